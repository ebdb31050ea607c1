/// The distance in points from each edge of a control to its content.
public struct ContentInsets: Hashable, Sendable {
  /// At the top.
  public var top: Double
  /// Where lines of text begin.
  public var leading: Double
  /// At the bottom.
  public var bottom: Double
  /// Where lines of text end.
  public var trailing: Double

  /// Makes insets.
  ///
  /// - Parameters:
  ///   - top: Points at the top.
  ///   - leading: Points where lines of text begin.
  ///   - bottom: Points at the bottom.
  ///   - trailing: Points where lines of text end.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes equal insets across and equal ones down.
  ///
  /// - Parameters:
  ///   - vertical: Points at top and bottom.
  ///   - horizontal: Points at both sides.
  public init(vertical: Double, horizontal: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The insets in physical directions.
  ///
  /// - Parameter direction: The layout direction.
  /// - Returns: One distance for each physical edge.
  public func edges(in direction: LayoutDirection) -> Edges {
    direction == .rightToLeft
      ? Edges(top: top, left: trailing, bottom: bottom, right: leading)
      : Edges(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
