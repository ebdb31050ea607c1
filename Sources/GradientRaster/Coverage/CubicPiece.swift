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
