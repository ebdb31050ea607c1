internal import GradientModel

/// Colours as Android writes them: `#AARRGGBB` in sRGB.
enum AndroidColor {
  static func text(_ color: StyleColor, opacity: Double = 1) -> [UInt8] {
    var components = color.inSRGB
    components.w *= opacity
    return text(components)
  }

  static func text(_ color: SIMD4<Double>) -> [UInt8] {
    var bytes = [UInt8(ascii: "#")]
    for index in [3, 0, 1, 2] {
      let level = UInt8(min(max(Elementary.nearest(color[index] * 255), 0), 255))
      bytes.append(digit(level >> 4))
      bytes.append(digit(level & 15))
    }
    return bytes
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
