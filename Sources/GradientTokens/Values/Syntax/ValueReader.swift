import GradientModel

/// A cursor over the tokens of a text, and the errors that it words.
///
/// Each kind of value extends it with the function that reads it.
struct ValueReader {
  let bytes: [UInt8]
  private var tokenizer: CSSTokenizer
  /// The token at the cursor.
  private(set) var token: CSSToken
  /// Which gradients and lengths are taken.
  let dialect: GradientDialect
  /// What was read although it should be written otherwise.
  var notes: [ValueNote] = []

  init(_ bytes: [UInt8], _ dialect: GradientDialect = .styleFile) {
    self.bytes = bytes
    self.dialect = dialect
    tokenizer = CSSTokenizer(bytes)
    token = tokenizer.next()
  }

  /// Reads a whole text: nothing may follow the value.
  static func read<Value>(
    _ bytes: [UInt8], _ notes: inout [ValueNote], as dialect: GradientDialect = .styleFile,
    _ body: (inout ValueReader) throws(ValueError) -> Value
  ) throws(ValueError) -> Value {
    var reader = ValueReader(bytes, dialect)
    let value = try body(&reader)
    try reader.expectEnd()
    notes += reader.notes
    return value
  }

  @inline(never)
  mutating func advance() {
    token = tokenizer.next()
  }

  /// The token after the one at the cursor.
  var following: CSSToken {
    var ahead = tokenizer
    return ahead.next()
  }

  // MARK: Asking

  /// Whether the cursor is at this word, which is given in lower case; the text may be in any.
  @inline(never)
  func isWord(_ word: StaticString) -> Bool {
    token.kind == .word && matches(word, from: token.start, to: token.end)
  }

  /// Whether the cursor is at the function of this name.
  @inline(never)
  func isFunction(_ name: StaticString) -> Bool {
    token.kind == .function && matches(name, from: token.start, to: token.end - 1)
  }

  /// Whether the dimension at the cursor has this unit.
  @inline(never)
  func hasUnit(_ unit: StaticString) -> Bool {
    token.kind == .dimension && matches(unit, from: token.numberEnd, to: token.end)
  }

  /// The index of the word at the cursor in a list of words.
  @inline(never)
  func index(in words: [StaticString]) -> Int? {
    for (index, word) in words.enumerated() where isWord(word) { return index }
    return nil
  }

  private func matches(_ name: StaticString, from start: Int, to end: Int) -> Bool {
    guard name.utf8CodeUnitCount == end - start else { return false }
    return name.withUTF8Buffer { expected in
      for index in 0..<expected.count {
        let byte = bytes[start + index]
        let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
        if (isCapital ? byte | 0x20 : byte) != (unsafe expected[index]) { return false }
      }
      return true
    }
  }

  // MARK: Taking

  /// Steps over a word if the cursor is at it.
  @inline(never)
  mutating func take(word: StaticString) -> Bool {
    guard isWord(word) else { return false }
    advance()
    return true
  }

  /// Steps over a token of a kind if the cursor is at one.
  @inline(never)
  mutating func take(_ kind: CSSToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  @inline(never)
  mutating func expectClose() throws(ValueError) {
    guard take(.close) else { throw unexpected("a closing parenthesis") }
  }

  @inline(never)
  mutating func expectEnd() throws(ValueError) {
    guard token.kind != .end else { return }
    if token.kind == .other || token.kind == .slash || token.kind == .alias {
      throw unexpected(
        "the end of the text",
        hint: "Sums and joined aliases are not worked out: write the result")
    }
    throw unexpected("the end of the text")
  }

  /// The alias at the cursor, stepped over.
  @inline(never)
  mutating func takeAlias() throws(ValueError) -> ValueAlias? {
    guard token.kind == .alias else { return nil }
    guard token.end - token.start > 2 else {
      throw error(.missing, allowed: "a token's name between the braces")
    }
    let alias = ValueAlias(token, in: bytes)
    advance()
    return alias
  }

  /// The number of the token at the cursor, which has one.
  @inline(never)
  func number(_ allowed: String) throws(ValueError) -> Double {
    guard token.value.isFinite else { throw error(.outOfRange, allowed: allowed) }
    return token.value
  }

  /// The number at the cursor times a power of ten, rounded once: `70%` is exactly 0.7.
  @inline(never)
  func number(shiftedBy places: Int, _ allowed: String) throws(ValueError) -> Double {
    _ = try number(allowed)
    let digits = DecimalShift.moved(Array(bytes[token.start..<token.numberEnd]), by: places)
    return DecimalNumber.value(of: digits) ?? 0
  }

  // MARK: Errors

  /// An error about the token at the cursor.
  @inline(never)
  func error(_ code: ValueError.Code, allowed: String, hint: String = "") -> ValueError {
    error(code, at: token, allowed: allowed, hint: hint)
  }

  /// An error about a token.
  @inline(never)
  func error(
    _ code: ValueError.Code, at token: CSSToken, allowed: String, hint: String = ""
  ) -> ValueError {
    ValueError(
      code: code, offset: token.start, end: token.end, found: excerpt(token), allowed: allowed,
      hint: hint)
  }

  /// The error that the token at the cursor does not belong there.
  @inline(never)
  func unexpected(_ allowed: String, hint: String = "") -> ValueError {
    switch token.kind {
    case .end: error(.missing, allowed: allowed, hint: hint)
    case .unterminated:
      error(.unterminated, allowed: "a closing mark", hint: hint)
    default: error(.unexpected, allowed: allowed, hint: hint)
    }
  }

  @inline(never)
  mutating func note(_ message: String, from start: Int, to end: Int) {
    notes.append(ValueNote(offset: start, end: end, message: message))
  }

  /// The text of a token, shortened for a message.
  @inline(never)
  func excerpt(_ token: CSSToken) -> String {
    let limit = 40
    guard token.end - token.start > limit else {
      return String(utf8: bytes[token.start..<token.end])
    }
    var end = token.start + limit
    while end > token.start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(utf8: bytes[token.start..<end]) + "…"
  }
}
