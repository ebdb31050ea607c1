/// A path as closed polygons, each curve cut into short lines.
package nonisolated struct Flattening {
  package private(set) var polygons: [[CGPoint]] = []
  private var current: [CGPoint] = []

  package init(_ elements: [CGPath.Element], transform: CGAffineTransform, tolerance: CGFloat) {
    for element in elements {
      switch element.applying(transform) {
      case .move(let point):
        finish()
        current = [point]
      case .line(let point): current.append(point)
      case .curve(let a, let b, let end): addCurve(a, b, end, tolerance)
      case .close: finish()
      }
    }
    finish()
  }

  private mutating func finish() {
    if current.count > 2 { polygons.append(current) }
    current = []
  }

  /// The number of lines follows Wang's bound on the distance between a cubic and its chords.
  private mutating func addCurve(
    _ a: CGPoint, _ b: CGPoint, _ end: CGPoint, _ tolerance: CGFloat
  ) {
    guard let start = current.last else { return }
    let bend = max(
      hypot(start.x - 2 * a.x + b.x, start.y - 2 * a.y + b.y),
      hypot(a.x - 2 * b.x + end.x, a.y - 2 * b.y + end.y))
    guard bend.isFinite else { return }
    let count = Int(min(max((0.75 * bend / tolerance).squareRoot().rounded(.up), 1), 256))
    for index in 1...count {
      let t = CGFloat(index) / CGFloat(count)
      let s = 1 - t
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      current.append(
        CGPoint(
          x: w0 * start.x + w1 * a.x + w2 * b.x + w3 * end.x,
          y: w0 * start.y + w1 * a.y + w2 * b.y + w3 * end.y))
    }
  }
}
