#if os(iOS) || os(Linux)
/// Tells what moves, or would, when Reduce Motion is switched on or off.
final class MotionSetting {
  static let shared = MotionSetting()

  private struct Follower {
    weak var look: Look?
  }

  private var moving: [Follower] = []
  private var observer: (any NSObjectProtocol)?

  private init() {
    observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated { self?.settingDidChange() }
    }
  }

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn
  // on the main actor.
  nonisolated deinit {}

  /// Tells a look until it is removed, as long as it lives.
  func add(_ look: Look) {
    remove(look)
    moving.append(Follower(look: look))
  }

  func remove(_ look: Look) { moving.removeAll { $0.look == nil || $0.look === look } }

  private func settingDidChange() {
    for follower in moving { follower.look?.motionSettingDidChange() }
  }
}
#endif
