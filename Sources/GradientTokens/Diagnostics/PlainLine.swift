import GradientModel

/// Text on one line that a terminal shows as it is.
package enum PlainLine {
  /// A text with its control characters as JSON's escapes: line ends, which would make two lines of
  /// one, what terminals obey (ECMA-48), and marks that turn the direction of what follows
  /// (Unicode's bidirectional formatting characters).
  package static func of(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard bytes.contains(where: { $0 < 0x20 || $0 == 0x7f || $0 == 0xc2 || $0 == 0xe2 }) else {
      return text
    }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let length = controlLength(bytes, at: index)
      if length == 0 {
        result.append(bytes[index])
        index += 1
      } else {
        append(Array(bytes[index..<index + length]), to: &result)
        index += length
      }
    }
    return String(utf8: result)
  }

  /// The number of bytes of the control character at an index, 0 where there is none.
  private static func controlLength(_ bytes: [UInt8], at index: Int) -> Int {
    let first = bytes[index]
    if first < 0x20 || first == 0x7f { return 1 }
    // U+0080 to U+009F.
    if first == 0xc2, index + 1 < bytes.count, bytes[index + 1] < 0xa0 { return 2 }
    guard first == 0xe2, index + 2 < bytes.count else { return 0 }
    switch (bytes[index + 1], bytes[index + 2]) {
    // U+200E, U+200F, U+2028 to U+202E, U+2066 to U+2069.
    case (0x80, 0x8e...0x8f), (0x80, 0xa8...0xae), (0x81, 0xa6...0xa9): return 3
    default: return 0
    }
  }

  private static func append(_ character: [UInt8], to result: inout [UInt8]) {
    if character.count == 1, character[0] < 0x20 {
      var quoted: [UInt8] = []
      JSONString.append(character, to: &quoted)
      result.append(contentsOf: quoted[1..<quoted.count - 1])
      return
    }
    var scalar = UInt32(character[0])
    if character.count == 2 { scalar = UInt32(character[1]) }
    if character.count == 3 {
      scalar = 0x2000 | UInt32(character[1] & 0x3f) << 6 | UInt32(character[2] & 0x3f)
    }
    result.append(contentsOf: Array("\\u".utf8))
    for shift in [12, 8, 4, 0] as [UInt32] {
      result.append(HexText.digit(UInt8(truncatingIfNeeded: scalar >> shift) & 15))
    }
  }
}
