/// How a window brings touches to views: hit testing at the beginning, one finger a view unless it
/// takes more, and scroll views that hold touches back.
final class TouchDelivery {
  private var held: [ObjectIdentifier: Held] = [:]
  private var cancelled: Set<ObjectIdentifier> = []

  /// A touch that a scroll view keeps for a moment.
  private final class Held {
    let touch: UITouch
    let event: UIEvent
    var timer: HeadlessClock.Scheduled?

    init(touch: UITouch, event: UIEvent) {
      self.touch = touch
      self.event = event
    }

    // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn on
    // the main actor.
    nonisolated deinit {}
  }

  /// Seconds until a touch in a scroll view that lies still reaches the content.
  static let delay = 0.15
  /// Points after which a finger drags the scroll view.
  static let dragDistance: CGFloat = 10

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn on
  // the main actor.
  nonisolated deinit {}

  func deliver(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      switch touch.phase {
      case .began: begin(touch, event)
      case .moved: move(touch, event)
      case .ended, .cancelled: end(touch, event)
      default: break
      }
    }
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    let hit = touch.window?.hitTest(touch.place, with: event)
    let others = event.allTouches?.filter { $0 !== touch && $0.view === hit && hit != nil } ?? []
    let isTaken = others.contains { $0.phase != .ended && $0.phase != .cancelled }
    guard let view = hit, !isTaken || view.isMultipleTouchEnabled,
      !isShutOut(touch, from: view, event)
    else { return }
    touch.view = view
    guard let scroll = Self.scrollView(around: view), scroll.delaysContentTouches else {
      view.touchesBegan([touch], with: event)
      return
    }
    let waiting = Held(touch: touch, event: event)
    waiting.timer = HeadlessClock.current.schedule(after: Self.delay) {
      MainActor.assumeIsolated {
        waiting.timer = nil
        waiting.touch.view?.touchesBegan([waiting.touch], with: waiting.event)
      }
    }
    held[ObjectIdentifier(touch)] = waiting
  }

  private func move(_ touch: UITouch, _ event: UIEvent) {
    let id = ObjectIdentifier(touch)
    guard let view = touch.view, !cancelled.contains(id) else { return }
    if let scroll = Self.scrollView(around: view), scroll.isScrollEnabled,
      Self.distance(touch) > Self.dragDistance
    {
      if let waiting = held[id], waiting.timer != nil {
        waiting.timer?.cancel()
        cancelled.insert(id)
        return
      }
      if scroll.canCancelContentTouches, scroll.touchesShouldCancel(in: view) {
        cancelled.insert(id)
        touch.phase = .cancelled
        view.touchesCancelled([touch], with: event)
        return
      }
    }
    guard held[id]?.timer == nil else { return }
    view.touchesMoved([touch], with: event)
  }

  private func end(_ touch: UITouch, _ event: UIEvent) {
    let id = ObjectIdentifier(touch)
    let waiting = held.removeValue(forKey: id)
    guard cancelled.remove(id) == nil, let view = touch.view else { return }
    if let waiting, let timer = waiting.timer {
      timer.cancel()
      guard touch.phase == .ended else { return }
      // A quick tap: beginning and end arrive in one turn.
      touch.phase = .began
      view.touchesBegan([touch], with: event)
      touch.phase = .ended
    }
    if touch.phase == .cancelled {
      view.touchesCancelled([touch], with: event)
    } else {
      view.touchesEnded([touch], with: event)
    }
  }

  /// Whether an exclusive view stands in the way: this one among others, or another one alone.
  private func isShutOut(_ touch: UITouch, from view: UIView, _ event: UIEvent) -> Bool {
    let others = (event.allTouches ?? []).filter { $0 !== touch }.compactMap(\.view)
      .filter { $0 !== view }
    return others.contains(where: \.isExclusiveTouch) || view.isExclusiveTouch && !others.isEmpty
  }

  private static func distance(_ touch: UITouch) -> CGFloat {
    hypot(touch.place.x - touch.startPlace.x, touch.place.y - touch.startPlace.y)
  }

  private static func scrollView(around view: UIView) -> UIScrollView? {
    var ancestor: UIView? = view
    while let current = ancestor {
      if let scroll = current as? UIScrollView { return scroll }
      ancestor = current.superview
    }
    return nil
  }
}
