import GradientModel

/// How stored values between 0 and 1 turn into light between 0 and 1.
enum ToneCurve: Equatable {
  /// ICC.1:2022, 10.18: `(a·x + b)^g + e` from `d` on, `c·x + f` below it.
  case parametric(g: Double, a: Double, b: Double, c: Double, d: Double, e: Double, f: Double)
  /// Evenly spaced samples, at least two.
  case sampled([Double])

  /// IEC 61966-2-1.
  static let srgb = Self.parametric(
    g: 2.4, a: 1 / 1.055, b: 0.055 / 1.055, c: 1 / 12.92, d: 0.04045, e: 0, f: 0)

  /// The light of a stored value between 0 and 1.
  func value(at x: Double) -> Double {
    switch self {
    case .parametric(let g, let a, let b, let c, let d, let e, let f):
      let base = a * x + b
      return x >= d ? (base > 0 ? Elementary.pow(base, g) : 0) + e : c * x + f
    case .sampled(let samples):
      let position = x * Double(samples.count - 1)
      let index = min(Int(position), samples.count - 2)
      return samples[index] + (samples[index + 1] - samples[index]) * (position - Double(index))
    }
  }
}
