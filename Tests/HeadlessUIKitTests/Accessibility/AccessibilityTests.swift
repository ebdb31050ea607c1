import HeadlessUIKit
import Testing

@Suite("Accessibility, focus, pointer and nibs", .serialized)
struct AccessibilityTests {
  @Test func `Raw values of traits [XM]`() {
    #expect(UIAccessibilityTraits.button.rawValue == 1)
    #expect(UIAccessibilityTraits.selected.rawValue == 8)
    #expect(UIAccessibilityTraits.notEnabled.rawValue == 256)
  }

  @Test func `A button says what it is and how it stands`() {
    let button = UIButton()
    button.setTitle("Record", for: .normal)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityLabel == "Record")
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    button.isSelected = true
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    #expect(!UIControl().isAccessibilityElement)
  }

  @Test func `VoiceOver's activation is a tap on a button, and nothing on a plain control`() {
    let button = UIButton()
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    #expect(button.accessibilityActivate())
    #expect(log.sorted() == ["primary", "up"])
    #expect(!UIControl().accessibilityActivate())
  }

  @Test func `Settings are told to who listens`() {
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    HeadlessAccessibility.set(.reduceMotion, to: true)
    #expect(UIAccessibility.isReduceMotionEnabled)
    HeadlessAccessibility.set(.reduceMotion, to: false)
    #expect(!UIAccessibility.isReduceMotionEnabled)
    NotificationCenter.default.removeObserver(token)
    #expect(told == 2)
  }

  @Test func `Memory warnings are posted`() {
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    UIApplication.shared.sendMemoryWarning()
    NotificationCenter.default.removeObserver(token)
    #expect(told == 1)
  }

  @Test func `Announcements are kept for tests`() {
    let before = HeadlessAccessibility.posts.count
    UIAccessibility.post(notification: .announcement, argument: "Loading")
    #expect(HeadlessAccessibility.posts.count == before + 1)
    #expect(HeadlessAccessibility.posts.last?.argument as? String == "Loading")
  }

  @Test func `Focus moves, adds its bit, and Space activates`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let window = show(button)
    var runs = 0
    button.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
    FocusSystem.focus(button)
    #expect(button.state == .focused)
    Keyboard.press(.keyboardSpacebar, in: window)
    #expect(runs == 1)
    FocusSystem.focus(nil)
    #expect(button.state == .normal)
  }

  @Test func `A plain control cannot be focused, so keys pass it by`() {
    let control = UIControl()
    FocusSystem.focus(control)
    #expect(!control.isFocused)
  }

  @Test func `Setting a pointer style turns the pointer's interaction on [O2]`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(!button.isPointerInteractionEnabled)
    #expect(Pointer.style(over: button) == nil)
    button.pointerStyleProvider = { button, effect, _ in
      UIPointerStyle(effect: effect, shape: .roundedRect(button.frame, radius: 25))
    }
    #expect(button.isPointerInteractionEnabled)
    guard case .roundedRect(_, let radius)? = Pointer.style(over: button)?.shape else {
      Issue.record("no shape")
      return
    }
    #expect(radius == 25)
    Pointer.hover(button, true)
    #expect(button.isHovered)
  }

  @Test func `A nib: coder, superview, attributes in the nib's order, awakeFromNib, layout`() {
    final class Own: UIButton {
      var log: [String] = []
      override func didMoveToSuperview() { log.append("superview") }
      override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout")
      }
    }
    let coder = NibCoder(frame: CGRect(x: 0, y: 0, width: 600, height: 44))
    coder.title = "Nib"
    let outer = UIView()
    let button = Nib.load(
      Own.self, from: coder, into: outer,
      attributes: [{ $0.log.append("b") }, { $0.log.append("a") }])
    #expect(button?.log == ["superview", "b", "a", "awake"])
    #expect(button?.bounds.width == 600)
    #expect(button?.currentTitle == "Nib")
    #expect(button?.configuration == nil)
    outer.layoutIfNeeded()
    #expect(button?.log.last == "layout")
  }

  @Test func `Storyboards of Xcode 13 and later give buttons a plain configuration`() {
    let coder = NibCoder(frame: .zero)
    coder.hasConfiguration = true
    #expect(Nib.load(UIButton.self, from: coder)?.configuration != nil)
  }
}
