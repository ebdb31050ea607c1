import GradientImport
import GradientModel
import Testing

@Suite struct UIGradientsTests {
  private static let list = """
    [
      { "name": "Morning Tea", "colors": ["#C02425", "#F0CB35"] },
      { "name": "Été", "colors": ["#fff", "#7f8c8d", "#000000"] },
      { "name": "morning tea", "colors": ["#f0cb35", "#123456"] },
      { "name": "Plain", "colors": ["#123"] }
    ]
    """

  private func imported(_ list: String) -> Imported {
    Imported(StyleImport.uiGradients(Array(list.utf8), path: "list.json"))
  }

  @Test func `every entry becomes a control with its colours evenly from left to right`() {
    let imported = imported(Self.list)
    #expect(imported.findings.isEmpty)
    #expect(
      imported.theme.controls.map(\.name) == ["morning-tea", "Été", "morning-tea-2", "plain"])
    #expect(
      imported.fill("Été")
        == .gradient(
          GradientFill(colors: ["#ffffff", "#7f8c8d", "#000000"], kind: .axial(.to(.right)))))
    #expect(imported.fill("plain") == .color("#112233"))
    #expect(
      imported.messages == [
        "list.json:4:3: note: [renamed] morning-tea: is there twice; the later one has a number"
      ])
  }

  @Test func `the file is one that a person would write`() {
    #expect(
      imported(Self.list).text == """
        {
          "$extensions": { "dev.gradientcontrols": { "version": 1 } },
          "palette": {
            "$type": "color",
            "gold": { "$value": "#f0cb35" }
          },
          "morning-tea": {
            "$extensions": { "dev.gradientcontrols": { "component": "control" } },
            "fill": { "$type": "gradient", "$value": "linear-gradient(to right, #c02425, {palette.gold})" }
          },
          "Été": {
            "$extensions": { "dev.gradientcontrols": { "component": "control" } },
            "fill": { "$type": "gradient", "$value": "linear-gradient(to right, #fff, #7f8c8d, #000)" }
          },
          "morning-tea-2": {
            "$extensions": { "dev.gradientcontrols": { "component": "control" } },
            "fill": { "$type": "gradient", "$value": "linear-gradient(to right, {palette.gold}, #123456)" }
          },
          "plain": {
            "$extensions": { "dev.gradientcontrols": { "component": "control" } },
            "fill": { "$type": "color", "$value": "#123" }
          }
        }

        """)
  }

  @Test func `an entry that is none is left out, and a message says where`() {
    let imported = imported(
      ##"[{"name":"a","colors":["#ff0","#12"]},{"colors":7},{"name":"b","colors":["red","blue"]}]"##
    )
    #expect(imported.theme.controls.map(\.name) == ["b"])
    #expect(imported.messages.count == 2)
    #expect(imported.messages[0].hasPrefix("list.json:1:31: warning: [left-out] a: "))
    #expect(imported.messages[1].hasPrefix("list.json:1:39: warning: [left-out] an entry has"))
  }

  @Test(arguments: ["", "{}", "7", "[", "[]", "[7]", #"[{"name":"x"}]"#, "\u{0}"])
  func `what is no list gives an error and no file`(text: String) {
    let imported = imported(text)
    #expect(imported.result.file == nil)
    #expect(imported.messages.contains { $0.contains(": error: ") })
  }

  /// Each name is looked up and not compared with all before it, so a long list takes no longer a piece.
  @Test(.timeLimit(.minutes(1))) func `five thousand of one name are numbered`() {
    let entry = ##"{"name":"Sky","colors":["#ff0000","#0000ff"]}"##
    let list = "[" + [String](repeating: entry, count: 5000).joined(separator: ",") + "]"
    let result = StyleImport.uiGradients(Array(list.utf8), path: "u.json")
    let text = String(decoding: result.file ?? [], as: UTF8.self)
    #expect(text.contains("\"sky-5000\": {"))
    #expect(!text.contains("\"sky-5001\": {"))
  }
}
