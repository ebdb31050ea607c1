import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

@Suite("A control that is busy", .serialized)
struct LoadingTests {
  private var style: ControlStyle {
    var style = plainStyle()
    style[.normal].titleColor = "#ffff00"
    return style
  }

  private func spinner(of view: UIView) -> UIActivityIndicatorView? {
    view.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first
  }

  @Test("It keeps its size and shows a spinner in the title's colour instead of the title [R55]")
  func button() {
    let button = GradientButton(frame: frame)
    button.style = style
    button.setTitle("Record a long thing", for: .normal)
    let stage = Stage(button)
    let size = button.intrinsicContentSize
    button.isLoading = true
    stage.turn()
    #expect(button.intrinsicContentSize == size)
    #expect(spinner(of: button)?.isAnimating == true)
    #expect(spinner(of: button)?.color == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(spinner(of: button)?.frame == CGRect(x: 50, y: 12, width: 20, height: 20))
    #expect(button.titleLabel?.alpha == 0)
    button.isLoading = false
    stage.turn()
    #expect(spinner(of: button) == nil)
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test("The content of a control gives way to the spinner and comes back with its own alpha")
  func control() {
    let control = GradientControl(frame: frame)
    control.style = style
    let content = UILabel(frame: .zero)
    content.alpha = 0.7
    control.contentView = content
    let stage = Stage(control)
    control.isLoading = true
    stage.turn()
    #expect(content.alpha == 0)
    #expect(spinner(of: control)?.isAnimating == true)
    control.isLoading = false
    stage.turn()
    #expect(abs(content.alpha - 0.7) < 1e-6)
  }

  @Test("Touches and keys do nothing, and nothing falls through", arguments: Kind.allCases)
  func inert(kind: Kind) {
    let control = kind.make(style)
    let stage = Stage(control)
    var events = 0
    control.addAction(UIAction { _ in events += 1 }, for: .allEvents)
    control.isLoading = true
    Finger(on: stage.window).tap(control)
    FocusSystem.focus(control)
    Keyboard.press(.keyboardSpacebar, in: stage.window)
    FocusSystem.focus(nil)
    #expect(events == 0)
    #expect(!control.isHighlighted)
    #expect(stage.window.hitTest(control.center, with: nil) === control)
    // The app itself may still send what it likes.
    control.sendActions(for: .valueChanged)
    #expect(events == 1)
  }

  @Test("A touch in whose middle it gets busy is cancelled", arguments: Kind.allCases)
  func cancelled(kind: Kind) {
    let control = kind.make(style)
    let stage = Stage(control)
    var events: [String] = []
    control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    control.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    control.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    let finger = Finger(on: stage.window)
    finger.down(on: control)
    control.isLoading = true
    finger.up()
    #expect(events == ["cancel"])
    #expect(!control.isHighlighted)
  }

  @Test("VoiceOver is told, and hears that the control is not enabled", arguments: Kind.allCases)
  func voiceOver(kind: Kind) {
    let control = kind.make(style)
    let stage = Stage(control)
    HeadlessAccessibility.posts = []
    (control as? GradientButton)?.loadingDescription = "Saving"
    (control as? GradientControl)?.loadingDescription = "Saving"
    control.isLoading = true
    stage.turn()
    #expect(HeadlessAccessibility.posts.map(\.notification) == [.announcement])
    #expect(HeadlessAccessibility.posts.first?.argument as? String == "Saving")
    #expect(control.accessibilityValue == "Saving")
    #expect(control.accessibilityTraits.isSuperset(of: [.button, .notEnabled]))
    #expect(!control.accessibilityActivate())
    control.isLoading = false
    #expect(control.accessibilityValue == nil)
    #expect(!control.accessibilityTraits.contains(.notEnabled))
    #expect(HeadlessAccessibility.posts.last?.notification == .layoutChanged)
  }

  @Test("The loading look is the style's")
  func look() {
    var style = style
    style[.loading].fill = .color("#00ffff")
    let control = Kind.button.make(style)
    let stage = Stage(control)
    control.isLoading = true
    stage.turn()
    #expect(control.picture().pixel(2, 2) == [0, 255, 255, 255])
  }
}
