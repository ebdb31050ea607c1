import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("A gradient that moves", .serialized)
struct CycleTests {
  private let fills = [
    gradient("#102040", "#40c0f0"),
    GradientFill(
      stops: [GradientStop("#f0e040", at: 0.3), GradientStop("#20a060", at: 0.31)],
      kind: .axial(.to(.leading))),
  ]

  private var style: ControlStyle {
    var style = plainStyle(pressed: "#ffffff", seconds: 1)
    style[.normal].fill = .gradient(gradient("#f287b0", "#503045"))
    style[.normal].corners = .radius(9)
    style[.normal].shadows = [DropShadow(color: "#00000080", offsetY: 2, blur: 6)]
    return style
  }

  /// Three seconds: one from each fill to the next.
  private func moving(_ kind: Kind, _ style: ControlStyle? = nil) -> (any Subject, Stage) {
    let control = kind.make(style ?? self.style)
    control.gradientCycle = GradientCycle(through: fills, seconds: 3)
    return (control, Stage(control))
  }

  /// The style with another of the fills, as the exact sampler draws it; 0 is its own.
  private func exact(_ index: Int, in environment: StyleEnvironment = StyleEnvironment()) throws
    -> Pixmap
  {
    var style = style
    if index > 0 { style[.normal].fill = .gradient(fills[index - 1]) }
    return try style.rendered(in: environment, margin: 12, path: .exact)
  }

  private func isNear(_ shown: Pixmap, _ a: Pixmap, _ b: Pixmap, _ share: Double) -> Bool {
    guard shown.bytes.count == a.bytes.count, a.bytes.count == b.bytes.count else { return false }
    return shown.bytes.indices.allSatisfy { index in
      let expected = Double(a.bytes[index]) * (1 - share) + Double(b.bytes[index]) * share
      return abs(Double(shown.bytes[index]) - expected) <= 1.5
    }
  }

  @Test(
    "At each moment it is the exact blend of two fills, and it comes round",
    arguments: Kind.allCases)
  func blends(kind: Kind) throws {
    let (control, stage) = moving(kind)
    let layers = control.layer.sublayers?.count
    let looks = try (0...2).map { try exact($0) }
    for step in 0..<14 {
      let place = Double(step) * 0.25
      let index = Int(place) % 3
      let share = place - place.rounded(.down)
      #expect(
        isNear(control.picture(margin: 12), looks[index], looks[(index + 1) % 3], share),
        "\(place)")
      stage.wait(0.25)
    }
    #expect(control.layer.sublayers?.count == layers)
    #expect(control.look.view.layer.sublayers == nil)
  }

  @Test(
    "A press dissolves out of what is shown; afterwards it begins anew, without a jump",
    arguments: Kind.allCases)
  func pressed(kind: Kind) throws {
    let (control, stage) = moving(kind)
    stage.wait(1.4)
    let shown = control.picture(margin: 12)
    control.isHighlighted = true
    #expect(control.picture(margin: 12).difference(from: shown).map { $0 <= 1 } == true)
    stage.wait(2)
    #expect(control.middle == [255, 255, 255, 255])
    // Nothing moves while a state is on.
    stage.wait(2)
    #expect(control.middle == [255, 255, 255, 255])
    control.isHighlighted = false
    stage.wait(1)
    let (first, second) = (try exact(0), try exact(1))
    #expect(isNear(control.picture(margin: 12), first, second, 0))
    stage.wait(0.5)
    #expect(isNear(control.picture(margin: 12), first, second, 0.5))
  }

  @Test(
    "Under Reduce Motion nothing moves, from whenever it is switched on", arguments: Kind.allCases)
  func reduceMotion(kind: Kind) throws {
    defer { HeadlessAccessibility.set(.reduceMotion, to: false) }
    let (control, stage) = moving(kind)
    stage.wait(1.4)
    HeadlessAccessibility.set(.reduceMotion, to: true)
    #expect(!control.isDissolving)
    let still = try exact(0)
    #expect(isNear(control.picture(margin: 12), still, still, 0))
    stage.wait(5)
    #expect(isNear(control.picture(margin: 12), still, still, 0))
    let (other, otherStage) = moving(kind)
    #expect(!other.isDissolving)
    HeadlessAccessibility.set(.reduceMotion, to: false)
    stage.wait(0.5)
    #expect(isNear(control.picture(margin: 12), still, try exact(1), 0.5))
    #expect(other.isDissolving)
    #expect(other.window === otherStage.window)
  }

  @Test("Taken away it dissolves back to the style's own fill", arguments: Kind.allCases)
  func takenAway(kind: Kind) throws {
    let (control, stage) = moving(kind)
    stage.wait(1)
    control.gradientCycle = nil
    let (first, second) = (try exact(0), try exact(1))
    #expect(isNear(control.picture(margin: 12), second, first, 0))
    stage.wait(0.5)
    #expect(isNear(control.picture(margin: 12), second, first, 0.5))
    stage.wait(1)
    #expect(!control.isDissolving)
    #expect(isNear(control.picture(margin: 12), first, first, 0))
  }

  @Test(
    "Out of its window it stands still, and moves from the beginning when it comes back",
    arguments: Kind.allCases)
  func noWindow(kind: Kind) throws {
    let (control, stage) = moving(kind)
    stage.wait(1.4)
    control.removeFromSuperview()
    #expect(!control.isDissolving)
    stage.add(control)
    stage.wait(0.5)
    #expect(isNear(control.picture(margin: 12), try exact(0), try exact(1), 0.5))
  }

  @Test("A resize goes on where the cycle is, in pictures of the new size")
  func resize() throws {
    let (control, stage) = moving(.button)
    stage.wait(0.5)
    let size = CGSize(width: 200, height: 60)
    control.frame.size = size
    stage.turn()
    var other = style
    other[.normal].fill = .gradient(fills[0])
    let first = try style.rendered(size: size, margin: 12, path: .exact)
    let second = try other.rendered(size: size, margin: 12, path: .exact)
    #expect(isNear(control.picture(margin: 12), first, second, 0.5))
  }

  @Test("Leading and trailing turn with the direction, and a dark look stays under its cycle")
  func environment() throws {
    var style = style
    style[.normal, in: .dark].fill = .color("#000000")
    let (control, stage) = moving(.control, style)
    control.overrideUserInterfaceStyle = .dark
    control.semanticContentAttribute = .forceRightToLeft
    stage.wait(2)
    stage.turn()
    let expected = try exact(
      2, in: StyleEnvironment(layoutDirection: .rightToLeft))
    control.gradientCycle = nil
    #expect(isNear(control.picture(margin: 12), expected, expected, 0))
    stage.wait(2)
    #expect(control.middle == [0, 0, 0, 255])
  }

  @Test("Each fill is drawn once, however long it moves and however often it is pressed")
  func drawnOnce() {
    PictureCache.shared.removeAll()
    let before = PictureCache.shared.drawnCount
    let (control, stage) = moving(.button)
    for _ in 0..<10 {
      stage.wait(4)
      control.isHighlighted = true
      stage.wait(2)
      control.isHighlighted = false
    }
    #expect(PictureCache.shared.drawnCount == before + 4)
  }

  @Test(
    "A cycle without fills, or without a time, keeps still",
    arguments: [0, -1, Double.nan, Double.infinity])
  func still(seconds: Double) {
    let control = Kind.button.make(style)
    control.gradientCycle = GradientCycle(through: fills, seconds: seconds)
    let other = Kind.control.make(style)
    other.gradientCycle = GradientCycle(through: [], seconds: 3)
    let stage = Stage(control)
    stage.add(other)
    stage.wait(1)
    #expect(!control.isDissolving)
    #expect(!other.isDissolving)
  }
}
