/// The two ways to store a translucent colour, and the way between them.
///
/// A pixmap stores components multiplied by alpha, a PNG file stores them as they are. Going from
/// a pixmap to a file and back gives the same bytes.
enum StraightAlpha {
  /// A pixel's components divided by its alpha, to the nearest level.
  ///
  /// - Parameters:
  ///   - pixel: Three premultiplied components and alpha, the first lowest; a component greater than
  ///     `alpha` is taken as `alpha`.
  ///   - alpha: The pixel's alpha; a clear pixel has no colour.
  /// - Returns: Three straight components, 0 for a clear pixel, and alpha.
  @inline(__always)
  static func divided(_ pixel: UInt32, by alpha: UInt8) -> UInt32 {
    guard alpha > 0 else { return 0 }
    let alpha = UInt32(alpha)
    // One division for all three: for numerators below 2¹⁶ and divisors below 2⁸ the product with
    // ⌊2²⁴ / divisor⌋ + 1 has the quotient in its upper bits.
    let inverse = UInt64((1 &<< 24) / alpha &+ 1)
    @inline(__always)
    func component(_ shift: UInt32) -> UInt32 {
      let value = pixel &>> shift & 255
      guard value < alpha else { return 255 &<< shift }
      let product = UInt64(value &* 255 &+ alpha / 2) &* inverse
      return UInt32(truncatingIfNeeded: product &>> 24) &<< shift
    }
    return component(0) | component(8) | component(16) | alpha &<< 24
  }

  /// A component multiplied by its alpha, to the nearest level.
  @inline(__always)
  static func multiplied(_ component: UInt8, by alpha: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(component) * UInt32(alpha) + 127) / 255)
  }
}
