package import GradientModel

#if canImport(SwiftUI)
  package import SwiftUI
#else
  package import SwiftUIStub
#endif

/// A look's outline, for whatever draws around a button: pointer, focus, previews.
package struct ControlOutline: Shape {
  package let corners: Corners
  package let curve: CornerCurve

  package nonisolated init(corners: Corners, curve: CornerCurve) {
    self.corners = corners
    self.curve = curve
  }

  package nonisolated func path(in rect: CGRect) -> Path {
    let bounds = Rect2D(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    return Path(Outline(bounds, corners: corners, curve: curve).path)
  }
}

extension Path {
  /// The same path in SwiftUI's terms; quarters of a circle become cubics, as usual in Bézier outlines
  /// (within 0.03 % of the radius).
  package init(_ outline: Outline.Path) {
    self.init()
    var last = CGPoint(outline.start)
    move(to: last)
    for segment in outline.segments {
      switch segment {
      case .line(let end):
        last = CGPoint(end)
        addLine(to: last)
      case .cubic(let first, let second, let end):
        last = CGPoint(end)
        addCurve(to: last, control1: CGPoint(first), control2: CGPoint(second))
      case .arc(let center, _, let end):
        let (from, middle) = (last, CGPoint(center))
        last = CGPoint(end)
        addCurve(
          to: last, control1: Self.handle(of: from, towards: last, around: middle),
          control2: Self.handle(of: last, towards: from, around: middle))
      }
    }
    closeSubpath()
  }

  private static func handle(of point: CGPoint, towards end: CGPoint, around center: CGPoint)
    -> CGPoint
  {
    let length = 4 / 3 * (CGFloat(2).squareRoot() - 1)
    return CGPoint(
      x: point.x + length * (end.x - center.x), y: point.y + length * (end.y - center.y))
  }
}

extension CGPoint {
  fileprivate init(_ point: Point2D) { self.init(x: point.x, y: point.y) }
}
