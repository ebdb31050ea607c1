internal import GradientModel

/// Colours as Android writes them: `#AARRGGBB` in sRGB.
enum AndroidColor {
  static func text(_ color: StyleColor, opacity: Double = 1) -> [UInt8] {
    var components = color.inSRGB
    components.w *= opacity
    return text(components)
  }

  static func text(_ color: SIMD4<Double>) -> [UInt8] {
    let digits = HexText.color(SIMD4(color.w, color.x, color.y, color.z))
    return digits.map { $0 >= UInt8(ascii: "a") ? $0 - 0x20 : $0 }
  }
}
