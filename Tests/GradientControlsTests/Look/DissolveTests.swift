import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("A change of looks", .serialized)
struct DissolveTests {
  /// Two stops to four, in a second, straight.
  private var style: ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = .gradient(gradient("#f287b0", "#503045"))
    style[.normal].corners = .radius(9)
    style[.normal].borderPaint = .color("#784559")
    style[.normal].borderWidth = 1.5
    style[.normal].shadows = [DropShadow(color: "#00000080", offsetY: 2, blur: 6)]
    style[.selected].fill = .gradient(
      GradientFill(stops: [
        GradientStop("#102040", at: 0), GradientStop("#40c0f0", at: 0.3),
        GradientStop("#f0e040", at: 0.31), GradientStop("#20a060", at: 1),
      ]))
    style[.selected].shadows = [DropShadow(color: "#ff0000", blur: 2)]
    style[.normal].transition = Transition(
      release: Transition.Timing(duration: 1, curve: SIMD4(0, 0, 1, 1)))
    style[.highlighted].fill = .color("#00ff00")
    return style
  }

  private func mixture(_ a: Pixmap, _ b: Pixmap, _ share: Double) -> [Double] {
    zip(a.bytes, b.bytes).map { Double($0) * (1 - share) + Double($1) * share }
  }

  private func isNear(_ shown: Pixmap, _ expected: [Double]) -> Bool {
    shown.bytes.count == expected.count
      && zip(shown.bytes, expected).allSatisfy { abs(Double($0) - $1) <= 1.5 }
  }

  private func exact(_ state: ControlState, of style: ControlStyle) throws -> Pixmap {
    try style.rendered(state, margin: 12, path: .exact)
  }

  @Test(
    "Part of the way it is the exact blend of both looks, whatever their stops [R49]",
    arguments: [0.25, 0.5, 0.8])
  func halfWay(share: Double) throws {
    let control = Kind.button.make(style)
    let stage = Stage(control)
    let before = try exact(.normal, of: style)
    let after = try exact(.selected, of: style)
    #expect(isNear(control.picture(margin: 12), mixture(before, after, 0)))
    control.isSelected = true
    stage.wait(share)
    #expect(isNear(control.picture(margin: 12), mixture(before, after, share)))
    stage.wait(1)
    #expect(!control.isDissolving)
    #expect(isNear(control.picture(margin: 12), mixture(before, after, 1)))
  }

  @Test("Looks of different opacity blend exactly too, and the app's alpha stays its own")
  func opacity() throws {
    var style = style
    style[.disabled].opacity = 0.3
    style[.disabled].fill = .color("#ffffff")
    let control = Kind.control.make(style)
    let stage = Stage(control)
    let before = try exact(.normal, of: style)
    let after = try exact(.disabled, of: style)
    control.isEnabled = false
    stage.wait(0.5)
    #expect(isNear(control.picture(margin: 12), mixture(before, after, 0.5)))
    #expect(control.alpha == 1)
    stage.wait(1)
    #expect(isNear(control.picture(margin: 12), mixture(before, after, 1)))
    #expect(abs(control.layer.opacity - 0.3) < 1e-6)
    #expect(control.alpha == 1)
    control.alpha = 0.5
    #expect(control.alpha == 0.5)
    #expect(abs(control.layer.opacity - 0.15) < 1e-6)
    control.isEnabled = true
    stage.wait(2)
    #expect(control.alpha == 0.5)
    #expect(control.layer.opacity == 0.5)
  }

  @Test(
    "Interrupted at any moment it goes on from what is shown",
    arguments: [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95])
  func interrupted(moment: Double) throws {
    var style = style
    style[.disabled].opacity = 0.4
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.isSelected = true
    stage.wait(moment)
    let shown = control.picture(margin: 12)
    control.isEnabled = false
    let after = control.picture(margin: 12)
    #expect(after.difference(from: shown).map { $0 <= 1 } == true)
    // And again on the way to there, back to where it began.
    stage.wait(0.5)
    let second = control.picture(margin: 12)
    control.isSelected = false
    control.isEnabled = true
    #expect(control.picture(margin: 12).difference(from: second).map { $0 <= 1 } == true)
    stage.wait(2)
    #expect(control.picture(margin: 12) == (try style.rendered(margin: 12)))
  }

  @Test("The style's curve and delay are kept: what is shown is what Core Animation shows")
  func timing() throws {
    var style = style
    style[.normal].transition = Transition(
      release: Transition.Timing(duration: 1, delay: 0.5, curve: SIMD4(0.42, 0, 1, 1)))
    let control = Kind.button.make(style)
    let stage = Stage(control)
    let before = try exact(.normal, of: style)
    let after = try exact(.selected, of: style)
    control.isSelected = true
    stage.wait(0.4)
    #expect(isNear(control.picture(margin: 12), mixture(before, after, 0)))
    stage.wait(0.6)
    // CSS's ease-in half way through its time: 0.3153568.
    #expect(isNear(control.picture(margin: 12), mixture(before, after, 0.3153568)))
    let shown = control.picture(margin: 12)
    control.isSelected = false
    #expect(control.picture(margin: 12).difference(from: shown).map { $0 <= 1 } == true)
  }

  @Test("A press comes in at once and its release takes the style's time")
  func pressAndRelease() {
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.isHighlighted = true
    #expect(!control.isDissolving)
    #expect(control.middle == [0, 255, 0, 255])
    stage.wait(0.5)
    control.isHighlighted = false
    #expect(control.isDissolving)
    stage.wait(1.1)
    #expect(!control.isDissolving)
  }

  @Test("A second change to the same look changes nothing on the way")
  func sameAgain() {
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.isSelected = true
    stage.wait(0.3)
    let shown = control.picture()
    control.isSelected = true
    control.setNeedsLayout()
    #expect(control.picture() == shown)
    #expect(control.isDissolving)
  }
}

@Suite("When a change is not animated [U8]", .serialized)
struct AnimationGateTests {
  private let style = plainStyle(seconds: 1)

  @Test("The first show is at once, whatever came before", arguments: Kind.allCases)
  func firstShow(kind: Kind) {
    let control = kind.make(style)
    control.isHighlighted = true
    control.layoutIfNeeded()
    let stage = Stage()
    stage.window.addSubview(control)
    control.isHighlighted = false
    control.isSelected = true
    stage.turn()
    #expect(!control.isDissolving)
    control.isHighlighted = true
    #expect(control.isDissolving)
  }

  @Test("Without a window")
  func noWindow() {
    let control = Kind.button.make(style)
    control.layoutIfNeeded()
    control.isHighlighted = true
    control.layoutIfNeeded()
    #expect(!control.isDissolving)
    #expect(control.look.view.layer.contents != nil)
  }

  @Test("Off screen")
  func offScreen() {
    let control = Kind.button.make(style, frame: CGRect(x: 0, y: 900, width: 100, height: 44))
    _ = Stage(control)
    control.isHighlighted = true
    #expect(!control.isDissolving)
    #expect(control.middle == [0x40, 0x40, 0xc0, 255])
  }

  @Test("Under Reduce Motion")
  func reduceMotion() {
    let control = Kind.button.make(style)
    _ = Stage(control)
    HeadlessAccessibility.set(.reduceMotion, to: true)
    defer { HeadlessAccessibility.set(.reduceMotion, to: false) }
    control.isHighlighted = true
    #expect(!control.isDissolving)
    #expect(control.middle == [0x40, 0x40, 0xc0, 255])
  }

  @Test("In performWithoutAnimation, and where animations are switched off")
  func withoutAnimation() {
    let control = Kind.control.make(style)
    let stage = Stage(control)
    UIView.performWithoutAnimation { control.isHighlighted = true }
    #expect(!control.isDissolving)
    stage.wait(0.5)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    control.isHighlighted = false
    #expect(!control.isDissolving)
  }

  @Test("A style without a transition changes at once")
  func noTransition() {
    let control = Kind.button.make(plainStyle())
    _ = Stage(control)
    control.isHighlighted = true
    #expect(!control.isDissolving)
  }

  @Test("Inside the app's own animation it takes that one's time")
  func inherited() {
    let control = Kind.button.make(plainStyle())
    let stage = Stage(control)
    UIView.animate(withDuration: 2) { control.isSelected = true }
    #expect(!control.isDissolving, "selected looks like normal here")
    UIView.animate(withDuration: 2) { control.isHighlighted = true }
    #expect(control.isDissolving)
    stage.wait(1.9)
    #expect(control.isDissolving)
    stage.wait(0.2)
    #expect(!control.isDissolving)
  }

  @Test("Another style is shown at once, and dissolves in the app's own animation")
  func styleChange() {
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.style = plainStyle(normal: "#00ff00", seconds: 1)
    stage.turn()
    #expect(!control.isDissolving)
    UIView.animate(withDuration: 1) { control.style = plainStyle(normal: "#0000ff") }
    #expect(control.isDissolving)
  }

  @Test("A cell that comes back shows its new state at once")
  func reuse() {
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.isHighlighted = true
    stage.wait(0.3)
    control.removeFromSuperview()
    #expect(!control.isDissolving)
    control.isHighlighted = false
    stage.add(control)
    #expect(!control.isDissolving)
    #expect(control.middle == [0xc0, 0x40, 0x40, 255])
  }
}
