import GradientModel

/// Premultiplied components as the four bytes of a pixel.
///
/// Halves are rounded up, as by everyone who writes 0.3 as #4d: 0.3 · 255 is 76.5.
enum PixelEncoder {
  /// What is added so that a half goes up, whichever way the errors of arithmetic push it.
  private static let upwards: Float = 1.0 / 4096

  /// The bytes red, green, blue, alpha from the lowest up.
  ///
  /// - Parameters:
  ///   - levels: Channels in 0...255, give or take half a level with the offset added.
  ///   - offset: What is added before rounding to the nearest level.
  /// - Returns: The four bytes as one number.
  @inline(__always)
  static func pack(_ levels: SIMD4<Float>, offset: Float = 0) -> UInt32 {
    // Above 2²³ a Float has no room for a fraction, and its lowest bits are the whole number; 1.5
    // times that leaves room below for a hair less than 0.
    let bits = unsafe unsafeBitCast(
      levels + SIMD4(repeating: offset + upwards) + SIMD4(repeating: 12_582_912),
      to: SIMD16<UInt8>.self)
    return unsafe unsafeBitCast(SIMD4<UInt8>(bits[0], bits[4], bits[8], bits[12]), to: UInt32.self)
  }

  /// The bytes of one colour times a mask.
  ///
  /// The loop is plain, and each channel on its own, so that the compiler makes vectors of pixels.
  ///
  /// - Parameters:
  ///   - levels: The colour's channels in 0...255.
  ///   - mask: What each pixel has of it, 0...1.
  ///   - count: How many pixels there are.
  ///   - pixels: Where the bytes go.
  static func pack(
    _ levels: SIMD4<Float>, times mask: UnsafePointer<Float>, count: Int,
    to pixels: UnsafeMutablePointer<UInt32>
  ) {
    let red = levels.x
    let green = levels.y
    let blue = levels.z
    let alpha = levels.w
    @inline(__always)
    func byte(_ level: Float) -> UInt32 { (level + upwards + 12_582_912).bitPattern & 255 }
    if red == 0, green == 0, blue == 0 {
      // Most shadows are black: only alpha changes.
      for x in 0..<Int32(count) {
        unsafe pixels[Int(x)] = byte(alpha * mask[Int(x)]) &<< 24
      }
      return
    }
    for x in 0..<Int32(count) {
      let amount = unsafe mask[Int(x)]
      unsafe pixels[Int(x)] =
        byte(red * amount) | byte(green * amount) &<< 8 | byte(blue * amount) &<< 16
        | byte(alpha * amount) &<< 24
    }
  }

  /// The same bytes from channels in double precision, 0...1.
  static func pack(_ color: SIMD4<Double>, offset: Float) -> UInt32 {
    var result: UInt32 = 0
    for channel in 0..<4 {
      let level = Elementary.nearest(color[channel] * 255 + Double(offset + upwards))
      result |= UInt32(min(max(level, 0), 255)) << UInt32(channel * 8)
    }
    return result
  }

  /// Four bytes as premultiplied components, 0...1.
  @inline(__always)
  static func unpack(_ pixel: UInt32) -> SIMD4<Double> {
    SIMD4(
      Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255),
      Double(pixel >> 24)) / 255
  }

  /// The four bytes nearest to components of 0...1; of a half the even one, as compositors round.
  @inline(__always)
  static func nearest(_ color: SIMD4<Double>, offset: Double) -> UInt32 {
    var levels = color * 255 + SIMD4(repeating: offset)
    levels.replace(with: 0, where: levels .< 0)
    levels.replace(with: 255, where: levels .> 255)
    // Above 2⁵² a Double has no room for a fraction, and its lowest bits are the whole number.
    levels += SIMD4(repeating: 6_755_399_441_055_744)
    var result: UInt32 = 0
    for channel in 0..<4 {
      result |=
        UInt32(truncatingIfNeeded: levels[channel].bitPattern & 255)
        << UInt32(channel * 8)
    }
    return result
  }
}
