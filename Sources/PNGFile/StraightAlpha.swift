/// The two ways to store a translucent colour, and the way between them.
///
/// A pixmap stores components multiplied by alpha, a PNG file stores them as they are. Going from
/// a pixmap to a file and back gives the same bytes.
enum StraightAlpha {
  /// A component divided by its alpha, to the nearest level.
  ///
  /// - Parameters:
  ///   - component: The premultiplied component; one greater than `alpha` is taken as `alpha`.
  ///   - alpha: The pixel's alpha; a clear pixel has no colour.
  /// - Returns: The straight component; 0 for a clear pixel.
  @inline(__always)
  static func divided(_ component: UInt8, by alpha: UInt8) -> UInt8 {
    guard component < alpha else { return alpha == 0 ? 0 : 255 }
    let alpha = UInt32(alpha)
    return UInt8(truncatingIfNeeded: (UInt32(component) * 255 + alpha / 2) / alpha)
  }

  /// A component multiplied by its alpha, to the nearest level.
  @inline(__always)
  static func multiplied(_ component: UInt8, by alpha: UInt8) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(component) * UInt32(alpha) + 127) / 255)
  }
}
