import HeadlessUIKit
import Testing

/// A control that writes down what happens to it.
private final class Recorded: UIControl {
  var calls: [String] = []
  var events: [String] = []
  var highlightSettings: [Bool] = []
  var begins = true
  var continues = true

  static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.primaryActionTriggered, "primary"),
  ]

  func record() {
    for (event, name) in Self.names {
      addAction(UIAction { [weak self] _ in self?.events.append(name) }, for: event)
    }
  }

  override var isHighlighted: Bool { didSet { highlightSettings.append(isHighlighted) } }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin")
    return begins
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue")
    return continues
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
  override func cancelTracking(with event: UIEvent?) {
    calls.append(event == nil ? "cancel without event" : "cancel")
    super.cancelTracking(with: event)
  }
}

@Suite("Touch tracking of a control", .serialized)
struct TrackingTests {
  private let control = Recorded(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  private let window: UIWindow
  private let finger: Finger

  init() {
    window = show(control)
    finger = Finger(on: window)
    control.record()
  }

  @Test func `Down inside: begins, highlights, touchDown`() {
    finger.down(on: control)
    #expect(control.calls == ["begin"])
    #expect(control.events == ["down"])
    #expect(control.isHighlighted)
    #expect(control.isTracking)
    #expect(control.isTouchInside)
    #expect(control.state == .highlighted)
  }

  @Test func `A second tap sends touchDownRepeat too`() {
    finger.down(on: control, tapCount: 2)
    #expect(control.events == ["down", "repeat"])
  }

  @Test func `Moves inside send touchDragInside and set highlighted again`() {
    finger.down(on: control)
    let before = control.highlightSettings.count
    finger.move(to: CGPoint(x: 110, y: 110))
    #expect(control.calls == ["begin", "continue"])
    #expect(control.events == ["down", "dragInside"])
    // The setter runs with an unchanged value: overriders guard on change.
    #expect(control.highlightSettings.count == before + 1)
    #expect(control.isHighlighted)
  }

  @Test func `Up inside: ends, touchUpInside, and a plain control sends no primary action`() {
    finger.down(on: control)
    finger.up()
    #expect(control.calls == ["begin", "end"])
    #expect(control.events == ["down", "upInside"])
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
  }

  @Test(
    "Inside is within 70 points of the bounds [gubat, csdn, codedump, ansaurus]",
    arguments: [(CGFloat(69), true), (71, false)])
  func slop(distance: CGFloat, isInside: Bool) {
    finger.down(on: control)
    finger.move(to: CGPoint(x: 180 + distance, y: 120))
    #expect(control.isTouchInside == isInside)
    #expect(control.isHighlighted == isInside)
    finger.up()
    #expect(control.events.last == (isInside ? "upInside" : "upOutside"))
  }

  @Test func `Touch down has no slop`() {
    finger.down(at: CGPoint(x: 181, y: 120))
    #expect(control.events.isEmpty)
  }

  @Test func `Crossing out, staying out, crossing in, up`() {
    finger.down(on: control)
    finger.move(to: CGPoint(x: 300, y: 120))
    #expect(Set(control.events.dropFirst()) == ["exit", "dragOutside"])
    #expect(!control.isHighlighted)
    control.events = []
    finger.move(to: CGPoint(x: 320, y: 120))
    #expect(control.events == ["dragOutside"])
    control.events = []
    // Re-entry uses the same enlarged area.
    finger.move(to: CGPoint(x: 240, y: 120))
    #expect(Set(control.events) == ["enter", "dragInside"])
    #expect(control.isHighlighted)
    control.events = []
    finger.up()
    #expect(control.events == ["upInside"])
  }

  @Test func `A handler for both events of a crossing runs once`() {
    var runs = 0
    control.addAction(UIAction { _ in runs += 1 }, for: [.touchDragExit, .touchDragOutside])
    finger.down(on: control)
    finger.move(to: CGPoint(x: 300, y: 120))
    #expect(runs == 1)
  }

  @Test func `Cancel: cancelTracking, touchCancel, no highlight`() {
    finger.down(on: control)
    finger.cancel()
    #expect(control.calls == ["begin", "cancel"])
    #expect(control.events == ["down", "cancel"])
    #expect(!control.isHighlighted)
  }

  @Test func `Disabling in the middle cancels, and the rest of the touch is ignored`() {
    finger.down(on: control)
    control.isEnabled = false
    #expect(control.events == ["down", "cancel"])
    #expect(control.state == .disabled)
    finger.move(to: CGPoint(x: 110, y: 110))
    finger.up()
    #expect(control.events == ["down", "cancel"])
  }

  @Test func `Removal from the window cancels without an event [AD]`() {
    finger.down(on: control)
    control.removeFromSuperview()
    #expect(control.calls == ["begin", "cancel without event"])
    #expect(!control.isHighlighted)
  }

  @Test func `A disabled control ignores touches but still takes the hit`() {
    let below = Recorded(frame: control.frame)
    window.insertSubview(below, belowSubview: control)
    below.record()
    control.isEnabled = false
    finger.tap(control)
    #expect(control.events.isEmpty)
    #expect(below.events.isEmpty)
  }

  @Test func `A second finger is not delivered to a control of one touch`() {
    let hand = Finger.Hand()
    let (first, second) = (Finger(on: window, hand: hand), Finger(on: window, hand: hand))
    first.down(on: control)
    second.down(at: CGPoint(x: 110, y: 110))
    second.up()
    #expect(control.events == ["down"])
    #expect(control.isTracking)
    first.up()
    #expect(control.events == ["down", "upInside"])
  }

  @Test func `A second finger works another control meanwhile`() {
    let other = Recorded(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(other)
    other.record()
    let hand = Finger.Hand()
    let (first, second) = (Finger(on: window, hand: hand), Finger(on: window, hand: hand))
    first.down(on: control)
    second.tap(other)
    first.up()
    #expect(other.events == ["down", "upInside"])
    #expect(control.events == ["down", "upInside"])
  }

  @Test func `An exclusive control keeps others from being touched`() {
    let other = Recorded(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(other)
    other.record()
    control.isExclusiveTouch = true
    let hand = Finger.Hand()
    Finger(on: window, hand: hand).down(on: control)
    Finger(on: window, hand: hand).tap(other)
    #expect(other.events.isEmpty)
  }

  @Test func `beginTracking false: no tracking, no events`() {
    control.begins = false
    finger.tap(control)
    #expect(control.calls == ["begin"])
    #expect(control.events.isEmpty)
    #expect(!control.isHighlighted)
  }

  @Test func `continueTracking false stops without an up event`() {
    control.continues = false
    finger.down(on: control)
    finger.move(to: CGPoint(x: 110, y: 110))
    finger.up()
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    #expect(!control.events.contains("upInside"))
  }

  @Test func `Highlight set inside a touchUpInside handler does not stick [qanswer]`() {
    control.addAction(
      UIAction { [weak control] _ in control?.isHighlighted = true }, for: .touchUpInside)
    finger.tap(control)
    #expect(!control.isHighlighted)
  }

  @Test func `A quick tap in a scroll view begins and ends in one turn`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.addSubview(scroll)
    scroll.addSubview(control)
    finger.down(on: control)
    #expect(control.events.isEmpty)
    #expect(!control.isHighlighted)
    finger.up()
    #expect(control.events == ["down", "upInside"])
    #expect(control.highlightSettings == [true, false])
  }

  @Test func `A touch that lies still in a scroll view arrives after a moment`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.addSubview(scroll)
    scroll.addSubview(control)
    finger.down(on: control)
    HeadlessClock.current.advance(by: 0.2)
    #expect(control.isHighlighted)
    // A scroll view does not take a touch away from a control by default.
    finger.move(to: CGPoint(x: 140, y: 160))
    #expect(control.isTracking)
    finger.up()
    #expect(control.events.last == "upInside")
  }

  @Test func `A drag over a control in a scroll view presses nothing`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.addSubview(scroll)
    scroll.addSubview(control)
    finger.down(on: control)
    finger.move(to: CGPoint(x: 140, y: 160))
    finger.up()
    HeadlessClock.current.advance(by: 1)
    #expect(control.events.isEmpty)
  }

  @Test func `Hit testing passes over hidden, clear and inert views`() {
    control.isHidden = true
    #expect(window.hitTest(control.center, with: nil) === window)
    control.isHidden = false
    control.alpha = 0.005
    #expect(window.hitTest(control.center, with: nil) === window)
    control.alpha = 1
    control.isUserInteractionEnabled = false
    #expect(window.hitTest(control.center, with: nil) === window)
  }
}
