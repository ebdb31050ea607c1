import GradientModel
import GradientTokens
import Testing

/// Files in memory.
struct MemoryFiles: FileLoader {
  var files: [(path: String, text: String)] = []

  func load(_ path: String) throws(LoadingError) -> [UInt8] {
    for file in files where file.path == path { return Array(file.text.utf8) }
    throw .missing
  }
}

func readTokens(
  _ text: String, path: String = "f.tokens.json", settings: ReadingSettings = ReadingSettings(),
  files: [(path: String, text: String)] = []
) -> TokenReading {
  TokenReading.read(
    Array(text.utf8), path: path, settings: settings, loader: MemoryFiles(files: files))
}

extension TokenReading {
  var messages: [String] { diagnostics.map { $0.text } }

  /// A token's value as its file writes it, after all references.
  func value(_ name: String, in appearance: Appearance = .light) -> String? {
    for resolved in appearances where resolved.appearance == appearance {
      let tree = resolved.tree
      for token in resolved.order where tree.name(token) == name {
        guard let value = tree.nodes[token].resolved else { return nil }
        return tree.documents[Int(value.document)].excerpt(Int(value.node))
      }
    }
    return nil
  }

  func type(_ name: String) -> TokenType? {
    guard let resolved = appearances.first else { return nil }
    for token in resolved.order where resolved.tree.name(token) == name {
      return resolved.tree.nodes[token].type
    }
    return nil
  }
}

@Suite struct TokenTreeTests {
  @Test func typesComeFromTheTokenItsTargetOrItsGroups() {
    let reading = readTokens(
      """
      { "a": { "$type": "color", "b": { "c": { "$value": "#fff" },
               "d": { "$type": "number", "$value": 3 } },
               "e": { "$value": "{a.b.d}" } },
        "f": { "$value": "{a.e}" } }
      """)
    #expect(reading.messages == [])
    #expect(reading.type("a.b.c") == .color)
    #expect(reading.type("a.b.d") == .number)
    #expect(reading.type("a.e") == .number)
    #expect(reading.type("f") == .number)
    #expect(reading.value("f") == "3")
  }

  @Test func aliasesAndPointersLeadToTheSameValue() {
    let reading = readTokens(
      """
      { "c": { "$type": "color", "x/y": { "$value": { "colorSpace": "srgb",
                                                      "components": [1, 0.5, 0] } },
               "$root": { "$value": "{c.x/y}" },
               "t~": { "$value": "{c.$root}" } },
        "n": { "$type": "number", "a": { "$ref": "#/n/b" }, "b": { "$value": 0.25 },
               "p": { "$value": { "$ref": "#/c/x~1y/$value/components/1" } },
               "q": { "$value": { "$ref": "#/c/t~0/$value/components/1" } },
               "r": { "$value": { "$ref": "#/c/x%2Fy/$value/components/1" } } } }
      """)
    // A percent-encoded slash separates, as the fragment is decoded before the pointer is read.
    #expect(reading.messages.count == 1)
    #expect(reading.messages.first?.contains("refers to c.x.y.$value.components.1") == true)
    #expect(reading.value("c.$root") == "an object")
    #expect(reading.value("c.t~") == "an object")
    #expect(reading.value("n.a") == "0.25")
    #expect(reading.value("n.p") == "0.5")
    #expect(reading.value("n.q") == "0.5")
  }

  @Test func extendsMergesDeeplyAndOwnMembersWin() {
    let reading = readTokens(
      """
      { "base": { "$type": "number", "a": { "$value": 1 }, "g": { "x": { "$value": 2 },
                  "y": { "$value": 3 } } },
        "more": { "$extends": "{base}", "g": { "x": { "$value": 20 } }, "b": { "$value": 4 } },
        "most": { "$extends": "#/more", "g": { "z": { "$value": 30 } } },
        "same": { "$ref": "#/base" } }
      """)
    #expect(reading.messages == [])
    #expect(reading.value("more.a") == "1")
    #expect(reading.value("more.g.x") == "20")
    #expect(reading.value("more.g.y") == "3")
    #expect(reading.value("most.g.x") == "20")
    #expect(reading.value("most.g.z") == "30")
    #expect(reading.value("most.b") == "4")
    #expect(reading.value("same.g.y") == "3")
    #expect(reading.type("most.g.y") == .number)
  }

  @Test func aGroupMayExtendItsSiblingAndWhatItsParentInherits() {
    let reading = readTokens(
      """
      { "base": { "$type": "number", "states": { "hovered": { "a": { "$value": 1 } } } },
        "rec": { "$extends": "{base}",
                 "states": { "hovered": { "b": { "$value": 2 } },
                             "highlighted": { "$extends": "{rec.states.hovered}" } } } }
      """)
    #expect(reading.messages == [])
    #expect(reading.value("rec.states.highlighted.a") == "1")
    #expect(reading.value("rec.states.highlighted.b") == "2")
  }

  @Test func anInheritedAliasKeepsItsPath() {
    let reading = readTokens(
      """
      { "base": { "$type": "number", "a": { "$value": "{base.b}" }, "b": { "$value": 1 } },
        "own": { "$extends": "{base}", "b": { "$value": 2 } } }
      """)
    #expect(reading.value("own.a") == "1")
  }

  @Test(arguments: [
    (
      ##"{"a":{"$extends":"{a}"}}"##,
      "1:18: error: [bad-extends] a: $extends names the group itself"
    ),
    (##"{"a":{"b":{"$extends":"{a}"}}}"##, "[bad-extends] a.b: $extends names a group around it"),
    (
      ##"{"a":{"$extends":"{b}"},"b":{"$extends":"{c}"},"c":{"$extends":"{a}"}}"##,
      "[cycle] a: $extends runs in a circle: a → b → c → a"
    ),
    (
      ##"{"a":{"$extends":"{x.b}"}}"##,
      "[bad-extends] a: $extends names \"{x.b}\", which does not exist"
    ),
    (
      ##"{"a":{"$extends":"{t}"},"t":{"$type":"number","$value":1}}"##,
      "[bad-extends] a: $extends names the token t"
    ),
    (
      ##"{"a":{"b":{"$extends":"{c}"}},"c":{"d":{"$extends":"{a}"}}}"##,
      "would put the group"
    ),
    (##"{"a":{"$extends":3}}"##, "[bad-extends] a: $extends is 3"),
    (
      ##"{"t":{"$type":"number","$value":1,"$extends":"{u}"},"u":{}}"##,
      "[bad-extends] t: $extends is for groups"
    ),
  ])
  func extendsThatCannotBeIsNamed(text: String, part: String) {
    let messages = readTokens(text).messages
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }

  @Test func groupsThatDoubleWithEveryStepEndInALimit() {
    var text = ##"{"g0":{"t":{"$type":"number","$value":1}}"##
    for index in 1...40 {
      text +=
        ##","g\##(index)":{"a":{"$extends":"{g\##(index - 1)}"},"b":{"$extends":"{g\##(index - 1)}"}}"##
    }
    var settings = ReadingSettings()
    settings.limits.tokens = 10_000
    let messages = readTokens(text + "}", settings: settings).messages
    #expect(messages.contains { $0.contains("[limit]") })
  }

  @Test(arguments: [
    (##"{"a":{"$value":1}}"##, "f.tokens.json:1:2: error: [missing-type] a: has no type"),
    (
      ##"{"a":{"$type":"Color","$value":1}}"##,
      "1:15: error: [unknown-type] a: “Color” is not a type; case matters: write “color”"
    ),
    (
      ##"{"a":{"$type":"colour","$value":1}}"##,
      "[unknown-type] a: “colour” is not a type; the types are"
    ),
    (##"{"a":3}"##, "1:2: error: [not-a-token] “a” is 3"),
    (
      ##"{"a":{"$type":"number","$value":1,"b":{"$value":2}}}"##,
      "1:35: error: [token-with-children] a: has a value and also the member “b”"
    ),
    (
      ##"{"a":{"$type":"number","$value":1,"$ref":"#/b"},"b":{"$type":"number","$value":2}}"##,
      "1:35: error: [value-and-ref] a"
    ),
    (
      ##"{"a.b":{"$type":"number","$value":1}}"##,
      "1:2: error: [bad-name] a.b: the name “a.b” holds “.”"
    ),
    (##"{"":{"$type":"number","$value":1}}"##, "1:2: error: [bad-name]"),
    (##"{"{a}":{}}"##, "[bad-name]"),
    (##"{"a":{"$type":"number"}}"##, "1:2: warning: [unfinished-token] a"),
    (##"{"a":{"$typ":"number"}}"##, "1:7: warning: [unknown-key] a: “$typ” is not a key of DTCG"),
    (
      ##"{"a":{"$type":"color","$value":"{b}"},"b":{"$type":"number","$value":2}}"##,
      "1:32: error: [type-mismatch] a: is a color, but b is a number"
    ),
    (
      ##"{"pal":{"rose":{"$type":"number","$value":1}},"a":{"$value":"{pal.rise}"}}"##,
      "1:61: error: [unresolved-reference] a: refers to pal.rise, which does not exist; did you mean pal.rose?"
    ),
    (
      ##"{"g":{"$root":{"$type":"number","$value":1}},"a":{"$value":"{g}"}}"##,
      "1:60: error: [reference-to-group] a: refers to the group g; a reference names a token: write {g.$root}"
    ),
    (
      ##"{"a":{"$type":"number","$value":"{a}"}}"##,
      "1:33: error: [cycle] a: references run in a circle: a → a"
    ),
    (
      ##"{"$type":"number","a":{"$value":"{b}"},"b":{"$value":{"$ref":"#/c"}},"c":{"$ref":"#/a"}}"##,
      "[cycle] a: references run in a circle: a → b → c → a"
    ),
    (
      ##"{"o":{"$type":"number","$value":1,"$deprecated":"use n"},"a":{"$value":"{o}"}}"##,
      "1:72: warning: [deprecated] a: uses o, which is deprecated: use n"
    ),
    (
      ##"{"a":{"$type":"number","$value":{"$ref":"other.json#/a"}}}"##,
      "1:41: error: [unresolved-reference] a: $ref is"
    ),
    (
      ##"{"a":{"$type":"number","$value":{"$ref":"#/b/$value/x"}},"b":{"$type":"number","$value":1}}"##,
      "[unresolved-reference] a: a $ref leads to a part"
    ),
    (##"{"$value":3}"##, "1:2: error: [not-a-token] the file's outermost object"),
    (
      ##"{"a":{"$type":"number","$value":1,"$description":4}}"##,
      "[wrong-shape] a: $description is 4"
    ),
    (
      ##"{"a":{"$type":"number","$value":1,"$deprecated":4}}"##, "[wrong-shape] a: $deprecated is 4"
    ),
    (
      ##"{"a":{"$type":"number","$value":1,"$extensions":[]}}"##,
      "[wrong-shape] a: $extensions is an empty array"
    ),
    (
      ##"{"a":{"value":"x","type":"color"},"b":{"$type":"number","$value":1}}"##,
      "[mixed-spelling] a: found “value” in a file that also writes $value"
    ),
    (
      ##"{"a":{"$type":"spacing","$value":"3px"}}"##,
      "1:15: note: [legacy-spelling] a: “spacing” is another tool's type; it is read as dimension"
    ),
    (##"[1]"##, "1:1: error: [syntax] the file holds an array of 1; a style file is one object"),
  ])
  func everyFaultIsNamedWithItsPlace(text: String, part: String) {
    let messages = readTokens(text).messages
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }

  @Test func aCycleThroughCompositesNamesEveryMemberOnce() {
    let messages = readTokens(
      """
      { "$type": "border",
        "a": { "$value": { "color": "{b}", "width": "1px", "style": "solid" } },
        "b": { "$type": "color", "$value": "{c}" },
        "c": { "$type": "color", "$value": { "$ref": "#/a/$value/color" } },
        "d": { "$value": "{a}" } }
      """
    ).messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains("a → b → c → a") == true, "\(messages)")
  }

  @Test func deprecationIsInheritedAndCancelled() {
    let messages = readTokens(
      """
      { "$type": "number", "old": { "$deprecated": true, "x": { "$value": 1 },
          "y": { "$deprecated": false, "$value": 2 }, "z": { "$value": "{old.x}" } },
        "a": { "$value": "{old.x}" }, "b": { "$value": "{old.y}" } }
      """
    ).messages
    #expect(messages.count == 1)
    #expect(messages.first?.contains("a: uses old.x") == true, "\(messages)")
  }

  @Test func oldSpellingIsReadWhereAFileHasNoOther() {
    let reading = readTokens(
      """
      { "color": { "red": { "value": "#f00", "type": "color" },
                   "danger": { "value": "{color.red.value}", "type": "color" } } }
      """)
    #expect(reading.value("color.danger") == "\"#f00\"")
    #expect(reading.messages.count == 2)
    #expect(reading.messages.allSatisfy { $0.contains("note: [legacy-spelling]") })
  }

  @Test func appearancesAreLaidOverTheFileBeforeAliasesResolve() {
    let reading = readTokens(
      """
      { "$extensions": { "dev.gradientcontrols": { "appearances": {
          "dark": { "palette": { "rose": { "$value": "#111111" } } },
          "high-contrast": { "palette": { "line": { "$value": "#222222" } } } } } },
        "palette": { "$type": "color", "rose": { "$value": "#aaaaaa" },
                     "line": { "$value": "#bbbbbb" } },
        "use": { "$value": "{palette.rose}" }, "edge": { "$value": "{palette.line}" } }
      """)
    #expect(reading.messages == [])
    #expect(reading.appearances.map { $0.appearance } == Appearance.all)
    #expect(reading.value("use") == "\"#aaaaaa\"")
    #expect(reading.value("use", in: .dark) == "\"#111111\"")
    #expect(reading.value("edge", in: .dark) == "\"#bbbbbb\"")
    #expect(reading.value("edge", in: [.dark, .highContrast]) == "\"#222222\"")
    #expect(reading.value("use", in: [.dark, .highContrast]) == "\"#111111\"")
  }

  @Test func fortyThousandAliasesInAChainResolve() {
    var text = ##"{"$type":"number","t0":{"$value":7}"##
    for index in 1...40_000 { text += ##","t\##(index)":{"$value":"{t\##(index - 1)}"}"## }
    let reading = readTokens(text + "}")
    #expect(reading.messages == [])
    let resolved = reading.appearances[0]
    #expect(resolved.order.count == 40_001)
    #expect(resolved.order.allSatisfy { resolved.tree.nodes[$0].resolved != nil })
  }

  @Test func fortyThousandTokensInACircleAreOneError() {
    var text = ##"{"$type":"number","t0":{"$value":"{t39999}"}"##
    for index in 1..<40_000 { text += ##","t\##(index)":{"$value":"{t\##(index - 1)}"}"## }
    #expect(readTokens(text + "}").messages.count == 1)
  }

  @Test func fortyThousandGroupsThatExtendEachOtherExpand() {
    var text = ##"{"g0":{"t":{"$type":"number","$value":7}}"##
    for index in 1...40_000 { text += ##","g\##(index)":{"$extends":"{g\##(index - 1)}"}"## }
    let reading = readTokens(text + "}")
    #expect(reading.messages == [])
    #expect(reading.appearances[0].order.count == 40_001)
  }

  @Test func otherToolsModesAreReadAsAppearances() {
    let reading = readTokens(
      ##"""
      { "c": { "$type": "color", "$value": "#aaaaaa",
               "$extensions": { "mode": { "light": "#aaaaaa", "dark": "#111111" } } },
        "d": { "$type": "color", "$value": { "default": "#bbbbbb", "dark": "#222222" } },
        "use": { "$value": "{c}" } }
      """##)
    #expect(reading.appearances.map { $0.appearance } == [.light, .dark])
    #expect(reading.value("use", in: .dark) == "\"#111111\"")
    #expect(reading.value("use") == "\"#aaaaaa\"")
    #expect(reading.value("d") == "\"#bbbbbb\"")
    #expect(reading.value("d", in: .dark) == "\"#222222\"")
    #expect(reading.messages.count == 2)
    #expect(reading.messages.allSatisfy { $0.contains("note: [legacy-spelling]") })
  }
}
