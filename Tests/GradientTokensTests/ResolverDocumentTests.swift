import GradientModel
import GradientTokens
import Testing

@Suite struct ResolverDocumentTests {
  static let themed = """
    { // resolver documents may have comments
      "version": "2025.10",
      "sets": { "base": { "sources": [ { "$ref": "parts/base.json" } ] } },
      "modifiers": {
        "theme": { "default": "light", "contexts": {
          "light": [],
          "dark": [ { "$ref": "parts/dark.json#/palettes/night" } ] } },
        "contrast": { "contexts": {
          "normal": [], "high": [ { "c": { "line": { "$value": "#hc" } } } ] } } },
      "resolutionOrder": [ { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" },
                           { "$ref": "#/modifiers/contrast" } ],
    }
    """
  static let files = [
    (
      path: "d/parts/base.json",
      text:
        ##"{"c":{"$type":"color","bg":{"$value":"#bg"},"line":{"$value":"#li"},"use":{"$value":"{c.bg}"}}}"##
    ),
    (path: "d/parts/dark.json", text: ##"{"palettes":{"night":{"c":{"bg":{"$value":"#dk"}}}}}"##),
  ]

  @Test func contextsBecomeAppearancesAndAliasesFollow() {
    let reading = readTokens(Self.themed, path: "d/x.resolver.json", files: Self.files)
    #expect(reading.messages == [])
    #expect(reading.appearances.map { $0.appearance } == Appearance.all)
    #expect(reading.value("c.use") == "\"#bg\"")
    #expect(reading.value("c.use", in: .dark) == "\"#dk\"")
    #expect(reading.value("c.line", in: .dark) == "\"#li\"")
    #expect(reading.value("c.line", in: [.dark, .highContrast]) == "\"#hc\"")
  }

  @Test func isKnownByWhatItHoldsWhateverItsName() {
    let reading = readTokens(Self.themed, path: "d/x.json", files: Self.files)
    #expect(reading.isResolver)
    #expect(reading.messages == [])
  }

  @Test func aContextCanBeChosenAndNamed() {
    var settings = ReadingSettings()
    settings.inputs = [("Theme", "DARK")]
    let reading = readTokens(
      Self.themed, path: "d/x.json", settings: settings, files: Self.files)
    #expect(reading.value("c.use") == "\"#dk\"")
    #expect(reading.appearances.map { $0.appearance } == [.light, .highContrast])

    var named = ReadingSettings()
    named.appearanceNames = [("moon", .dark)]
    let moon = readTokens(
      """
      {"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"m","default":"sun",
        "contexts":{"sun":[{"n":{"$type":"number","$value":1}}],
                    "moon":[{"n":{"$type":"number","$value":2}}]}}]}
      """, settings: named)
    #expect(moon.messages == [])
    #expect(moon.value("n", in: .dark) == "2")
  }

  @Test func aThemeWithContrastFoldedInKnowsAllFourAppearances() {
    let reading = readTokens(
      """
      {"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"theme",
        "contexts":{"light":[{"n":{"$type":"number","$value":1}}],
                    "dark":[{"n":{"$type":"number","$value":2}}],
                    "light-hc":[{"n":{"$type":"number","$value":3}}],
                    "dark_high_contrast":[{"n":{"$type":"number","$value":4}}]}}]}
      """)
    #expect(reading.messages == [])
    #expect(Appearance.all.map { reading.value("n", in: $0) } == ["1", "2", "3", "4"])
  }

  @Test func keysBesideAReferenceOverrideIt() {
    let reading = readTokens(
      """
      {"version":"2025.10","sets":{"s":{"sources":[{"n":{"$type":"number","$value":1}}]}},
       "resolutionOrder":[{"type":"set","name":"x","sources":[
         {"$ref":"#/sets/s","n":{"$type":"number","$value":2}}]}]}
      """)
    #expect(reading.messages == [])
    #expect(reading.value("n") == "2")
  }

  @Test(arguments: [
    (##"{"resolutionOrder":[]}"##, "[resolver-version] a resolver document says"),
    (
      ##"{"version":"1","resolutionOrder":[]}"##,
      "1:12: error: [resolver-version] the version is \"1\""
    ),
    (##"{"version":"2025.10","sets":{}}"##, "[resolver-order] resolutionOrder is missing"),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"$ref":"#/sets/a"}]}"##,
      "1:49: error: [unknown-source]"
    ),
    (##"{"version":"2025.10","resolutionOrder":[3]}"##, "[resolver-order] an entry"),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"type":"set","sources":[]}]}"##,
      "[resolver-order] an inline entry"
    ),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[]},{"type":"set","name":"a","sources":[]}]}"##,
      "[duplicate-name]"
    ),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"a","contexts":{}}]}"##,
      "[no-contexts]"
    ),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"a","contexts":{"x":[],"y":[]}}]}"##,
      "[missing-default] the modifier has no default"
    ),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"a","default":"z","contexts":{"x":[],"y":[]}}]}"##,
      "[missing-default] the default is \"z\""
    ),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"no.json"}]}]}"##,
      "[file-missing]"
    ),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"../up.json"}]}]}"##,
      "[file-outside]"
    ),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"/etc/x.json"}]}]}"##,
      "[file-outside]"
    ),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"a/%2e%2e/%2e%2e/x"}]}]}"##,
      "[file-outside]"
    ),
    (
      ##"{"version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"https://x/y"}]}]}"##,
      "[file-outside]"
    ),
    (
      ##"{"version":"2025.10","sets":{"a":{"sources":[{"$ref":"#/sets/b"}]},"b":{"sources":[{"$ref":"#/sets/a"}]}},"resolutionOrder":[{"$ref":"#/sets/a"}]}"##,
      "[cycle] the sets refer to each other in a circle"
    ),
  ])
  func everyFaultIsNamed(text: String, part: String) {
    let messages = readTokens(text, path: "d/x.json").messages
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }

  @Test func inputsThatDoNotExistAreNamed() {
    var settings = ReadingSettings()
    settings.inputs = [("theme", "sepia"), ("size", "big")]
    let messages = readTokens(
      Self.themed, path: "d/x.json", settings: settings, files: Self.files
    ).messages
    #expect(
      messages.contains {
        $0.contains("“sepia” asked for is not one of this modifier's: light, dark")
      })
    #expect(messages.contains { $0.contains("there is no modifier “size”") })
  }

  @Test func tooManyCombinationsAreALimit() {
    var text = ##"{"version":"2025.10","resolutionOrder":["##
    for index in 0..<12 {
      text +=
        ##"{"type":"modifier","name":"m\##(index)","default":"a","contexts":{"a":[],"b":[]}},"##
    }
    let messages = readTokens(text + "]}").messages
    #expect(messages.contains { $0.contains("[limit]") }, "\(messages)")
  }

  @Test func setsThatDoubleWithEveryStepEndInALimit() {
    var text = ##"{"version":"2025.10","sets":{"s0":{"sources":[]}"##
    for index in 1...40 {
      text +=
        ##","s\##(index)":{"sources":[{"$ref":"#/sets/s\##(index - 1)"},{"$ref":"#/sets/s\##(index - 1)"},{}]}"##
    }
    let messages = readTokens(text + ##"},"resolutionOrder":[{"$ref":"#/sets/s40"}]}"##).messages
    #expect(messages.contains { $0.contains("[limit]") }, "\(messages)")
  }

  @Test func aSourceMayBeAnyTokenTreeOfTheDocument() {
    let reading = readTokens(
      ##"""
      {"version":"2025.10","$defs":{"n.json":{"n":{"$type":"number","$value":1}}},
       "resolutionOrder":[{"type":"set","name":"x","sources":[{"$ref":"#/$defs/n.json"}]}]}
      """##)
    #expect(reading.messages == [])
    #expect(reading.value("n") == "1")
  }
}
