package import GradientModel

/// Which gradients a reader takes.
package enum GradientDialect: Sendable {
  /// What a style file may say.
  case styleFile
  /// All of CSS Images 4: every space of CSS Color 4 and every way around the hue circle, repeating
  /// gradients, places in lengths and sums in `calc()`.
  ///
  /// Lengths are worked out for a box of this size, if there is one.
  case css(size: Size2D?)

  var isCSS: Bool {
    if case .css = self { return true }
    return false
  }
}

/// A way to blend that a gradient of ours has no name for: more stops have to stand for it.
package struct ForeignBlend: Hashable, Sendable {
  /// The way around the hue circle (CSS Color 4, 12.4).
  package enum Hue: UInt8, Sendable, CaseIterable {
    case shorter, longer, increasing, decreasing
  }

  /// The space that colours are mixed in.
  package var space: StyleColor.Space
  /// The way around, in a space with a hue.
  package var hue: Hue
}

extension ValueReader {
  /// The spaces of CSS that are ours too, or whose blends are: light is mixed alike in every linear
  /// space, which each is a linear map of the other.
  private static let knownSpaces: [(StaticString, GradientFill.Interpolation)] = [
    ("srgb", .srgb), ("srgb-linear", .srgbLinear), ("display-p3", .displayP3), ("oklab", .oklab),
    ("oklch", .oklch), ("xyz", .srgbLinear), ("xyz-d50", .srgbLinear), ("xyz-d65", .srgbLinear),
    ("display-p3-linear", .srgbLinear),
  ]

  private static let otherSpaces: [(StaticString, StyleColor.Space)] = [
    ("lab", .lab), ("lch", .lch), ("hsl", .hsl), ("hwb", .hwb), ("a98-rgb", .a98RGB),
    ("prophoto-rgb", .prophotoRGB), ("rec2020", .rec2020),
  ]

  /// Reads what follows `in`, with every word that CSS has.
  mutating func takeCSSInterpolation(_ header: inout GradientHeader) throws(ValueError) {
    let allowed =
      "a space of CSS Color 4 such as srgb, oklab, lch or display-p3"
    for (name, interpolation) in Self.knownSpaces where isWord(name) {
      advance()
      header.interpolation = interpolation
      if interpolation == .oklch { try takeHue(.oklch, &header) }
      return
    }
    for (name, space) in Self.otherSpaces where isWord(name) {
      advance()
      header.blend = ForeignBlend(space: space, hue: .shorter)
      if space == .lch || space == .hsl || space == .hwb { try takeHue(space, &header) }
      return
    }
    guard token.kind == .word else { throw unexpected(allowed) }
    throw error(.unknownName, allowed: allowed)
  }

  private mutating func takeHue(
    _ space: StyleColor.Space, _ header: inout GradientHeader
  ) throws(ValueError) {
    let words: [StaticString] = ["shorter", "longer", "increasing", "decreasing"]
    guard let index = index(in: words) else { return }
    advance()
    guard take(word: "hue") else { throw unexpected("the word hue") }
    if header.blend != nil || index > 0 {
      header.blend = ForeignBlend(space: space, hue: ForeignBlend.Hue.allCases[index])
    }
  }
}
