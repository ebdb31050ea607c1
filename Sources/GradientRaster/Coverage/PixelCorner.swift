import GradientModel

/// The curve of one corner in pixels from the sharp corner: u along the horizontal side, v along the
/// vertical one.
package struct PixelCorner: Hashable, Sendable {
  let radius: Double
  let smoothing: Double

  /// How far the curve reaches along both sides.
  var extent: Double { radius * (1 + ContinuousCorner.excess * smoothing) }

  /// The curve as chords from the horizontal side to the vertical one.
  ///
  /// The chords enclose the area of the curve and depart from it to both sides, so that a pixel which
  /// several of them cross is right on average; none leaves the corner's box.
  ///
  /// - Parameter tolerance: The height of a chord's arc, in pixels: no pixel's area is off by more
  ///   than half of it.
  /// - Returns: Points, from (extent, 0) to (0, extent); one point without a radius.
  func chords(tolerance: Double) -> [SIMD2<Double>] {
    guard radius > 0 else { return [.zero] }
    return smoothing > 0 ? cubics(tolerance / 4) : circle(tolerance)
  }

  /// The arc over an angle a is r(1 - cos(a/2)) high, about r·a²/8; a sector of r(1 + a²/12) with a
  /// chord has the area of one of r with an arc.
  private func circle(_ tolerance: Double) -> [SIMD2<Double>] {
    let quarter = Elementary.pi / 2
    let count = Self.count(quarter / (8 * tolerance / radius).squareRoot())
    let step = 90 / Double(count)
    let sine = Elementary.sin(degrees: step)
    let cosine = Elementary.cos(degrees: step)
    let angle = quarter / Double(count)
    let raised = 1 + angle * angle / 12
    var points: [SIMD2<Double>] = []
    points.reserveCapacity(count + 1)
    points.append(SIMD2(radius, 0))
    // (1, 0) turned step by step, seen from the circle's centre.
    var across = cosine
    var down = sine
    for _ in 1..<count {
      points.append(
        SIMD2(max(radius * (1 - raised * down), 0), max(radius * (1 - raised * across), 0)))
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
