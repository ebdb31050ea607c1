/// A rectangle in points.
public struct Rect2D: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// Makes a rectangle.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The top edge.
  ///   - width: Points across.
  ///   - height: Points down.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes the rectangle of a size whose top left corner is the origin.
  ///
  /// - Parameter size: The measures.
  public init(_ size: Size2D) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The measures.
  public var size: Size2D { Size2D(width: width, height: height) }

  /// The rectangle with its edges moved inwards; a side that would turn over has no length.
  ///
  /// - Parameter edges: How far each edge moves; outwards where negative.
  /// - Returns: The smaller rectangle.
  public func inset(by edges: Edges) -> Rect2D {
    Rect2D(
      x: x + edges.left, y: y + edges.top,
      width: max(0, width - edges.left - edges.right),
      height: max(0, height - edges.top - edges.bottom))
  }
}
