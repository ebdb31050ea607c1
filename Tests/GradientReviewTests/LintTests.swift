import GradientModel
import GradientReview
import GradientTokens
import Testing

struct LintTests {
  /// The looks that a rule finds fault with, by name, in the order of the findings.
  private func names(
    _ rule: ReviewRule, _ members: String, component: String = "button"
  ) throws -> [String] {
    let fixture = try ReviewFixture(members, component: component)
    return fixture.findings(StyleReview(rules: [rule])).map { $0.looks.first?.name ?? "" }
  }

  private static let base = """
    "fill": { "$value": "#3366cc" }, "title-color": { "$value": "#fff" },
    "sample": { "$value": "Go" }
    """

  @Test func `Every rule can be ignored by its name in a file`() {
    let names = IgnoredRules.names.map(\.description)
    for rule in ReviewRule.allCases { #expect(names.contains(rule.name), "\(rule)") }
    #expect(names.count == ReviewRule.allCases.count + 2)
    for rule in ReviewRule.allCases { #expect(ReviewRule(name: rule.name) == rule) }
    #expect(ReviewRule(name: "no-such-rule") == nil)
  }

  @Test func `A press without a look of its own is invisible, unless the control shrinks`() throws {
    let rule = ReviewRule.invisiblePress
    #expect(try names(rule, Self.base) == [])
    let none = Self.base + ##", "press": { "$value": "none" }"##
    #expect(try names(rule, none) == ["highlighted"])
    #expect(try names(rule, none + ##", "press-scale": { "$value": 0.96 }"##) == [])
    let faint = ##", "states": { "highlighted": { "fill": { "$value": "#3466cc" } } }"##
    #expect(try names(rule, none + faint) == ["highlighted"])
    let seen = ##", "states": { "highlighted": { "fill": { "$value": "#2244aa" } } }"##
    #expect(try names(rule, none + seen) == [])
    let title = ##", "states": { "highlighted": { "title-color": { "$value": "#000" } } }"##
    #expect(try names(rule, none + title) == [])
    let shadow =
      ##", "states": { "highlighted": { "shadow": { "$value": "0 4px 8px #0008" } } }"##
    #expect(try names(rule, none + shadow) == [])
  }

  @Test func `A press that is seen when normal and not when selected is found there`() throws {
    let members =
      Self.base + """
        , "press": { "$value": "none" },
        "states": {
          "highlighted": { "fill": { "$value": "#2244aa" } },
          "selected": { "fill": { "$value": "#118844" } },
          "selected+highlighted": { "fill": { "$value": "#118844" } } }
        """
    #expect(try names(.invisiblePress, members) == ["selected+highlighted"])
  }

  /// #3366cc and #9b48a5 have OKLCH lightness 0.532 and 0.544; #99bbee has 0.786 (coloraide 8.13.1).
  @Test func `A selected look of another hue and the same lightness is found`() throws {
    func selected(_ more: String) -> String {
      Self.base + ##", "states": { "selected": { "## + more + "} }"
    }
    let rule = ReviewRule.hueOnlySelected
    #expect(try names(rule, Self.base) == [])
    #expect(try names(rule, selected(##""fill": { "$value": "#9b48a5" }"##)) == ["selected"])
    #expect(try names(rule, selected(##""fill": { "$value": "#99bbee" }"##)) == [])
    let bordered = ##""fill": { "$value": "#9b48a5" }, "border": { "$value": "2px solid #fff" }"##
    #expect(try names(rule, selected(bordered)) == [])
  }

  @Test func `A disabled title that melts into its fill is found`() throws {
    let rule = ReviewRule.unreadableDisabled
    #expect(try names(rule, Self.base) == [])
    let faint = ##", "states": { "disabled": { "title-color": { "$value": "#4477cc" } } }"##
    #expect(try names(rule, Self.base + faint) == ["disabled"])
  }

  @Test func `A dark fill whose press stays light is found`() throws {
    let dark = ##""appearances": { "dark": { "fill": { "$value": "#112244" } "##
    let press = ##", "states": { "highlighted": { "fill": { "$value": "#88aaff" } } }, "##
    let rule = ReviewRule.lightOnlyPress
    #expect(try names(rule, Self.base + press + dark + "} }") == ["highlighted, dark"])
    let both = ##", "states": { "highlighted": { "fill": { "$value": "#001133" } } } } }"##
    #expect(try names(rule, Self.base + press + dark + both) == [])
    #expect(try names(rule, Self.base + ", " + dark + "} }") == [])
  }

  @Test func `A press that stays light says which override is missing`() throws {
    let members = ##"""
      "fill": { "$value": "#fff" }, "states": { "highlighted": { "fill": { "$value": "#88aaff" } } },
      "appearances": { "dark": { "fill": { "$value": "#112244" } } }
      """##
    let findings = try ReviewFixture(members).findings(StyleReview(rules: [.lightOnlyPress]))
    #expect(findings.map { $0.message.contains("appearances.dark.states.highlighted") } == [true])
  }

  @Test func `A mirrored look that is no better is said once`() throws {
    let members = ##"""
      "fill": { "$value": "linear-gradient(#888, #ccc)",
        "$extensions": { "dev.gradientcontrols": { "to": "trailing" } } },
      "title-color": { "$value": "#fff" }, "sample": { "$value": "Go" }, "width": { "$value": 120 }
      """##
    let review = StyleReview(rules: [.titleContrast], makesSuggestions: false)
    let looks = try ReviewFixture(members).findings(review).flatMap(\.looks)
    #expect(!looks.isEmpty)
    #expect(looks.allSatisfy { $0.environment.layoutDirection == .leftToRight })
  }

  @Test func `Long dark gradients of few levels band, short or bright ones do not`() throws {
    func fill(_ text: String, _ width: Int) -> String {
      ##""fill": { "$value": "\##(text)" }, "width": { "$value": \##(width) }"##
    }
    let rule = ReviewRule.banding
    // Ten levels over 400 points: bands of 36 points.
    #expect(try names(rule, fill("linear-gradient(to right, #101010, #1a1a1a)", 400)) == ["normal"])
    #expect(try names(rule, fill("linear-gradient(to right, #101010, #1a1a1a)", 60)) == [])
    #expect(try names(rule, fill("linear-gradient(to right, #101010, #808080)", 400)) == [])
    #expect(try names(rule, fill("linear-gradient(to right, #f0f0f0, #fafafa)", 400)) == [])
    #expect(try names(rule, fill("linear-gradient(to right, #101010, #101010)", 400)) == [])
  }

  @Test func `Stops that nothing is seen of are named`() throws {
    func message(_ fill: String) throws -> String? {
      let fixture = try ReviewFixture(##""fill": { "$value": "\##(fill)" }"##)
      return fixture.findings(StyleReview(rules: [.lostStops])).first?.message
    }
    #expect(try message("linear-gradient(#000, #888 50%, #fff)") == nil)
    #expect(try message("linear-gradient(#000, #888 50%, #999 50%, #fff)") == nil)
    #expect(
      try #require(try message("linear-gradient(#000, #888 50%, #f00 50%, #999 50%, #fff)"))
        .hasPrefix("nothing is seen of stop 3 (at 0.5)"))
    #expect(
      try #require(try message("linear-gradient(#000, #fff 100%, #f00 120%)"))
        .hasPrefix("nothing is seen of stop 3 (at 1.2)"))
    // The corners of 120 × 44 points are 63.9 from the middle, 2.905 times the circle's 22.
    #expect(try message("radial-gradient(circle closest-side, #000, #fff 291%, #f00 300%)") != nil)
    #expect(try message("radial-gradient(circle closest-side, #000, #fff 280%, #f00 290%)") == nil)
    #expect(try message("conic-gradient(#000, #fff, #000)") == nil)
  }

  @Test func `Radii that the control has no room for are found, capsules not`() throws {
    func radius(_ value: String) -> String {
      ##""fill": { "$value": "#000" }, "radius": \##(value)"##
    }
    let rule = ReviewRule.oversizedRadius
    #expect(try names(rule, radius(##"{ "$value": "22px" }"##)) == [])
    #expect(try names(rule, radius(##"{ "$value": "23px" }"##)) == ["normal"])
    #expect(try names(rule, radius(##"{ "$value": "999px" }"##)) == ["normal"])
    #expect(try names(rule, radius(##"{ "$value": "capsule" }"##)) == [])
    #expect(
      try names(rule, radius(##"{ "top-left": { "$value": 40 }, "top-right": { "$value": 4 } }"##))
        == [])
  }

  /// On white, #949494 has 3.03:1 and #969696 has 2.95:1 (wcag-contrast-ratio 0.9).
  @Test func `A border that marks the control has 3 to 1, or the fill beside it has`() throws {
    func members(_ fill: String, _ border: String, backdrop: String = "#fff") -> String {
      """
      "fill": { "$value": "\(fill)" }, "border": { "$value": "1px solid \(border)" },
      "sample": { "$value": "Go" }, "backdrop": { "$value": "\(backdrop)" },
      "press": { "$value": "none" }
      """
    }
    let rule = ReviewRule.controlContrast
    #expect(try names(rule, members("#fff", "#949494")) == [])
    #expect(try names(rule, members("#fff", "#969696")) == ["normal"])
    // The fill alone is enough.
    #expect(try names(rule, members("#949494", "#969696")) == [])
    // An edge of light on a fill marks nothing.
    #expect(try names(rule, members("#ffcc66", "#ffeecc")) == [])
    // Nobody knows the ground.
    let groundless =
      ##""fill": { "$value": "#fff" }, "border": { "$value": "1px solid #ddd" }"##
    #expect(try names(rule, groundless) == [])
    // Words identify a button, but a control without any has its edge alone.
    let plain = ##""fill": { "$value": "#ddd" }, "backdrop": { "$value": "#fff" }"##
    #expect(try names(rule, plain + ##", "sample": { "$value": "Go" }"##) == [])
    #expect(try names(rule, plain, component: "control").first == "normal")
  }
}
