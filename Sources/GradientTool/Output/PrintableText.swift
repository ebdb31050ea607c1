extension String {
  /// The text on one line in which nothing steers a terminal: control characters, and those that
  /// break lines or turn the direction of text, are written as in Swift, such as `\n` or `\u{1B}`.
  var printable: String { printable { _ in false } }

  /// The text with its line breaks in which nothing else steers a terminal.
  var printableLines: String { printable { $0 == "\n" } }

  private func printable(except isKept: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: { $0.steersTerminal && !isKept($0) }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.steersTerminal, !isKept(scalar) {
        text += scalar.escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// C0, delete and C1 (ECMA-48), the two separators, and the directional controls of the Unicode
  /// bidirectional algorithm (UAX #9) that reach over other text.
  fileprivate var steersTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var escape: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}
