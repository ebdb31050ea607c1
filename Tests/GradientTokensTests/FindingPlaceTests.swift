import GradientModel
import GradientTokens
import Testing

@Suite struct FindingPlaceTests {
  /// An escape is longer in the file than in the text; the column is the file's.
  @Test(arguments: [
    ##"linear-gradient(\u0023fff, botom)"##, ##"linear-gradient(#fff,\tbotom)"##,
    ##"linear-gradient(\/*\u00e9\ud83d\ude00*\/#fff, botom)"##, "linear-gradient(#fff, botom)",
    ##"linear-gradient(#fff, b\u006ftom)"##,
  ])
  func columnsCountThroughEscapes(text: String) throws {
    let file = button(##""fill":{"$value":"\##(text)"}"##)
    let diagnostic = try #require(readStyle(file).diagnostics.first)
    let start = try #require(text.contains("botom") ? "botom" : "b\\u006ftom")
    let range = try #require(file.firstRange(of: start))
    let column = file.unicodeScalars.distance(from: file.startIndex, to: range.lowerBound) + 1
    #expect(diagnostic.column == column, "\(diagnostic.text)")
  }

  @Test func referencesWithinEscapedTextHaveTheirOwnColumns() {
    let file = button(##""fill":{"$value":"linear-gradient(\u0023fff, {no}, \u0023000, {nor})"}"##)
    let columns = readStyle(file).diagnostics.map { $0.column }
    let expected = ["{no}", "{nor}"].compactMap { name in
      file.firstRange(of: name).map { range in
        file.unicodeScalars.distance(from: file.startIndex, to: range.lowerBound) + 1
      }
    }
    #expect(columns == expected)
  }

  @Test func controlCharactersInNamesAreEscaped() throws {
    let reading = readStyle(##"{"a\n\u001b[31m\u007f\u0085\u202e\u00e9":{"$value":1}}"##)
    let text = try #require(reading.diagnostics.first?.text)
    #expect(text.contains(##"a\n\u001b[31m\u007f\u0085\u202eé: has no type"##), "\(text)")
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f })
  }

  @Test func quotationMarksAndLettersStayAsTheyAre() {
    #expect(PlainLine.of("“é…” \"x\\y\" 😀") == "“é…” \"x\\y\" 😀")
  }
}
