import GradientModel

/// An alias in a text has no value of the kind it needs; the finding is there already.
struct AliasFailure: Error {}

extension TokenValues {
  /// Reads a text's short form and the values of the aliases in it.
  mutating func text<Syntax, Value>(
    _ value: NodeReference,
    parse: ([UInt8], inout [ValueNote]) throws(ValueError) -> Syntax,
    resolve: (Syntax, inout TokenValues) throws(AliasFailure) -> Value
  ) -> Value? {
    let bytes = document(value).string(Int(value.node)) ?? []
    var notes: [ValueNote] = []
    let syntax: Syntax
    do throws(ValueError) {
      syntax = try parse(bytes, &notes)
    } catch {
      reportText(error, of: bytes, value)
      return nil
    }
    begin(value, notes)
    do throws(AliasFailure) {
      return try resolve(syntax, &self)
    } catch {
      return nil
    }
  }

  @inline(never)
  private mutating func reportText(_ error: ValueError, of bytes: [UInt8], _ value: NodeReference) {
    report(
      .error, code(of: error, in: bytes), place(in: value, offset: error.offset), error.message)
  }

  /// Notes what there is to say about a text, whose aliases are followed next.
  @inline(never)
  private mutating func begin(_ value: NodeReference, _ notes: [ValueNote]) {
    for note in notes {
      report(.note, .legacySpelling, place(in: value, offset: note.offset), note.message)
    }
    text = value
  }

  /// The place of a byte of a string's text.
  func place(in value: NodeReference, offset: Int) -> Findings.Place {
    Findings.Place(
      document: Int(value.document),
      offset: document(value).offset(ofTextByte: offset, in: Int(value.node)))
  }

  private func code(of error: ValueError, in bytes: [UInt8]) -> DiagnosticCode {
    switch error.code {
    case .hex: return .badHex
    case .unit: return .unknownUnit
    case .outOfRange: return .outOfRange
    case .unsupported: return .unsupported
    case .limit: return .limit
    case .unexpected, .missing, .unknownName, .unterminated:
      return bytes.contains(UInt8(ascii: "{")) ? .expression : .badValue
    }
  }
}

extension TokenValues: ValueResolver {
  mutating func color(_ alias: ValueAlias) throws(AliasFailure) -> StyleColor {
    try find(alias, "color") { $0.color }
  }

  mutating func length(_ alias: ValueAlias) throws(AliasFailure) -> Double {
    try find(alias, "dimension") { $0.length }
  }

  mutating func number(_ alias: ValueAlias) throws(AliasFailure) -> Double {
    try find(alias, "number") { $0.number }
  }

  mutating func shadows(_ alias: ValueAlias) throws(AliasFailure) -> [DropShadow] {
    try find(alias, "shadow") { $0.shadows }
  }

  mutating func fontFamilies(_ alias: ValueAlias) throws(AliasFailure) -> [String] {
    try find(alias, "fontFamily") { $0.fontFamilies }
  }

  mutating func fontWeight(_ alias: ValueAlias) throws(AliasFailure) -> Double {
    try find(alias, "fontWeight") { $0.fontWeight }
  }

  mutating func duration(_ alias: ValueAlias) throws(AliasFailure) -> Double {
    try find(alias, "duration") { $0.duration }
  }

  mutating func curve(_ alias: ValueAlias) throws(AliasFailure) -> SIMD4<Double> {
    try find(alias, "cubicBezier") { $0.curve }
  }

  private mutating func find<Value>(
    _ alias: ValueAlias, _ wanted: String, _ known: (TokenValue) -> Value?
  ) throws(AliasFailure) -> Value {
    guard let token = token(of: alias),
      let found = value(of: token, wanted, at: text, offset: alias.offset, from: known)
    else { throw AliasFailure() }
    return found
  }

  @inline(never)
  private mutating func token(of alias: ValueAlias) -> Int? {
    switch tree.target(ofAlias: ArraySlice(alias.path)) {
    case .token(let token), .legacy(let token): return token
    case .part, .group, .missing:
      if isUnlinked {
        report(
          .error, .unresolvedReference, place(in: text, offset: alias.offset),
          "refers to a token that does not exist")
      }
      return nil
    }
  }
}
