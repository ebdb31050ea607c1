/// The rounding of a channel to 8 bits: to the nearest level, or by an ordered pattern.
///
/// A channel v (0...255) becomes the whole number nearest to v + offset. Without dither every offset
/// is 0. With it they are the 64 odd multiples of 1/128 within ±½, so a level that is whole stays as
/// it is, and the mean over 8 × 8 pixels is v to within 1/128. All channels of a pixel share the
/// offset, so none grows beyond alpha.
enum Dither {
  /// The offsets of a row of pixels, for eight columns in turn.
  ///
  /// Source: B. E. Bayer, "An optimum method for two-level rendition of continuous-tone pictures",
  /// ICC 1973: the bits of x ⊕ y and y, interleaved from the lowest up.
  static func offsets(row: Int, isOn: Bool) -> SIMD8<Float> {
    var result = SIMD8<Float>(repeating: 0)
    guard isOn else { return result }
    let y = row & 7
    for x in 0..<8 {
      let mixed = x ^ y
      var value = 0
      for bit in 0..<3 {
        value = value << 2 | ((mixed >> bit & 1) << 1) | (y >> bit & 1)
      }
      result[x] = (Float(value) + 0.5) / 64 - 0.5
    }
    return result
  }
}
