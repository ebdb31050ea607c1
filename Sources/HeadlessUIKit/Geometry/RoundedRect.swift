/// A rectangle with a radius for each corner, as layers and paths round it.
package nonisolated struct RoundedRect: Equatable {
  package var rect: CGRect
  /// Clockwise from the top left.
  package var radii: [CGFloat]
  package var curve: CALayerCornerCurve

  package init(_ rect: CGRect, radii: [CGFloat], curve: CALayerCornerCurve) {
    self.rect = rect
    self.radii = radii
    self.curve = curve
  }

  package init(_ rect: CGRect, radius: CGFloat = 0, curve: CALayerCornerCurve = .circular) {
    // A radius above half the shorter side is reduced to that half [read: GQ PR 98].
    let fitted = max(0, min(radius, min(rect.width, rect.height) / 2))
    self.init(rect, radii: [fitted, fitted, fitted, fitted], curve: curve)
  }

  /// The extent of a continuous corner along its edges, in radii [read: GQ PR 96; SS].
  package static let expansion = 1.528665

  /// The same shape further in: radii shrink with the distance, down to sharp corners.
  package func inset(by distance: CGFloat) -> RoundedRect {
    let inner = rect.insetBy(
      dx: min(distance, rect.width / 2), dy: min(distance, rect.height / 2))
    return RoundedRect(inner, radii: radii.map { max(0, $0 - distance) }, curve: curve)
  }

  package var elements: [CGPath.Element] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let corners = [
      Corner(CGPoint(x: rect.minX, y: rect.minY), (0, -1), (1, 0)),
      Corner(CGPoint(x: rect.maxX, y: rect.minY), (1, 0), (0, 1)),
      Corner(CGPoint(x: rect.maxX, y: rect.maxY), (0, 1), (-1, 0)),
      Corner(CGPoint(x: rect.minX, y: rect.maxY), (-1, 0), (0, -1)),
    ]
    var result: [CGPath.Element] = []
    for (index, corner) in corners.enumerated() {
      let radius = radii[index]
      let curves = radius > 0 ? corner.curves(radius, share: share(of: index)) : []
      let start = radius > 0 ? corner.start(radius, share: share(of: index)) : corner.tip
      result.append(index == 0 ? .move(start) : .line(start))
      result += curves
    }
    result.append(.close)
    return result
  }

  /// How much of the continuous curve's extra length a corner has room for: all of it, or less down
  /// to a circle where a side is short.
  ///
  /// What Core Animation does there is open; no test of ours may
  /// depend on it.
  private func share(of corner: Int) -> CGFloat {
    guard curve == .continuous else { return 0 }
    let sides = [rect.width, rect.height, rect.width, rect.height]
    // Corner 0 lies between the left side (3) and the top side (0), and so on clockwise.
    return [corner, (corner + 3) % 4].map { side in
      let sum = radii[side] + radii[(side + 1) % 4]
      guard sum > 0 else { return 1 }
      return min(max((sides[side] - sum) / (sum * (Self.expansion - 1)), 0), 1)
    }.min() ?? 0
  }

  /// One corner: its tip, the direction of travel into it and out of it.
  private struct Corner {
    let tip: CGPoint
    let into: (CGFloat, CGFloat)
    let out: (CGFloat, CGFloat)

    init(_ tip: CGPoint, _ into: (CGFloat, CGFloat), _ out: (CGFloat, CGFloat)) {
      self.tip = tip
      self.into = into
      self.out = out
    }

    /// A point `u` before the tip along the incoming edge and `v` after it along the outgoing one.
    private func at(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
      CGPoint(x: tip.x - into.0 * u + out.0 * v, y: tip.y - into.1 * u + out.1 * v)
    }

    func start(_ r: CGFloat, share: CGFloat) -> CGPoint {
      at(r * (1 + (RoundedRect.expansion - 1) * share), 0)
    }

    func curves(_ r: CGFloat, share: CGFloat) -> [CGPath.Element] {
      guard share > 0 else {
        let k = 1 - 0.5522847498
        return [.curve(at(r * k, 0), at(0, r * k), at(0, r))]
      }
      // Control points of Apple's continuous corner in radii from the tip, as published by several
      // independent observers [read: public reverse-engineering], and the same three curves laid
      // along a quarter circle; a short side lies between the two.
      let full: [(CGFloat, CGFloat)] = [
        (1.088492957618529, 0), (0.868406944063002, 0), (0.631493792830993, 0.074911387847016),
        (0.372823826625747, 0.16905955604437), (0.16905955604437, 0.372823826625747),
        (0.074911387847016, 0.631493792830993), (0, 0.868406944063002), (0, 1.088492957618529),
        (0, 1.528664984729582),
      ]
      let quarter = Self.quarterCircle
      let points = zip(full, quarter).map { a, b in
        at(r * (b.0 + (a.0 - b.0) * share), r * (b.1 + (a.1 - b.1) * share))
      }
      return stride(from: 0, to: 9, by: 3).map {
        .curve(points[$0], points[$0 + 1], points[$0 + 2])
      }
    }

    /// A quarter circle as three arcs of 30 degrees, in radii from the tip.
    private static let quarterCircle: [(CGFloat, CGFloat)] = {
      let handle = 4.0 / 3 * tan(.pi / 24)
      func onArc(_ degrees: Double) -> (CGFloat, CGFloat) {
        (1 - sin(degrees * .pi / 180), 1 - cos(degrees * .pi / 180))
      }
      func tangent(_ degrees: Double) -> (CGFloat, CGFloat) {
        (-cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      }
      return stride(from: 0.0, to: 90, by: 30).flatMap { angle -> [(CGFloat, CGFloat)] in
        let (p, q) = (onArc(angle), onArc(angle + 30))
        let (s, t) = (tangent(angle), tangent(angle + 30))
        return [
          (p.0 + s.0 * handle, p.1 + s.1 * handle), (q.0 - t.0 * handle, q.1 - t.1 * handle), q,
        ]
      }
    }()
  }
}
