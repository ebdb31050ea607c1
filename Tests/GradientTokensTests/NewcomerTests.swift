import GradientTokens
import Testing

/// What people get wrong first has to be told once, where it is, and with what to do.
struct NewcomerTests {
  private func messages(_ text: String) -> [String] {
    StyleFile.read(Array(text.utf8), path: "f").diagnostics.map(\.text)
  }

  private static let button =
    ##""$extensions": { "dev.gradientcontrols": { "component": "button" } }"##

  @Test(arguments: ["dev.gradientcontrol", "dev.gradient-controls", "gradientcontrols"])
  func `A key that is nearly ours is told`(key: String) {
    let text = """
      { "go": { "$extensions": { "\(key)": { "component": "button" } } } }
      """
    #expect(
      messages(text) == [
        "f:1:28: warning: [unknown-key] go: “\(key)” is not our key, so nothing in it is read; did "
          + "you mean “dev.gradientcontrols”?"
      ])
  }

  @Test func `Keys of other tools are their own business`() {
    #expect(messages(##"{ "go": { "$extensions": { "com.figma": { "a": 1 } } } }"##) == [])
  }

  @Test func `An appearance that overrides a control which is not there is told`() {
    let text = """
      { "$extensions": { "dev.gradientcontrols": { "appearances": { "dark": {
          "rek": { "fill": { "$type": "color", "$value": "#000" } },
          "palette": { "new": { "$type": "color", "$value": "#111" } } } } } },
        "rec": { \(Self.button), "fill": { "$value": "#fff" } } }
      """
    #expect(
      messages(text) == [
        "f:2:5: warning: [unknown-control] rek: is overridden for dark, but the file has no such "
          + "control; did you mean rec?"
      ])
  }

  @Test(arguments: [
    ("higlighted", "highlighted"), ("pressed", "highlighted"), ("hover", "hovered"),
    ("Selected", "selected"), ("checked", "selected"), ("focus", "focused"),
  ])
  func `A state that is not one comes with the one that was meant`(name: String, meant: String) {
    let text = """
      { "go": { \(Self.button), "states": { "\(name)": { "opacity": { "$value": 1 } } } } }
      """
    #expect(messages(text).count == 1)
    #expect(
      messages(text).first?.contains("“\(name)” is not a state; did you mean \(meant)? There")
        == true)
  }

  /// What other frameworks and tools call members.
  @Test(arguments: [
    ("cornerRadius", "radius"), ("border-radius", "radius"), ("padding", "insets"),
    ("font", "title"), ("background", "fill"), ("stroke", "border"), ("boxShadow", "shadow"),
    ("text_color", "title-color"), ("titleColor", "title-color"), ("minHeight", "min-height"),
  ])
  func `A member by another tool's name comes with ours`(name: String, meant: String) {
    let text = "{ \"go\": { \(Self.button), \"\(name)\": { \"$value\": 1 } } }"
    #expect(
      messages(text).map { $0.contains("no member “\(name)”; did you mean \(meant)?") } == [true])
    let typed =
      "{ \"go\": { \(Self.button), \"\(name)\": { \"$type\": \"number\", \"$value\": 1 } } }"
    #expect(
      messages(typed).map { $0.contains("warning: ") && $0.contains("mean \(meant)?") } == [true])
  }

  @Test func `A member of no kind at all comes with the list of members`() {
    let text = "{ \"go\": { \(Self.button), \"wobbliness\": { \"$value\": 1 } } }"
    #expect(messages(text).count == 1)
    #expect(
      messages(text).first?.contains("is no member of a control: there are fill, overlay, ") == true
    )
  }

  @Test(arguments: [("state", "states"), ("appearance", "appearances"), ("modes", "appearances")])
  func `A misspelt group of looks is an error, as all of them would be lost`(
    name: String, meant: String
  ) {
    let text = """
      { "go": { \(Self.button), "\(name)": { "dark": { "opacity": { "$value": 1 } } } } }
      """
    #expect(
      messages(text).contains {
        $0.contains("error: ") && $0.hasSuffix("no member “\(name)”; did you mean \(meant)?")
      })
  }

  @Test func `Members in a group that is no control say how it becomes one, once`() {
    let text = ##"{ "go": { "fill": { "$value": "#fff" }, "radius": { "$value": 4 } } }"##
    #expect(messages(text).count == 1)
    #expect(
      messages(text).first?.contains(
        #"its group is no control: to make the group one, add "$extensions": { "dev.gradientcontrols": { "component": "button" } }"#
      ) == true)
  }

  @Test func `Digits are expected, in the plural`() {
    let text = ##"{ "p": { "$type": "color", "a": { "$value": "#12345" } } }"##
    #expect(
      messages(text).first?.contains("where 3, 4, 6 or 8 hexadecimal digits are expected") == true)
  }

  @Test func `A missing comma between members names the second one`() {
    #expect(
      messages("{ \"p\": { }\n  \"fill\": { } }") == [
        "f:2:3: error: [syntax] a comma is missing between the members; put one before “fill”"
      ])
    #expect(
      messages(#"{ "p": { "$type": "color", "a": { "$value": [1 2] } } }"#).contains(
        "f:1:48: error: [syntax] a comma is missing between the values; put one before “2”"))
  }

  /// The quote after each of these is left out.
  @Test(arguments: [
    ##""fill": { "$value": "#123 },"##,
    ##""fill": { "$value": "#123,\##n "$description": "white" },"##,
    ##""fill: { "$value": 1 },"##,
  ])
  func `An unclosed quote is one error`(line: String) {
    let text = """
      { "go": { \(Self.button),
          \(line)
          "title-color": { "$value": "{palette.ink}" } },
        "palette": { "$type": "color", "ink": { "$value": "#fff" } } }
      """
    #expect(messages(text).filter { $0.contains(": error: ") }.count == 1, "\(messages(text))")
    #expect(messages(text).first?.hasPrefix("f:2:") == true)
  }

  @Test func `Rules that are ignored have to be rules`() {
    func go(_ ignore: String) -> String {
      """
      { "go": { "$extensions": { "dev.gradientcontrols": { "component": "button",
        "ignore": \(ignore) } } } }
      """
    }
    #expect(messages(go(#"["title-contrast", "banding"]"#)) == [])
    #expect(
      messages(go(#"["title-contrst"]"#)) == [
        "f:2:14: error: [bad-value] go: \"title-contrst\" is no rule that can be ignored; did you "
          + "mean title-contrast?"
      ])
    #expect(
      messages(go("true")) == [
        "f:2:13: error: [bad-value] go: ignore is true; it is a list of rules, such as "
          + "[\"title-contrast\"]"
      ])
    let root =
      ##"{ "$extensions": { "dev.gradientcontrols": { "ignore": ["nothing"] } }, "p": {} }"##
    #expect(messages(root).first?.hasPrefix("f:1:57: error: [bad-value] ") == true)
  }
}
