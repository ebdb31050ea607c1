import GradientModel
import GradientText
import Testing

/// Titles are drawn with the fonts that the set-up installs: Inter, Noto Sans CJK, Symbola.
@Suite("Measuring titles")
struct TitleMeasureTests {
  private let renderer: TitleRenderer

  init() throws {
    renderer = try TitleRenderer()
  }

  @Test("A line is as high as the title's own font, whatever stands in for missing characters")
  func lineHeight() throws {
    let latin = try renderer.measure("Record", font: FontStyle(size: 100))
    // Inter's hhea table: 0.96875 of the em above the baseline, 0.241 below.
    #expect(abs(latin.ascent - 96.875) < 0.01)
    #expect(abs(latin.descent - 24.1) < 0.1)
    #expect(latin.size.height == latin.ascent + latin.descent)
    #expect(latin.baseline == latin.ascent)
    #expect(latin.lineCount == 1)
    let japanese = try renderer.measure("録音😀", font: FontStyle(size: 100))
    #expect(japanese.size.height == latin.size.height)
    #expect(japanese.baseline == latin.baseline)
  }

  @Test("Measures grow with the font's size exactly", arguments: [1.0, 8.5, 17, 100, 1000])
  func linear(size: Double) throws {
    let one = try renderer.measure("Típografy, AVATAR", font: FontStyle(size: 1)).size
    let many = try renderer.measure("Típografy, AVATAR", font: FontStyle(size: size)).size
    #expect(abs(many.width - one.width * size) < 1e-9 * size)
    #expect(abs(many.height - one.height * size) < 1e-9 * size)
  }

  @Test("A line height is a factor of the size, half of what it adds above and half below")
  func lineHeightFactor() throws {
    let plain = try renderer.measure("Play", font: FontStyle(size: 20))
    let high = try renderer.measure("Play", font: FontStyle(size: 20, lineHeight: 2))
    #expect(high.size.height == 40)
    #expect(abs(high.baseline - plain.baseline - (40 - plain.size.height) / 2) < 1e-9)
    #expect(high.size.width == plain.size.width)
  }

  @Test(
    "Line breaks of every kind begin a line, and nothing else does",
    arguments: [
      ("one", 1), ("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\u{2028}b", 2), ("a\n\nb", 3),
      ("a b\tc <br> \\n", 1),
    ])
  func lineBreaks(text: String, count: Int) throws {
    let one = try renderer.measure("a", font: FontStyle())
    let metrics = try renderer.measure(text, font: FontStyle())
    #expect(metrics.lineCount == count)
    #expect(abs(metrics.size.height - one.size.height * Double(count)) < 1e-9)
  }

  @Test("Letter spacing stands between characters only", arguments: [-1.0, 0.5, 2, 10])
  func letterSpacing(spacing: Double) throws {
    let plain = try renderer.measure("HHHH", font: FontStyle(size: 20)).size.width
    let spaced = try renderer.measure(
      "HHHH", font: FontStyle(size: 20, letterSpacing: spacing)
    ).size.width
    #expect(abs(spaced - plain - 3 * spacing) < 0.01)
    let single = try renderer.measure("H", font: FontStyle(size: 20, letterSpacing: spacing))
    #expect(single.size == (try renderer.measure("H", font: FontStyle(size: 20)).size))
  }

  @Test("Arabic letters are joined")
  func joining() throws {
    let apart = try renderer.measure("ب", font: FontStyle(), direction: .rightToLeft).size.width
    let joined = try renderer.measure("ببب", font: FontStyle(), direction: .rightToLeft).size.width
    #expect(joined < 2.5 * apart)
  }

  @Test(
    "A title has room in exactly its own width, and not in less",
    arguments: ["Record", "a", "Típografy AVATAR 123", "مرحبا بالعالم", "録音を開始する"],
    [0, 0.3, 5, -0.5])
  func exactWidth(text: String, spacing: Double) throws {
    let size = 23.3
    let font = FontStyle(size: size, letterSpacing: spacing)
    let natural = try renderer.measure(text, font: font)
    #expect(!natural.isTruncated)
    // As a layout does: insets are added and taken away again.
    let width = natural.size.width + 12.3 - 12.3
    #expect(!(try renderer.measure(text, font: font, width: width).isTruncated))
    guard text.count > 1 else { return }
    let short = try renderer.measure(text, font: font, width: width - size * 0.2)
    #expect(short.isTruncated)
    #expect(short.size.width <= width - size * 0.2 + 1e-3)
  }

  @Test("A title without characters or size takes no room")
  func nothing() throws {
    #expect(try renderer.measure("", font: FontStyle()).size == .zero)
    #expect(try renderer.measure("\0\u{7}", font: FontStyle()).size == .zero)
    #expect(try renderer.measure("Record", font: FontStyle(size: 0)).size == .zero)
  }

  @Test("Control characters are left out, and markup is just text")
  func plainText() throws {
    let font = FontStyle()
    #expect(
      try renderer.measure("a\0b\u{1B}c", font: font) == renderer.measure("abc", font: font))
    let markup = try renderer.measure("<b>x", font: font).size.width
    let parts = try ["<", "b", ">", "x"].map { try renderer.measure($0, font: font).size.width }
    #expect(abs(markup - parts.reduce(0, +)) < font.size * 0.2)
  }

  @Test("A title beyond the limit is cut and says so")
  func longTitle() throws {
    let metrics = try renderer.measure(
      String(repeating: "W", count: 100_000), font: FontStyle(letterSpacing: 1e300))
    #expect(metrics.isTruncated)
    #expect(metrics.warnings == [.tooLong(limit: 2048)])
    #expect(metrics.size.width.isFinite && metrics.size.width > 0)
  }

  @Test(
    "A font size that is no size is an error",
    arguments: [-1, -.infinity, .infinity, .nan, 1e9] as [Double])
  func badSize(size: Double) {
    #expect {
      try renderer.measure("Record", font: FontStyle(size: size))
    } throws: { error in
      guard case .fontSize? = error as? TitleError else { return false }
      return true
    }
  }

  @Test("Figures that are not finite are errors")
  func badFigures() {
    for bad in [Double.nan, .infinity] {
      #expect(throws: TitleError.self) {
        try renderer.measure("Record", font: FontStyle(letterSpacing: bad))
      }
      #expect(throws: TitleError.self) {
        try renderer.measure("Record", font: FontStyle(lineHeight: bad))
      }
    }
    #expect(throws: TitleError.self) {
      try renderer.measure("Record", font: FontStyle(), width: .nan)
    }
    #expect(throws: TitleError.self) {
      try renderer.measure("Record", font: FontStyle(lineHeight: -1))
    }
  }

  @Test("Any width is taken", arguments: [-1e9, 0, 1e-9, 1e9, .infinity, -.infinity] as [Double])
  func anyWidth(width: Double) throws {
    let metrics = try renderer.measure("Record", font: FontStyle(), width: width)
    #expect(metrics.isTruncated == (width < 1))
  }
}
