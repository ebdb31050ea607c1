import GradientTokens
import Testing

/// The standard library's own tables of Unicode say which characters there are.
@Suite struct PlainLineTests {
  private static let scalars = (0...0x10ffff as ClosedRange<UInt32>)
    .compactMap(Unicode.Scalar.init)

  @Test("Whatever ends a line, commands a terminal or turns the direction of text is escaped")
  func controlsAreEscaped() {
    var shown: [Unicode.Scalar] = []
    for scalar in Self.scalars {
      let isControl =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: scalar.properties.isBidiControl
        }
      if isControl, PlainLine.of(String(scalar)).unicodeScalars.contains(scalar) {
        shown.append(scalar)
      }
    }
    #expect(shown.isEmpty, "\(shown.map { String($0.value, radix: 16) })")
  }

  @Test("Of what is never seen only joiners, fillers and variation selectors stay")
  func ignorablesAreEscaped() {
    var shown: Set<UInt32> = []
    for scalar in Self.scalars where scalar.properties.isDefaultIgnorableCodePoint {
      if PlainLine.of(String(scalar)).unicodeScalars.contains(scalar) { shown.insert(scalar.value) }
    }
    let joiners: Set<UInt32> = [0x34f, 0x200c, 0x200d]
    let fillers: Set<UInt32> = [0x115f, 0x1160, 0x17b4, 0x17b5, 0x3164, 0xffa0]
    let selectors = Set(0xfe00...0xfe0f as ClosedRange<UInt32>).union(0xe0100...0xe01ef)
      .union([0x180b, 0x180c, 0x180d, 0x180f])
    #expect(shown == joiners.union(fillers).union(selectors))
  }

  @Test("What can be seen stays as it is")
  func visibleCharactersStay() {
    var changed: [Unicode.Scalar] = []
    for scalar in Self.scalars {
      let isSeen =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned: false
        default: true
        }
      if isSeen, PlainLine.of(String(scalar)) != String(scalar) { changed.append(scalar) }
    }
    #expect(changed.isEmpty, "\(changed.map { String($0.value, radix: 16) })")
  }

  @Test(
    "Escapes are JSON's",
    arguments: [
      ("a\u{61c}b", #"a\u061cb"#), ("\u{200e}\u{200f}", #"\u200e\u200f"#), ("\u{feff}", #"\ufeff"#),
      ("\u{202a}\u{2066}\u{2069}", #"\u202a\u2066\u2069"#), ("\u{9b}31m", #"\u009b31m"#),
      ("\u{2028}\u{2029}", #"\u2028\u2029"#), ("\u{e0041}", #"\udb40\udc41"#), ("\n", #"\n"#),
      ("\u{7f}é\u{1f469}\u{200d}\u{1f4bb}", "\\u007fé\u{1f469}\u{200d}\u{1f4bb}"),
    ])
  func escapes(text: String, expected: String) {
    // Joined emoji are equal as characters to others; bytes are not.
    #expect(Array(PlainLine.of(text).utf8) == Array(expected.utf8))
  }
}
