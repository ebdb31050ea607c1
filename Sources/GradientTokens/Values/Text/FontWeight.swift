/// Font weights by name (Design Tokens Format 2025.10, 8.4).
enum FontWeight {
  static let names: [(name: StaticString, weight: Double)] = [
    ("thin", 100), ("hairline", 100), ("extra-light", 200), ("ultra-light", 200), ("light", 300),
    ("normal", 400), ("regular", 400), ("book", 400), ("medium", 500), ("semi-bold", 600),
    ("demi-bold", 600), ("bold", 700), ("extra-bold", 800), ("ultra-bold", 800), ("black", 900),
    ("heavy", 900), ("extra-black", 950), ("ultra-black", 950),
  ]

  static let allowed = "a weight from 1 to 1000, or a name such as semi-bold"

  /// The weight of a name; `isExact` where it is written as the format has it, otherwise letters may
  /// be capitals, and spaces, underscores or nothing may stand for the hyphen.
  static func weight(named name: ArraySlice<UInt8>) -> (weight: Double, isExact: Bool)? {
    // No name is longer, however it is spelled.
    guard name.count <= 20 else { return nil }
    for (known, weight) in names {
      let isExact = known.equals(name)
      if isExact || letters(of: known) == letters(of: name) { return (weight, isExact) }
    }
    return nil
  }

  private static func letters(of name: StaticString) -> [UInt8] {
    letters(of: name.bytes[...])
  }

  private static func letters(of name: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in name {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "): break
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
      default: result.append(byte)
      }
    }
    return result
  }
}

extension ValueText {
  /// Reads a font weight: a name such as `semi-bold`, or a number from 1 to 1000.
  package static func fontWeight(
    _ bytes: [UInt8], notes: inout [ValueNote]
  ) throws(ValueError) -> Aliasable<Double> {
    var reader = ValueReader(bytes)
    if let alias = wholeAlias(of: bytes) { return .alias(alias) }
    let whole = CSSToken(kind: .word, start: 0, end: bytes.count)
    if reader.token.kind == .number {
      let weight = try reader.fontWeight()
      try reader.expectEnd()
      reader.note(
        "a weight of digits is a number and needs no quotation marks", from: 0, to: bytes.count)
      notes += reader.notes
      return .value(weight)
    }
    guard let (weight, isExact) = FontWeight.weight(named: bytes[...]) else {
      throw reader.error(.unknownName, at: whole, allowed: FontWeight.allowed)
    }
    if !isExact {
      notes.append(
        ValueNote(
          offset: 0, end: bytes.count,
          message: "names of weights are in lower case, with a hyphen between words"))
    }
    return .value(weight)
  }
}

extension ValueReader {
  /// The weight at the cursor, a number, stepped over.
  mutating func fontWeight() throws(ValueError) -> Double {
    let weight = try number(FontWeight.allowed)
    guard weight >= 1, weight <= 1000 else {
      throw error(.outOfRange, allowed: FontWeight.allowed)
    }
    advance()
    return weight
  }
}
