/// A finger that a test puts on a window.
package final class Finger {
  private let window: UIWindow
  private let touch = UITouch()
  private let hand: Hand

  /// The fingers that are on a window together.
  package final class Hand {
    fileprivate var touches: Set<UITouch> = []

    package init() {}

    // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn on
    // the main actor.
    nonisolated deinit {}
  }

  /// Makes a finger that is in the air.
  ///
  /// - Parameters:
  ///   - window: What it will touch.
  ///   - hand: The hand it belongs to, where several touch at once.
  package init(on window: UIWindow, hand: Hand = Hand()) {
    self.window = window
    self.hand = hand
  }

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn on
  // the main actor.
  nonisolated deinit {}

  /// Puts the finger down at a point of the window.
  package func down(at point: CGPoint, tapCount: Int = 1) {
    touch.place = point
    touch.previousPlace = point
    touch.startPlace = point
    touch.tapCount = tapCount
    touch.window = window
    hand.touches.insert(touch)
    send(.began)
  }

  /// Puts the finger down in the middle of a view.
  package func down(on view: UIView, tapCount: Int = 1) {
    down(at: view.convert(view.bounds.center, to: nil), tapCount: tapCount)
  }

  package func move(to point: CGPoint) {
    touch.previousPlace = touch.place
    touch.place = point
    send(.moved)
  }

  package func up() {
    send(.ended)
    hand.touches.remove(touch)
  }

  package func cancel() {
    send(.cancelled)
    hand.touches.remove(touch)
  }

  /// Down and up again within one turn.
  package func tap(_ view: UIView) {
    down(on: view)
    up()
  }

  private func send(_ phase: UITouch.Phase) {
    for other in hand.touches where other !== touch { other.phase = .stationary }
    touch.phase = phase
    touch.timestamp = CACurrentMediaTime()
    let event = UIEvent()
    event.timestamp = touch.timestamp
    event.allTouches = hand.touches
    window.sendEvent(event)
    HeadlessClock.current.turn()
  }
}

/// A key that a test presses: it goes to the focused view, else to the first responder.
package enum Keyboard {
  package static func press(_ key: UIKeyboardHIDUsage, in window: UIWindow) {
    guard let responder: UIResponder = FocusSystem.focused ?? window.rootViewController?.view
    else { return }
    let press = UIPress()
    press.key = UIKey(key, key == .keyboardSpacebar ? " " : "\r")
    let event = UIPressesEvent()
    event.allPresses = [press]
    responder.pressesBegan([press], with: event)
    HeadlessClock.current.turn()
    press.phase = .ended
    responder.pressesEnded([press], with: event)
    HeadlessClock.current.turn()
  }
}
