internal import GradientModel

/// Numbers and colours as text.
enum FigureText {
  static func whole(_ value: Int) -> String {
    var writer = TextWriter()
    writer.whole(value)
    return String(utf8: writer.bytes)
  }

  static func number(_ value: Double) -> String {
    var writer = TextWriter()
    writer.number(value)
    return String(utf8: writer.bytes)
  }

  /// The nearest hexadecimal sRGB colour, with alpha where it is not opaque.
  static func hex(_ color: StyleColor) -> String {
    String(utf8: CSSColor.hex(color.inSRGB))
  }
}
