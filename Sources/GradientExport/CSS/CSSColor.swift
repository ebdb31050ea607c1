internal import GradientModel

/// Colours as CSS writes them.
enum CSSColor {
  /// A colour in sRGB, brought into its gamut: hexadecimal where that says all of it.
  static func srgb(_ color: StyleColor) -> [UInt8] { srgb(color.inSRGB) }

  /// Encoded, straight components within 0...1, and alpha.
  static func srgb(_ color: SIMD4<Double>) -> [UInt8] {
    isWhole(color) ? hex(color) : functional(color)
  }

  /// The nearest hexadecimal colour.
  static func hex(_ color: SIMD4<Double>) -> [UInt8] {
    HexText.color(color, count: isOpaque(color) ? 3 : 4)
  }

  private static func functional(_ color: SIMD4<Double>) -> [UInt8] {
    var writer = TextWriter("rgb(")
    for index in 0..<3 {
      if index > 0 { writer.add(" ") }
      writer.percent(color[index])
    }
    if !isOpaque(color) {
      writer.add(" / ")
      writer.percent(color.w)
    }
    writer.add(")")
    return writer.bytes
  }

  private static func isOpaque(_ color: SIMD4<Double>) -> Bool { color.w * 255 > 254.999 }

  private static func isWhole(_ color: SIMD4<Double>) -> Bool {
    for index in 0..<4 {
      let level = color[index] * 255
      if abs(level - Elementary.nearest(level)) > 0.001 { return false }
    }
    return true
  }

  /// A colour as the style gives it, of any gamut.
  static func native(_ color: StyleColor) -> [UInt8] {
    switch color.space {
    case .srgb where color.missing.isEmpty && color.isInSRGB:
      return srgb(color)
    case .hsl, .hwb:
      // Browsers round these to levels of 255; and some components have no analogue elsewhere.
      if color.missing.isEmpty { return native(color.converted(to: .srgb)) }
      return function(color.space.name, color, units: ["", "%", "%"])
    case .lab, .lch, .oklab, .oklch:
      return function(color.space.name, color, units: ["", "", ""])
    case .rec2020:
      // Editions of CSS differ in this space's transfer function.
      return native(color.converted(to: .xyzD65))
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .xyzD65, .xyzD50:
      return function("color", color, units: ["", "", ""], space: color.space.name)
    }
  }

  private static func function(
    _ name: String, _ color: StyleColor, units: [String], space: String? = nil
  ) -> [UInt8] {
    var writer = TextWriter(name)
    writer.add("(")
    if let space {
      writer.add(space)
      writer.add(" ")
    }
    for index in 0..<3 {
      if index > 0 { writer.add(" ") }
      if color.missing.contains(StyleColor.Missing(component: index)) {
        writer.add("none")
      } else {
        writer.number(color.components[index])
        writer.add(units[index])
      }
    }
    if color.missing.contains(.alpha) {
      writer.add(" / none")
    } else if color.alpha < 1 {
      writer.add(" / ")
      writer.number(color.alpha * 100)
      writer.add("%")
    }
    writer.add(")")
    return writer.bytes
  }
}
