import GradientModel
import GradientTokens
import Testing

/// Values of the standard's types, right and wrong, by themselves.
@Suite struct TokenValueTests {
  /// The colours named in fixtures.
  static let palette = ##"""
    "p":{"$type":"color","red":{"$value":"#f00"},"n":{"$type":"number","$value":0.25},
         "d":{"$type":"dimension","$value":{"value":2,"unit":"rem"}},
         "s":{"$type":"shadow","$value":{"color":"#000","offsetX":0,"offsetY":1,"blur":2,"spread":3}},
         "two":{"$type":"shadow","$value":[{"$ref":"#/p/s"},"{p.s}"]},
         "one":{"$type":"gradient","$value":[{"color":"#0f0","position":0.5}]},
         "g":{"$type":"gradient","$value":[{"color":"#000","position":0},{"color":"#fff","position":1}]}},
    """##

  static func messages(_ type: String, _ value: String) -> [String] {
    readStyle(##"{\##(palette)"t":{"$type":"\##(type)","$value":\##(value)}}"##).diagnostics
      .filter { $0.name == "t" }.map { $0.text }
  }

  @Test(arguments: [
    ("color", ##"{"colorSpace":"oklch","components":[0.5,"none",40],"alpha":0.5}"##),
    ("color", ##"{"colorSpace":"srgb","components":[1,0,{"$ref":"#/p/n"}],"hex":"#ff0040"}"##),
    ("color", ##"{"colorSpace":"xyz-d65","components":[0.95,1,1.089]}"##),
    ("color", ##""rebeccapurple""##), ("color", ##""color(display-p3 1 0 0)""##),
    ("dimension", ##"{"value":-2,"unit":"px"}"##),
    ("dimension", ##"{"value":{"$ref":"#/p/n"},"unit":"rem"}"##),
    ("fontFamily", ##""Inter""##), ("fontFamily", ##"["Inter","system"]"##),
    ("fontWeight", "1"), ("fontWeight", ##""extra-black""##),
    ("duration", ##"{"value":200,"unit":"ms"}"##), ("cubicBezier", "[0,-1,1,2]"),
    ("cubicBezier", ##"[0,{"$ref":"#/p/n"},"{p.n}",2]"##), ("number", "-1.5"),
    ("strokeStyle", ##""solid""##),
    ("strokeStyle", ##"{"dashArray":["1px",{"value":1,"unit":"px"}],"lineCap":"round"}"##),
    ("border", ##"{"color":"{p.red}","width":"{p.d}","style":"solid"}"##),
    ("transition", ##"{"duration":"1s","delay":"0ms","timingFunction":[0,0,1,1]}"##),
    (
      "shadow",
      ##"{"color":"{p.red}","offsetX":"1px","offsetY":1,"blur":{"value":1,"unit":"px"},"spread":0,"inset":true}"##
    ),
    ("shadow", ##"["{p.s}",{"$ref":"#/p/s"}]"##), ("shadow", "[]"), ("shadow", ##""none""##),
    ("gradient", ##"[{"$ref":"#/p/one"},{"color":"#fff","position":1}]"##),
    ("gradient", ##"[{"color":"#000","position":0.5},{"color":"#fff","position":0.5}]"##),
    (
      "gradient",
      ##"[{"color":{"$ref":"#/p/g/$value/1/color"},"position":0},{"color":"#000","position":"{p.n}"}]"##
    ),
    (
      "typography",
      ##"{"fontFamily":"Inter","fontSize":"17px","fontWeight":600,"letterSpacing":0,"lineHeight":1.2}"##
    ),
  ])
  func whatTheStandardAllowsIsReadInSilence(type: String, value: String) {
    #expect(Self.messages(type, value) == [])
  }

  @Test(arguments: [
    ("color", "3", "[wrong-shape] t: found 3; a color is an object"),
    (
      "color", ##"{"components":[0,0,0]}"##,
      "[wrong-shape] t: found an object; a color has colorSpace and components"
    ),
    (
      "color", ##"{"colorSpace":"rgb","components":[0,0,0]}"##,
      "[unknown-color-space] t: the colour space is \"rgb\"; there are srgb,"
    ),
    (
      "color", ##"{"colorSpace":"srgb","components":[0,0]}"##,
      "[component-count] t: there are 2 components"
    ),
    (
      "color", ##"{"colorSpace":"srgb","components":[0,"x",0]}"##,
      "[wrong-shape] t: found \"x\"; a number"
    ),
    (
      "color", ##"{"colorSpace":"srgb","components":[0,null,0]}"##,
      "note: [legacy-spelling] t: null is read as \"none\""
    ),
    (
      "color", ##"{"colorSpace":"srgb","components":[1.2,0,0]}"##,
      "warning: [out-of-range] t: the component is 1.2"
    ),
    (
      "color", ##"{"colorSpace":"oklch","components":[50,0.1,0]}"##,
      "error: [out-of-range] t: the lightness is 50"
    ),
    (
      "color", ##"{"colorSpace":"oklch","components":[0.5,-0.1,0]}"##,
      "error: [out-of-range] t: the chroma is -0.1"
    ),
    (
      "color", ##"{"colorSpace":"srgb","components":[0,0,0],"alpha":2}"##,
      "error: [out-of-range] t: alpha is 2"
    ),
    (
      "color", ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#00f"}"##,
      "[bad-hex] t: hex is \"#00f\""
    ),
    (
      "color", ##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#0000ff"}"##,
      "warning: [hex-disagrees] t"
    ),
    (
      "color", ##"{"colorSpace":"srgb","channels":[0,0,0]}"##,
      "[wrong-shape] t: “channels” is a draft's name"
    ),
    ("color", ##""#12""##, "[bad-hex] t"),
    ("color", ##""{p.n}""##, "[type-mismatch] t: is a color, but p.n is a number"),
    (
      "color", ##""linear-gradient(red, blue)""##,
      "note: [legacy-spelling] t: a gradient stands in a token of type color"
    ),
    (
      "dimension", ##"{"value":1}"##,
      "[wrong-shape] t: found an object; a dimension has both value and unit"
    ),
    (
      "dimension", ##"{"value":1,"unit":"em"}"##,
      "[unknown-unit] t: the unit is \"em\"; there are px and rem"
    ),
    ("dimension", ##""50%""##, "[unknown-unit] t"), ("dimension", ##""1em""##, "[unknown-unit] t"),
    ("dimension", ##""{p.d} * 2""##, "[expression] t"),
    ("dimension", "true", "[wrong-shape] t: found true"),
    ("dimension", ##"{"value":1e999,"unit":"px"}"##, "[out-of-range] t: the number is larger"),
    ("fontFamily", "[]", "[wrong-shape] t: found an empty array"),
    ("fontFamily", ##""A, B""##, "note: [legacy-spelling] t"),
    ("fontWeight", "0", "[out-of-range] t: the weight is 0"),
    ("fontWeight", ##""Bold""##, "note: [legacy-spelling] t"),
    ("fontWeight", ##""410""##, "note: [legacy-spelling] t"),
    ("fontWeight", ##""fat""##, "[bad-value] t"),
    ("duration", "200", "[wrong-shape] t: found 200"),
    ("duration", ##"{"value":1,"unit":"min"}"##, "[unknown-unit] t"),
    ("duration", ##"{"value":-1,"unit":"s"}"##, "[out-of-range] t: a duration is 0 or more"),
    ("cubicBezier", "[0,0,1]", "[wrong-shape] t: found an array of 3"),
    ("cubicBezier", "[2,0,1,1]", "[out-of-range] t: x1 is 2"),
    ("number", ##""2""##, "note: [legacy-spelling] t: the number stands in quotation marks"),
    ("number", ##""25%""##, "note: [legacy-spelling] t: the percentage is read as 0.25"),
    ("number", ##""{p.n} * 2""##, "[expression] t"), ("strokeStyle", ##""wavy""##, "[bad-value] t"),
    ("strokeStyle", ##"{"dashArray":[1]}"##, "[wrong-shape] t"),
    (
      "strokeStyle", ##"{"dashArray":[1],"lineCap":"flat"}"##,
      "[bad-value] t: the lineCap is \"flat\""
    ),
    (
      "border", ##"{"color":"#000","width":1}"##,
      "warning: [missing-member] t: a border has color, width and style"
    ),
    (
      "border", ##"{"color":"#000","width":-1,"style":"solid"}"##,
      "[out-of-range] t: the width is -1"
    ),
    (
      "border", ##"{"color":"#000","width":1,"style":"dashed"}"##,
      "warning: [unsupported] t: only solid"
    ),
    (
      "border", ##"{"color":"{p.d}","width":1,"style":"solid"}"##,
      "[type-mismatch] t: refers to p.d, which is a dimension; a color"
    ),
    ("transition", ##"{"duration":"1s"}"##, "warning: [missing-member] t"),
    (
      "shadow", ##"{"color":"#000","offsetX":0,"offsetY":1,"blur":-2,"spread":3}"##,
      "[out-of-range] t: the blur is -2"
    ),
    (
      "shadow", ##"{"color":"#000","offsetX":0,"offsetY":1,"blur":2}"##,
      "warning: [missing-member] t"
    ),
    (
      "shadow", ##"{"color":"#000","x":0,"offsetY":1,"blur":2,"spread":3}"##,
      "note: [legacy-spelling] t: “x” is another tool's key; write “offsetX”"
    ),
    (
      "shadow", ##"{"color":"#000","offsetX":0,"offsetY":1,"blur":2,"spread":3,"inset":"true"}"##,
      "note: [legacy-spelling] t: inset stands"
    ),
    (
      "shadow",
      ##"{"color":"#000","offsetX":0,"offsetY":1,"blur":2,"spread":3,"type":"innerShadow"}"##,
      "note: [legacy-spelling] t: “type”"
    ),
    ("shadow", ##"["{p.two}"]"##, "[wrong-shape] t: refers to 2 shadows"),
    ("gradient", "[]", "[wrong-shape] t: the gradient has no stops"),
    ("gradient", ##"[{"color":"#000","position":0.5}]"##, "warning: [single-stop] t"),
    (
      "gradient", ##"[{"color":"#000","position":0},{"color":"#000","position":1.5}]"##,
      "warning: [clamped-position] t: the place is 1.5"
    ),
    (
      "gradient", ##"[{"color":"#000","position":0.5},{"color":"#000","position":0.25}]"##,
      "warning: [unsorted-stops] t: the place 0.25"
    ),
    (
      "gradient", ##"["{p.g}",{"color":"#000","position":1}]"##,
      "[wrong-shape] t: refers to a gradient of 2 stops"
    ),
    (
      "gradient", ##"[{"color":"#000"}]"##,
      "[wrong-shape] t: found an object; a stop is an object with color and position"
    ),
    (
      "gradient",
      ##"{"gradientType":"diamond","stops":[{"color":"#000","position":0},{"color":"#fff","position":1}]}"##,
      "[unsupported] t: the kind of gradient is \"diamond\""
    ),
    (
      "gradient",
      ##"{"gradientType":"linear","rotation":90,"stops":[{"color":"#000","position":0},{"color":"#fff","position":1}]}"##,
      "note: [legacy-spelling] t: the gradient is written as a Figma plug-in does"
    ),
    ("typography", ##"{"fontSize":"17px"}"##, "warning: [missing-member] t"),
    (
      "typography",
      ##"{"fontFamily":"Inter","fontSize":"17px","fontWeight":600,"letterSpacing":0,"lineHeight":"120%"}"##,
      "note: [legacy-spelling] t: the percentage"
    ),
    (
      "typography",
      ##"{"fontFamily":"Inter","fontSize":"17px","fontWeight":600,"letterSpacing":0,"lineHeight":{"value":20,"unit":"px"}}"##,
      "note: [legacy-spelling] t: the line height is a length"
    ),
    (
      "typography",
      ##"{"fontFamily":"Inter","fontSize":"17px","fontWeight":600,"letterSpacing":0,"lineHeight":1,"fontStyle":"italic"}"##,
      "warning: [unknown-key] t: a typography has no member “fontStyle”"
    ),
  ])
  func whatItDoesNotAllowIsNamed(type: String, value: String, part: String) {
    let messages = Self.messages(type, value)
    #expect(messages.count == 1)
    #expect(messages.first?.contains(part) == true, "\(messages)")
  }

  @Test func otherToolsWaysAreRefusedOrHonoured() {
    let reading = readStyle(
      ##"""
      { "c": { "$type": "color",
          "half": { "$value": "#ff0000", "alpha": 0.5 },
          "lighter": { "$value": "#ff0000",
            "$extensions": { "studio.tokens": { "modify": { "type": "lighten", "value": "0.1" } } } } },
        "g": { "$type": "gradient",
          "hopper": { "$value": "linear-gradient(#000, #fff)", "angle": 90 },
          "primer": { "$value": "linear-gradient(#000, #fff)",
            "$extensions": { "org.primer.gradient": { "angle": 0 } } } },
        "b": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "title-color": { "$value": "{c.half}" }, "image-color": { "$value": "{c.lighter}" },
          "fill": { "$value": "{g.hopper}" }, "overlay": { "$value": "{g.primer}" } } }
      """##)
    let messages = reading.diagnostics.map { $0.text }
    #expect(messages.count == 3, "\(messages)")
    #expect(messages.contains { $0.contains("error: [expression] c.lighter: Tokens Studio") })
    let members = reading.theme["b"]?[.normal] ?? StyleMembers()
    #expect(members.titleColor == StyleColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(members.imageColor == nil)
    #expect(
      members.fill == .gradient(GradientFill(colors: ["#000", "#fff"], kind: .axial(.angle(90)))))
    #expect(
      members.overlay == .gradient(GradientFill(colors: ["#000", "#fff"], kind: .axial(.angle(0)))))
  }
}
