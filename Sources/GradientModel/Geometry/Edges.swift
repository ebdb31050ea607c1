/// One distance in points for each physical edge.
public struct Edges: Hashable, Sendable {
  /// At the top.
  public var top: Double
  /// At the left.
  public var left: Double
  /// At the bottom.
  public var bottom: Double
  /// At the right.
  public var right: Double

  /// Makes four distances.
  ///
  /// - Parameters:
  ///   - top: At the top.
  ///   - left: At the left.
  ///   - bottom: At the bottom.
  ///   - right: At the right.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes four equal distances.
  ///
  /// - Parameter all: The distance.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// No distance at any edge.
  public static let zero = Edges(0)
}
