import GradientModel

/// Premultiplied components as the four bytes of a pixel.
enum PixelEncoder {
  /// The bytes red, green, blue, alpha from the lowest up.
  ///
  /// - Parameters:
  ///   - levels: Channels in 0...255; less or more is brought into it.
  ///   - offset: What is added before rounding to the nearest level.
  /// - Returns: The four bytes as one number.
  @inline(__always)
  static func pack(_ levels: SIMD4<Float>, offset: Float = 0) -> UInt32 {
    var v = levels + SIMD4(repeating: offset)
    v = v.replacing(with: 0, where: v .< SIMD4(repeating: 0))
    v = v.replacing(with: 255, where: v .> SIMD4(repeating: 255))
    // From 2²³ on a Float has no room for a fraction, and its lowest bits are the whole number.
    let bits = unsafeBitCast(v + SIMD4(repeating: 8_388_608), to: SIMD4<UInt32>.self)
    return (bits.x & 255) | (bits.y & 255) << 8 | (bits.z & 255) << 16 | (bits.w & 255) << 24
  }

  /// The same bytes from channels in double precision, 0...1.
  static func pack(_ color: SIMD4<Double>, offset: Float) -> UInt32 {
    var result: UInt32 = 0
    for channel in 0..<4 {
      let level = Elementary.nearest(color[channel] * 255 + Double(offset))
      result |= UInt32(min(max(level, 0), 255)) << UInt32(channel * 8)
    }
    return result
  }
}
