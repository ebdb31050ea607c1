/// Splits the bytes of a text into tokens, after CSS Syntax 3
/// (<https://www.w3.org/TR/css-syntax-3/#tokenization>), each byte looked at a fixed number of times.
///
/// Escapes are read in strings alone: no word that means anything here needs one.
struct CSSTokenizer {
  let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next token; the end again and again after the last.
  @inline(never)
  mutating func next() -> CSSToken {
    let before = index
    if let broken = skipSpace() { return broken }
    let followsSpace = index > before
    let start = index
    var token = CSSToken(kind: .end, start: start, end: start, followsSpace: followsSpace)
    guard start < bytes.count else { return token }
    scan(&token)
    token.end = index
    return token
  }

  /// Skips white space and comments; gives the comment that does not end.
  private mutating func skipSpace() -> CSSToken? {
    while index < bytes.count {
      if Self.isSpace(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        let start = index
        index += 2
        while index < bytes.count, bytes[index] != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/")
        {
          index += 1
        }
        guard index < bytes.count else {
          return CSSToken(kind: .unterminated, start: start, end: index)
        }
        index += 2
      } else {
        return nil
      }
    }
    return nil
  }

  private mutating func scan(_ token: inout CSSToken) {
    switch bytes[index] {
    case UInt8(ascii: ","): single(.comma, &token)
    case UInt8(ascii: "/"): single(.slash, &token)
    case UInt8(ascii: "("): single(.open, &token)
    case UInt8(ascii: ")"): single(.close, &token)
    case UInt8(ascii: "{"): scanAlias(&token)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): scanString(&token)
    case UInt8(ascii: "#"):
      index += 1
      skipName()
      token.kind = .hash
    default:
      if let number = DecimalNumber.scan(bytes, from: index, to: bytes.count) {
        scanUnit(of: number, &token)
      } else if startsName {
        skipName()
        token.kind = .word
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          index += 1
          token.kind = .function
        }
      } else {
        single(.other, &token)
        // A message should not cut a character in two.
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      }
    }
  }

  private mutating func single(_ kind: CSSToken.Kind, _ token: inout CSSToken) {
    token.kind = kind
    index += 1
  }

  private mutating func scanAlias(_ token: inout CSSToken) {
    token.kind = .unterminated
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "{") {
      index += 1
      if bytes[index - 1] == UInt8(ascii: "}") {
        token.kind = .alias
        return
      }
    }
  }

  private mutating func scanString(_ token: inout CSSToken) {
    token.kind = .unterminated
    let mark = bytes[index]
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\") {
        index = min(index + 1, bytes.count)
      } else if byte == mark {
        token.kind = .string
        return
      }
    }
  }

  private mutating func scanUnit(of number: DecimalNumber.Scan, _ token: inout CSSToken) {
    token.value = number.value
    token.numberEnd = number.end
    index = number.end
    if index < bytes.count, bytes[index] == UInt8(ascii: "%") {
      single(.percentage, &token)
    } else if startsName {
      skipName()
      token.kind = .dimension
    } else {
      token.kind = .number
    }
  }

  private var startsName: Bool {
    guard index < bytes.count else { return false }
    if Self.isNameStart(bytes[index]) { return true }
    guard bytes[index] == UInt8(ascii: "-"), let next = byte(1) else { return false }
    return Self.isNameStart(next) || next == UInt8(ascii: "-")
  }

  private mutating func skipName() {
    while index < bytes.count, Self.isName(bytes[index]) { index += 1 }
  }

  private func byte(_ ahead: Int) -> UInt8? {
    index + ahead < bytes.count ? bytes[index + ahead] : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || byte >= 0x80
      || byte == UInt8(ascii: "_")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    isNameStart(byte) || byte == UInt8(ascii: "-")
      || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
  }
}
