internal import GradientModel

/// Numbers and colours as text.
enum FigureText {
  static func whole(_ value: Int) -> String {
    var writer = TextWriter()
    writer.whole(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  static func number(_ value: Double) -> String {
    var writer = TextWriter()
    writer.number(value)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The nearest hexadecimal sRGB colour, with alpha where it is not opaque.
  static func hex(_ color: StyleColor) -> String {
    String(decoding: CSSColor.hex(color.inSRGB), as: UTF8.self)
  }
}
