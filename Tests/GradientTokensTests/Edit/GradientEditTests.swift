import GradientModel
import GradientTokens
import Testing

@Suite struct GradientEditTests {
  private static func file(_ fill: String) -> String {
    "{\"c\":{\"$type\":\"color\",\"$value\":\"#010203\"},\"a\":{\"$extensions\":"
      + "{\"dev.gradientcontrols\":{\"component\":\"button\"}},\"fill\":{\"$value\":\(fill)}}}"
  }

  private func edited(_ fill: String, _ edits: GradientEdit...) throws -> String {
    var text = try EditFixture.text(Self.file("\"\(fill)\""))
    for edit in edits { text = try text.editingGradient("fill", edit, at: .control("a")) }
    _ = EditFixture.theme(text)
    let members = try #require(try text.members(at: .control("a")))
    return String(decoding: try #require(members.first).json.dropFirst().dropLast(), as: UTF8.self)
  }

  @Test func `a stop's colour and place change and the others' text stays`() throws {
    let text = "LINEAR-gradient(to right,{c},  hsl(20 50% 50%) 50% ,#FFF)"
    #expect(
      try edited(text, .stop(1, color: "#123456", position: nil))
        == "linear-gradient(to right,{c},#123456 50%,#FFF)")
    #expect(
      try edited(text, .stop(1, color: nil, position: 0.07))
        == "linear-gradient(to right,{c},hsl(20 50% 50%) 7%,#FFF)")
  }

  @Test func `stops without a place stay where they are when one comes or goes`() throws {
    #expect(
      try edited("linear-gradient(red, {c}, blue)", .insert(1, color: "#fff", position: 0.25))
        == "linear-gradient(red, #fff 25%, {c} 50%, blue)")
    #expect(
      try edited("linear-gradient(red, {c}, blue)", .remove(0))
        == "linear-gradient({c} 50%, blue)")
    #expect(
      try edited("linear-gradient(red, blue)", .insert(2, color: "{c}", position: 1))
        == "linear-gradient(red, blue 100%, {c})")
  }

  @Test func `a stop with two places is two stops`() throws {
    #expect(
      try edited("linear-gradient(red 10% 40%, blue)", .stop(1, color: "lime", position: nil))
        == "linear-gradient(red 10%, lime 40%, blue)")
  }

  @Test func `a hint goes with the colour that it stood beside`() throws {
    #expect(
      try edited("linear-gradient(red, 50%, lime, blue)", .remove(2))
        == "linear-gradient(red, 50%, lime 75%)")
    #expect(
      try edited("linear-gradient(red, 30%, blue)", .remove(1)) == "linear-gradient(red)")
  }

  @Test func `kind, words and space change and the stops stay`() throws {
    #expect(
      try edited(
        "linear-gradient(45deg in oklab, red, {c})",
        .geometry(kind: "radial", words: "circle at 20% 50%", space: "oklch"))
        == "radial-gradient(circle at 20% 50% in oklch, red, {c})")
    #expect(
      try edited(
        "radial-gradient(20px 30px at center, red, {c})",
        .geometry(kind: "linear", words: "", space: "")) == "linear-gradient(red, {c})")
  }

  @Test func `an array's stops change one by one, and its geometry in the extension`() throws {
    let fill = ##"[{"color":"{c}","position":0},{"color":"#fff","position":1}]"##
    let place = StylePlace.control("a")
    var text = try EditFixture.text(Self.file(fill))
    text = try text.editingGradient("fill", .stop(1, color: "{c}", position: 0.5), at: place)
    text = try text.editingGradient("fill", .insert(2, color: "#000", position: 1), at: place)
    text = try text.editingGradient("fill", .remove(0), at: place)
    text = try text.editingGradient(
      "fill", .geometry(kind: "linear", words: "30deg", space: "oklab"), at: place)
    let expected = Self.file(
      ##"[{"color":"{c}","position":0.5},{"color":"#000","position":1}],"$extensions":{"dev.gradientcontrols":{"angle":30,"interpolation":"oklab"}}"##
    )
    #expect(EditFixture.string(text) == expected)
    text = try text.editingGradient(
      "fill", .geometry(kind: "linear", words: "", space: ""), at: place)
    #expect(!EditFixture.string(text).contains("interpolation"))
    _ = EditFixture.theme(text)
  }

  @Test func `what is no gradient, stop, colour or geometry is refused in words`() throws {
    let text = try EditFixture.text(Self.file("\"linear-gradient(red, blue)\""))
    let edits: [(GradientEdit, String)] = [
      (.stop(2, color: nil, position: 0), "there is no stop 3; the gradient has 2"),
      (
        .stop(0, color: "red, blue", position: nil),
        "found “,” where the end of the text is expected"
      ),
      (.stop(0, color: nil, position: .nan), "a place has to be a number"),
      (.insert(-1, color: "red", position: 0), "there is no stop 0; the gradient has 2"),
      (
        .geometry(kind: "linear", words: "to right, red", space: ""),
        "“to right, red” holds more than words"
      ),
    ]
    for (edit, message) in edits {
      #expect(throws: StyleEditError(message)) {
        try text.editingGradient("fill", edit, at: .control("a"))
      }
    }
    let plain = try EditFixture.text(Self.file("\"#fff\""))
    #expect(throws: StyleEditError.self) {
      try plain.editingGradient("fill", .remove(0), at: .control("a"))
    }
  }
}
