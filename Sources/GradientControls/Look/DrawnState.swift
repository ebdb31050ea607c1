#if os(iOS) || os(Linux)
import GradientModel

/// The state that is drawn, apart from the one UIKit knows.
///
/// A quick tap sets and clears the highlight within one turn, and nothing of it would be seen: a press
/// stays drawn for ``minimumPress``. UIKit's own `isHighlighted`, `state` and actions never wait for
/// it.
package final class DrawnState {
  /// Seconds that a press is drawn at least.
  package static let minimumPress = 0.1

  private(set) var state = ControlState.normal
  private var pressedAt: CFTimeInterval?
  private var release: Delay?
  private let onRelease: () -> Void

  /// Makes a state in which nothing is on.
  ///
  /// - Parameter onRelease: Called when a press has been drawn long enough.
  init(onRelease: @escaping () -> Void) { self.onRelease = onRelease }

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn
  // on the main actor.
  nonisolated deinit {}

  /// Takes the state that the control is in now.
  ///
  /// - Parameters:
  ///   - wanted: The control's state.
  ///   - isOnScreen: Whether anybody could see a press; if not, none is held.
  func take(_ wanted: ControlState, isOnScreen: Bool) {
    let now = CACurrentMediaTime()
    if wanted.contains(.highlighted) {
      cancelRelease()
      if pressedAt == nil, isOnScreen { pressedAt = now }
      state = wanted
      return
    }
    let left = pressedAt.map { $0 + Self.minimumPress - now } ?? 0
    guard left > 0, isOnScreen, wanted.isDisjoint(with: [.disabled, .loading]) else {
      endPress()
      state = wanted
      return
    }
    state = wanted.union(.highlighted)
    guard release == nil else { return }
    release = Delay(left) { [weak self] in
      self?.endPress()
      self?.onRelease()
    }
  }

  /// Ends a press that is only still drawn.
  func endPress() {
    cancelRelease()
    pressedAt = nil
  }

  private func cancelRelease() {
    release?.cancel()
    release = nil
  }
}
#endif
