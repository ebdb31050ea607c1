import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

@Suite("A control around any content", .serialized)
struct GradientControlTests {
  private let control = GradientControl(frame: CGRect(x: 50, y: 50, width: 200, height: 60))
  private let stage: Stage
  private let log = Log()

  private final class Log {
    var events: [String] = []

    nonisolated deinit {}
  }

  init() {
    control.style = plainStyle()
    control.style[.normal].insets = ContentInsets(top: 4, leading: 10, bottom: 6, trailing: 20)
    stage = Stage(control)
    let log = log
    control.addAction(UIAction { _ in log.events.append("up") }, for: .touchUpInside)
    control.addAction(
      UIAction { _ in log.events.append("primary") }, for: .primaryActionTriggered)
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = text
    return label
  }

  @Test("Content fills what the insets leave, over the fill [R18]")
  func content() {
    let content = UIView(frame: .zero)
    content.backgroundColor = .green
    control.contentView = content
    stage.turn()
    #expect(content.frame == CGRect(x: 10, y: 4, width: 170, height: 50))
    #expect(control.picture().pixel(50, 30) == [0, 255, 0, 255])
    #expect(control.picture().pixel(5, 30) == [0xc0, 0x40, 0x40, 255])
    control.contentView = nil
    #expect(content.superview == nil)
  }

  @Test("Its size is the content's and the insets', at least 44 high")
  func size() {
    let content = label("Words")
    control.contentView = content
    let words = content.intrinsicContentSize
    #expect(
      control.intrinsicContentSize
        == CGSize(width: words.width.rounded(.up) + 30, height: 44))
    control.style[.normal].height = 80
    #expect(control.intrinsicContentSize.height == 80)
  }

  @Test("A stack view in it swallows no touch [U19]")
  func stackView() {
    let stack = UIStackView(arrangedSubviews: [label("One"), label("Two")])
    stack.isUserInteractionEnabled = true
    control.contentView = stack
    stage.turn()
    Finger(on: stage.window).tap(stack)
    #expect(log.events == ["up", "primary"])
  }

  @Test("An enabled control or a view with a gesture in it takes its own touches [U19]")
  func innerControls() {
    let content = UIView(frame: .zero)
    let inner = UIControl(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let gesture = UIView(frame: CGRect(x: 50, y: 0, width: 40, height: 40))
    gesture.addGestureRecognizer(UITapGestureRecognizer())
    content.addSubview(inner)
    content.addSubview(gesture)
    control.contentView = content
    stage.turn()
    #expect(stage.window.hitTest(CGPoint(x: 70, y: 70), with: nil) === inner)
    #expect(stage.window.hitTest(CGPoint(x: 120, y: 70), with: nil) === gesture)
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 70), with: nil) === control)
    inner.isEnabled = false
    #expect(stage.window.hitTest(CGPoint(x: 70, y: 70), with: nil) === control)
  }

  @Test("The space bar presses it while it has the focus: the same events as a tap [U20]")
  func keyboard() {
    Keyboard.press(.keyboardSpacebar, in: stage.window)
    #expect(log.events.isEmpty)
    FocusSystem.focus(control)
    defer { FocusSystem.focus(nil) }
    Keyboard.press(.keyboardSpacebar, in: stage.window)
    #expect(log.events == ["up", "primary"])
    #expect(!control.isHighlighted)
    Keyboard.press(.keyboardTab, in: stage.window)
    #expect(log.events.count == 2)
    control.isEnabled = false
    #expect(!control.canBecomeFocused)
    Keyboard.press(.keyboardSpacebar, in: stage.window)
    #expect(log.events.count == 2)
  }

  @Test("While the space bar is down it looks pressed")
  func keyDown() {
    FocusSystem.focus(control)
    defer { FocusSystem.focus(nil) }
    let press = UIPress()
    press.key = UIKey(.keyboardSpacebar, " ")
    control.pressesBegan([press], with: nil)
    #expect(control.look.drawnState.contains(.highlighted))
    control.pressesCancelled([press], with: nil)
    #expect(!control.isHighlighted)
    #expect(log.events.isEmpty)
  }

  @Test("To VoiceOver it is one button, named by the words in it")
  func accessibility() {
    control.contentView = UIStackView(arrangedSubviews: [label("Slate"), label("49 €")])
    #expect(control.isAccessibilityElement)
    #expect(control.accessibilityLabel == "Slate, 49 €")
    #expect(control.accessibilityTraits == .button)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.accessibilityTraits == [.button, .selected, .notEnabled])
    control.accessibilityLabel = "Own"
    #expect(control.accessibilityLabel == "Own")
    control.accessibilityTraits = .link
    #expect(control.accessibilityTraits.contains(.link))
  }
}

@Suite("Shapes for pointer, focus ring and previews [U21]", .serialized)
struct ShapeTests {
  private var style: ControlStyle {
    var style = plainStyle()
    style[.normal].corners = .capsule
    return style
  }

  /// A capsule: its ends are round, so its corners are not in it and its middle is.
  private func isCapsule(_ path: UIBezierPath?, in box: CGRect) -> Bool {
    guard let path else { return false }
    return !path.contains(CGPoint(x: box.minX + 2, y: box.minY + 2))
      && path.contains(CGPoint(x: box.midX, y: box.midY))
      && path.contains(CGPoint(x: box.minX + 1, y: box.midY))
      && abs(path.bounds.width - box.width) < 0.01 && abs(path.bounds.minX - box.minX) < 0.01
  }

  @Test("The pointer takes the outline's shape", arguments: Kind.allCases)
  func pointer(kind: Kind) {
    let control = kind.make(style)
    _ = Stage(control)
    let shown =
      (control as? GradientButton).flatMap { Pointer.style(over: $0) }
      ?? Pointer.style(over: control as UIView)
    guard case .path(let path)? = shown?.shape else {
      Issue.record("no path")
      return
    }
    #expect(isCapsule(path, in: frame))
  }

  @Test("The focus ring has the outline's shape and follows it", arguments: Kind.allCases)
  func focus(kind: Kind) {
    let control = kind.make(style)
    let stage = Stage(control)
    #expect(isCapsule((control.focusEffect as? UIFocusHaloEffect)?.path, in: control.bounds))
    control.frame.size.width = 200
    stage.turn()
    #expect(isCapsule((control.focusEffect as? UIFocusHaloEffect)?.path, in: control.bounds))
  }

  @Test("A menu's preview has the outline's shape and no ground", arguments: Kind.allCases)
  func preview(kind: Kind) {
    let control = kind.make(style)
    _ = Stage(control)
    let interaction = UIContextMenuInteraction(delegate: control)
    let preview = control.contextMenuInteraction(
      interaction, previewForHighlightingMenuWithConfiguration: UIContextMenuConfiguration())
    #expect(isCapsule(preview?.parameters.visiblePath, in: control.bounds))
    #expect(preview?.parameters.backgroundColor == .clear)
  }
}
