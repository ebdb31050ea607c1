/// The curves between encoded components and linear light; odd, so that extended values keep their
/// sign.
///
/// Source: CSS Color 4, sample code (<https://www.w3.org/TR/css-color-4/#color-conversion-code>).
enum TransferFunction {
  case srgb, a98, prophoto, rec2020

  func decode(_ encoded: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(decode(encoded.x), decode(encoded.y), decode(encoded.z))
  }

  func encode(_ linear: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encode(linear.x), encode(linear.y), encode(linear.z))
  }

  private func decode(_ encoded: Double) -> Double {
    let c = abs(encoded)
    let linear: Double =
      switch self {
      case .srgb: c <= 0.04045 ? c / 12.92 : Elementary.pow((c + 0.055) / 1.055, 2.4)
      case .a98: Elementary.pow(c, 563.0 / 256)
      case .prophoto: c <= 16.0 / 512 ? c / 16 : Elementary.pow(c, 1.8)
      case .rec2020: Elementary.pow(c, 2.4)
      }
    return encoded < 0 ? -linear : linear
  }

  private func encode(_ linear: Double) -> Double {
    let c = abs(linear)
    let encoded: Double =
      switch self {
      case .srgb: c <= 0.0031308 ? 12.92 * c : 1.055 * Elementary.pow(c, 1 / 2.4) - 0.055
      case .a98: Elementary.pow(c, 256.0 / 563)
      case .prophoto: c >= 1.0 / 512 ? Elementary.pow(c, 1 / 1.8) : 16 * c
      case .rec2020: Elementary.pow(c, 1 / 2.4)
      }
    return linear < 0 ? -encoded : encoded
  }
}
