import GradientModel
import GradientTokens
import Testing

/// Files of every kind, for the laws that hold for all.
enum Fixture {
  static let design = ##"""
    { "$extensions": { "dev.gradientcontrols": { "version": 1, "backdrop": "#eeeeee",
        "appearances": { "dark": { "palette": { "rose": { "$value": "#b05a7c" },
                                                "plum": { "$value": "oklch(0.5 0.1 350)" } } } } },
        "com.example.tool": { "kept": [1, 2.50, "x\u00e9\/"], "deep": { "b": null, "a": true } } },
      "palette": { "$type": "color", "$description": "three of them",
        "rose": { "$value": "#f287b0" }, "plum": { "$value": "#c97391" },
        "line": { "$value": "#78455980", "$deprecated": false } },
      "rec": {
        "$extensions": { "dev.gradientcontrols": { "component": "button" }, "v": { "w": 1 } },
        "fill":   { "$type": "gradient", "$value": [ { "color": "{palette.rose}", "position": 0 },
                    { "color": "{palette.plum}", "position": "70%" } ],
                    "$extensions": { "x.y": 1, "dev.gradientcontrols": { "angle": 30 } } },
        "border": { "$type": "border", "$value": "1px solid {palette.line}" },
        "radius": { "$type": "dimension", "$value": "0.5rem" }, "title-color": { "$value": "#fff" },
        "press": { "$value": "flatten" }, "sample": { "$value": "Re\"c" },
        "states": { "highlighted": { "fill": { "$type": "gradient",
          "$value": "linear-gradient(to right in oklab, #91546b, {palette.line} 70%)" } } } } }
    """##

  static let members = button(
    ##"""
    "fill":{"$value":"none"}, "overlay":{"$value":"radial-gradient(circle closest-side at 10px 20%, #000, #fff)"},
    "border-fill":{"$value":"conic-gradient(from 45deg at right 10px top 20%, #000, 25%, #fff)"},
    "border-width":{"$value":2}, "radius":{"$value":"capsule"},
    "shadow":{"$value":"0 1px 2px 3px {c}, {s}, {two}, inset 0 {d} 0 #00ff00"},
    "opacity":{"$value":"50%"}, "title":{"$value":"bold {d}/1.5 Inter, system"},
    "title-color":{"$value":"{c}"}, "title-shadow":{"$value":"none"},
    "image-color":{"$value":"color(display-p3 1 none 0 / 0.25)"}, "insets":{"$value":{"value":4,"unit":"px"}},
    "min-width":{"$value":10}, "min-height":{"$value":"11px"}, "width":{"$value":"{d}"},
    "height":{"$value":{"$ref":"#/d/$value"}}, "press-scale":{"$value":"0.95"},
    "transition":{"$value":"200ms {e}"}, "press":{"$value":"flatten"},
    "disabled-look":{"$value":"none"}, "dynamic-type":{"$value":"headline"},
    "sample":{"$value":"Add"}, "backdrop":{"$value":"linear-gradient(#eee, #ddd)"},
    "states":{"selected+disabled":{"fill":{"$value":"{g}"},"border":{"$value":"none"},"transition":{"press-in":{"$value":"none"},"release":{"$value":{"duration":"0.5s"}}},"press":{"$value":"none"}},
              "hovered":{"radius":{"$value":"1px 2px 3px 4px"},"overlay":{"$value":"#ff000080"},"shadow":{"$value":["{s}",{"color":"red","x":1,"offsetY":2,"blur":3,"type":"innerShadow"}]}}},
    "appearances":{"dark":{"title":{"$value":{"fontSize":20,"fontWeight":"Bold","lineHeight":"120%"}}}},
    "metrics":{"compact":{"height":{"$value":24}}}
    """##,
    around: ##"""
      "c":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,null,1]}},
      "d":{"$type":"dimension","$value":"1.5rem"}, "e":{"$type":"cubicBezier","$value":"ease-in"},
      "s":{"$type":"shadow","$value":"0 0 4px #123456"},
      "two":{"$type":"shadow","$value":["{s}","{s}"]},
      "g":{"$type":"gradient","$value":"linear-gradient(30deg, #000, #f00 10%, #fff)"},
      """##)

  static let inheritance = ##"""
    { "base": { "$extensions": { "dev.gradientcontrols": { "component": "bar-button", "abstract": true } },
        "press": { "$value": "lighten" }, "radius": { "$value": 4 }, "sample": { "$value": "Base" } },
      "a": { "$extends": "{base}", "radius": { "$value": "capsule" }, "press": { "$value": "none" } },
      "b": { "$extends": "{a}", "radius": { "$value": 9 } },
      "c": { "$extends": "{b}", "sample": { "$value": "C" } } }
    """##

  static let old = ##"""
    { "color": { "red": { "value": "#f00", "type": "color", "description": "warm" },
                 "soft": { "value": "{color.red.value}", "type": "color" } },
      "space": { "type": "spacing", "value": "8 px", "extensions": { "x": 1 } },
      "grad": { "type": "custom-gradient", "value": { "gradientType": "linear", "rotation": 45,
        "stops": [ { "position": 0, "color": "#ffffffff" }, { "position": 1, "color": "#000000ff" } ] } },
      "case": { "type": "textCase", "value": "upper" } }
    """##

  static let all = [design, members, inheritance, old]
}

@Suite struct FormattingTests {
  static func format(_ text: String, as layout: StyleFile.Layout) -> String? {
    StyleFile.format(Array(text.utf8), path: "f", as: layout).bytes.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test func groupsTakeLinesAndTokensOneEach() {
    let text =
      ##"{"a":{"$type":"color","b":{"$value":"#fff","$description":"\u00e9\/"},"c":{}},"d":{"$value":[1,[],{"x":1.50}],"$type":"number"}}"##
    #expect(
      Self.format(text, as: .canonical) == ##"""
        {
          "a": {
            "$type": "color",
            "b": { "$value": "#fff", "$description": "é/" },
            "c": {}
          },
          "d": { "$value": [1, [], { "x": 1.50 }], "$type": "number" }
        }

        """##)
  }

  @Test func whatIsLongerThanALineIsBroken() {
    let stop = ##"{"color":"{palette.a-name-of-some-length}","position":0.5}"##
    let text = ##"{"g":{"$type":"gradient","$value":[\##(stop),\##(stop)]}}"##
    #expect(
      Self.format(text, as: .canonical) == ##"""
        {
          "g": {
            "$type": "gradient",
            "$value": [
              { "color": "{palette.a-name-of-some-length}", "position": 0.5 },
              { "color": "{palette.a-name-of-some-length}", "position": 0.5 }
            ]
          }
        }

        """##)
  }

  @Test(arguments: Fixture.all)
  func theCanonicalLayoutIsAFixedPointThatMeansTheSame(text: String) throws {
    let once = try #require(Self.format(text, as: .canonical))
    #expect(Self.format(once, as: .canonical) == once)
    #expect(readStyle(once).theme == readStyle(text).theme)
  }

  @Test(arguments: Fixture.all)
  func theStrictFormIsAFixedPointThatMeansTheSame(text: String) throws {
    let reading = readStyle(text)
    #expect(!reading.hasErrors, "\(reading.diagnostics.map { $0.text })")
    let once = try #require(Self.format(text, as: .strict))
    let again = readStyle(once)
    #expect(!again.hasErrors, "\(again.diagnostics.map { $0.text })\n\(once)")
    #expect(again.theme == reading.theme, "\(once)")
    #expect(Self.format(once, as: .strict) == once)
  }

  @Test(arguments: Fixture.all)
  func theStrictFormHasATypeOnEveryTokenAndNoShortForms(text: String) throws {
    let strict = try #require(Self.format(text, as: .strict))
    let (document, messages) = JSONParserTests.parse(strict)
    #expect(messages == [])
    for node in document.nodes.indices {
      guard let value = document.member("$value", of: node) else { continue }
      let type = document.member("$type", of: node).flatMap { document.string($0) }
      let name = JSONParserTests.string(type) ?? "none"
      let isAlias = document.string(value)?.first == UInt8(ascii: "{")
      let shape = isAlias ? "alias" : "\(document.kind(value))"
      let allowed = [
        "color": ["alias", "object"], "dimension": ["alias", "object"],
        "duration": ["alias", "object"], "border": ["alias", "object"],
        "transition": ["alias", "object"], "shadow": ["alias", "object", "array"],
        "gradient": ["alias", "array"], "typography": ["alias", "object"],
        "number": ["alias", "number", "object"], "cubicBezier": ["alias", "array"],
        "textCase": ["string"],
      ]
      #expect(allowed[name]?.contains(shape) == true, "\(name) \(shape) \(document.excerpt(value))")
    }
  }

  @Test func unknownExtensionsSurvive() throws {
    for layout in [StyleFile.Layout.canonical, .strict] {
      let text = try #require(Self.format(Fixture.design, as: layout))
      #expect(
        text.contains(
          ##""com.example.tool": { "kept": [1, 2.50, "xé/"], "deep": { "b": null, "a": true } }"##),
        "\(text)")
      #expect(text.contains(##""v": { "w": 1 }"##))
      #expect(text.contains(##""x.y": 1"##))
    }
  }

  @Test func placesOutsideAreCutWhereTheyLookTheSame() throws {
    let text = button(##""fill":{"$value":"linear-gradient(#000 -100%, #fff 100%)"}"##)
    let strict = try #require(Self.format(text, as: .strict))
    guard case .gradient(let fill)? = readStyle(strict).theme["b"]?[.normal].fill else {
      Issue.record("no gradient")
      return
    }
    // Halfway between black and white.
    #expect(fill.stops.map { $0.position } == [0, 1])
    #expect(abs(fill.stops[0].color.components.x - 0.5) < 1e-12)
    #expect(fill.stops[1].color == "#fff")
  }

  @Test func aBrokenOrCommentedFileIsNotWritten() {
    for text in ["{", "{ // why\n}", ##"{"a":1,"a":2}"##] {
      let result = StyleFile.format(Array(text.utf8), path: "f")
      #expect(result.bytes == nil)
      #expect(!result.diagnostics.isEmpty)
    }
    #expect(Self.format(##"{"a":{"$type":"color","$value":"{b}"}}"##, as: .strict) == nil)
    #expect(Self.format(##"{"a":{"$type":"color","$value":"{b}"}}"##, as: .canonical) != nil)
  }
}
