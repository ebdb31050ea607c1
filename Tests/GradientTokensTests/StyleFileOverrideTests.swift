import GradientModel
import GradientTokens
import Testing

/// What states, appearances and metrics override.
@Suite struct StyleFileOverrideTests {
  @Test func statesAreUnionsInAnyOrder() {
    let reading = readStyle(
      button(
        ##""states":{"highlighted+selected":{"opacity":{"$value":0.5}},"loading":{"opacity":{"$value":0.25}}}"##
      ))
    #expect(reading.diagnostics.map { $0.text } == [])
    #expect(reading.theme["b"]?[[.selected, .highlighted]].opacity == 0.5)
    #expect(reading.theme["b"]?[.loading].opacity == 0.25)
  }

  @Test func appearancesAndMetricsOverrideInPart() {
    let reading = readStyle(
      button(
        """
        "opacity":{"$value":1},
        "appearances":{"dark":{"opacity":{"$value":0.9},
                               "states":{"disabled":{"opacity":{"$value":0.8}}}},
                       "dark+high-contrast":{"opacity":{"$value":0.7}}},
        "metrics":{"compact":{"height":{"$value":24}}}
        """))
    #expect(reading.diagnostics.map { $0.text } == [])
    let style = reading.theme["b"] ?? ControlStyle()
    #expect(style[.normal, in: .dark].opacity == 0.9)
    #expect(style[.disabled, in: .dark].opacity == 0.8)
    #expect(style[.normal, in: [.dark, .highContrast]].opacity == 0.7)
    #expect(style[compact: .normal].height == 24)
  }

  @Test func anExplicitOverrideIsReadWithTheColoursOfItsAppearance() {
    let reading = readStyle(
      """
      { "$extensions": { "dev.gradientcontrols": { "appearances": {
          "dark": { "c": { "$value": "#111111" } },
          "high-contrast": { "d": { "$value": "#222222" } } } } },
        "c": { "$type": "color", "$value": "#aaaaaa" }, "d": { "$type": "color", "$value": "#bbbbbb" },
        "b": { "$extensions": { "dev.gradientcontrols": { "component": "control" } },
          "fill": { "$value": "{d}" }, "title-color": { "$value": "{c}" },
          "appearances": { "dark": { "fill": { "$value": "{c}" } } } } }
      """)
    #expect(reading.diagnostics.map { $0.text } == [])
    let style = reading.theme["b"] ?? ControlStyle()
    #expect(style[.normal, in: .dark].fill == .color("#111111"))
    #expect(style[.normal, in: .dark].titleColor == "#111111")
    #expect(style[.normal, in: .highContrast].fill == .color("#222222"))
    // The dark override names c, which high contrast does not change; but high contrast's own layer
    // would now win over it, so the pair says it again.
    #expect(style[.normal, in: [.dark, .highContrast]].fill == .color("#111111"))
    #expect(style[.normal, in: [.dark, .highContrast]].titleColor == nil)
  }

  @Test func aResolversContextsBecomeAppearances() {
    let reading = readStyle(
      """
      { "version": "2025.10",
        "sets": { "base": { "sources": [ { "$ref": "base.json" } ] } },
        "modifiers": { "theme": { "default": "light", "contexts": { "light": [],
          "dark": [ { "c": { "$type": "color", "$value": "#111111" } } ] } } },
        "resolutionOrder": [ { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" } ] }
      """, path: "x.resolver.json",
      files: [
        (
          "base.json",
          button(
            ##""fill":{"$value":"{c}"}"##, around: ##""c":{"$type":"color","$value":"#aaaaaa"},"##)
        )
      ])
    #expect(reading.diagnostics.map { $0.text } == [])
    #expect(reading.theme["b"]?[.normal].fill == .color("#aaaaaa"))
    #expect(reading.theme["b"]?[.normal, in: .dark].fill == .color("#111111"))
  }
}
