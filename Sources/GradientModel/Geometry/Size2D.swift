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
