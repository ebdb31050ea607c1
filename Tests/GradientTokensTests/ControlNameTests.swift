import GradientModel
import GradientTokens
import Testing

@Suite struct ControlNameTests {
  private static let control = ##"{"$extensions":{"dev.gradientcontrols":{"component":"button"}}}"##

  @Test func twoControlsOfOneNameAreAnError() {
    let reading = readStyle(##"{"a/b":\##(Self.control),"a":{"b":\##(Self.control)}}"##)
    #expect(reading.hasErrors)
    let messages = reading.diagnostics.map { $0.text }
    #expect(messages.count == 1)
    #expect(messages[0].contains("error: [duplicate-name] a.b: is the control a/b, and so is a/b"))
  }

  /// Pairs of Unicode's CaseFolding.txt (C and F) and of canonical equivalence.
  @Test(arguments: [
    ("a-b", "A-B"), ("a/b", "a-b"), ("a:b", "a-b"), ("\u{e9}", "e\u{301}"), ("\u{c9}", "e\u{301}"),
    ("\u{3c2}", "\u{3c3}"), ("\u{3a3}", "\u{3c2}"), ("\u{17f}", "S"), ("\u{212a}", "k"),
    ("\u{df}", "SS"), ("\u{1e9e}", "\u{df}"), ("\u{fb01}", "FI"), ("\u{130}", "i\u{307}"),
  ])
  func namesOfOneFileAreNamed(one: String, other: String) {
    #expect(FileNameKey(one) == FileNameKey(other))
    let reading = readStyle(##"{"\##(one)":\##(Self.control),"\##(other)":\##(Self.control)}"##)
    #expect(reading.theme.controls.count == 2)
    #expect(reading.diagnostics.map { $0.code.name } == ["name-collision"])
  }

  @Test(arguments: [
    ("a", "b"), ("\u{131}", "i"), ("e", "\u{e9}"), ("\u{3c3}", "\u{3c4}"), ("a-b", "a_b"),
  ])
  func otherNamesAreNot(one: String, other: String) {
    #expect(FileNameKey(one) != FileNameKey(other))
  }
}
