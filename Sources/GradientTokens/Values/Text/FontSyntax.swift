package import GradientModel

/// A typography as a text gives it; nil leaves a member to what lies beneath.
package struct FontSyntax: Sendable {
  /// The height of a line: a factor of the size, or a length.
  package enum LineHeight: Sendable {
    case factor(Double)
    case points(Double)
    /// The alias of a number.
    case alias(ValueAlias)
  }

  /// 1 to 1000.
  package var weight: Aliasable<Double>?
  /// Points.
  package var size: Aliasable<Double>
  package var lineHeight: LineHeight?
  /// The preferred family first.
  package var families: Aliasable<[String]>?

  /// The typography, with the members that the text leaves out taken from another.
  package func resolved<R: ValueResolver>(
    over base: FontStyle = FontStyle(), by resolver: inout R
  ) throws(R.Failure) -> FontStyle {
    var font = base
    switch weight {
    case .value(let weight)?: font.weight = weight
    case .alias(let alias)?: font.weight = try resolver.fontWeight(alias)
    case nil: break
    }
    font.size = try size.length(&resolver)
    switch lineHeight {
    case .factor(let factor)?: font.lineHeight = factor
    case .points(let points)?: font.lineHeight = font.size > 0 ? points / font.size : nil
    case .alias(let alias)?: font.lineHeight = try resolver.number(alias)
    case nil: break
    }
    switch families {
    case .value(let families)?: font.families = families
    case .alias(let alias)?: font.families = try resolver.fontFamilies(alias)
    case nil: break
    }
    return font
  }
}

extension ValueText {
  /// Reads a typography as CSS's `font` has it.
  ///
  /// The order is weight, size, line height and families, as in
  /// `600 17px/1.25 "Avenir Next", system`; the size alone is needed.
  ///
  /// An alias after the size, or after a line height, is the families; of those before, the last is
  /// the size unless one is written out, and the other the weight.
  package static func font(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> FontSyntax {
    try ValueReader.read(bytes, &notes) { reader throws(ValueError) in try reader.font() }
  }

  /// Reads font families as CSS lists them: `"Avenir Next", system`.
  package static func fontFamilies(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> [String] {
    try ValueReader.read(bytes, &notes) { reader throws(ValueError) in try reader.families() }
  }
}
