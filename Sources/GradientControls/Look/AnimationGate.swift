#if os(iOS) || os(Linux)
import GradientModel

/// Whether a change of looks is animated, and how.
///
/// Never at first show, off screen, without a window, under Reduce Motion or where animations are
/// switched off. Inside the app's own animation it takes that one's time, else the style's.
struct AnimationGate {
  /// A time, a delay and a curve.
  nonisolated struct Timing: Hashable, Sendable {
    var duration: Double
    var delay: Double
    var curve: EasingCurve
  }

  /// How the look comes in.
  ///
  /// - Parameters:
  ///   - look: The look that comes in.
  ///   - state: The state that it is drawn for.
  ///   - isStateChange: Whether the state is what changed: other changes are animated by the app's own
  ///     animations only.
  ///   - view: The control.
  /// - Returns: Time, delay and curve; nil where it comes in at once.
  static func timing(
    for look: ResolvedStyle, in state: ControlState, isStateChange: Bool, of view: UIView
  ) -> Timing? {
    guard UIView.areAnimationsEnabled, !UIAccessibility.isReduceMotionEnabled, isVisible(view)
    else { return nil }
    let inherited = UIView.inheritedAnimationDuration
    if inherited > 0 { return Timing(duration: inherited, delay: 0, curve: .easeInOut) }
    guard isStateChange else { return nil }
    let timing =
      state.contains(.highlighted) ? look.transition.pressIn : look.transition.release
    guard timing.duration > 0, timing.duration.isFinite else { return nil }
    let delay = timing.delay > 0 && timing.delay.isFinite ? timing.delay : 0
    return Timing(
      duration: timing.duration, delay: delay, curve: EasingCurve(points: timing.curve))
  }

  private static func isVisible(_ view: UIView) -> Bool {
    guard let window = view.window, !view.isHidden else { return false }
    return view.convert(view.bounds, to: window).intersects(window.bounds)
  }
}
#endif
