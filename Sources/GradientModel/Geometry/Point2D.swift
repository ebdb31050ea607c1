/// A position in points: x to the right, y down.
public struct Point2D: Hashable, Sendable {
  /// Points from the left.
  public var x: Double
  /// Points from the top.
  public var y: Double

  /// Makes a position.
  ///
  /// - Parameters:
  ///   - x: Points from the left.
  ///   - y: Points from the top.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
