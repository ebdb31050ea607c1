import GradientModel
import GradientTokens
import Testing

/// The layouts that people and tools write.
@Suite struct StyleTextLayoutTests {
  private func edited(_ file: String) throws -> String {
    let text = try EditFixture.text(file).setting(
      "title-color", to: "\"#ffffff\"", at: .control("a", state: .selected))
    return EditFixture.string(text)
  }

  private static let head = ##""$extensions":{"dev.gradientcontrols":{"component":"button"}}"##

  @Test func `a file without a space stays without one`() throws {
    #expect(
      try edited("{\"a\":{\(Self.head),\"fill\":{\"$value\":\"#000\"}}}")
        == "{\"a\":{\(Self.head),\"fill\":{\"$value\":\"#000\"},\"states\":{\"selected\":"
        + "{\"title-color\":{\"$value\":\"#ffffff\"}}}}}")
  }

  @Test func `a group on one line stays on it`() throws {
    #expect(
      try edited("{ \"a\": { \(Self.head), \"fill\": { \"$value\": \"#000\" } } }")
        == "{ \"a\": { \(Self.head), \"fill\": { \"$value\": \"#000\" }, \"states\": { \"selected\": "
        + "{ \"title-color\": { \"$value\": \"#ffffff\" } } } } }")
  }

  @Test func `tabs and carriage returns are kept`() throws {
    let file =
      "{\r\n\t\"a\": {\r\n\t\t\(Self.head),\r\n\t\t\"fill\": { \"$value\": \"#000\" }\r\n\t}\r\n}\r\n"
    #expect(
      try edited(file)
        == "{\r\n\t\"a\": {\r\n\t\t\(Self.head),\r\n\t\t\"fill\": { \"$value\": \"#000\" },\r\n"
        + "\t\t\"states\": {\r\n\t\t\t\"selected\": {\r\n\t\t\t\t\"title-color\": "
        + "{ \"$value\": \"#ffffff\" }\r\n\t\t\t}\r\n\t\t}\r\n\t}\r\n}\r\n")
  }

  @Test func `comments stay with what they speak of, and so do trailing commas`() throws {
    let file = """
      {
        // the button
        "a": {
          \(Self.head), // ours
          /* black */
          "fill": { "$value": "#000" }, // for now
          "opacity": { "$value": 1 },
        },
      }
      """
    let text = try EditFixture.text(file)
    let new = try text.setting("radius", to: "4", at: .control("a"))
    #expect(
      EditFixture.string(new)
        == file.replacing("// for now", with: "// for now\n    \"radius\": { \"$value\": 4 },"))
    #expect(EditFixture.string(try new.removing("radius", at: .control("a"))) == file)
    let sample = try text.setting("sample", to: "\"Go\"", at: .control("a"))
    #expect(
      EditFixture.string(sample)
        == file.replacing(
          "{ \"$value\": 1 },", with: "{ \"$value\": 1 },\n    \"sample\": { \"$value\": \"Go\" },")
    )
    let removed = try text.removing("fill", at: .control("a"))
    #expect(
      EditFixture.string(removed)
        == file.replacing(
          "\n    /* black */\n    \"fill\": { \"$value\": \"#000\" }, // for now", with: ""))
  }

  @Test func `the last of several goes with the comma before it`() throws {
    let file = "{ \"a\": { \(Self.head), \"fill\": { \"$value\": \"#000\" } } }"
    let new = try EditFixture.text(file).removing("fill", at: .control("a"))
    #expect(EditFixture.string(new) == "{ \"a\": { \(Self.head) } }")
    let lines = "{\n  \"a\": {\n    \(Self.head),\n    \"fill\": { \"$value\": \"#000\" }\n  }\n}"
    let shorter = try EditFixture.text(lines).removing("fill", at: .control("a"))
    #expect(EditFixture.string(shorter) == "{\n  \"a\": {\n    \(Self.head)\n  }\n}")
  }

  @Test func `a long value is broken into lines as the canonical layout has it`() throws {
    let stops = (0..<4).map { "{\"color\":\"#00000\($0)\",\"position\":0.\($0)}" }
    let file = "{\n  \"a\": {\n    \(Self.head),\n    \"fill\": { \"$value\": \"#000\" }\n  }\n}\n"
    let new = try EditFixture.text(file).setting(
      "overlay", to: "[\(stops.joined(separator: ","))]", at: .control("a"))
    let formatted = StyleFile.format(Array(file.utf8), path: "a").bytes ?? []
    let laidOut = try StyleText(formatted).setting(
      "overlay", to: "[\(stops.joined(separator: ","))]", at: .control("a"))
    #expect(EditFixture.string(new).contains("\"overlay\": {\n      \"$value\": [\n"))
    #expect(StyleFile.format(laidOut.bytes, path: "a").bytes == laidOut.bytes)
  }
}
