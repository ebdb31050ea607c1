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

/// A width and a height in points.
public struct Size2D: Hashable, Sendable {
  /// Points across.
  public var width: Double
  /// Points down.
  public var height: Double

  /// Makes a size.
  ///
  /// - Parameters:
  ///   - width: Points across.
  ///   - height: Points down.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No width and no height.
  public static let zero = Size2D(width: 0, height: 0)

  /// Whether both measures are finite numbers above zero, so that there is something to draw.
  public var isDrawable: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite
  }
}

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
