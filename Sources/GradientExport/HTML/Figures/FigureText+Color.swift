internal import GradientModel

extension FigureText {
  /// The nearest hexadecimal sRGB colour, with alpha where it is not opaque.
  static func hex(_ color: StyleColor) -> String {
    String(decoding: CSSColor.hex(color.inSRGB), as: UTF8.self)
  }

  /// The space that a colour was written in, and its components there unless hexadecimal digits say
  /// them all.
  static func written(_ color: StyleColor) -> String {
    if color.space == .srgb, color.missing.isEmpty, CSSColor.isHexadecimal(color) { return "srgb" }
    return String(decoding: CSSColor.written(color), as: UTF8.self)
  }
}
