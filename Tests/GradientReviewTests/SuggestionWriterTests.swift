import GradientModel
import GradientReview
import GradientTokens
import Testing

/// No file refers to another here.
private struct NoOthers: FileLoader {
  func load(_ path: String) throws(LoadingError) -> [UInt8] { throw .missing }
}

struct SuggestionWriterTests {
  private func file(palette: String = "", _ controls: String) -> String {
    """
    {
      "$extensions": { "dev.gradientcontrols": { "version": 1 } },
      "palette": { "$type": "color" \(palette) },
      \(controls)
    }
    """
  }

  private func control(_ name: String, _ members: String, extends: String? = nil) -> String {
    let base = extends.map { ##""$extends": "{\##($0)}","## } ?? ""
    return """
      "\(name)": { \(base)
          "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          \(members), "sample": { "$value": "Go" } }
      """
  }

  /// Writes the first suggestion there is about titles.
  private func written(_ text: String) throws -> (outcome: String, site: String, spared: String?) {
    let measure: StyleReview.Measure = { _, _ in ReviewFixture.title }
    let theme = StyleFile.read(Array(text.utf8), path: "f.tokens.json").theme
    let finding = try #require(
      StyleReview(rules: [.titleContrast]).findings(in: theme, measure: measure).first)
    let writer = SuggestionWriter(path: "f.tokens.json", loader: NoOthers(), measure: measure)
    switch writer.write(finding, into: Array(text.utf8)) {
    case .written(let bytes, let site, let spared):
      let result = String(decoding: bytes, as: UTF8.self)
      let again = StyleFile.read(bytes, path: "f.tokens.json").theme
      let left = StyleReview(rules: [.titleContrast]).findings(in: again, measure: measure)
      #expect(!left.contains { $0.control == finding.control && $0.looks == finding.looks })
      return (result, site, spared)
    case .refused(let reason): return (reason, "", nil)
    }
  }

  @Test func `A literal is replaced where it stands, and nothing else`() throws {
    let text = file(
      control(
        "go", ##""fill": { "$value": "#ffffff" }, "title-color": { "$value": "#999999" }"##))
    let result = try written(text)
    #expect(result.outcome == text.replacing("#999999", with: "#767676"))
    #expect(result.site == "go.title-color")
  }

  @Test func `A stop within CSS text is replaced, the rest of the text stays`() throws {
    let fill = "linear-gradient( to right,#888888 , #777 70% ,#777)"
    let text = file(
      control(
        "go",
        ##""fill": { "$value": "\##(fill)" }, "title-color": { "$value": "#ffffff" }"##))
    let result = try written(text)
    #expect(result.site == "go.fill")
    #expect(result.outcome.contains("linear-gradient( to right,#"))
    #expect(result.outcome.contains(" 70% ,#"))
    #expect(result.outcome.count - text.count <= 6)
  }

  @Test func `The literal behind an alias of one control is changed in the palette`() throws {
    let text = file(
      palette: ##", "ink": { "$value": "#999999" }, "alias": { "$value": "{palette.ink}" }"##,
      control(
        "go", ##""fill": { "$value": "#ffffff" }, "title-color": { "$value": "{palette.alias}" }"##)
    )
    let result = try written(text)
    #expect(result.outcome == text.replacing("#999999", with: "#767676"))
    #expect(result.site == "palette.ink")
    #expect(result.spared == nil)
  }

  @Test func `A colour that others share stays, and the control says its own`() throws {
    let members =
      ##""fill": { "$value": "#ffffff" }, "title-color": { "$value": "{palette.ink}" }"##
    let text = file(
      palette: ##", "ink": { "$value": "#999999" }"##,
      control("go", members) + ","
        + control("other", members.replacing("#ffffff", with: "#000000")))
    let result = try written(text)
    let expected = text.replacing(
      "{palette.ink}", with: "#767676", maxReplacements: 1)
    #expect(result.outcome == expected)
    #expect(result.site == "go.title-color")
    #expect(result.spared == "palette.ink")
  }

  @Test func `A member that is inherited by several is said at the control`() throws {
    let base = """
      "base": { "$extensions": { "dev.gradientcontrols": { "component": "button", "abstract": true } },
        "title-color": { "$type": "color", "$value": "#999999" } }
      """
    let text = file(
      base + ","
        + control("go", ##""fill": { "$type": "color", "$value": "#ffffff" }"##, extends: "base")
        + ","
        + control("other", ##""fill": { "$type": "color", "$value": "#000000" }"##, extends: "base")
    )
    let result = try written(text)
    #expect(result.site == "go.title-color")
    #expect(result.spared == "base.title-color")
    #expect(result.outcome.contains("#999999"))
    #expect(result.outcome.contains("#767676"))
  }

  @Test func `A colour written as an object stays one`() throws {
    let object = ##"{ "colorSpace": "srgb", "components": [0.6, 0.6, 0.6] }"##
    let text = file(
      control(
        "go", ##""fill": { "$value": "#ffffff" }, "title-color": { "$value": \##(object) }"##))
    let result = try written(text)
    #expect(result.outcome.contains(##""hex": "#767676""##))
    #expect(result.outcome.contains(##""colorSpace": "srgb""##))
  }

  @Test func `What is wrong in dark mode alone is mended in the dark palette`() throws {
    let text = """
      {
        "$extensions": { "dev.gradientcontrols": { "version": 1, "appearances": {
          "dark": { "palette": { "ink": { "$value": "#555555" } } } } } },
        "palette": { "$type": "color", "ink": { "$value": "#ffffff" } },
        "go": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "fill": { "$value": "#000000" }, "title-color": { "$value": "{palette.ink}" },
          "sample": { "$value": "Go" } }
      }
      """
    let result = try written(text)
    // #757575 on black is 4.56 (wcag-contrast-ratio 0.9), #747474 is 4.49.
    #expect(result.outcome == text.replacing("#555555", with: "#757575"))
    #expect(result.site == "palette.ink")
  }

  @Test func `A change that breaks another rule is refused with its name`() throws {
    // Any press that differs would do; this one is of the colour that the fill has to become.
    let text = file(
      control(
        "go",
        """
        "fill": { "$value": "#888888" }, "title-color": { "$value": "#ffffff" },
        "press": { "$value": "none" },
        "states": { "highlighted": { "fill": { "$value": "#747474" } } }
        """))
    let result = try written(text)
    #expect(result.outcome.contains("breaks invisible-press"), "\(result.outcome)")
  }
}
