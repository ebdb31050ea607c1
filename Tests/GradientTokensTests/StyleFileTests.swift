import GradientModel
import GradientTokens
import Testing

func readStyle(
  _ text: String, path: String = "f.tokens.json", settings: ReadingSettings = ReadingSettings(),
  files: [(path: String, text: String)] = []
) -> StyleFile.Reading {
  StyleFile.read(
    Array(text.utf8), path: path, settings: settings, loader: MemoryFiles(files: files))
}

/// A file with one button `b` of these members.
func button(_ members: String, around: String = "") -> String {
  ##"{"##
    + around
    + ##""b":{"$extensions":{"dev.gradientcontrols":{"component":"button"}},\##(members)}}"##
}

func readMembers(
  _ members: String, _ state: ControlState = .normal, in appearance: Appearance = .light,
  around: String = ""
) -> (members: StyleMembers, messages: [String]) {
  let reading = readStyle(button(members, around: around))
  let style = reading.theme["b"] ?? ControlStyle()
  return (style[state, in: appearance], reading.diagnostics.map { $0.text })
}

@Suite struct StyleFileTests {
  @Test func theFileOfTheDesignBecomesItsStyle() throws {
    let reading = readStyle(
      """
      {
        "$extensions": { "dev.gradientcontrols": { "version": 1,
          "appearances": { "dark": { "palette": {
            "rose": { "$value": "#b05a7c" }, "plum": { "$value": "#8a4762" } } } } } },
        "palette": { "$type": "color", "rose": { "$value": "#f287b0" },
          "plum": { "$value": "#c97391" }, "line": { "$value": "#784559" } },
        "rec": {
          "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "fill": { "$type": "gradient", "$value": [
            { "color": "{palette.rose}", "position": 0 },
            { "color": "{palette.plum}", "position": 0.7 } ] },
          "border": { "$type": "border", "$value": "1px solid {palette.line}" },
          "radius": { "$type": "dimension", "$value": "7px" },
          "title-color": { "$type": "color", "$value": "#ffffff" },
          "states": { "highlighted": { "fill": { "$type": "gradient",
            "$value": "linear-gradient(#91546b, {palette.line} 70%)" } } }
        }
      }
      """)
    #expect(reading.diagnostics.map { $0.text } == [])
    var expected = ControlStyle()
    expected[.normal].fill = .gradient(
      GradientFill(stops: [GradientStop("#f287b0", at: 0), GradientStop("#c97391", at: 0.7)]))
    expected[.normal].borderPaint = .color("#784559")
    expected[.normal].borderWidth = 1
    expected[.normal].corners = .radius(7)
    expected[.normal].titleColor = .white
    expected[.highlighted].fill = .gradient(
      GradientFill(stops: [GradientStop("#91546b", at: 0), GradientStop("#784559", at: 0.7)]))
    // Four lines of palette change the fill in dark, and only the fill.
    expected[.normal, in: .dark].fill = .gradient(
      GradientFill(stops: [GradientStop("#b05a7c", at: 0), GradientStop("#8a4762", at: 0.7)]))
    #expect(reading.theme["rec"] == expected)
    #expect(reading.theme.controls.map { $0.component } == [.button])
  }

  @Test func everyMemberIsReadWithoutItsType() {
    let (members, messages) = readMembers(
      ##"""
      "fill":{"$value":"#ff0000"}, "overlay":{"$value":"linear-gradient(to right, #000, #fff)"},
      "border-fill":{"$value":[{"color":"#000","position":0},{"color":"#fff","position":1}]},
      "border-width":{"$value":2}, "radius":{"$value":"capsule"},
      "shadow":{"$value":"0 1px 2px 3px #0000ff, inset 0 -1px 0 #00ff00"},
      "opacity":{"$value":"50%"}, "title":{"$value":"600 20px/1.5 Inter, system"},
      "title-color":{"$value":"{c}"}, "title-shadow":{"$value":"0 -1px 0 #000"},
      "image-color":{"$value":"#00f"}, "insets":{"$value":{"value":4,"unit":"px"}},
      "min-width":{"$value":10}, "min-height":{"$value":"11px"}, "width":{"$value":"1rem"},
      "height":{"$value":13}, "press-scale":{"$value":0.95},
      "transition":{"$value":"200ms ease-out"}, "press":{"$value":"flatten"},
      "disabled-look":{"$value":"none"}, "dynamic-type":{"$value":"headline"},
      "sample":{"$value":"Add"}, "backdrop":{"$value":"#eee"}
      """##, around: ##""c":{"$type":"color","$value":"#0f0"},"##)
    #expect(messages == [])
    var expected = StyleMembers()
    expected.fill = .color("#ff0000")
    expected.overlay = .gradient(
      GradientFill(colors: ["#000", "#fff"], kind: .axial(.to(.right))))
    expected.borderPaint = .gradient(GradientFill(colors: ["#000", "#fff"]))
    expected.borderWidth = 2
    expected.corners = .capsule
    expected.shadows = [
      DropShadow(color: "#0000ff", offsetY: 1, blur: 2, spread: 3),
      DropShadow(color: "#00ff00", offsetY: -1, isInset: true),
    ]
    expected.opacity = 0.5
    expected.font = FontStyle(
      families: ["Inter", "system"], size: 20, weight: 600, lineHeight: 1.5)
    expected.titleColor = "#0f0"
    expected.titleShadow = DropShadow(color: "#000", offsetY: -1)
    expected.imageColor = "#00f"
    expected.insets = ContentInsets(vertical: 4, horizontal: 4)
    expected.minWidth = 10
    expected.minHeight = 11
    expected.width = 16
    expected.height = 13
    expected.pressScale = 0.95
    expected.transition = Transition(
      release: Transition.Timing(duration: 0.2, curve: SIMD4(0, 0, 0.58, 1)))
    expected.press = .flatten
    expected.disabledLook = DisabledDerivation.none
    expected.dynamicType = .headline
    expected.sample = "Add"
    expected.backdrop = .color("#eee")
    #expect(members == expected)
  }

  @Test func groupsGiveCornersInsetsAndTransitions() {
    let (members, messages) = readMembers(
      """
      "radius":{"$extensions":{"dev.gradientcontrols":{"curve":"continuous"}},
                "top-leading":{"$value":1},"top-trailing":{"$value":2},
                "bottom-trailing":{"$value":3},"bottom-leading":{"$value":4}},
      "insets":{"vertical":{"$value":5},"leading":{"$value":6},"trailing":{"$value":7}},
      "transition":{"press-in":{"$value":"50ms linear"},"release":{"$value":"0.3s linear"}}
      """)
    #expect(messages == [])
    #expect(
      members.corners
        == .radii(
          CornerRadii(topLeading: 1, topTrailing: 2, bottomTrailing: 3, bottomLeading: 4)))
    #expect(members.cornerCurve == .continuous)
    #expect(members.insets == ContentInsets(top: 5, leading: 6, bottom: 5, trailing: 7))
    let linear = SIMD4<Double>(0, 0, 1, 1)
    #expect(
      members.transition
        == Transition(
          pressIn: Transition.Timing(duration: 0.05, curve: linear),
          release: Transition.Timing(duration: 0.3, curve: linear)))
  }

  @Test func theBordersPartsWinOverTheWhole() {
    let (members, messages) = readMembers(
      ##""border-color":{"$value":"#00f"},"border":{"$value":"2px solid #f00"}"##)
    #expect(messages == [])
    #expect(members.borderPaint == .color("#00f"))
    #expect(members.borderWidth == 2)
  }

  @Test(arguments: [
    (##"{"to":"bottom right"}"##, GradientFill.Kind.axial(.to(.bottomRight))),
    (##"{"to":"trailing-top"}"##, .axial(.to(.topTrailing))),
    (##"{"angle":45}"##, .axial(.angle(45))),
    (
      ##"{"axis":[[0,0.25],[1,0.75]]}"##,
      .axial(
        .axis(
          start: GradientFill.UnitPosition(x: 0, y: 0.25),
          end: GradientFill.UnitPosition(x: 1, y: 0.75)))
    ),
    (##"{"kind":"radial"}"##, .radial(.farthestCorner)),
    (
      ##"{"kind":"radial","shape":"circle","size":"closest-side","center":[0.25,"10px"]}"##,
      .radial(
        .extent(
          .circle, .closestSide,
          center: GradientFill.Center(
            x: GradientFill.RelativeLength(fraction: 0.25),
            y: GradientFill.RelativeLength(points: 10))))
    ),
    (##"{"kind":"radial","size":20}"##, .radial(.circle(radius: 20))),
    (
      ##"{"kind":"radial","size":["50%",30]}"##,
      .radial(
        .ellipse(
          x: GradientFill.RelativeLength(fraction: 0.5), y: GradientFill.RelativeLength(points: 30))
      )
    ),
    (
      ##"{"kind":"conic","angle":90,"center":["50%",0.75]}"##,
      .conic(GradientFill.Conic(center: GradientFill.Center(x: 0.5, y: 0.75), angle: 90))
    ),
  ])
  func ourExtensionGivesAGradientItsGeometry(members: String, kind: GradientFill.Kind) {
    let (read, messages) = readMembers(
      ##""fill":{"$value":[{"color":"#000","position":0},{"color":"#fff","position":1}],"##
        + ##""$extensions":{"dev.gradientcontrols":\##(members)}}"##)
    #expect(messages == [])
    #expect(read.fill == .gradient(GradientFill(colors: ["#000", "#fff"], kind: kind)))
  }

  @Test func ourExtensionFollowsAliasesAndOwnMembersWin() {
    let around = ##"""
      "g":{"$type":"gradient",
        "a":{"$value":[{"color":"#000","position":0},{"color":"#fff","position":1}],
             "$extensions":{"dev.gradientcontrols":{"angle":30,"interpolation":"oklab"}}},
        "b":{"$value":"{g.a}","$extensions":{"dev.gradientcontrols":{"premultiplied":false}}},
        "c":{"$ref":"#/g/b"}},
      """##
    let (members, messages) = readMembers(
      ##""fill":{"$value":"{g.c}","$extensions":{"dev.gradientcontrols":{"to":"left"}}},"##
        + ##""overlay":{"$value":"{g.c}"}"##, around: around)
    #expect(messages == [])
    var gradient = GradientFill(
      colors: ["#000", "#fff"], kind: .axial(.to(.left)), interpolation: .oklab)
    gradient.isPremultiplied = false
    #expect(members.fill == .gradient(gradient))
    gradient.kind = .axial(.angle(30))
    #expect(members.overlay == .gradient(gradient))
  }

  @Test func anAbstractBaseIsExtendedAndNotAControl() {
    let reading = readStyle(
      """
      { "base": { "$extensions": { "dev.gradientcontrols": { "component": "bar-button",
                    "abstract": true, "press": "lighten" }, "other.vendor": { "x": 1 } },
                  "opacity": { "$value": 0.5 }, "radius": { "$value": 4 } },
        "music": { "rec": { "$extends": "{base}", "radius": { "$value": 8 },
                            "$extensions": { "dev.gradientcontrols": { "sample": "Rec" } } } } }
      """)
    #expect(reading.diagnostics.map { $0.text } == [])
    #expect(reading.theme.controls.map { $0.name } == ["music/rec"])
    #expect(reading.theme.controls.map { $0.component } == [.barButton])
    let members = reading.theme["music/rec"]?[.normal] ?? StyleMembers()
    #expect(members.opacity == 0.5)
    #expect(members.corners == .radius(8))
    #expect(members.press == .lighten)
    #expect(members.sample == "Rec")
  }

  @Test func theFilesBackdropIsEveryControlsUnlessItHasOne() {
    let reading = readStyle(
      ##"""
      { "$extensions": { "dev.gradientcontrols": { "version": 1, "backdrop": "{c}" } },
        "c": { "$type": "color", "$value": "#123456" },
        "a": { "$extensions": { "dev.gradientcontrols": { "component": "button" } } },
        "b": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
               "backdrop": { "$value": "#fff" } } }
      """##)
    #expect(reading.diagnostics.map { $0.text } == [])
    #expect(reading.theme["a"]?[.normal].backdrop == .color("#123456"))
    #expect(reading.theme["b"]?[.normal].backdrop == .color("#fff"))
  }

  @Test(arguments: [
    (
      ##""fil":{"$value":"#fff"}"##,
      "error: [unknown-member] b.fil: a control has no member “fil”; did you mean fill?"
    ),
    (
      ##""fill":{"$type":"number","$value":3}"##,
      "error: [type-mismatch] b.fill: is a number; this member of a control is a color or gradient"
    ),
    (
      ##""states":{"pressed":{}}"##,
      "error: [unknown-state] b.states.pressed: “pressed” is not a state; did you mean highlighted? There are selected"
    ),
    (
      ##""states":{"normal":{}}"##,
      "error: [unknown-state] b.states.normal: “normal” is not a state that overrides"
    ),
    (##""appearances":{"sepia":{}}"##, "error: [unknown-appearance] b.appearances.sepia"),
    (##""metrics":{"huge":{}}"##, "error: [unknown-member] b.metrics.huge"),
    (##""states":{"disabled":{"appearances":{}}}"##, "stands where it has no meaning"),
    (
      ##""states":{"disabled":{"height":{"$value":1}}}"##,
      "warning: [layout-in-state] b.states.disabled"
    ),
    (
      ##""press":{"$value":"explode"}"##,
      "error: [bad-value] b.press: the press is \"explode\"; there are auto, darken"
    ),
    (
      ##""radius":{"$value":-1}"##,
      "error: [out-of-range] b.radius: the radius is -1; it is 0 or more"
    ),
    (##""height":{"$value":-1}"##, "error: [out-of-range] b.height: is -1"),
    (##""opacity":{"$value":2}"##, "error: [out-of-range] b.opacity: the opacity is 2"),
    (
      ##""radius":{"top-left":{"$value":1},"top-leading":{"$value":1}}"##,
      "error: [wrong-shape] b.radius: mixes"
    ),
    (##""radius":{"top":{"$value":1}}"##, "error: [unknown-member] b.radius.top: is no corner"),
    (##""insets":{"left":{"$value":1}}"##, "[unknown-member] b.insets.left: is no inset"),
    (
      ##""palette":{"x":{"$value":1}}"##,
      "error: [missing-type] b.palette.x: is no member of a control"
    ),
  ])
  func aMemberThatCannotBeIsNamed(members: String, part: String) {
    let messages = readMembers(members).messages
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }

  @Test(arguments: [
    (
      ##"{"a":{"$extensions":{"dev.gradientcontrols":{"component":"slider"}}}}"##,
      "error: [unknown-component] a: the component is \"slider\""
    ),
    (##"{"$extensions":{"dev.gradientcontrols":{"version":2}}}"##, "error: [unsupported-version]"),
    (
      ##"{"$extensions":{"dev.gradientcontrols":{"appearances":{"sepia":{}}}}}"##,
      "error: [unknown-appearance]"
    ),
    (
      ##"{"$extensions":{"dev.gradientcontrols":{"appearances":{"dark":3}}}}"##,
      "error: [wrong-shape]"
    ),
    (##"{"$extensions":{"dev.gradientcontrols":{"colour":3}}}"##, "warning: [unknown-key]"),
    (
      ##"{"$extensions":{"dev.gradientcontrols":{"backdrop":"{x}"}}}"##,
      "error: [unresolved-reference]"
    ),
    (
      ##"{"a-b":{"$extensions":{"dev.gradientcontrols":{"component":"button"}}},"a":{"B":{"$extensions":{"dev.gradientcontrols":{"component":"button"}}}}}"##,
      "warning: [name-collision] a.B: gives the same file name as a-b"
    ),
  ])
  func aFileThatCannotBeIsNamed(text: String, part: String) {
    let messages = readStyle(text).diagnostics.map { $0.text }
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }

  @Test func aFaultInOneTokenIsOneFinding() {
    let messages = readStyle(
      button(
        ##""fill":{"$value":"{c}"},"title-color":{"$value":"{d}"},"border":{"$value":"1px solid {d}"}"##,
        around: ##""c":{"$type":"color","$value":"#zzz"},"d":{"$value":"{c}"},"##)
    ).diagnostics.map { $0.text }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("[bad-hex] c:") == true, "\(messages)")
  }
}
