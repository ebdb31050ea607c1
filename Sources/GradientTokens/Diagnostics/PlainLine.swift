import GradientModel

/// Text on one line that a terminal shows as it is.
package enum PlainLine {
  /// A text with its control characters as JSON's escapes: line ends, which would make two lines of
  /// one, what terminals obey (ECMA-48), marks that turn the direction of what follows (Unicode's
  /// `Bidi_Control`), and characters that nobody sees, so that two names that look alike are alike.
  ///
  /// Joiners and variation selectors stay: scripts and emoji are written with them.
  package static func of(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 >= 0x7f }) else { return text }
    var result: [UInt8] = []
    for scalar in text.unicodeScalars {
      if isHidden(scalar.value) {
        append(scalar.value, to: &result)
      } else {
        result.append(contentsOf: String(scalar).utf8)
      }
    }
    return String(utf8: result)
  }

  /// Whether a terminal would do something at a character but show it.
  ///
  /// Those of the categories `Cc`, `Zl` and `Zp`, of `Bidi_Control`, and of `Default_Ignorable_Code_Point`
  /// what is a format character or not assigned; and interlinear annotations (Unicode 16, chapters 23.2,
  /// 23.8 and 23.9, `DerivedCoreProperties.txt`).
  private static func isHidden(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x1f, 0x7f...0x9f, 0xad, 0x61c, 0x180e, 0x200b, 0x200e...0x200f, 0x2028...0x202e,
      0x2060...0x206f, 0xfeff, 0xfff0...0xfffb, 0x1bca0...0x1bca3, 0x1d173...0x1d17a,
      0xe0000...0xe00ff, 0xe01f0...0xe0fff:
      true
    default: false
    }
  }

  /// Appends an escape; a character beyond U+FFFF is a pair of surrogates (RFC 8259, section 7).
  private static func append(_ scalar: UInt32, to result: inout [UInt8]) {
    if scalar < 0x20 {
      var quoted: [UInt8] = []
      JSONString.append([UInt8(scalar)], to: &quoted)
      result.append(contentsOf: quoted[1..<quoted.count - 1])
      return
    }
    let rest = scalar &- 0x1_0000
    let units = scalar < 0x1_0000 ? [scalar] : [0xd800 | rest >> 10, 0xdc00 | rest & 0x3ff]
    for unit in units {
      result.append(contentsOf: Array("\\u".utf8))
      for shift in [12, 8, 4, 0] as [UInt32] {
        result.append(HexText.digit(UInt8(truncatingIfNeeded: unit >> shift) & 15))
      }
    }
  }
}
