import GradientModel
import GradientText
import Testing

@Suite("Drawing titles")
struct TitleMaskTests {
  private let renderer: TitleRenderer

  init() throws {
    renderer = try TitleRenderer()
  }

  private func mask(
    _ text: String, _ font: FontStyle = FontStyle(), x: Double = 10, y: Double = 5,
    width: Double = 200, height: Double = 40, direction: LayoutDirection = .leftToRight,
    scale: Double = 1
  ) throws -> TitleMask {
    try renderer.mask(
      text, font: font, frame: Rect2D(x: x, y: y, width: width, height: height),
      direction: direction, scale: scale)
  }

  private func sum(_ mask: CoverageMask) -> Double {
    Double(mask.coverage.reduce(0) { $0 + Int($1) }) / 255
  }

  @Test(
    "Coverage is area: ink grows with the square of the scale", arguments: [1.0, 2, 3, 4.5, 10])
  func area(scale: Double) throws {
    let fine = sum(try mask("HIT", scale: 40).mask) / 1600
    let ink = sum(try mask("HIT", scale: scale).mask) / (scale * scale)
    // Edges are rounded to 1/64 pixel, so a stem of 1.6 points is wrong by at most 1/64 pixel.
    #expect(abs(ink - fine) < fine / 64 / 1.6 / scale)
  }

  @Test("The mask fits the ink: no outer row or column is empty", arguments: [1.0, 2, 3])
  func tight(scale: Double) throws {
    let mask = try mask("Apply", scale: scale).mask
    let rows = (0..<mask.height).map { y in
      mask.coverage[(y * mask.width)..<((y + 1) * mask.width)].reduce(0) { $0 + Int($1) }
    }
    let columns = (0..<mask.width).map { x in
      (0..<mask.height).reduce(0) { $0 + Int(mask.coverage[$1 * mask.width + x]) }
    }
    // A control box touches at most one pixel that the curve inside it does not.
    for line in [rows, columns] {
      #expect(line.prefix(2).contains { $0 > 0 })
      #expect(line.suffix(2).contains { $0 > 0 })
    }
  }

  @Test("A move by whole pixels moves the mask and leaves its pixels")
  func wholePixels() throws {
    let here = try mask("Record", scale: 2)
    let there = try mask("Record", x: 13.5, y: 4, scale: 2)
    #expect(there.x == here.x + 7)
    #expect(there.y == here.y - 2)
    #expect(there.mask == here.mask)
  }

  @Test("Across, glyphs stand at fractions of a pixel")
  func fractions() throws {
    let here = try mask("Record").mask
    let there = try mask("Record", x: 10.25).mask
    #expect(here.coverage != there.coverage)
    #expect(abs(sum(here) - sum(there)) < 0.01 * sum(here))
  }

  @Test("A baseline stands at a whole pixel", arguments: [0.0, 0.1, 0.3, 0.5, 0.7, 0.9])
  func baseline(offset: Double) throws {
    let mask = try mask("H", FontStyle(size: 20), y: 5 + offset, scale: 3).mask
    let last = mask.coverage.suffix(mask.width)
    let above = mask.coverage.dropLast(mask.width).suffix(mask.width)
    #expect(Array(last) == Array(above))
  }

  @Test("Lines stand in the middle of the frame by ascent and descent", arguments: [1, 2, 3])
  func centred(lines: Int) throws {
    let text = [String](repeating: "H", count: lines).joined(separator: "\n")
    let metrics = try renderer.measure(text, font: FontStyle(size: 20))
    let mask = try mask(text, FontStyle(size: 20), y: 0, height: 300, scale: 4)
    let lastBaseline =
      150 - metrics.size.height / 2 + metrics.baseline
      + Double(lines - 1) * (metrics.ascent + metrics.descent)
    #expect(abs(Double(mask.y + mask.mask.height) / 4 - lastBaseline) <= 0.125 + 1e-9)
  }

  @Test("Leading and trailing are sides of the layout direction")
  func alignment() throws {
    func place(_ alignment: TitleAlignment, _ direction: LayoutDirection) throws -> Int {
      try mask("HH", FontStyle(alignment: alignment), direction: direction, scale: 2).x
    }
    let left = try place(.leading, .leftToRight)
    let middle = try place(.center, .leftToRight)
    let right = try place(.trailing, .leftToRight)
    #expect(try place(.trailing, .rightToLeft) == left)
    #expect(try place(.leading, .rightToLeft) == right)
    #expect(try place(.center, .rightToLeft) == middle)
    let width = try renderer.measure("HH", font: FontStyle()).size.width
    #expect(abs(Double(right - left) / 2 - (200 - width)) <= 0.5)
    #expect(abs(Double(middle - left) / 2 - (200 - width) / 2) <= 0.5)
    // The letter's own room before its stem, less than a tenth of the em.
    #expect(left >= 20 && left <= 24)
  }

  @Test("A line runs in the direction of its letters, and ends where they do")
  func bidirectional() throws {
    /// Whether the ink above the baseline's lowest third is missing on the left: a full stop's side.
    func stopIsLeft(_ text: String, _ direction: LayoutDirection) throws -> Bool {
      let mask = try mask(text, FontStyle(size: 40), direction: direction, scale: 2).mask
      func top(_ columns: Range<Int>) -> Int {
        (0..<(mask.height / 2)).reduce(0) { total, y in
          total + columns.reduce(0) { $0 + Int(mask.coverage[y * mask.width + $1]) }
        }
      }
      let edge = mask.width / 12
      return top(0..<edge) == 0 && top((mask.width - edge)..<mask.width) > 0
    }
    #expect(try stopIsLeft("שם.", .rightToLeft))
    #expect(try stopIsLeft("שם.", .leftToRight))
    #expect(!(try stopIsLeft("HM.", .leftToRight)))
    #expect(!(try stopIsLeft("HM.", .rightToLeft)))
  }

  @Test(
    "A title that is too long stays in its frame, centred with its ellipsis",
    arguments: [
      ("Much too long a title for its box", LayoutDirection.leftToRight),
      ("عنوان طويل جدا لا يتسع في صندوقه أبدا", .rightToLeft),
    ])
  func truncated(text: String, direction: LayoutDirection) throws {
    for width in stride(from: 60.0, to: 120, by: 7) {
      let mask = try mask(text, width: width, direction: direction, scale: 2)
      let left = Double(mask.x) / 2 - 10
      let right = width - (Double(mask.x + mask.mask.width) / 2 - 10)
      #expect(left >= -1 && right >= -1)
      #expect(abs(left - right) < 4)
    }
  }

  @Test("The same title gives the same mask from any renderer, on any thread")
  func threads() async throws {
    let texts = ["Record", "مرحبا", "録音", "😀 OK", "Típo\ngrafy"]
    let expected = try texts.map { try mask($0, scale: 2) }
    let found = try await withThrowingTaskGroup(of: [TitleMask].self) { group in
      for worker in 0..<8 {
        group.addTask {
          let renderer = try TitleRenderer()
          var masks: [TitleMask] = []
          for round in 0..<20 {
            masks = try texts.map { text in
              _ = try renderer.measure(
                text, font: FontStyle(weight: Double(100 + (worker + round) % 9 * 100)))
              return try renderer.mask(
                text, font: FontStyle(), frame: Rect2D(x: 10, y: 5, width: 200, height: 40),
                direction: .leftToRight, scale: 2)
            }
          }
          return masks
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.count == 8)
    #expect(found.allSatisfy { $0 == expected })
  }

  @Test("Nothing to see gives a mask without pixels")
  func nothing() throws {
    for empty in [
      try mask(""), try mask("   "), try mask("Record", FontStyle(size: 0)),
      try mask("Record", width: 0), try mask("Record", height: -4),
    ] {
      #expect(empty.mask.width == 0 && empty.mask.height == 0)
      #expect(empty.mask.coverage.isEmpty)
    }
  }

  @Test(
    "A scale that is no scale is an error", arguments: [0, -1, .nan, .infinity, 1e9] as [Double])
  func badScale(scale: Double) {
    #expect(throws: TitleError.self) { try mask("Record", scale: scale) }
  }

  @Test("A frame that is no frame is an error", arguments: [.nan, .infinity, 1e300] as [Double])
  func badFrame(edge: Double) {
    #expect(throws: TitleError.self) { try mask("Record", x: edge) }
    #expect(throws: TitleError.self) { try mask("Record", y: -edge) }
    #expect(throws: TitleError.self) { try mask("Record", width: edge) }
    #expect(throws: TitleError.self) { try mask("Record", height: edge) }
  }

  @Test("Ink far outside a small frame is left out")
  func clipped() throws {
    let mask = try mask("H", FontStyle(size: 100), width: 1, height: 1)
    #expect(mask.mask.width <= 202 && mask.mask.height <= 202)
  }
}
