package import GradientModel

/// A colour as a text gives it: a colour, or the alias of one.
package enum ColorSyntax: Sendable {
  /// A colour. `isLegacy` where it is written in one of CSS's forms from before Color 4's spaces
  /// (hexadecimal, a name, `rgb()`, `hsl()`, `hwb()`) without `none`, which blend in sRGB by default.
  case color(StyleColor, isLegacy: Bool)
  /// The alias of a colour.
  case alias(ValueAlias)

  /// The colour, and whether it blends in sRGB by default.
  package func resolved<R: ValueResolver>(
    by resolver: inout R
  ) throws(R.Failure) -> (color: StyleColor, isLegacy: Bool) {
    switch self {
    case .color(let color, let isLegacy):
      return (color, isLegacy)
    case .alias(let alias):
      let color = try resolver.color(alias)
      return (color, color.isLegacy)
    }
  }
}

extension StyleColor {
  /// Whether the colour blends in sRGB by default: with `none` it is no legacy colour in any form, as
  /// browsers have it too.
  var isLegacy: Bool { space.isLegacy && missing.isEmpty }
}

extension StyleColor.Space {
  /// Whether CSS writes colours of this space in a legacy form.
  var isLegacy: Bool { self == .srgb || self == .hsl || self == .hwb }
}

extension ValueText {
  /// Reads a colour: `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, or any colour of CSS Color 4 that
  /// stands for itself (<https://www.w3.org/TR/css-color-4/>).
  package static func color(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> ColorSyntax {
    try ValueReader.read(bytes, &notes) { reader throws(ValueError) in try reader.color() }
  }
}
