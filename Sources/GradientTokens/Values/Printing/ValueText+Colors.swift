package import GradientModel

extension ValueText {
  /// The canonical text of a colour: hexadecimal where that is exact, otherwise its CSS function with
  /// its own components.
  ///
  /// Nil where CSS would clamp or turn a component, so that the text would be another colour.
  package static func text(_ color: StyleColor) -> String? {
    bytes(color).map(string)
  }

  static func bytes(_ color: StyleColor) -> [UInt8]? {
    hex(color) ?? function(color)
  }

  /// Whether the text of a colour is one of CSS's legacy forms.
  static func isLegacyText(_ color: StyleColor) -> Bool {
    color.space == .srgb ? hex(color) != nil : color.isLegacy
  }

  /// Six digits, eight of a colour that is not opaque, where they say exactly what the colour does.
  static func hex(_ color: StyleColor) -> [UInt8]? {
    guard color.space == .srgb, color.missing.isEmpty else { return nil }
    let parts = SIMD4(color.components, color.alpha)
    for index in 0..<4 {
      let part = parts[index]
      guard part >= 0, part <= 1, Elementary.nearest(part * 255) / 255 == part else { return nil }
    }
    return HexText.color(parts, count: color.alpha == 1 ? 3 : 4)
  }

  private static func function(_ color: StyleColor) -> [UInt8]? {
    guard isWithinCSSRanges(color) else { return nil }
    let isHSL = color.space == .hsl
    let isHueFirst = isHSL || color.space == .hwb
    let hasName = isHueFirst || [.lab, .lch, .oklab, .oklch].contains(color.space)
    var bytes = Array((hasName ? "" : "color(").utf8)
    bytes += Array(color.space.name.utf8) + [hasName ? UInt8(ascii: "(") : UInt8(ascii: " ")]
    for index in 0..<3 {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      if color.missing.contains(StyleColor.Missing(component: index)) {
        bytes += "none".utf8
      } else {
        DecimalNumber.append(color.components[index], to: &bytes)
        if isHueFirst, index > 0 { bytes.append(UInt8(ascii: "%")) }
      }
    }
    if color.missing.contains(.alpha) {
      bytes += " / none".utf8
    } else if color.alpha != 1 {
      bytes += " / ".utf8
      DecimalNumber.append(color.alpha, to: &bytes)
    }
    return bytes + [UInt8(ascii: ")")]
  }

  /// Whether reading the colour's function leaves its components alone.
  private static func isWithinCSSRanges(_ color: StyleColor) -> Bool {
    let c = color.components
    let isHue = { (hue: Double) in hue >= 0 && hue < 360 }
    let isPart = { (part: Double, whole: Double) in part >= 0 && part <= whole }
    switch color.space {
    case .hsl, .hwb: return isHue(c.x) && isPart(c.y, 100) && isPart(c.z, 100)
    case .lab: return isPart(c.x, 100)
    case .oklab: return isPart(c.x, 1)
    case .lch: return isPart(c.x, 100) && c.y >= 0 && isHue(c.z)
    case .oklch: return isPart(c.x, 1) && c.y >= 0 && isHue(c.z)
    default: return true
    }
  }

  static func string(_ bytes: [UInt8]) -> String { String(utf8: bytes) }
}
