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

  private static let base = ##"""
    "base":{"$extensions":{"dev.gradientcontrols":{"component":"button","abstract":true}},
      "border-fill":{"$value":"linear-gradient(#f00, #0f0)"},"border-width":{"$value":"2px"},
      "radius":{"$value":"9px","$extensions":{"dev.gradientcontrols":{"curve":"continuous"}}}}
    """##

  @Test("What a control says of its border wins over what it inherits in other words")
  func nearerBorders() {
    let reading = readStyle(
      ##"""
      { \##(Self.base),
        "color":{"$extends":"{base}","border-color":{"$value":"#00f"}},
        "whole":{"$extends":"{base}","border":{"$value":"3px solid #00f"}},
        "below":{"$extends":"{color}","opacity":{"$value":0.5}},
        "again":{"$extends":"{color}","border-fill":{"$value":"linear-gradient(#fff, #000)"}},
        "width":{"$extends":"{whole}","border-width":{"$value":"5px"}},
        "plain":{"$extends":"{base}"} }
      """##)
    #expect(reading.diagnostics.map(\.text) == [])
    func border(_ name: String) -> (paint: Paint?, width: Double?) {
      let members = reading.theme[name]?[.normal]
      return (members?.borderPaint, members?.borderWidth)
    }
    #expect(border("color") == (.color("#00f"), 2))
    #expect(border("whole") == (.color("#00f"), 3))
    #expect(border("below") == (.color("#00f"), 2))
    #expect(border("again") == (.gradient(GradientFill(colors: ["#fff", "#000"])), 2))
    #expect(border("width") == (.color("#00f"), 5))
    #expect(border("plain") == (.gradient(GradientFill(colors: ["#f00", "#0f0"])), 2))
  }

  @Test("A radius keeps the curve that is inherited, unless it says another")
  func inheritedCurve() {
    let reading = readStyle(
      ##"""
      { \##(Self.base),
        "one":{"$extends":"{base}","radius":{"$value":"4px"}},
        "four":{"$extends":"{base}","radius":{"top-left":{"$value":"4px"}}},
        "below":{"$extends":"{one}","radius":{"$value":"5px"}},
        "last":{"$extends":"{one}"},
        "circular":{"$extends":"{base}","radius":{"$value":"4px",
          "$extensions":{"dev.gradientcontrols":{"curve":"circular"}}}} }
      """##)
    #expect(reading.diagnostics.map(\.text) == [])
    func curve(_ name: String) -> CornerCurve? { reading.theme[name]?[.normal].cornerCurve }
    for name in ["one", "four", "below", "last"] { #expect(curve(name) == .continuous, "\(name)") }
    #expect(curve("circular") == .circular)
    #expect(reading.theme["last"]?[.normal].corners == .radii(CornerRadii(4)))
  }
}
