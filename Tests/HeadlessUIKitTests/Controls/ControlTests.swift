import HeadlessUIKit
import Testing

@Suite("Controls: values, states and actions")
struct ControlTests {
  @Test func `Raw values of states [O2, XM, WO]`() {
    #expect(UIControl.State.normal.rawValue == 0)
    #expect(UIControl.State.highlighted.rawValue == 1)
    #expect(UIControl.State.disabled.rawValue == 2)
    #expect(UIControl.State.selected.rawValue == 4)
    #expect(UIControl.State.focused.rawValue == 8)
    #expect(UIControl.State.application.rawValue == 0x00FF_0000)
    #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
  }

  @Test func `Raw values of events; the primary action is no touch event [O2, XM, WO]`() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.menuActionTriggered.rawValue == 16384)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(!UIControl.Event.allTouchEvents.contains(.primaryActionTriggered))
  }

  @Test func `Raw values of alignments`() {
    #expect(UIControl.ContentVerticalAlignment.fill.rawValue == 3)
    #expect(UIControl.ContentHorizontalAlignment.leading.rawValue == 4)
    #expect(UIControl.ContentHorizontalAlignment.trailing.rawValue == 5)
    #expect(UIControl().contentHorizontalAlignment == .center)
    #expect(UIControl().contentVerticalAlignment == .center)
  }

  @Test func `The state is computed from the flags, and subclasses add their own bits`() {
    final class Loading: UIControl {
      override var state: UIControl.State {
        super.state.union(UIControl.State(rawValue: 0x0001_0000))
      }
    }
    let control = Loading()
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state.rawValue == 0x0001_0006)
  }

  @Test func `Leading and trailing resolve by direction`() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
  }

  @Test func `A later action with one identifier replaces the earlier [O2]`() {
    let control = UIControl()
    var log: [Int] = []
    let id = UIAction.Identifier("tap")
    control.addAction(UIAction(identifier: id) { _ in log.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: id) { _ in log.append(2) }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == [2])
    control.removeAction(identifiedBy: id, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(log == [2])
  }

  @Test func `One action serves several events, and its sender is the control [O2]`() {
    let control = UIControl()
    var senders = 0
    let action = UIAction { if $0.sender as? UIControl === control { senders += 1 } }
    control.addAction(action, for: [.touchDown, .touchUpInside])
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(senders == 2)
    #expect(action.sender == nil)
    #expect(control.allControlEvents == [.touchDown, .touchUpInside])
  }

  @Test func `sendAction is an override point, called once per match [O2]`() {
    final class Counting: UIControl {
      var sent = 0
      override func sendAction(_ action: UIAction) {
        sent += 1
        super.sendAction(action)
      }
    }
    let control = Counting()
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(control.sent == 2)
  }

  @Test func `Actions are sent while disabled, when a program asks`() {
    let control = UIControl()
    var runs = 0
    control.addAction(UIAction { _ in runs += 1 }, for: .touchUpInside)
    control.isEnabled = false
    control.sendActions(for: .touchUpInside)
    #expect(runs == 1)
  }

  @Test func `init(frame:primaryAction:) registers for the primary action [O2]`() {
    var runs = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in runs += 1 })
    control.sendActions(for: .touchUpInside)
    #expect(runs == 0)
    control.sendActions(for: .primaryActionTriggered)
    #expect(runs == 1)
  }

  @Test func `Handlers can be listed`() {
    let control = UIControl()
    control.addAction(UIAction { _ in }, for: .touchDown)
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    var seen: [UInt] = []
    control.enumerateEventHandlers { _, _, events, stop in
      seen.append(events.rawValue)
      stop = true
    }
    #expect(seen == [1])
  }

  @Test func `A selected control does not toggle by itself`() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let window = show(control)
    Finger(on: window).tap(control)
    #expect(!control.isSelected)
  }
}
