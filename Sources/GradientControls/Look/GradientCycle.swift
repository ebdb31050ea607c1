#if os(iOS) || os(Linux)
public import GradientModel

/// Fills that a control at rest moves through, one dissolving into the next without end.
///
/// ```swift
/// button.gradientCycle = GradientCycle(through: [dusk, night], seconds: 6)
/// ```
///
/// The way begins at the style's own fill and comes back to it, so nothing jumps. Part of the way
/// between two fills is the exact blend of their stops, whatever their number and direction.
public nonisolated struct GradientCycle: Hashable, Sendable {
  /// The fills beside the style's own, in the order in which they are shown.
  public var fills: [GradientFill]
  /// Seconds for the whole way and back to the beginning; 0, less or no number keeps it still.
  public var duration: Double

  /// Makes a cycle.
  ///
  /// - Parameters:
  ///   - fills: The fills beside the style's own; none keeps it still.
  ///   - seconds: For the whole way and back to the beginning.
  public init(through fills: [GradientFill], seconds: Double) {
    self.fills = fills
    duration = seconds
  }

  var isMoving: Bool { !fills.isEmpty && duration > 0 && duration.isFinite }
}
#endif
