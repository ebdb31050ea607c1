import GradientModel

extension ValueReader {
  private static let sizeForms = "a size such as 17px"

  /// The typography at the cursor, stepped over.
  mutating func font() throws(ValueError) -> FontSyntax {
    var weight: Aliasable<Double>?
    while token.kind == .word {
      weight = try weightWord() ?? weight
    }
    if token.kind == .number, following.kind != .word || !isUnitNext {
      weight = .value(try fontWeight())
    } else if token.kind == .alias, isSizeNext(after: following.kind) {
      if let alias = try takeAlias() { weight = .alias(alias) }
    }
    let size = try fontSize()
    var font = FontSyntax(weight: weight, size: size)
    if take(.slash) { font.lineHeight = try lineHeight() }
    if token.kind == .alias {
      if let alias = try takeAlias() { font.families = .alias(alias) }
    } else if token.kind != .end {
      font.families = .value(try families())
    }
    return font
  }

  /// Whether the word after a number is the unit of a size that has a space in it.
  private var isUnitNext: Bool {
    var ahead = self
    ahead.advance()
    return ahead.isWord("px") || ahead.isWord("rem")
  }

  /// Whether an alias with this behind it must be a weight, since the size is yet to come.
  ///
  /// Two aliases are size and families; three are weight, size and families.
  private func isSizeNext(after next: CSSToken.Kind) -> Bool {
    if next == .dimension || next == .number { return true }
    guard next == .alias else { return false }
    var ahead = self
    ahead.advance()
    ahead.advance()
    return ahead.token.kind == .slash || ahead.token.kind == .alias || ahead.token.kind == .word
      || ahead.token.kind == .string
  }

  /// A word before the size: a weight, or one that changes nothing.
  private mutating func weightWord() throws(ValueError) -> Aliasable<Double>? {
    for word in ["italic", "oblique", "small-caps", "condensed", "expanded"] as [StaticString]
    where isWord(word) {
      throw error(
        .unsupported, allowed: "weight, size, line height and families",
        hint: "Name a family that has this look")
    }
    let word = token
    guard let (weight, isExact) = FontWeight.weight(named: bytes[word.start..<word.end]) else {
      throw error(.unknownName, allowed: "\(FontWeight.allowed), or \(Self.sizeForms)")
    }
    advance()
    if !isExact {
      note(
        "names of weights are in lower case, with a hyphen between words", from: word.start,
        to: word.end)
    }
    return .value(weight)
  }

  private mutating func fontSize() throws(ValueError) -> Aliasable<Double> {
    if token.kind == .alias || startsLength {
      let start = token
      let size = try distance("size")
      if case .value(0) = size {
        throw error(.outOfRange, at: start, allowed: "a size above 0")
      }
      return size
    }
    throw unexpected(Self.sizeForms)
  }

  private mutating func lineHeight() throws(ValueError) -> FontSyntax.LineHeight? {
    let allowed = "a line height such as 1.25, 125% or 21px"
    if let alias = try takeAlias() { return .alias(alias) }
    if take(word: "normal") { return nil }
    let start = token
    let height: FontSyntax.LineHeight
    let value: Double
    switch token.kind {
    case .number:
      value = try number(allowed)
      height = .factor(value)
      advance()
    case .percentage:
      value = try number(shiftedBy: -2, allowed)
      height = .factor(value)
      advance()
    case .dimension:
      value = try points()
      height = .points(value)
    default:
      throw unexpected(allowed)
    }
    guard value >= 0 else { throw error(.outOfRange, at: start, allowed: allowed) }
    return height
  }

  // MARK: Families

  /// The list of families at the cursor, up to the end.
  mutating func families() throws(ValueError) -> [String] {
    var families: [String] = []
    repeat {
      if token.kind == .string {
        families.append(string(token))
        advance()
      } else {
        families.append(try bareFamily())
      }
    } while take(.comma)
    return families
  }

  /// A family without quotation marks: its words with one space between them.
  private mutating func bareFamily() throws(ValueError) -> String {
    let allowed = "a font family such as system or \"Avenir Next\""
    guard token.kind == .word else { throw unexpected(allowed) }
    var name: [UInt8] = []
    // A number may follow a word, as in Source Sans 3.
    while token.kind == .word || token.kind == .number || token.kind == .dimension {
      if !name.isEmpty, token.followsSpace { name.append(UInt8(ascii: " ")) }
      name += bytes[token.start..<token.end]
      advance()
    }
    return String(utf8: name)
  }

  /// The text between a string's quotation marks; a backslash keeps the character after it.
  private func string(_ token: CSSToken) -> String {
    var text: [UInt8] = []
    var isEscaped = false
    for byte in bytes[(token.start + 1)..<(token.end - 1)] {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
      } else {
        text.append(byte)
        isEscaped = false
      }
    }
    return String(utf8: text)
  }
}
