#if os(iOS) || os(Linux)
import GradientModel

extension UIBezierPath {
  /// The path of an outline, for pointers, focus rings and previews.
  ///
  /// - Parameters:
  ///   - outline: The outline in points.
  ///   - offset: What its origin is moved by.
  /// - Returns: A closed path.
  nonisolated static func make(_ outline: Outline, offset: CGPoint = .zero) -> UIBezierPath {
    func point(_ point: Point2D) -> CGPoint {
      CGPoint(x: CGFloat(point.x) + offset.x, y: CGFloat(point.y) + offset.y)
    }
    let source = outline.path
    let path = UIBezierPath()
    path.move(to: point(source.start))
    var end = source.start
    for segment in source.segments {
      switch segment {
      case .line(let to):
        path.addLine(to: point(to))
        end = to
      case .cubic(let first, let second, let to):
        path.addCurve(to: point(to), controlPoint1: point(first), controlPoint2: point(second))
        end = to
      case .arc(let center, _, let to):
        let (first, second) = handles(from: end, to: to, around: center)
        path.addCurve(to: point(to), controlPoint1: point(first), controlPoint2: point(second))
        end = to
      }
    }
    path.close()
    return path
  }

  /// The handles of the cubic that stands for a quarter of a circle, 4/3·(√2 − 1) radii long: off by
  /// less than 0.03 % of the radius.
  private nonisolated static func handles(
    from start: Point2D, to end: Point2D, around center: Point2D
  ) -> (Point2D, Point2D) {
    let length = 0.552284749830793
    // Along the tangents: each end's is the other end's direction from the centre.
    return (
      Point2D(x: start.x + (end.x - center.x) * length, y: start.y + (end.y - center.y) * length),
      Point2D(x: end.x + (start.x - center.x) * length, y: end.y + (start.y - center.y) * length)
    )
  }
}
#endif
