import GradientImport
import GradientModel
import GradientTokens
import Testing

@Suite struct TokensTests {
  private func imported(_ json: String) -> Imported {
    Imported(StyleImport.tokens(Array(json.utf8), path: "t.json"))
  }

  @Test func `tokens of Tokens Studio come in our own forms, gradients as controls`() {
    let imported = imported(
      """
      {
        "colors": {
          "ink": { "value": "#101010", "type": "color" },
          "text": { "value": "{colors.ink}", "type": "color", "description": "For words." },
          "sky": { "value": "linear-gradient(180deg, {colors.ink} 0%, #0080FF 45%)", "type": "color" }
        },
        "radius": { "sm": { "value": "4px", "type": "borderRadius" } },
        "soft": { "value": { "x": "0", "y": "1", "blur": "2", "spread": "0", "color": "{colors.ink}",
          "type": "dropShadow" }, "type": "boxShadow" }
      }
      """)
    #expect(imported.findings.isEmpty)
    #expect(imported.messages.isEmpty)
    #expect(
      imported.text == """
        {
          "$extensions": { "dev.gradientcontrols": { "version": 1 } },
          "colors": {
            "ink": { "$type": "color", "$value": "#101010" },
            "text": { "$type": "color", "$description": "For words.", "$value": "{colors.ink}" },
            "sky": {
              "$extensions": { "dev.gradientcontrols": { "component": "control" } },
              "fill": {
                "$type": "gradient",
                "$value": "linear-gradient(180deg, {colors.ink}, #0080ff 45%)"
              }
            }
          },
          "radius": {
            "sm": { "$type": "dimension", "$value": "4px" }
          },
          "soft": { "$type": "shadow", "$value": "0 1px 2px {colors.ink}" }
        }

        """)
  }

  @Test func `gradients of the Figma plug-in keep kind and rotation`() {
    let imported = imported(
      """
      { "gradient": { "turn": { "description": "A wheel", "type": "custom-gradient", "value": {
        "gradientType": "angular", "rotation": 45, "stops": [
          { "position": 0, "color": "#ffb800ff" }, { "position": 1, "color": "#ff000080" } ] } },
        "diamond": { "type": "custom-gradient", "value": { "gradientType": "diamond", "rotation": 0,
          "stops": [ { "position": 0, "color": "#ffb800ff" }, { "position": 1, "color": "#f00" } ] } } } }
      """)
    #expect(imported.findings.isEmpty)
    #expect(
      imported.fill("gradient/turn")
        == .gradient(
          GradientFill(
            colors: ["#ffb800", "#ff000080"], kind: .conic(GradientFill.Conic(angle: 45)))))
    #expect(imported.text.contains("\"$description\": \"A wheel\""))
    #expect(imported.messages.count == 1)
    #expect(imported.messages[0].contains("warning: "))
    #expect(
      imported.messages[0].contains("there are linear, radial and angular; the token is left out"))
  }

  @Test(arguments: [
    #"{"a":{"value":"{b} * 2","type":"dimension"},"b":{"value":"2px","type":"dimension"}}"#,
    #"{"a":{"value":"rgba({b}, 50%)","type":"color"},"b":{"value":"red","type":"color"}}"#,
    ##"{"a":{"value":"#f00","type":"color","$extensions":{"studio.tokens":{"modify":{"type":"darken"}}}},"b":{"value":"2px","type":"dimension"}}"##,
  ])
  func `sums and modifiers are left out by name`(json: String) {
    let imported = imported(json)
    #expect(imported.messages.contains { $0.contains("warning: ") && $0.contains(" a: ") })
    #expect(imported.messages.allSatisfy { !$0.contains(": error: ") })
    #expect(imported.text.contains("\"b\": {"))
    #expect(!imported.text.contains("\"a\": {"))
    #expect(imported.findings.isEmpty)
  }

  @Test(arguments: ["", "[]", "{", "{}", "7", #"{"a":{"value":7}}"#])
  func `what holds no token gives an error and no file`(json: String) {
    let imported = imported(json)
    #expect(imported.result.file == nil)
    #expect(imported.messages.contains { $0.contains(": error: ") })
  }

  @Test func `types of the Figma plug-in become ours, and others are named`() {
    let imported = imported(
      """
      {
        "r": { "type": "custom-radius", "value": { "radius": 8, "smoothing": 0 } },
        "o": { "type": "custom-opacity", "value": 0.5 },
        "s": { "type": "custom-spacing", "value": { "top": 1, "right": 2, "bottom": 3, "left": 4 } },
        "b": { "type": "custom-stroke", "value": { "weight": 2, "color": "#ff0000ff" } },
        "t": { "type": "custom-transition", "value": { "duration": 0.3,
          "easingFunction": { "x1": 0, "y1": 0, "x2": 0.58, "y2": 1 } } },
        "g": { "type": "custom-grid", "value": { "pattern": "grid" } },
        "u": { "type": "textDecoration", "value": "underline" }
      }
      """)
    #expect(imported.findings.filter { !$0.contains("[no-controls]") }.isEmpty)
    for line in [
      ##""r": { "$type": "dimension", "$value": "8px" }"##,
      ##""o": { "$type": "number", "$value": 0.5 }"##,
      ##""leading": { "$type": "dimension", "$value": "4px" }"##,
      ##""b": { "$type": "border", "$value": "2px solid #f00" }"##,
      ##""t": { "$type": "transition", "$value": "300ms ease-out" }"##,
    ] {
      #expect(imported.text.contains(line), "\(line)")
    }
    #expect(imported.messages.count == 2)
    #expect(imported.messages[0].contains("g: a token of type custom-grid has no counterpart"))
    #expect(imported.messages[1].contains("u: a token of type textDecoration"))
  }

  @Test func `a composition of Tokens Studio is a control`() {
    let imported = imported(
      """
      {
        "sky": { "value": "linear-gradient(180deg, #000000, #0080ff)", "type": "color" },
        "room": { "value": "12", "type": "spacing" },
        "buy": { "type": "composition", "value": { "fill": "{sky}", "borderRadius": "8",
          "horizontalPadding": "{room}", "verticalPadding": "6", "height": "44", "opacity": "50%",
          "itemSpacing": "4" } }
      }
      """)
    #expect(imported.findings.isEmpty)
    let look = imported.theme["buy"]?.resolved()
    #expect(
      look?.fill
        == .gradient(GradientFill(colors: ["#000000", "#0080ff"], kind: .axial(.angle(180)))))
    #expect(look?.corners == .radius(8))
    #expect(look?.insets == Edges(top: 6, left: 12, bottom: 6, right: 12))
    #expect(look?.height == 44)
    #expect(look?.opacity == 0.5)
    #expect(imported.text.contains("\"{sky.fill}\""))
    #expect(imported.text.contains("\"{room}\""))
    #expect(imported.messages.count == 1)
    #expect(imported.messages[0].contains("itemSpacing"))
  }
}
