import GradientModel
import GradientText
import Testing

@Suite("Fonts of titles")
struct TitleFontTests {
  private let renderer: TitleRenderer

  init() throws {
    renderer = try TitleRenderer()
  }

  private func warnings(_ families: [String], _ text: String = "Record") throws -> [TitleWarning] {
    try renderer.measure(text, font: FontStyle(families: families)).warnings
  }

  /// Covered pixels, counted by how much they are covered.
  private func ink(_ text: String, _ font: FontStyle, scale: Double = 4) throws -> Double {
    let mask = try renderer.mask(
      text, font: font, frame: Rect2D(x: 0, y: 0, width: 400, height: 60),
      direction: .leftToRight, scale: scale
    ).mask
    return Double(mask.coverage.reduce(0) { $0 + Int($1) }) / 255 / (scale * scale)
  }

  @Test(
    "A family that is installed, or is a kind of fonts, is used without a word",
    arguments: [
      ["system"], ["Inter"], ["inter"], [], ["sans-serif"], ["monospace"], ["Inter", "Nonsuch"],
      ["-apple-system"], ["serif", "system"],
    ])
  func installed(families: [String]) throws {
    #expect(try warnings(families).isEmpty)
  }

  @Test("A family that is not installed is named, with what is used in its place")
  func missing() throws {
    #expect(try warnings(["Nonsuch"]) == [.missingFamily("Nonsuch", used: "Inter")])
    #expect(
      try warnings(["Nonsuch", "Nor This", "Inter"]) == [
        .missingFamily("Nonsuch", used: "Inter"), .missingFamily("Nor This", used: "Inter"),
      ])
    #expect(try warnings(["A,B"]) == [.missingFamily("A,B", used: "Inter")])
    #expect(try warnings([""]) == [.missingFamily("", used: "Inter")])
    #expect(
      "\(TitleWarning.missingFamily("Nonsuch", used: "Inter"))"
        == "the font family 'Nonsuch' is not installed; 'Inter' is used")
  }

  @Test("A missing family is drawn as the system font")
  func fallbackShape() throws {
    let used = try renderer.measure("Record", font: FontStyle(families: ["Nonsuch"]))
    let system = try renderer.measure("Record", font: FontStyle())
    #expect(used.size == system.size)
  }

  @Test("Each heavier weight of the system font has more ink")
  func weights() throws {
    let inks = try stride(from: 100.0, through: 900, by: 100).map {
      try ink("Record", FontStyle(weight: $0))
    }
    for (lighter, heavier) in zip(inks, inks.dropFirst()) { #expect(lighter < heavier * 0.99) }
  }

  @Test("A weight outside 1 to 1000 is the nearest that is not")
  func weightBounds() throws {
    #expect(try ink("Record", FontStyle(weight: -5)) == ink("Record", FontStyle(weight: 1)))
    #expect(try ink("Record", FontStyle(weight: 1e300)) == ink("Record", FontStyle(weight: 1000)))
    #expect(try ink("Record", FontStyle(weight: .nan)) == ink("Record", FontStyle(weight: 400)))
  }

  @Test(
    "Scripts of the world are drawn",
    arguments: ["مرحبا", "שלום", "録音を開始", "录音", "녹음", "Ελλάδα", "Запись", "❤️", "😀", "☎"])
  func scripts(text: String) throws {
    #expect(try warnings(["system"], text).isEmpty)
    #expect(try ink(text, FontStyle()) > 5)
  }

  @Test("A Chinese character has the form of its title's language, whatever the user's settings")
  func language() throws {
    /// The pixels of the first character.
    func first(_ text: String) throws -> [[UInt8]] {
      let mask = try renderer.mask(
        text, font: FontStyle(size: 40, alignment: .leading),
        frame: Rect2D(x: 0, y: 0, width: 200, height: 60), direction: .leftToRight, scale: 1)
      return (0..<60).map { y in
        (0..<40).map { x in
          let (column, row) = (x - mask.x, y - mask.y)
          guard (0..<mask.mask.width).contains(column), (0..<mask.mask.height).contains(row)
          else { return 0 }
          return mask.mask.coverage[row * mask.mask.width + column]
        }
      }
    }
    #expect(try first("骨の") == first("骨か"))
    #expect(try first("骨们") == first("骨吗"))
    #expect(try first("骨の") != first("骨们"))
  }

  @Test("A smiling face is drawn in lines, not as a blot")
  func emoji() throws {
    let mask = try renderer.mask(
      "😀", font: FontStyle(size: 40), frame: Rect2D(x: 0, y: 0, width: 60, height: 60),
      direction: .leftToRight, scale: 4
    ).mask
    let share =
      Double(mask.coverage.reduce(0) { $0 + Int($1) }) / 255 / Double(mask.width * mask.height)
    #expect(share > 0.05 && share < 0.6)
  }

  @Test("Tones of skin make no difference to a title of one colour")
  func skinTone() throws {
    #expect(try ink("👍🏽 OK", FontStyle()) == ink("👍 OK", FontStyle()))
  }

  @Test("A character that no font has is named, and a box stands for it")
  func missingGlyph() throws {
    let text = "a\u{10FFFD}\u{10FFFD}"
    #expect(try warnings(["system"], text) == [.missingGlyphs(["\u{10FFFD}"])])
    #expect("\(TitleWarning.missingGlyphs(["\u{A}", "\u{10FFFD}"]))".hasSuffix("U+000A, U+10FFFD"))
    let box = try renderer.mask(
      "\u{10FFFD}", font: FontStyle(size: 40), frame: Rect2D(x: 0, y: 0, width: 60, height: 60),
      direction: .leftToRight, scale: 1
    ).mask
    let middle = box.height / 2 * box.width + box.width / 2
    #expect(box.coverage[middle] == 0)
    #expect(box.coverage[middle - box.width / 2 + 1] > 0)
  }
}
