import Foundation
import GradientModel
import GradientTokens
import Testing

/// What the module says about a file that is known.
@Suite struct AnswerTests {
  private static let file = ##"""
    {
      "palette": { "$type": "color", "rose": { "$value": "#f287b0" } },
      "rec": {
        "$extensions": { "dev.gradientcontrols": { "component": "bar-button" } },
        "fill": { "$value": "linear-gradient(to right in oklch, {palette.rose}, #102030 70%)" },
        "radius": { "$value": "7px", "$extensions": { "dev.gradientcontrols": { "curve": "continuous" } } },
        "shadow": { "$value": "0 2px 6px #00000040, inset 0 1px 0 #ffffff80" },
        "title": { "$value": "600 17px system" }, "title-color": { "$value": "#ffffff" },
        "sample": { "$value": "Record" },
        "transition": { "$value": "180ms ease-out" },
        "states": { "highlighted": { "fill": { "$value": "#784559" } } },
        "appearances": { "dark": { "opacity": { "$value": "80%" } } }
      }
    }
    """##

  private static func number(_ value: Any?) -> Double? { (value as? NSNumber)?.doubleValue }

  @Test func `the summary tells controls, their states and appearances, and tokens`() throws {
    let json = try StudioAnswers.ask(Self.file, [#"{"ask":"summary"}"#])[0].json()
    #expect(json["hasErrors"] as? Bool == false)
    #expect((json["diagnostics"] as? [Any])?.isEmpty == true)
    let control = try #require((json["controls"] as? [[String: Any]])?.first)
    #expect(control["name"] as? String == "rec")
    #expect(control["component"] as? String == "bar-button")
    #expect(control["states"] as? [Int] == [1])
    #expect(control["appearances"] as? [Int] == [0, 1])
    #expect(control["isMirrored"] as? Bool == false)
    #expect(control["hasCompact"] as? Bool == false)
    let token = try #require((json["tokens"] as? [[String: Any]])?.first)
    #expect(token["name"] as? String == "palette.rose")
    #expect(token["type"] as? String == "color")
    #expect(token["value"] as? String == "#f287b0")
  }

  @Test func `a look has a value for every member`() throws {
    let json = try StudioAnswers.ask(
      Self.file, [#"{"ask":"look","control":"rec","state":0,"environment":1}"#])[0].json()
    #expect(Self.number(json["opacity"]) == 0.8)
    #expect(json["sample"] as? String == "Record")
    #expect(json["curve"] as? String == "continuous")
    let corners = json["corners"] as? [String: Any]
    #expect(corners?["radii"] as? [Double] == [7, 7, 7, 7])
    let fill = try #require(json["fill"] as? [String: Any])
    #expect(fill["kind"] as? String == "linear")
    #expect(fill["space"] as? String == "oklch")
    #expect(
      fill["text"] as? String == "linear-gradient(to right in oklch, #f287b0, #102030 70%)")
    let stops = try #require(fill["stops"] as? [[String: Any]])
    #expect(stops.map { Self.number($0["position"]) } == [0, 0.7])
    let color = try #require(stops[0]["color"] as? [String: Any])
    #expect(color["hex"] as? String == "#f287b0ff")
    #expect(color["isInSRGB"] as? Bool == true)
    // Björn Ottosson's OKLab of #f287b0 by the CSS Color 4 sample code.
    let oklch = try #require(color["oklch"] as? [Double])
    #expect(abs(oklch[0] - 0.749) < 0.002)
    let shadows = try #require(json["shadows"] as? [[String: Any]])
    #expect(shadows.map { Self.number($0["blur"]) } == [6, 0])
    #expect(shadows.map { $0["isInset"] as? Bool } == [false, true])
    let font = try #require(json["font"] as? [String: Any])
    #expect(Self.number(font["weight"]) == 600)
    let transition = json["transition"] as? [String: Any]
    let release = transition?["release"] as? [String: Any]
    #expect(Self.number(release?["duration"]) == 0.18)
    let texts = try #require(json["texts"] as? [String: Any])
    #expect(texts["radius"] as? String == "7px")
  }

  @Test func `members are what the text itself says, aliases and all`() throws {
    let answers = try StudioAnswers.ask(
      Self.file,
      [
        #"{"ask":"members","control":"rec"}"#, #"{"ask":"members","control":"rec","state":1}"#,
        #"{"ask":"members","control":"rec","state":4,"appearance":1}"#,
      ])
    let members = try #require(try answers[0].json()["members"] as? [String: [String: Any]])
    #expect(
      members.keys.sorted() == [
        "fill", "radius", "sample", "shadow", "title", "title-color", "transition",
      ])
    let gradient = try #require(members["fill"]?["gradient"] as? [String: Any])
    #expect(gradient["prelude"] as? String == "to right in oklch")
    let stops = try #require(gradient["stops"] as? [[String: Any]])
    #expect(stops.map { $0["color"] as? String } == ["{palette.rose}", "#102030"])
    #expect(stops[1]["place"] as? String == "70%")
    #expect(try answers[1].json()["exists"] as? Bool == true)
    #expect(try answers[2].json()["exists"] as? Bool == false)
  }

  @Test func `an edit gives the text that the editor gives natively, or says why not`() throws {
    let edits = ##"""
      {"ask":"edit","do":[
        {"edit":"stop","control":"rec","member":"fill","index":1,"color":"#fff","position":0.25},
        {"edit":"set","control":"rec","state":4,"appearance":1,"member":"fill","value":"#ff0000"},
        {"edit":"extension","control":"rec","member":"radius","key":"curve","value":null},
        {"edit":"set","token":"palette.line","type":"color","value":"#010203"},
        {"edit":"rename","token":"palette.rose","to":"pink"},
        {"edit":"add","name":"play","members":{"fill":{"$value":"#fff"}}}]}
      """##
    let refused = ##"""
      {"ask":"edit","do":[{"edit":"set","control":"rec","member":"radius","value":"1px"},
                          {"edit":"stop","control":"rec","member":"fill","index":7,"color":"#fff"}]}
      """##
    let answers = try StudioAnswers.ask(Self.file, [edits, refused])
    #expect(answers[0].status == 0, "\(answers[0].text)")
    let expected = try StyleText(Array(Self.file.utf8))
      .editingGradient(
        "fill", .stop(1, color: "#fff", position: 0.25), at: .control("rec")
      )
      .setting(
        "fill", to: "\"#ff0000\"", at: .control("rec", state: .selected, in: .appearance(.dark))
      )
      .settingExtension("curve", to: nil, of: "radius", at: .control("rec"))
      .setting("line", to: "\"#010203\"", at: .group(["palette".utf8]), type: .color)
      .renaming("rose", to: "pink", at: .group(["palette".utf8]))
      .putting(
        ##"{"$extensions":{"dev.gradientcontrols":{"component":"button"}},"fill":{"$value":"#fff"}}"##,
        as: "play", at: .group([String.UTF8View]()))
    let isSame =
      try answers[0].json()["text"] as? String == String(decoding: expected.bytes, as: UTF8.self)
    #expect(isSame)
    #expect(answers[1].status == 5)
    #expect(answers[1].text == "there is no stop 8; the gradient has 2")
  }

  @Test func `a colour is told from its text and from sliders`() throws {
    let answers = try StudioAnswers.ask(
      "{}",
      [
        ##"{"ask":"color","text":"#f287b0"}"##,
        #"{"ask":"color","oklch":[1,0,0],"alpha":1}"#,
        #"{"ask":"color","oklch":[0.5,0.1,120],"alpha":0.5,"space":"oklch"}"#,
        #"{"ask":"color","oklch":[0.7,0.4,145],"space":"display-p3"}"#,
        ##"{"ask":"color","text":"#f287b"}"##, #"{"ask":"color","text":"{a}"}"#,
      ])
    #expect(try answers[0].json()["text"] as? String == "#f287b0")
    #expect(try answers[1].json()["text"] as? String == "#ffffff")
    #expect(try answers[2].json()["text"] as? String == "oklch(0.5 0.1 120 / 0.5)")
    #expect(try answers[3].json()["isInP3"] as? Bool == true)
    #expect(try answers[3].json()["isInSRGB"] as? Bool == false)
    #expect(answers[4...].map(\.status) == [4, 4])
  }

  @Test func `contrast is measured where the words are, and its edits mend it`() throws {
    let file = Self.file.replacing("#784559", with: "#ffffff")
    let ask =
      #"{"ask":"contrast","control":"rec","state":1,"environment":0,"width":50,"height":20,"suggests":1}"#
    let json = try StudioAnswers.ask(file, [ask])[0].json()
    #expect(Self.number(json["ratio"]) == 1)
    #expect(Self.number(json["required"]) == 4.5)
    #expect(json["passes"] as? Bool == false)
    let edits = try #require(json["edits"] as? [[String: Any]])
    #expect(!edits.isEmpty)
    let request = try StudioAnswers.request(["ask": "edit", "do": edits])
    let text = try #require(
      try StudioAnswers.ask(file, [request])[0].json()["text"] as? String)
    let mended = try StudioAnswers.ask(text, [ask])[0].json()
    #expect(mended["passes"] as? Bool == true)
  }

  @Test func `what a base says is told with its name, and what the control says goes before`()
    throws
  {
    let file = ##"""
      { "$extensions": { "dev.gradientcontrols": { "version": 1, "appearances": {
          "dark": { "palette": { "rose": { "$value": "#b05a7c" } } } } } },
        "palette": { "$type": "color", "rose": { "$value": "#f287b0" } },
        "far": { "$extensions": { "dev.gradientcontrols": { "component": "button", "abstract": true } },
          "opacity": { "$value": 0.5 }, "fill": { "$value": "#ffffff" } },
        "near": { "$extends": "{far}", "fill": { "$value": "#000000" } },
        "rec": { "$extends": "{near}", "radius": { "$value": "4px" },
          "border": { "$value": "1px solid {palette.rose}" } } }
      """##
    let answers = try StudioAnswers.ask(
      file, [#"{"ask":"members","control":"rec"}"#, #"{"ask":"summary"}"#])
    let json = try answers[0].json()
    let own = try #require(json["members"] as? [String: [String: Any]])
    #expect(own.keys.sorted() == ["border", "radius"])
    #expect(own["border"]?["color"] as? String == "{palette.rose}")
    let inherited = try #require(json["inherited"] as? [String: [String: Any]])
    #expect(inherited["fill"]?["from"] as? String == "near")
    #expect(inherited["fill"]?["value"] as? String == "#000000")
    #expect(inherited["opacity"]?["from"] as? String == "far")
    let token = try #require((try answers[1].json()["tokens"] as? [[String: Any]])?.first)
    let overrides = try #require(token["overrides"] as? [[String: Any]])
    #expect(overrides.map { $0["appearance"] as? Int } == [1])
    #expect(overrides.map { $0["value"] as? String } == ["#b05a7c"])
  }

  @Test func `a group that is another's by a reference has its members from there`() throws {
    let file = ##"""
      { "near": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "fill": { "$value": "#000000" } },
        "rec": { "$ref": "#/near" } }
      """##
    let json = try StudioAnswers.ask(file, [#"{"ask":"members","control":"rec"}"#])[0].json()
    let inherited = try #require(json["inherited"] as? [String: [String: Any]])
    #expect(inherited["fill"]?["from"] as? String == "near")
    #expect(inherited["fill"]?["value"] as? String == "#000000")
  }

  @Test func `a new stop has the gradient's colour there, and a new gradient ends darker`() throws {
    let file = ##"""
      { "a": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "fill": { "$value": "linear-gradient(in oklab, #ff0000, #0000ff)" },
          "overlay": { "$value": "linear-gradient(#ff000080, #0000ff80 50%)" } } }
      """##
    let stop = { (member: String, place: Double) in
      #"{"ask":"stopColor","control":"a","state":0,"environment":0,"member":"\#(member)","position":\#(place)}"#
    }
    let answers = try StudioAnswers.ask(
      file,
      [
        stop("fill", 0.5), stop("overlay", 0.25), stop("overlay", 0.9), stop("border-fill", 0.5),
        ##"{"ask":"newGradient","kind":"radial","text":"oklch(0.7 0.1 200)"}"##,
        ##"{"ask":"color","value":{"colorSpace":"oklch","components":[0.5,0.1,"none"],"alpha":0.5}}"##,
        ##"{"ask":"color","value":{"colorSpace":"nowhere","components":[0,0,0]}}"##,
      ])
    // The middle of red and blue in OKLab, as CSS Color 4's sample code has it: #8c53a2.
    #expect(try answers[0].json()["text"] as? String == "#8c53a2")
    // Half way of the first half, in sRGB.
    #expect(try answers[1].json()["text"] as? String == "#80008080")
    #expect(try answers[2].json()["text"] as? String == "#0000ff80")
    #expect(answers[3].status != 0)
    let made = try #require(try answers[4].json()["text"] as? String)
    #expect(made.hasPrefix("radial-gradient(oklch(0.7 0.1 200), #"))
    #expect(try answers[5].json()["space"] as? String == "oklch")
    #expect(Self.number(try answers[5].json()["alpha"]) == 0.5)
    #expect(answers[6].status != 0)
  }
}
