package import GradientModel

/// An outline in pixels: four edges, which need not lie between pixels, and four corners.
package struct PixelOutline: Hashable, Sendable {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  let topLeft: PixelCorner
  let topRight: PixelCorner
  let bottomRight: PixelCorner
  let bottomLeft: PixelCorner

  /// How far from the picture's origin an edge may lie, in pixels: beyond, its place cannot be seen.
  private static let limit = 1e7

  /// Lays an outline on the grid; the result is nil where there is no area, or figures are not
  /// finite.
  ///
  /// - Parameters:
  ///   - outline: The outline in points.
  ///   - frame: The grid.
  package init?(_ outline: Outline, in frame: PixelFrame) {
    let rect = outline.rect
    guard rect.size.isDrawable, rect.x.isFinite, rect.y.isFinite else { return nil }
    func clamped(_ value: Double) -> Double { min(max(value, -Self.limit), Self.limit) }
    left = clamped(frame.x(rect.x))
    top = clamped(frame.y(rect.y))
    right = clamped(frame.x(rect.x + rect.width))
    bottom = clamped(frame.y(rect.y + rect.height))
    guard left < right, top < bottom else { return nil }
    let side = min(right - left, bottom - top)
    func corner(_ corner: Outline.Corner) -> PixelCorner {
      PixelCorner(
        radius: min(outline.radius(of: corner) * frame.scale, side),
        smoothing: outline.smoothing(of: corner))
    }
    topLeft = corner(.topLeft)
    topRight = corner(.topRight)
    bottomRight = corner(.bottomRight)
    bottomLeft = corner(.bottomLeft)
  }

  /// Whether the left half is the mirror image of the right one.
  var isMirroredAcross: Bool { topLeft == topRight && bottomLeft == bottomRight }

  /// Whether the upper half is the mirror image of the lower one.
  var isMirroredDown: Bool { topLeft == bottomLeft && topRight == bottomRight }
}

/// The curve of one corner in pixels from the sharp corner: u along the horizontal side, v along the
/// vertical one.
package struct PixelCorner: Hashable, Sendable {
  let radius: Double
  let smoothing: Double

  /// How far the curve reaches along both sides.
  var extent: Double { radius * (1 + ContinuousCorner.excess * smoothing) }

  /// The curve as chords from the horizontal side to the vertical one, never outside it.
  ///
  /// - Parameter tolerance: The most by which a chord may depart from the curve, in pixels.
  /// - Returns: Points, from (extent, 0) to (0, extent); one point without a radius.
  func chords(tolerance: Double) -> [SIMD2<Double>] {
    guard radius > 0 else { return [.zero] }
    return smoothing > 0 ? cubics(tolerance) : circle(tolerance)
  }

  /// A chord over an angle a departs from its arc by r(1 - cos(a/2)), about r·a²/8.
  private func circle(_ tolerance: Double) -> [SIMD2<Double>] {
    let quarter = Elementary.pi / 2
    let count = Self.count(quarter / (8 * tolerance / radius).squareRoot())
    let step = 90 / Double(count)
    let sine = Elementary.sin(degrees: step)
    let cosine = Elementary.cos(degrees: step)
    var points: [SIMD2<Double>] = []
    points.reserveCapacity(count + 1)
    // (1, 0) turned step by step, seen from the circle's centre.
    var across = 1.0
    var down = 0.0
    for _ in 0..<count {
      points.append(SIMD2(radius * (1 - down), radius * (1 - across)))
      (across, down) = (across * cosine - down * sine, down * cosine + across * sine)
    }
    points.append(SIMD2(0, radius))
    return points
  }

  /// A chord of a cubic departs from it by at most |second derivative|/8 · step²; the second
  /// derivative is at most 6 times the greatest second difference of the control points.
  private func cubics(_ tolerance: Double) -> [SIMD2<Double>] {
    let control = ContinuousCorner.controlPoints(smoothing: smoothing)
    var points: [SIMD2<Double>] = [control[0] * radius]
    for first in stride(from: 0, to: 9, by: 3) {
      let piece = CubicPiece(
        control[first] * radius, control[first + 1] * radius, control[first + 2] * radius,
        control[first + 3] * radius)
      let count = Self.count((piece.greatestSecondDerivative / (8 * tolerance)).squareRoot())
      for index in 1...count { points.append(piece.point(Double(index) / Double(count))) }
    }
    return points
  }

  private static func count(_ wanted: Double) -> Int {
    Int(min(max(Elementary.ceil(wanted), 2), 16_384))
  }
}

/// A cubic Bézier curve.
struct CubicPiece {
  private let p0: SIMD2<Double>
  private let p1: SIMD2<Double>
  private let p2: SIMD2<Double>
  private let p3: SIMD2<Double>

  init(
    _ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>
  ) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  func point(_ t: Double) -> SIMD2<Double> {
    let s = 1 - t
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }

  func derivative(_ t: Double) -> SIMD2<Double> {
    let s = 1 - t
    return (p1 - p0) * (3 * s * s) + (p2 - p1) * (6 * s * t) + (p3 - p2) * (3 * t * t)
  }

  var greatestSecondDerivative: Double {
    let a = p0 - 2 * p1 + p2
    let b = p1 - 2 * p2 + p3
    return 6 * max(a.x * a.x + a.y * a.y, b.x * b.x + b.y * b.y).squareRoot()
  }
}
