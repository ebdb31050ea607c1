import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

/// A control that writes down what happens to it.
private protocol Recorded: Subject {
  var calls: [String] { get set }
}

private final class RecordedButton: GradientButton, Recorded {
  var calls: [String] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin")
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue")
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    calls.append("end")
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    calls.append(event == nil ? "cancel without event" : "cancel")
    super.cancelTracking(with: event)
  }
}

private final class RecordedControl: GradientControl, Recorded {
  var calls: [String] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin")
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue")
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    calls.append("end")
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    calls.append(event == nil ? "cancel without event" : "cancel")
    super.cancelTracking(with: event)
  }
}

private final class Log {
  var events: [String] = []

  nonisolated deinit {}
}

/// A control at 100…180 by 100…144, its log and a finger.
private struct Trial {
  let control: any Recorded
  let log = Log()
  let stage: Stage
  let finger: Finger

  init(_ kind: Kind) {
    let box = CGRect(x: 100, y: 100, width: 80, height: 44)
    control =
      kind == .button ? RecordedButton(frame: box) : RecordedControl(frame: box)
    control.style = plainStyle()
    stage = Stage(control)
    finger = Finger(on: stage.window)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
      (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "primary"),
    ]
    let log = log
    for (event, name) in names {
      control.addAction(UIAction { _ in log.events.append(name) }, for: event)
    }
  }
}

@Suite("Touch tracking of both controls, row by row", .serialized)
struct TouchTests {
  @Test("Down inside: begins, highlights, touchDown", arguments: Kind.allCases)
  func down(kind: Kind) {
    let trial = Trial(kind)
    trial.finger.down(on: trial.control)
    #expect(trial.control.calls == ["begin"])
    #expect(trial.log.events == ["down"])
    #expect(trial.control.isHighlighted && trial.control.isTracking)
    #expect(trial.control.isTouchInside)
    #expect(trial.control.look.drawnState == .highlighted)
  }

  @Test("A second tap sends touchDownRepeat too", arguments: Kind.allCases)
  func repeated(kind: Kind) {
    let trial = Trial(kind)
    trial.finger.down(on: trial.control, tapCount: 2)
    #expect(trial.log.events == ["down", "repeat"])
  }

  @Test("A move inside: touchDragInside, still highlighted", arguments: Kind.allCases)
  func moveInside(kind: Kind) {
    let trial = Trial(kind)
    trial.finger.down(on: trial.control)
    trial.finger.move(to: CGPoint(x: 110, y: 110))
    #expect(trial.control.calls == ["begin", "continue"])
    #expect(trial.log.events == ["down", "dragInside"])
    #expect(trial.control.isHighlighted)
  }

  @Test(
    "Out, staying out and in again across the 70 points around the bounds",
    arguments: Kind.allCases)
  func crossing(kind: Kind) {
    let trial = Trial(kind)
    trial.finger.down(on: trial.control)
    trial.finger.move(to: CGPoint(x: 249, y: 120))
    #expect(trial.log.events == ["down", "dragInside"])
    trial.log.events = []
    trial.finger.move(to: CGPoint(x: 251, y: 120))
    #expect(Set(trial.log.events) == ["exit", "dragOutside"])
    #expect(!trial.control.isHighlighted && !trial.control.isTouchInside)
    trial.log.events = []
    trial.finger.move(to: CGPoint(x: 300, y: 120))
    #expect(trial.log.events == ["dragOutside"])
    trial.log.events = []
    trial.finger.move(to: CGPoint(x: 240, y: 120))
    #expect(Set(trial.log.events) == ["enter", "dragInside"])
    #expect(trial.control.isHighlighted)
  }

  @Test(
    "Up inside: ends, touchUpInside, then the primary action, each once [U20]",
    arguments: Kind.allCases)
  func upInside(kind: Kind) {
    let trial = Trial(kind)
    trial.finger.tap(trial.control)
    #expect(trial.control.calls == ["begin", "end"])
    #expect(trial.log.events == ["down", "upInside", "primary"])
    #expect(!trial.control.isHighlighted && !trial.control.isTracking)
  }

  @Test("Up outside: touchUpOutside and no primary action", arguments: Kind.allCases)
  func upOutside(kind: Kind) {
    let trial = Trial(kind)
    trial.finger.down(on: trial.control)
    trial.finger.move(to: CGPoint(x: 300, y: 120))
    trial.finger.up()
    #expect(trial.log.events.last == "upOutside")
    #expect(!trial.log.events.contains("primary"))
  }

  @Test("Cancel: touchCancel, no highlight, nothing held on screen", arguments: Kind.allCases)
  func cancel(kind: Kind) {
    let trial = Trial(kind)
    trial.finger.down(on: trial.control)
    trial.stage.wait(0.2)
    trial.finger.cancel()
    #expect(trial.control.calls == ["begin", "cancel"])
    #expect(trial.log.events == ["down", "cancel"])
    #expect(!trial.control.isHighlighted)
    #expect(trial.control.look.drawnState == .normal)
  }

  @Test(
    "Disabled while pressed: cancelled, the rest of the touch ignored", arguments: Kind.allCases)
  func disabledWhilePressed(kind: Kind) {
    let trial = Trial(kind)
    trial.finger.down(on: trial.control)
    trial.control.isEnabled = false
    trial.finger.move(to: CGPoint(x: 110, y: 110))
    trial.finger.up()
    #expect(trial.log.events == ["down", "cancel"])
    #expect(trial.control.look.drawnState == .disabled)
  }

  @Test("Removed while pressed: cancelled without an event", arguments: Kind.allCases)
  func removedWhilePressed(kind: Kind) {
    let trial = Trial(kind)
    trial.finger.down(on: trial.control)
    trial.control.removeFromSuperview()
    #expect(trial.control.calls == ["begin", "cancel without event"])
    #expect(trial.control.look.drawnState == .normal)
  }

  @Test("A disabled control keeps touches from what lies below it", arguments: Kind.allCases)
  func disabled(kind: Kind) {
    let trial = Trial(kind)
    trial.control.isEnabled = false
    trial.finger.tap(trial.control)
    #expect(trial.log.events.isEmpty)
    #expect(
      trial.stage.window.hitTest(trial.control.center, with: nil) === trial.control)
  }

  @Test("A second finger changes nothing, and works another control", arguments: Kind.allCases)
  func twoFingers(kind: Kind) {
    let trial = Trial(kind)
    let other = kind.make(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    trial.stage.add(other)
    var taps = 0
    other.addAction(UIAction { _ in taps += 1 }, for: .primaryActionTriggered)
    let hand = Finger.Hand()
    let window = trial.stage.window
    let (first, second) = (Finger(on: window, hand: hand), Finger(on: window, hand: hand))
    let third = Finger(on: window, hand: hand)
    first.down(on: trial.control)
    second.tap(trial.control)
    third.tap(other)
    first.up()
    #expect(taps == 1)
    #expect(trial.log.events == ["down", "upInside", "primary"])
  }

  @Test("A highlight set inside a touchUpInside handler does not stick", arguments: Kind.allCases)
  func highlightInHandler(kind: Kind) {
    let trial = Trial(kind)
    trial.control.addAction(
      UIAction { ($0.sender as? UIControl)?.isHighlighted = true }, for: .touchUpInside)
    trial.finger.tap(trial.control)
    #expect(!trial.control.isHighlighted)
    trial.stage.wait(0.2)
    #expect(trial.control.look.drawnState == .normal)
  }

  @Test("Small bounds take touches within 44 × 44 points [U15]", arguments: Kind.allCases)
  func touchArea(kind: Kind) {
    let control = kind.make(frame: CGRect(x: 100, y: 100, width: 30, height: 20))
    let stage = Stage(control)
    let window = stage.window
    // Grown evenly: 93…137 across, 88…132 down.
    for (point, isInside) in [
      (CGPoint(x: 93, y: 110), true), (CGPoint(x: 92, y: 110), false),
      (CGPoint(x: 136.5, y: 131.5), true), (CGPoint(x: 137, y: 110), false),
      (CGPoint(x: 110, y: 87), false), (CGPoint(x: 110, y: 88), true),
    ] {
      #expect((window.hitTest(point, with: nil) === control) == isInside, "\(point)")
    }
    control.frame.size = CGSize(width: 100, height: 60)
    #expect(window.hitTest(CGPoint(x: 99, y: 110), with: nil) !== control)
  }
}
