import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

@Suite("A touch or key in whose middle a control gets busy", .serialized)
struct BusyTouchTests {
  private func recorded(_ control: any Subject) -> () -> [String] {
    final class Log { var events: [String] = [] }
    let log = Log()
    let names: [(UIControl.Event, String)] = [
      (.touchUpInside, "up"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"), (.touchDragInside, "drag"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { _ in log.events.append(name) }, for: event)
    }
    return { log.events }
  }

  @Test("Down, busy, no longer busy, up: nothing fires", arguments: Kind.allCases)
  func onAndOff(kind: Kind) {
    let control = kind.make()
    let stage = Stage(control)
    let events = recorded(control)
    let finger = Finger(on: stage.window)
    finger.down(on: control)
    control.isLoading = true
    #expect(events() == ["cancel"])
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    control.isLoading = false
    finger.move(to: control.center)
    finger.up()
    #expect(events() == ["cancel"])
    #expect(!control.isHighlighted)
    // The next touch is one like any other.
    Finger(on: stage.window).tap(control)
    #expect(events() == ["cancel", "up", "primary"])
  }

  @Test("It is cancelled once, however often it moves and is taken away", arguments: Kind.allCases)
  func once(kind: Kind) {
    let control = kind.make()
    let stage = Stage(control)
    let events = recorded(control)
    let finger = Finger(on: stage.window)
    finger.down(on: control)
    control.isLoading = true
    for step in 0..<5 { finger.move(to: CGPoint(x: 60 + step, y: 60)) }
    control.isLoading = false
    control.isLoading = true
    finger.cancel()
    #expect(events() == ["cancel"])
  }

  @Test("The same finger down again, no longer busy, taps", arguments: Kind.allCases)
  func sameFinger(kind: Kind) {
    let control = kind.make()
    let stage = Stage(control)
    let events = recorded(control)
    let finger = Finger(on: stage.window)
    finger.down(on: control)
    control.isLoading = true
    finger.up()
    control.isLoading = false
    finger.tap(control)
    #expect(events() == ["cancel", "up", "primary"])
  }

  @Test("Down while it is busy and up when it is not: nothing fires", arguments: Kind.allCases)
  func downWhileBusy(kind: Kind) {
    let control = kind.make()
    let stage = Stage(control)
    let events = recorded(control)
    control.isLoading = true
    let finger = Finger(on: stage.window)
    finger.down(on: control)
    control.isLoading = false
    finger.up()
    #expect(events().isEmpty)
  }

  @Test("Busy from the action of the tap itself: the tap is whole", arguments: Kind.allCases)
  func fromTheAction(kind: Kind) {
    let control = kind.make()
    let stage = Stage(control)
    let events = recorded(control)
    control.addAction(
      UIAction { [weak control] _ in control?.isLoading = true }, for: .touchUpInside)
    Finger(on: stage.window).tap(control)
    #expect(events() == ["up", "primary"])
    #expect(!control.isHighlighted)
  }

  @Test("Busy from the handler of touch-down: nothing else fires", arguments: Kind.allCases)
  func fromTouchDown(kind: Kind) {
    let control = kind.make()
    let stage = Stage(control)
    let events = recorded(control)
    control.addAction(UIAction { [weak control] _ in control?.isLoading = true }, for: .touchDown)
    let finger = Finger(on: stage.window)
    finger.down(on: control)
    control.isLoading = false
    finger.up()
    #expect(events() == ["cancel"])
    #expect(!control.isHighlighted)
  }

  @Test(
    "A key that was down when it got busy does nothing when it goes up", arguments: Kind.allCases)
  func key(kind: Kind) {
    let control = kind.make()
    let stage = Stage(control)
    let events = recorded(control)
    FocusSystem.focus(control)
    let press = UIPress()
    press.key = UIKey(.keyboardSpacebar, " ")
    control.pressesBegan([press], with: nil)
    control.isLoading = true
    control.isLoading = false
    control.pressesEnded([press], with: nil)
    #expect(events().isEmpty)
    #expect(!control.isHighlighted)
    Keyboard.press(.keyboardSpacebar, in: stage.window)
    #expect(events() == ["up", "primary"])
    FocusSystem.focus(nil)
  }

  @Test(
    "A key that went down while it was busy goes to the next responder", arguments: Kind.allCases)
  func keyWhileBusy(kind: Kind) {
    final class Parent: UIView {
      var seen: [String] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        seen.append("began")
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        seen.append("ended")
      }
    }
    let control = kind.make()
    let parent = Parent(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    parent.addSubview(control)
    _ = Stage(parent)
    let events = recorded(control)
    FocusSystem.focus(control)
    control.isLoading = true
    let press = UIPress()
    press.key = UIKey(.keyboardSpacebar, " ")
    control.pressesBegan([press], with: nil)
    control.isLoading = false
    control.pressesEnded([press], with: nil)
    #expect(events().isEmpty)
    #expect(parent.seen == ["began", "ended"])
    FocusSystem.focus(nil)
  }
}
