/// Text from outside, made harmless where people read it.
enum SafeText {
  /// The text with every character that ends a line, turns the direction of text or is not seen
  /// written as `\u{…}`, and `\`, `"` escaped: the inside of a Swift string literal.
  static func quoted(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C:
        result.append("\\")
        result.append(scalar)
      case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E,
        0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFF, 0xE0000...0xE0FFF:
        result.append(contentsOf: "\\u{".unicodeScalars)
        result.append(contentsOf: String(scalar.value, radix: 16).unicodeScalars)
        result.append("}")
      default:
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The same for a comment, which `*/` and `--` must not end either.
  static func comment(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in quoted(text).unicodeScalars {
      let isEnd = (previous == "*" && scalar == "/") || (previous == "-" && scalar == "-")
      if isEnd || (previous == "/" && scalar == "*") { result.append(" ") }
      result.append(scalar)
      previous = scalar
    }
    return String(result)
  }
}
