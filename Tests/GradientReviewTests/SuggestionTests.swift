import GradientModel
import GradientReview
import Testing

struct SuggestionTests {
  private static let blue = """
    "fill": { "$value": "linear-gradient(#007bff, #00c6ff)" },
    "title-color": { "$value": "#ffffff" }, "sample": { "$value": "Go" }
    """

  @Test func `White on blue that turns cyan gets a change with which every look passes`() throws {
    let fixture = try ReviewFixture(Self.blue)
    let findings = fixture.findings(StyleReview(rules: [.titleContrast]))
    let suggestion = try #require(findings.first?.suggestion)
    #expect(suggestion.place == MemberPlace(.fill))
    #expect(suggestion.ratio >= 4.5)
    let fixed = ControlTheme.Control(
      name: "go", style: suggestion.applied(to: fixture.control.style))
    let again = StyleReview(rules: [.titleContrast]).findings(in: fixed) { _, _ in
      ReviewFixture.title
    }
    #expect(again.isEmpty, "\(again.map(\.text))")
  }

  @Test func `A suggestion is the smallest: half a level of lightness less does not pass`() throws {
    let fixture = try ReviewFixture(
      """
      "fill": { "$value": "#ffffff" }, "title-color": { "$value": "#999999" },
      "sample": { "$value": "Go" }, "press": { "$value": "none" }
      """)
    let finding = try #require(fixture.findings(StyleReview(rules: [.titleContrast])).first)
    let suggestion = try #require(finding.suggestion)
    // #767676 is the lightest grey that white gives 4.5:1 (4.54; #777777 has 4.47).
    #expect(suggestion.place.member == .titleColor)
    #expect(suggestion.colors == ["#767676"])
    #expect(
      finding.text
        == "in normal (and likewise selected, focused, hovered and 1 more): the title has a contrast of 2.84:1 at its worst "
        + "point (0.25, 12.25), #999999 on #ffffff; 4.5:1 is asked of text of this size "
        + "(WCAG 2.2, 1.4.3); make the title-color #767676, which gives 4.54:1")
  }

  @Test func `A change that would spoil another look is not suggested`() throws {
    // The title is dark on white, and must stay readable on the mid blue of a selected one.
    let fixture = try ReviewFixture(
      """
      "fill": { "$value": "#ffffff" }, "title-color": { "$value": "#8f8f8f" },
      "sample": { "$value": "Go" }, "press": { "$value": "none" },
      "states": { "selected": { "fill": { "$value": "#000000" } } }
      """)
    let findings = fixture.findings(StyleReview(rules: [.titleContrast]))
    #expect(findings.count == 1)
    // Darker letters pass on white until #767676, which has 4.62 on black.
    #expect(findings.first?.suggestion?.colors == ["#767676"])
    let narrow = try ReviewFixture(
      """
      "fill": { "$value": "#ffffff" }, "title-color": { "$value": "#8f8f8f" },
      "sample": { "$value": "Go" }, "press": { "$value": "none" },
      "states": { "selected": { "fill": { "$value": "#1c1c1c" } } }
      """)
    let finding = narrow.findings(StyleReview(rules: [.titleContrast])).first
    // #767676 on #1c1c1c is 3.7: darkening the letters would spoil the selected look, and white
    // cannot become lighter.
    #expect(finding != nil && finding?.suggestion == nil)
  }

  @Test func `A wide colour stays one`() throws {
    let fixture = try ReviewFixture(
      """
      "fill": { "$value": "color(display-p3 0 0.8 1)" }, "title-color": { "$value": "#ffffff" },
      "sample": { "$value": "Go" }, "press": { "$value": "none" }
      """)
    let suggestion = try #require(
      fixture.findings(StyleReview(rules: [.titleContrast])).first?.suggestion)
    #expect(suggestion.colors.first?.space == .oklch)
    #expect(suggestion.ratio >= 4.5)
  }
}
