/// The corners of a style's outline.
public enum Corners: Hashable, Sendable {
  /// A radius for each corner.
  case radii(CornerRadii)
  /// Radii of half the shorter side, always circular.
  case capsule

  /// Four equal radii.
  ///
  /// - Parameter radius: Points; see ``CornerRadii``.
  /// - Returns: Corners of that radius.
  public static func radius(_ radius: Double) -> Corners { .radii(CornerRadii(radius)) }

  /// Sharp corners.
  public static let square = Corners.radius(0)
}

/// A radius in points for each corner, in physical words.
///
/// Edge cases: a radius below 0, or not a number, counts as 0; radii that overlap on a side are all
/// scaled down together, as in CSS.
public struct CornerRadii: Hashable, Sendable {
  /// At the top left, or top leading where ``followsLayoutDirection`` is set.
  public var topLeft: Double
  /// At the top right, or top trailing.
  public var topRight: Double
  /// At the bottom right, or bottom trailing.
  public var bottomRight: Double
  /// At the bottom left, or bottom leading.
  public var bottomLeft: Double
  /// Whether left stands for leading, so that the corners are mirrored in right-to-left layouts.
  public var followsLayoutDirection: Bool

  /// Makes four equal radii.
  ///
  /// - Parameter radius: Points.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Makes radii that stay where they are in every layout direction.
  ///
  /// - Parameters:
  ///   - topLeft: Points.
  ///   - topRight: Points.
  ///   - bottomRight: Points.
  ///   - bottomLeft: Points.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
    followsLayoutDirection = false
  }

  /// Makes radii that are mirrored in right-to-left layouts.
  ///
  /// - Parameters:
  ///   - topLeading: Points.
  ///   - topTrailing: Points.
  ///   - bottomTrailing: Points.
  ///   - bottomLeading: Points.
  public init(
    topLeading: Double, topTrailing: Double, bottomTrailing: Double, bottomLeading: Double
  ) {
    self.init(
      topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing,
      bottomLeft: bottomLeading)
    followsLayoutDirection = true
  }

  /// The radii with a function applied to each.
  package func map(_ transform: (Double) -> Double) -> CornerRadii {
    var result = self
    result.topLeft = transform(topLeft)
    result.topRight = transform(topRight)
    result.bottomRight = transform(bottomRight)
    result.bottomLeft = transform(bottomLeft)
    return result
  }
}
