import GradientModel
import GradientTokens
import Testing

/// What holds for every edit of every file.
@Suite struct StyleTextLawTests {
  /// A value for each member, and what it means.
  private static let values: [(name: String, json: String)] = [
    ("fill", "\"linear-gradient(45deg, #102030, #405060 70%)\""), ("overlay", "\"#ffffff22\""),
    ("border-width", "\"2px\""), ("border-fill", "\"#0a0b0c\""), ("radius", "\"capsule\""),
    ("shadow", "\"0 2px 6px #00000040\""), ("opacity", "0.75"), ("title-color", "\"#112233\""),
    ("title", "\"600 17px system\""), ("insets", "\"12px\""), ("min-width", "80"),
    ("press-scale", "0.97"), ("transition", "\"180ms ease-out\""), ("press", "\"flatten\""),
    ("sample", "\"Wort\""), ("backdrop", "\"#eeeeee\""),
  ]

  private static let places: [(Appearance, ControlState)] = [
    (.light, .normal), (.light, .highlighted), (.dark, [.selected, .focused]),
    ([.dark, .highContrast], .normal),
  ]

  @Test(arguments: ExampleStylesTests.names)
  func anEditReadsAsTheThemeItMeansAndIsUndoneByItsOpposite(name: String) throws {
    let bytes = try ExampleStylesTests.bytes(name)
    let theme = StyleFile.read(bytes, path: name).theme
    let text = try StyleText(bytes)
    // The first of each file and one that extends another.
    for control in theme.controls.prefix(2) {
      for (appearance, state) in Self.places {
        for (member, json) in Self.values {
          let place = StylePlace.control(control.name, state: state, in: .appearance(appearance))
          let said =
            try text.members(at: place)?.contains { $0.name == Array(member.utf8) } ?? false
          let new = try text.setting(member, to: json, at: place)
          let reading = StyleFile.read(new.bytes, path: name)
          #expect(!reading.hasErrors, "\(reading.diagnostics.map(\.text))")
          // The same members alone, read by themselves.
          let alone = StyleFile.read(
            Array(
              ##"{"a":{"$extensions":{"dev.gradientcontrols":{"component":"button"}},"\##(member)":{"$value":\##(json)}}}"##
                .utf8), path: "alone")
          let wanted = try #require(alone.theme["a"])[.normal]
          var expected = control.style[state, in: appearance]
          expected.merge(wanted)
          let found = reading.theme.controls.first { $0.name == control.name }?.style
          // A token of one's own takes the place of the whole one that is extended, curve and all.
          if member == "radius" { expected.cornerCurve = found?[state, in: appearance].cornerCurve }
          let isAsMeant = found?[state, in: appearance] == expected
          #expect(isAsMeant, "\(control.name) \(member) \(appearance.name) \(state.name)")
          // A border's gradient has taken the place of its colour.
          if !said, member != "border-fill" {
            let back = try new.removing(member, at: place)
            let isBack = back.bytes == text.bytes
            #expect(isBack, "\(control.name) \(member) \(appearance.name) \(state.name)")
          }
        }
      }
    }
  }

  @Test func `hostile texts and edits end in a text that reads or a message`() {
    var generator = DecimalNumberTests.Generator(state: 99)
    let pieces = [
      "{", "}", "[", "]", "\"", ",", ":", "//", "/*", "*/", "\n", "$value", "{c}", "\\",
    ]
    var count = 0
    for fixture in Fixture.all {
      for _ in 0..<120 {
        var bytes = Array(fixture.utf8)
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          bytes.insert(
            contentsOf: (pieces.randomElement(using: &generator) ?? "").utf8, at: place)
        }
        guard let text = try? StyleText(bytes) else { continue }
        for name in ["rec", "a", "b", "", "a/b", "//", "x"] {
          let place = StylePlace.control(name, state: .focused, in: .appearance(.dark))
          let edits = [
            try? text.setting("fill", to: "\"#fff\"", at: place),
            try? text.setting("fill", to: "[1,{}]", at: .control(name)),
            try? text.setting("fill", to: "{", at: place),
            try? text.removing("fill", at: .control(name)), try? text.removing(nil, at: place),
            try? text.renaming("fill", to: "overlay", at: .control(name)),
            try? text.editingGradient("fill", .remove(0), at: .control(name)),
            try? text.editingGradient(
              "fill", .geometry(kind: "conic", words: "", space: "oklch"), at: .control(name)),
            try? text.settingExtension("curve", to: "1", of: "radius", at: .control(name)),
          ]
          for case let edited? in edits {
            count += 1
            #expect((try? StyleText(edited.bytes)) != nil)
          }
        }
      }
    }
    #expect(count > 1000)
  }

  @Test func `a reference keeps what it needs from being taken out`() throws {
    let text = try EditFixture.text()
    #expect(
      throws: StyleEditError("“palette.rose” is still referred to in line 10; change that first")
    ) { try text.removing("rose", at: .group(["palette".utf8])) }
    let free = try text.setting("fill", to: "\"#fff\"", at: .control("rec"))
    let removed = try free.removing("rose", at: .group(["palette".utf8]))
    #expect(!EditFixture.string(removed).contains("f287b0"))
  }

  @Test func `a broken text, a missing control and a taken name are refused`() throws {
    #expect(
      throws: StyleEditError(
        "the text has to be mended first: line 1: the file ends inside its first object, opened in line 1; } is missing"
      )
    ) { try EditFixture.text("{") }
    let text = try EditFixture.text()
    #expect(throws: StyleEditError("the file has no group for “nobody” to write into")) {
      try text.setting("fill", to: "\"#fff\"", at: .control("nobody"))
    }
    #expect(throws: StyleEditError("“line” is there already")) {
      try text.renaming("rose", to: "line", at: .group(["palette".utf8]))
    }
    #expect(throws: StyleEditError.self) {
      try text.renaming("rose", to: "a.b", at: .group(["palette".utf8]))
    }
  }
}
