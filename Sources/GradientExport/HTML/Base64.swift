/// Bytes as text of 64 characters (RFC 4648, section 4).
package enum Base64 {
  /// Adds the text of some bytes, padded with `=` to a multiple of four characters.
  static func append(_ input: [UInt8], to output: inout [UInt8]) {
    output.reserveCapacity(output.count + (input.count + 2) / 3 * 4)
    var index = 0
    while index < input.count {
      let left = input.count - index
      let word =
        UInt32(input[index]) << 16 | UInt32(left > 1 ? input[index + 1] : 0) << 8
        | UInt32(left > 2 ? input[index + 2] : 0)
      output.append(character(word >> 18))
      output.append(character(word >> 12))
      output.append(left > 1 ? character(word >> 6) : UInt8(ascii: "="))
      output.append(left > 2 ? character(word) : UInt8(ascii: "="))
      index += 3
    }
  }

  package static func text(_ input: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    append(input, to: &output)
    return output
  }

  private static func character(_ word: UInt32) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: word & 63)
    return switch value {
    case 0..<26: UInt8(ascii: "A") + value
    case 26..<52: UInt8(ascii: "a") + value - 26
    case 52..<62: UInt8(ascii: "0") + value - 52
    case 62: UInt8(ascii: "+")
    default: UInt8(ascii: "/")
    }
  }
}
