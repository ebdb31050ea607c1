import GradientModel

/// A sharp edge after a Gaussian blur, averaged over a pixel: the one-dimensional functions that
/// every shadow is made of.
///
/// Shadows are the Gaussian convolution of a shape averaged over each pixel, as coverage is, so
/// without blur they are coverage. The average is exact for small deviations; from two pixels up
/// it is a Gaussian whose variance is larger by a pixel's, 1/12 (within 0.01/255).
package struct BlurredEdge: Sendable {
  /// The standard deviation in pixels.
  package let deviation: Double
  /// The standard deviation with the pixel's own added.
  package let widened: Double
  /// The distance in pixels beyond which an edge is not felt.
  package let reach: Double

  private static let smooth = 2.0
  private var isSmooth: Bool { deviation >= Self.smooth }

  /// Makes the functions of one blur.
  ///
  /// - Parameter deviation: The standard deviation in pixels, 0 or more.
  package init(deviation: Double) {
    self.deviation = deviation
    widened = (deviation * deviation + 1.0 / 12).squareRoot()
    // At 4.5 deviations 3e-6 of the light is left.
    reach = 4.5 * deviation + 0.5
  }

  /// How much a pixel sees of a half line that begins `t` pixels before its centre and goes on: 0
  /// where `t` is far below 0, ½ at 0, 1 far above.
  package func light(_ t: Double) -> Double {
    guard t < reach else { return 1 }
    guard t > -reach else { return 0 }
    if isSmooth { return Self.normal(t / widened) }
    guard deviation > 0 else { return min(max(t + 0.5, 0), 1) }
    return min(max(integral(t + 0.5) - integral(t - 0.5), 0), 1)
  }

  /// The derivative of ``light(_:)``: how much a pixel sees of a line `t` pixels from its centre.
  package func density(_ t: Double) -> Double {
    guard abs(t) < reach else { return 0 }
    if isSmooth {
      let z = t / widened
      return Elementary.exp(-0.5 * z * z) * Self.inverseRootOfTwoPi / widened
    }
    guard deviation > 0 else { return 1 }
    return Self.normal((t + 0.5) / deviation) - Self.normal((t - 0.5) / deviation)
  }

  /// Gives what each of some neighbouring pixels sees of a line, as ``density(_:)`` does.
  ///
  /// Fast because a Gaussian at even steps needs no exponential: each value is the one before it times
  /// a ratio, which itself changes by one ratio. That begins anew every 256 pixels, so errors stay below
  /// 1e-10 of the value.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - place: Where the line is.
  ///   - body: Called with each pixel's density in turn.
  @inline(__always)
  package func forEachDensity(of pixels: Range<Int>, at place: Double, _ body: (Double) -> Void) {
    guard isSmooth else {
      for pixel in pixels { body(density(Double(pixel) + 0.5 - place)) }
      return
    }
    let variance = widened * widened
    let change = Elementary.exp(-1 / variance)
    var value = 0.0
    var ratio = 0.0
    var count = 0
    for pixel in pixels {
      let t = Double(pixel) + 0.5 - place
      guard abs(t) < reach else {
        count = 0
        body(0)
        continue
      }
      if count & 255 == 0 {
        value = density(t)
        ratio = Elementary.exp(-(t + 0.5) / variance)
      }
      count += 1
      body(value)
      value *= ratio
      ratio *= change
    }
  }

  /// The integral of the normal distribution up to `s` pixels.
  private func integral(_ s: Double) -> Double {
    let z = s / deviation
    return s * Self.normal(z) + deviation * Elementary.exp(-0.5 * z * z)
      * Self.inverseRootOfTwoPi
  }

  private static let inverseRootOfTwoPi = 0.3989422804014327

  /// The normal distribution, within 2e-7.
  ///
  /// Source: Abramowitz and Stegun, "Handbook of Mathematical Functions", 7.1.28.
  package static func normal(_ z: Double) -> Double {
    let x = abs(z) * 0.7071067811865476
    let series =
      1 + x
      * (0.0705230784 + x
        * (0.0422820123 + x
          * (0.0092705272 + x * (0.0001520143 + x * (0.0002765672 + x * 0.0000430638)))))
    let power2 = series * series
    let power4 = power2 * power2
    let power8 = power4 * power4
    let tail = 0.5 / (power8 * power8)
    return z < 0 ? tail : 1 - tail
  }
}
