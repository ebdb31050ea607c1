package import GradientModel

/// How colours are written where values are printed: by an alias those that a palette holds.
package struct ColorTexts: Sendable {
  /// The aliases, with their braces.
  private var aliases: [StyleColor: [UInt8]] = [:]
  /// Whether the shortest text is written rather than the canonical one: `#abc` for `#aabbcc`, and
  /// `rgb(0 0 0 / 0.5)` where only the alpha has no two digits.
  package let isBrief: Bool

  /// Makes texts without aliases.
  ///
  /// - Parameter isBrief: Whether the shortest text is written rather than the canonical one.
  package init(isBrief: Bool = false) {
    self.isBrief = isBrief
  }

  /// Lets a token stand for a colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - path: The token's names joined by dots.
  package mutating func setAlias(_ color: StyleColor, _ path: [UInt8]) {
    aliases[color] = [UInt8(ascii: "{")] + path + [UInt8(ascii: "}")]
  }

  /// The text of a colour, or the alias of it; nil where neither is that colour.
  package func bytes(_ color: StyleColor) -> [UInt8]? {
    aliases[color] ?? literal(color)
  }

  /// The text of a colour without aliases; nil where there is none.
  package func literal(_ color: StyleColor) -> [UInt8]? {
    guard isBrief else { return ValueText.bytes(color) }
    if let bytes = Self.rgb(color) { return bytes }
    return ValueText.bytes(color).map(Self.brief)
  }

  /// Whether a colour is one of CSS's legacy colours where it is written in this way.
  func isLegacy(_ color: StyleColor) -> Bool {
    if aliases[color] != nil { return color.isLegacy }
    return ValueText.isLegacyText(color) || isBrief && Self.rgb(color) != nil
  }

  private static func brief(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.first == UInt8(ascii: "#"), bytes.count == 7 || bytes.count == 9 else {
      return bytes
    }
    var result = [bytes[0]]
    for index in stride(from: 1, to: bytes.count, by: 2) {
      guard bytes[index] == bytes[index + 1] else { return bytes }
      result.append(bytes[index])
    }
    return result
  }

  /// `rgb()` of a colour whose components are whole levels of 255 and whose alpha is not.
  private static func rgb(_ color: StyleColor) -> [UInt8]? {
    guard color.space == .srgb, color.missing.isEmpty else { return nil }
    let alpha = color.alpha * 255
    guard Elementary.nearest(alpha) / 255 != color.alpha else { return nil }
    var bytes = Array("rgb(".utf8)
    for index in 0..<3 {
      let level = Elementary.nearest(color.components[index] * 255)
      guard level >= 0, level <= 255, level / 255 == color.components[index] else { return nil }
      bytes += ValueText.number(level) + [0x20]
    }
    return bytes + Array("/ ".utf8) + ValueText.number(color.alpha) + [UInt8(ascii: ")")]
  }
}
