#if os(iOS) || os(Linux)
import GradientModel

/// A cubic from (0, 0) to (1, 1), as CSS's `cubic-bezier()` and `CAMediaTimingFunction` have it.
nonisolated struct EasingCurve: Hashable, Sendable {
  /// x1, y1, x2, y2.
  let points: SIMD4<Double>

  /// UIKit's own in animation blocks.
  static let easeInOut = EasingCurve(points: SIMD4(0.42, 0, 0.58, 1))

  var timingFunction: CAMediaTimingFunction {
    CAMediaTimingFunction(
      controlPoints: Float(points.x), Float(points.y), Float(points.z), Float(points.w))
  }

  /// How much of the way has been gone at a share of the time, found by halving: x grows with t.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(points.x, points.z, middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(points.y, points.w, (low + high) / 2)
  }

  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }
}
#endif
