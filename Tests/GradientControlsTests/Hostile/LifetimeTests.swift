import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

@Suite("What an app does to a control while it is on screen", .serialized)
struct LifetimeTests {
  /// A second from full to half opacity.
  private var fading: ControlStyle {
    var style = plainStyle(seconds: 1)
    style[.disabled].opacity = 0.5
    style[.disabled].fill = .color("#ffffff")
    return style
  }

  @Test("Removed in the middle of a dissolve, it comes back at its end", arguments: Kind.allCases)
  func removedWhileDissolving(kind: Kind) {
    let control = kind.make(fading)
    let stage = Stage(control)
    control.isEnabled = false
    stage.wait(0.4)
    #expect(control.isDissolving)
    control.removeFromSuperview()
    #expect(!control.isDissolving)
    stage.add(control)
    #expect(abs(control.layer.opacity - 0.5) < 1e-6)
    #expect(control.alpha == 1)
    // White at half the opacity, premultiplied.
    let middle = control.middle
    #expect(middle.allSatisfy { abs(Int($0) - 128) <= 1 })
  }

  @Test("A memory warning in the middle of a dissolve changes nothing", arguments: Kind.allCases)
  func memoryWarning(kind: Kind) {
    let control = kind.make(fading)
    let stage = Stage(control)
    control.isEnabled = false
    stage.wait(0.5)
    let shown = control.picture()
    UIApplication.shared.sendMemoryWarning()
    #expect(control.picture() == shown)
    stage.wait(1)
    #expect(abs(Int(control.middle[3]) - 128) <= 1)
  }

  @Test("A control, its look and its timers are let go", arguments: Kind.allCases)
  func release(kind: Kind) {
    weak var control: (any Subject)?
    weak var look: Look?
    let stage = Stage()
    autoreleased {
      let made = kind.make(fading)
      stage.add(made)
      made.isEnabled = false
      made.isHighlighted = true
      made.isLoading = true
      stage.wait(0.02)
      made.isHighlighted = false
      (made as? GradientButton)?.gradientStyleName = "nobody"
      (made as? GradientControl)?.gradientStyleName = "nobody"
      made.removeFromSuperview()
      control = made
      look = made.look
    }
    stage.turn()
    #expect(control == nil)
    #expect(look == nil)
    stage.wait(2)
  }

  private func autoreleased(_ body: () -> Void) { body() }

  @Test("Another style while it is pressed is pressed too", arguments: Kind.allCases)
  func styleWhilePressed(kind: Kind) {
    let control = kind.make(plainStyle())
    let stage = Stage(control)
    let finger = Finger(on: stage.window)
    finger.down(on: control)
    control.style = plainStyle(normal: "#00ff00", pressed: "#ffff00")
    stage.turn()
    #expect(control.middle == [255, 255, 0, 255])
    finger.up()
    stage.wait(1)
    #expect(control.middle == [0, 255, 0, 255])
  }

  @Test("Disabled in its own action it looks disabled at once", arguments: Kind.allCases)
  func disabledInAction(kind: Kind) {
    var style = plainStyle(seconds: 0)
    style[.disabled].fill = .color("#00ff00")
    let control = kind.make(style)
    let stage = Stage(control)
    control.addAction(UIAction { _ in control.isEnabled = false }, for: .primaryActionTriggered)
    Finger(on: stage.window).tap(control)
    #expect(!control.isHighlighted)
    #expect(control.middle == [0, 255, 0, 255])
    stage.wait(1)
    #expect(control.middle == [0, 255, 0, 255])
  }

  @Test("In a window of another scale and gamut it has that one's pixels", arguments: Kind.allCases)
  func otherWindow(kind: Kind) throws {
    let control = kind.make(plainStyle(normal: "#c04040"))
    let first = Stage(control)
    let second = Stage()
    second.window.screenTraits.displayScale = 3
    second.window.screenTraits.displayGamut = .P3
    second.add(control)
    let image = try #require(control.look.view.layer.contents as? CGImage)
    #expect(image.width == 360)
    #expect(image.colorSpace?.name == CGColorSpace.displayP3)
    #expect(control.look.view.layer.contentsScale == 3)
    first.turn()
  }

  @Test("Figures that are none draw nothing wrong and trap nowhere", arguments: Kind.allCases)
  func absurdFigures(kind: Kind) {
    for figure in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
      var style = plainStyle(seconds: figure)
      style[.normal].insets = ContentInsets(
        top: figure, leading: figure, bottom: figure, trailing: figure)
      style[.normal].minWidth = figure
      style[.normal].minHeight = figure
      style[.normal].corners = .radius(figure)
      style[.normal].borderWidth = figure
      style[.normal].opacity = figure
      style[.normal].font = FontStyle(size: figure, weight: figure, letterSpacing: figure)
      style[.normal].shadows = [DropShadow(color: "#000000", offsetX: figure, blur: figure)]
      style[.highlighted].pressScale = figure
      let control = kind.make(style)
      (control as? GradientButton)?.setTitle("Words", for: .normal)
      (control as? GradientButton)?.imagePadding = CGFloat(figure)
      (control as? GradientControl)?.contentView = UILabel(frame: .zero)
      let stage = Stage(control)
      control.isHighlighted = true
      stage.turn()
      _ = control.picture()
      let size = control.intrinsicContentSize
      #expect(!size.width.isNaN && !size.height.isNaN)
      control.isHighlighted = false
      control.isLoading = true
      stage.wait(1)
      let transform = control.layer.sublayerTransform
      #expect(!transform.m11.isNaN)
    }
  }

  @Test("Loading switched fifty times leaves one spinner or none", arguments: Kind.allCases)
  func quickLoading(kind: Kind) {
    let control = kind.make()
    (control as? GradientButton)?.setTitle("Words", for: .normal)
    let stage = Stage(control)
    for count in 0..<50 {
      control.isLoading.toggle()
      if count % 3 == 0 { stage.turn() }
    }
    stage.turn()
    #expect(!control.isLoading)
    #expect(!control.subviews.contains { $0 is UIActivityIndicatorView })
    control.isLoading = true
    stage.turn()
    #expect(control.subviews.filter { $0 is UIActivityIndicatorView }.count == 1)
  }

  @Test("Between looks of two opacities the words stay hidden", arguments: Kind.allCases)
  func fadingWhileBusy(kind: Kind) {
    var style = fading
    style[.loading].opacity = 0.5
    let control = kind.make(style)
    (control as? GradientButton)?.setTitle("Words", for: .normal)
    let content = UILabel(frame: .zero)
    (control as? GradientControl)?.contentView = content
    let words = (control as? GradientButton)?.titleLabel ?? content
    let stage = Stage(control)
    control.isLoading = true
    stage.wait(0.5)
    #expect(control.isDissolving)
    #expect((words.layer.presentation() ?? words.layer).opacity == 0)
    let spinner = control.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
    // Three quarters of what the control itself will have, which is all until the end.
    #expect((spinner?.layer.presentation()?.opacity).map { abs($0 - 0.75) < 0.01 } == true)
    stage.wait(1)
    #expect(words.alpha == 0)
    #expect(spinner?.alpha == 1)
    control.isLoading = false
    stage.wait(2)
    #expect(words.alpha == 1)
  }

  @Test("Traits that are read and written back do not outlast the state", arguments: Kind.allCases)
  func traits(kind: Kind) {
    let control = kind.make()
    control.isLoading = true
    control.isSelected = kind == .control
    control.accessibilityTraits.insert(.header)
    control.isLoading = false
    control.isSelected = false
    #expect(control.accessibilityTraits == [.button, .header])
  }

  @Test("Taken from under the pointer, or from under a key, it comes back at rest")
  func takenAway() {
    var style = plainStyle()
    style[.hovered].fill = .color("#00ffff")
    let control = GradientControl(frame: frame)
    control.style = style
    let stage = Stage(control)
    Pointer.hover(control, true)
    #expect(control.middle == [0, 255, 255, 255])
    FocusSystem.focus(control)
    let press = UIPress()
    press.key = UIKey(.keyboardSpacebar, " ")
    control.pressesBegan([press], with: nil)
    #expect(control.isHighlighted)
    control.removeFromSuperview()
    FocusSystem.focus(nil)
    stage.add(control)
    #expect(!control.isHighlighted)
    #expect(control.middle == [0xc0, 0x40, 0x40, 255])
  }

  @Test("State and size in one animation of the app's end where they should")
  func stateAndSize() throws {
    for kind in Kind.allCases {
      let control = kind.make(plainStyle(seconds: 1))
      let stage = Stage(control)
      UIView.animate(withDuration: 0.5) {
        control.isHighlighted = true
        control.frame.size.width = 200
        control.layoutIfNeeded()
      }
      stage.wait(0.2)
      control.isHighlighted = false
      stage.wait(3)
      #expect(!control.isDissolving)
      let expected = try plainStyle().rendered(size: CGSize(width: 200, height: 44))
      #expect(control.picture().difference(from: expected) == 0)
    }
  }

  @Test("A picture beyond the cache's limit is shown, and not kept", arguments: Kind.allCases)
  func largePicture(kind: Kind) {
    let cache = PictureCache.shared
    let outer = cache.limit
    defer { cache.limit = outer }
    cache.removeAll()
    cache.limit = 100
    let control = kind.make()
    let stage = Stage(control)
    #expect(control.middle == [0xc0, 0x40, 0x40, 255])
    control.isHighlighted = true
    #expect(control.middle == [0x40, 0x40, 0xc0, 255])
    #expect(cache.count == 0)
    let drawn = cache.drawnCount
    control.setNeedsLayout()
    stage.turn()
    #expect(cache.drawnCount == drawn)
  }

  @Test("The spinner follows a tint that changes", arguments: Kind.allCases)
  func tint(kind: Kind) {
    let control = kind.make()
    control.tintColor = .red
    control.isLoading = true
    let stage = Stage(control)
    control.tintColor = .green
    stage.turn()
    let spinner = control.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(spinner?.color == .green)
  }

  @Test("A busy control is announced in the system's words", arguments: Kind.allCases)
  func announcement(kind: Kind) {
    let control = kind.make()
    let stage = Stage(control)
    HeadlessAccessibility.posts = []
    control.isLoading = true
    #expect(
      HeadlessAccessibility.posts.first?.argument as? String
        == UIActivityIndicatorView(style: .medium).accessibilityLabel)
    #expect(!stage.window.isHidden)
  }

  @Test("A busy control opens no menu", arguments: Kind.allCases)
  func menu(kind: Kind) {
    let control = kind.make()
    (control as? GradientButton)?.menu = UIMenu(children: [])
    let stage = Stage(control)
    let interaction = UIContextMenuInteraction(delegate: NoMenu())
    func menu() -> UIContextMenuConfiguration? {
      control.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
    }
    #expect((menu() != nil) == (kind == .button))
    control.isLoading = true
    #expect(menu() == nil)
    stage.turn()
  }
}

private final class NoMenu: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
