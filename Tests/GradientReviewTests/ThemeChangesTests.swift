import GradientModel
import GradientReview
import GradientTokens
import Testing

@Suite struct ThemeChangesTests {
  private func theme(_ text: String) throws -> ControlTheme {
    let reading = StyleFile.read(Array(text.utf8), path: "t.tokens.json")
    let errors = reading.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(errors.map(\.text))")
    return reading.theme
  }

  /// A file of controls, each given by its members; the palette has a rose.
  private func theme(
    _ controls: (name: String, members: String)..., palette: String = "#f287b0"
  ) throws -> ControlTheme {
    let groups = controls.map { name, members in
      """
      "\(name)": { "$extensions": { "dev.gradientcontrols": { "component": "button" } }, \(members) }
      """
    }
    return try theme(
      """
      { "palette": { "$type": "color", "rose": { "$value": "\(palette)" } },
        \(groups.joined(separator: ",\n")) }
      """)
  }

  @Test func `a colour that becomes an alias of the same colour is no difference`() throws {
    let old = try theme(("rec", ##""fill": { "$value": "#f287b0" }"##))
    let new = try theme(("rec", ##""fill": { "$value": "{palette.rose}" }"##))
    #expect(ThemeChanges(from: old, to: new).isEmpty)
  }

  @Test func `added, removed and renamed controls are told apart, in the new order`() throws {
    let old = try theme(
      ("gone", ##""fill": { "$value": "#000000" }"##),
      ("first", ##""fill": { "$value": "#111111" }"##),
      ("same", ##""fill": { "$value": "#222222" }"##))
    let new = try theme(
      ("fresh", ##""fill": { "$value": "#333333" }"##),
      ("same", ##""fill": { "$value": "#222222" }"##),
      ("second", ##""fill": { "$value": "#111111" }"##))
    let changes = ThemeChanges(from: old, to: new).controls
    #expect(changes.map(\.name) == ["fresh", "second", "gone"])
    #expect(changes.map(\.kind) == [.added, .renamed, .removed])
    #expect(changes[1].old?.name == "first")
    #expect(changes.map(\.isSeen) == [true, false, true])
  }

  @Test func `a member is named once, with all the looks that it is in`() throws {
    let old = try theme(
      (
        "rec",
        ##""fill": { "$value": "#f287b0" }, "press": { "$value": "none" }, "##
          + ##""disabled-look": { "$value": "none" }, "states": { "selected": { "fill": { "$value": "#000000" } } }"##
      ))
    let new = try theme(
      (
        "rec",
        ##""fill": { "$value": "#f287b1" }, "press": { "$value": "none" }, "##
          + ##""disabled-look": { "$value": "none" }, "states": { "selected": { "fill": { "$value": "#000000" } } }"##
      ))
    let change = try #require(ThemeChanges(from: old, to: new).controls.first)
    #expect(change.looks.count == 1)
    let look = try #require(change.looks.first)
    #expect(look.member == .fill)
    #expect(look.old == "#f287b0")
    #expect(look.new == "#f287b1")
    #expect(look.effect == .seen)
    #expect(
      change.space.text(look.looks)
        == "normal, focused, hovered, highlighted, loading and disabled")
    #expect(change.written.map(\.member) == [.fill])
    #expect(change.written.map(\.layer) == [.appearance(.light)])
    #expect(change.written.map(\.old) == ["#f287b0"])
    #expect(change.written.map(\.new) == ["#f287b1"])
  }

  @Test func `an override that says what is so anyway is written and not seen`() throws {
    let old = try theme(("rec", ##""fill": { "$value": "#f287b0" }"##))
    let new = try theme(
      (
        "rec",
        ##""fill": { "$value": "#f287b0" }, "states": { "selected": { "fill": { "$value": "#f287b0" } } }"##
      ))
    let change = try #require(ThemeChanges(from: old, to: new).controls.first)
    #expect(change.looks.isEmpty)
    #expect(!change.isSeen)
    #expect(change.written.map(\.state) == [.selected])
    #expect(change.written.map(\.old) == [nil])
    #expect(change.written.map(\.new) == ["#f287b0"])
  }

  @Test func `another spelling with the same pixels is no change to be seen`() throws {
    // The axis of CSS's "to right" on any box, in two ways.
    let old = try theme(("rec", ##""fill": { "$value": "linear-gradient(90deg, red, blue)" }"##))
    let new = try theme(("rec", ##""fill": { "$value": "linear-gradient(to right, red, blue)" }"##))
    let change = try #require(ThemeChanges(from: old, to: new).controls.first)
    #expect(!change.looks.isEmpty)
    #expect(change.looks.allSatisfy { $0.effect == .none })
    #expect(!change.isSeen)
  }

  @Test func `movement, sample words and room are told apart`() throws {
    let old = try theme(
      (
        "rec",
        ##""press-scale": { "$value": 1 }, "sample": { "$value": "a" }, "insets": { "$value": "4px" }"##
      ))
    let new = try theme(
      (
        "rec",
        ##""press-scale": { "$value": 0.9 }, "sample": { "$value": "b" }, "insets": { "$value": "6px" }"##
      ))
    let change = try #require(ThemeChanges(from: old, to: new).controls.first)
    #expect(change.looks.map(\.member) == [.insets, .pressScale, .sample])
    #expect(change.looks.map(\.effect) == [.seen, .motion, .pictures])
    #expect(change.looks.allSatisfy { change.space.text($0.looks) == "every state" })
  }

  @Test func `an appearance that changes alone is named`() throws {
    func file(_ dark: String) throws -> ControlTheme {
      try theme(
        """
        { "$extensions": { "dev.gradientcontrols": { "appearances": { "dark": { "p": { "$value": "\(dark)" } } } } },
          "p": { "$type": "color", "$value": "#ffffff" },
          "rec": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
            "fill": { "$value": "{p}" }, "press": { "$value": "none" }, "disabled-look": { "$value": "none" } } }
        """)
    }
    let changes = ThemeChanges(from: try file("#000000"), to: try file("#111111"))
    let change = try #require(changes.controls.first)
    #expect(change.looks.map { change.space.text($0.looks) } == ["every state, dark"])
    #expect(change.written.map(\.layer) == [.appearance(.dark)])
  }

  @Test func `what one direction alone changes names it`() throws {
    let old = try theme(
      ("rec", ##""fill": { "$value": "red" }, "radius": { "top-left": { "$value": "4px" } }"##))
    let new = try theme(
      ("rec", ##""fill": { "$value": "red" }, "radius": { "top-leading": { "$value": "4px" } }"##))
    let change = try #require(ThemeChanges(from: old, to: new).controls.first)
    #expect(
      change.looks.map { change.space.text($0.looks) } == ["every state, light right to left"])
  }

  @Test func `another component is a change although it looks the same`() throws {
    let old = try theme(
      ##"{ "a": { "$extensions": { "dev.gradientcontrols": { "component": "button" } }, "fill": { "$value": "red" } } }"##
    )
    let new = try theme(
      ##"{ "a": { "$extensions": { "dev.gradientcontrols": { "component": "control" } }, "fill": { "$value": "red" } } }"##
    )
    let change = try #require(ThemeChanges(from: old, to: new).controls.first)
    #expect(change.changesComponent)
    #expect(!change.isSeen)
  }
}
