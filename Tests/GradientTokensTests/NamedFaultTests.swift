import GradientModel
import GradientTokens
import Testing

/// Faults that each have one finding, which says what to do.
@Suite struct NamedFaultTests {
  @Test(arguments: [
    (
      ##""width":{"$value":{"value":1e308,"unit":"rem"}}"##,
      "[out-of-range] b.width: the number is larger"
    ),
    (##""fill":{"$type":"color"}"##, "[missing-member] b.fill: has no value: add a $value"),
    (##""fill":{}"##, "[missing-member] b.fill: has no value"),
    (
      ##""width":{"a":{"$type":"dimension","$value":"1px"}}"##,
      "is a group, which this member cannot be"
    ),
    (
      ##""filll":{"$value":"#fff"}"##,
      "error: [unknown-member] b.filll: a control has no member “filll”; did you mean fill?"
    ),
    (
      ##""filll":{"$type":"color","$value":"#fff"}"##,
      "warning: [unknown-member] b.filll: a control has no member “filll”; did you mean fill?"
    ),
    (
      ##""border":{"$value":"#f00"}"##,
      "error: [bad-value] b.border: the text ends where"
    ),
    (##""fill":{"$value":"#ff"}"##, "error: [bad-hex] b.fill"),
    (##""fill":{"$value":"linear-gradient(#ff, #000)"}"##, "error: [bad-hex] b.fill"),
    (##""press-scale":{"$value":-1}"##, "error: [out-of-range] b.press-scale: is -1"),
    (##""press-scale":{"$value":0}"##, "error: [out-of-range] b.press-scale: is 0"),
    (
      ##""states":{"selected+focused":{},"focused+selected":{}}"##,
      "error: [duplicate-name] b.states.focused+selected: is the same as b.states.selected+focused"
    ),
    (
      ##""appearances":{"dark+high-contrast":{},"high-contrast+dark":{}}"##,
      "error: [duplicate-name] b.appearances.high-contrast+dark"
    ),
    (
      ##""fill":{"$value":"#fff","$extensions":{"dev.gradientcontrols":{"angel":3}}}"##,
      "warning: [unknown-key] b.fill: our extension on a color has no members: “angel” is left out; "
        + "a gradient has angle"
    ),
    (
      ##""fill":{"$value":"linear-gradient(red,blue)","$extensions":{"dev.gradientcontrols":{"angel":3}}}"##,
      "our extension on a gradient has no member “angel”; did you mean angle?"
    ),
    (
      ##""shadow":{"$value":"none","$extensions":{"dev.gradientcontrols":{"behin":true}}}"##,
      "our extension on a shadow has no member “behin”; did you mean behind?"
    ),
    (
      ##""opacity":{"$value":1,"$extensions":{"dev.gradientcontrols":{"shape":"capsule"}}}"##,
      "our extension on a number has no members: “shape” is left out"
    ),
    (
      ##""states":{"hovered":{"$extensions":{"dev.gradientcontrols":{"pres":"none"}}}}"##,
      "our extension on a group has no member “pres”; did you mean press?"
    ),
  ])
  func membersOfAControl(member: String, part: String) {
    let (_, messages) = readMembers(member)
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }

  @Test(arguments: [
    (##"{"a":{"$type":"color"}}"##, "warning: [unfinished-token] a: has a $type but"),
    (
      ##"{"a":{"$extensions":{"dev.gradientcontrols":{"componnet":"button"}}}}"##,
      "[unknown-key] a: our extension on a group has no member “componnet”; did you mean component?"
    ),
    (
      ##"{"a":{"$extensions":{"dev.gradientcontrols":{"component":"button","abstract":"no"}}}}"##,
      "[wrong-shape] a: abstract is \"no\"; it is true or false"
    ),
    (
      ##"{"$extensions":{"dev.gradientcontrols":{"backdrp":"#fff"}}}"##,
      "the file's extension has no member “backdrp”; did you mean backdrop?"
    ),
    (
      ##"{"$extensions":{"dev.gradientcontrols":{"appearances":{"dark+high-contrast":{},"high-contrast+dark":{}}}}}"##,
      "error: [duplicate-name] “high-contrast+dark”"
    ),
    (
      ##"{"a":{"$type":"color","$value":"#fff"},"b":{"$type":"color","$value":"{ a }"}}"##,
      "note: [legacy-spelling] b: the reference has spaces around its name, which DTCG does not know; "
        + "write {a}"
    ),
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/0"},0,0]}}}"##,
      "error: [cycle] a: references run in a circle: #/a/$value/components/0 → "
        + "#/a/$value/components/0; give"
    ),
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/1"},{"$ref":"#/a/$value/components/0"},0]}}}"##,
      "[cycle] a: references run in a circle: #/a/$value/components/1 → #/a/$value/components/0 → "
        + "#/a/$value/components/1;"
    ),
    (
      ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/9"},0,0]}}}"##,
      "error: [unresolved-reference] a: the $ref leads to a part that the value does not have"
    ),
  ])
  func partsOfAFile(text: String, part: String) {
    let messages = readStyle(text).diagnostics.map { $0.text }
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }

  @Test(arguments: [
    (
      ##""light":[],"dark":[],"sepia":[]"##,
      "warning: [unknown-appearance] the context “sepia” is never drawn: its name is that of no"
    ),
    (
      ##""light":[],"dark":[],"night":[]"##,
      "warning: [unknown-appearance] the context “night” is never drawn: another stands for the same"
    ),
    (
      ##""dark":[],"dark-hc":[]"##,
      "error: [missing-default] the modifier has no default, and none of its contexts is for the light"
    ),
  ])
  func contextsOfAModifier(contexts: String, part: String) {
    let messages = readTokens(
      ##"{"version":"2025.10","resolutionOrder":[{"type":"modifier","name":"m","contexts":{\##(contexts)}}]}"##
    ).messages
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }

  @Test func aReferenceWithSpacesInATextIsRead() {
    let (members, messages) = readMembers(
      ##""fill":{"$value":"linear-gradient({ c }, #000)"}"##,
      around: ##""c":{"$type":"color","$value":"#ff0000"},"##)
    #expect(
      members.fill
        == .gradient(
          GradientFill(stops: [GradientStop("#ff0000", at: 0), GradientStop("#000000", at: 1)])))
    #expect(messages.count == 1)
    #expect(messages.contains { $0.contains("write {c}") })
  }

  @Test(arguments: ["null", "3", "\n[1]", "\"x\""])
  func whatIsNoObjectIsNotLaidOut(text: String) {
    let result = StyleFile.format(Array(text.utf8), path: "f")
    #expect(result.bytes == nil)
    #expect(result.diagnostics.map { $0.code.name } == ["syntax"])
  }

  /// The nearest of a chain counts, however long the chain is.
  @Test func aLongChainOfExtensionsIsRead() {
    let count = 2_000
    var text = "{"
    for index in 0..<count {
      let press =
        index % 500 == 499 ? ##","press":"\##(index < 600 ? "none" : "lighten")""## : ""
      text +=
        ##""c\##(index)":{"$extensions":{"dev.gradientcontrols":{"component":"button"\##(press)}}"##
      text += index + 1 < count ? ##","$extends":"{c\##(index + 1)}"},"## : "}}"
    }
    let reading = readStyle(text)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.theme.controls.count == count)
    #expect(reading.theme["c0"]?[.normal].press == PressDerivation.none)
    #expect(reading.theme["c500"]?[.normal].press == .lighten)
  }
}
