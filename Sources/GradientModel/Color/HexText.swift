/// Hexadecimal digits.
package enum HexText {
  /// A number sign and two lower-case digits for each component.
  ///
  /// - Parameters:
  ///   - components: Parts of 1; what is outside 0...1 is clipped.
  ///   - count: How many of them are written.
  /// - Returns: The text.
  package static func color(_ components: SIMD4<Double>, count: Int = 4) -> [UInt8] {
    var text = [UInt8(ascii: "#")]
    for index in 0..<count {
      let part = components[index]
      let level = part > 0 ? (part < 1 ? Elementary.nearest(part * 255) : 255) : 0
      append(UInt8(level), to: &text)
    }
    return text
  }

  /// Adds the two digits of a byte.
  package static func append(_ byte: UInt8, to text: inout [UInt8]) {
    text.append(digit(byte >> 4))
    text.append(digit(byte & 15))
  }

  /// The digit of a number below 16, in lower case.
  package static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// The number that a digit of either case stands for; nil for any other byte.
  package static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
