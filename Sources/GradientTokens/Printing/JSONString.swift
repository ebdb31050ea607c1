import GradientModel

/// Strings as JSON writes them, with no more escapes than it needs.
package enum JSONString {
  /// The number of characters of a string with its quotation marks.
  static func length(_ text: [UInt8]) -> Int {
    var length = 2
    for byte in text where byte & 0xc0 != 0x80 { length += escapeLength(byte) }
    return length
  }

  private static func escapeLength(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), 8, 9, 10, 12, 13: 2
    case 0..<0x20: 6
    default: 1
    }
  }

  /// Adds a string with its quotation marks.
  @inline(never)
  package static func append(_ text: [UInt8], to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text {
      guard escapeLength(byte) > 1 else {
        output.append(byte)
        continue
      }
      output.append(UInt8(ascii: "\\"))
      switch byte {
      case 8: output.append(UInt8(ascii: "b"))
      case 9: output.append(UInt8(ascii: "t"))
      case 10: output.append(UInt8(ascii: "n"))
      case 12: output.append(UInt8(ascii: "f"))
      case 13: output.append(UInt8(ascii: "r"))
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): output.append(byte)
      default:
        output.append(contentsOf: "u00".utf8)
        HexText.append(byte, to: &output)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
