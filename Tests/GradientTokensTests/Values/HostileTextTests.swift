import GradientModel
import GradientTokens
import Testing

/// Texts made to break a reader end in a value or an error, in time that grows with their length.
struct HostileTextTests {
  /// Runs every reader over a text.
  static func readAll(_ text: [UInt8]) {
    var notes: [ValueNote] = []
    var tokens = FixtureTokens()
    _ = ValueText.aliases(in: text)
    _ = ValueText.wholeAlias(of: text)
    _ = ValueText.looksLikeGradient(text)
    _ = StrokeStyle(name: text)
    _ = try? ValueText.color(text, notes: &notes).resolved(by: &tokens)
    if let fill = try? ValueText.gradient(text, notes: &notes).resolved(by: &tokens) {
      _ = ValueText.text(fill)
      _ = GradientSampler(fill, in: Rect2D(x: 0, y: 0, width: 3, height: 2))
        .premultipliedColor(x: 1, y: 1)
    }
    _ = try? ValueText.length(text, notes: &notes)
    _ = try? ValueText.opacity(text, notes: &notes)
    _ = try? ValueText.corners(text, notes: &notes)
    _ = try? ValueText.border(text, notes: &notes)
    _ = try? ValueText.shadows(text, notes: &notes)
    _ = try? ValueText.font(text, notes: &notes)
    _ = try? ValueText.fontFamilies(text, notes: &notes)
    _ = try? ValueText.fontWeight(text, notes: &notes)
    _ = try? ValueText.duration(text, notes: &notes)
    _ = try? ValueText.curve(text, notes: &notes)
    _ = try? ValueText.timing(text, notes: &notes)
    _ = try? ValueText.sideOrCorner(text)
  }

  @Test("A megabyte of one thing is read or refused", arguments: ["(", "{a}", "red,", "0 "])
  func megabyte(piece: String) {
    Self.readAll(repeated(piece, bytes: 1 << 20))
  }

  private func repeated(_ piece: String, bytes: Int) -> [UInt8] {
    let piece = Array(piece.utf8)
    var text: [UInt8] = []
    while text.count < bytes { text += piece }
    return text
  }

  @Test(
    "Many of one thing are read or refused, also where a value has begun",
    arguments: [
      "(", ")", "{", "}", "{a}", "rgb(", "/*", "/", "\"", "\\", "#", "f", "-", "1", ".", "e", "1 ",
      ",", "red,", "0 ", "linear-gradient(", "{a},", "%", "\u{0}", "é", "🎨",
    ])
  func many(piece: String) {
    let text = repeated(piece, bytes: 1 << 14)
    Self.readAll(text)
    Self.readAll(Array("linear-gradient(".utf8) + text)
    Self.readAll(Array("0 1px ".utf8) + text)
  }

  @Test("A gradient of more stops than are read is refused, of as many not")
  func stopLimit() {
    let stops = { (count: Int) in
      "linear-gradient(" + [String](repeating: "red", count: count).joined(separator: ",") + ")"
    }
    #expect(gradientRefusal(stops(4096)) == nil)
    #expect(gradientRefusal(stops(4097))?.code == .limit)
  }

  @Test("The steepest hints stay few stops and finite")
  func steepHints() throws {
    for hint in ["1e-300%", "4e-324%", "99.99999999999999%", "1e-9%"] {
      let fill = try gradient("linear-gradient(black, \(hint), white)")
      #expect(fill.stops.count < 1100)
      for stop in fill.stops { #expect(stop.position.isFinite) }
    }
  }

  @Test("Texts put together at random from what readers know never trap")
  func random() {
    let pieces = [
      "linear-gradient(", "radial-gradient(", "conic-gradient(", "rgb(", "color(", "oklch(", ")",
      ",", " ", "/", "red", "#fff", "#12", "{a}", "{rose}", "{", "}", "at ", "to ", "left ",
      "top ", "circle ", "closest-side ", "in ", "oklab ", "oklch ", "shorter hue ", "from ",
      "10px ", "20% ", "-1", "1e309", "45deg ", "0 ", ".5 ", "none ", "inset ", "solid ", "\"",
      "\"x\" ", "/*", "*/", "bold ", "17px", "system ", "200ms ", "ease ", "cubic-bezier(",
      "display-p3 ", "\\", "é", "\u{FFFD}", "+", "-", "5e-324% ", "1e308px ",
    ]
    var numbers = FixedNumbers(state: 3)
    for _ in 0..<2000 {
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0...14, using: &numbers) {
        text += Array((pieces.randomElement(using: &numbers) ?? "").utf8)
      }
      if Bool.random(using: &numbers), !text.isEmpty {
        text[Int.random(in: 0..<text.count, using: &numbers)] = UInt8.random(
          in: 0...255, using: &numbers)
      }
      Self.readAll(text)
    }
  }

  @Test("The place of an error lies within its text")
  func offsets() {
    var numbers = FixedNumbers(state: 4)
    for _ in 0..<2000 {
      var text: [UInt8] = Array("linear-gradient(to top, rgb(1 2 3) 10%, {rose} 90%)".utf8)
      for _ in 0..<3 {
        text[Int.random(in: 0..<text.count, using: &numbers)] = UInt8.random(
          in: 0...255, using: &numbers)
      }
      var notes: [ValueNote] = []
      do throws(ValueError) {
        _ = try ValueText.gradient(text, notes: &notes)
      } catch {
        #expect(error.offset >= 0 && error.offset <= error.end && error.end <= text.count)
        #expect(!error.message.isEmpty)
      }
    }
  }
}
