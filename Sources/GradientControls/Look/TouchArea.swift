#if os(iOS) || os(Linux)
/// The area that takes touches: the bounds, grown evenly to at least 44 × 44 points.
///
/// A view's superview clips it: touches outside that one never arrive.
nonisolated enum TouchArea {
  /// Apple's least side of a target in points.
  static let leastSide: CGFloat = 44

  static func around(_ bounds: CGRect) -> CGRect {
    bounds.insetBy(
      dx: min(0, (bounds.width - leastSide) / 2), dy: min(0, (bounds.height - leastSide) / 2))
  }

  /// Whether the area around bounds has a point in it, its right and lower edges left out.
  static func contains(_ point: CGPoint, around bounds: CGRect) -> Bool {
    let area = around(bounds)
    return point.x >= area.minX && point.x < area.maxX && point.y >= area.minY
      && point.y < area.maxY
  }
}
#endif
