import GradientModel

extension JSONParser {
  /// Reads the string that starts at `index`, checking its escapes and its UTF-8.
  mutating func scanString(quote: UInt8) -> Key {
    let opening = index
    isUnterminated = false
    let start = index + 1
    var position = start
    var isEscaped = false
    while true {
      position = plainEnd(from: position, quote: quote)
      guard position < bytes.count else { break }
      let byte = bytes[position]
      if byte == quote {
        index = position + 1
        return Key(start: start, end: position, isEscaped: isEscaped)
      }
      if byte == UInt8(ascii: "\\") {
        isEscaped = true
        position = checkEscape(at: position)
        continue
      }
      if byte < 0x20 {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
        report(
          .syntax, at: position,
          "a control character (code \(byte)) stands in a string; write it as an escape")
      } else if byte >= 0x80 {
        let length = validLength(at: position)
        if length == 0 {
          report(.encoding, at: position, "the string is not UTF-8 here; save the file as UTF-8")
          isEscaped = true
          while position < bytes.count, bytes[position] >= 0x80 { position += 1 }
          continue
        }
        position += length
        continue
      }
      position += 1
    }
    report(.syntax, at: opening, "the string does not end on its line; a quote is missing")
    index = position
    isUnterminated = true
    return Key(start: start, end: position, isEscaped: isEscaped)
  }

  /// Where the plain characters of a string end: at its quote, a backslash, or what has to be checked.
  private func plainEnd(from start: Int, quote: UInt8) -> Int {
    // A span would do, but needs iOS 26. The position stays below the count.
    unsafe bytes.withUnsafeBufferPointer { text in
      var position = start
      while position < text.count {
        let byte = unsafe text[position]
        guard byte &- 0x20 < 0x60, byte != quote, byte != UInt8(ascii: "\\") else { break }
        position += 1
      }
      return position
    }
  }

  /// Checks the escape at `position` and returns where the text goes on.
  private mutating func checkEscape(at position: Int) -> Int {
    guard position + 1 < bytes.count else { return position + 1 }
    switch bytes[position + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return position + 2
    case UInt8(ascii: "u"):
      guard let unit = hexUnit(at: position + 2) else {
        report(.syntax, at: position, "\\u is not followed by four hexadecimal digits")
        return position + 2
      }
      if unit & 0xfc00 == 0xd800, position + 7 < bytes.count,
        bytes[position + 6] == UInt8(ascii: "\\"), bytes[position + 7] == UInt8(ascii: "u"),
        let low = hexUnit(at: position + 8), low & 0xfc00 == 0xdc00
      {
        return position + 12
      }
      if unit & 0xf800 == 0xd800 {
        report(
          .encoding, at: position,
          "half a surrogate pair stands alone; write both halves, or the character itself")
      }
      return position + 6
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      return position + 1
    default:
      report(
        .syntax, at: position,
        "\\ is followed by \(excerpt(at: position + 1)), which is no escape; write \\\\ for a backslash"
      )
      return position + 2
    }
  }

  private func hexUnit(at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for position in start..<start + 4 {
      guard let digit = HexText.value(of: bytes[position]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The length of the well-formed character at `position`, 0 where there is none.
  ///
  /// The Unicode Standard, table 3-7.
  private func validLength(at position: Int) -> Int {
    let first = bytes[position]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xbf
    switch first {
    case 0xc2...0xdf: length = 2
    case 0xe0...0xef:
      length = 3
      if first == 0xe0 { second = 0xa0...0xbf }
      if first == 0xed { second = 0x80...0x9f }
    case 0xf0...0xf4:
      length = 4
      if first == 0xf0 { second = 0x90...0xbf }
      if first == 0xf4 { second = 0x80...0x8f }
    default: return 0
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]) else { return 0 }
    for later in position + 2..<max(position + length, position + 2)
    where bytes[later] & 0xc0 != 0x80 {
      return 0
    }
    return length
  }
}
