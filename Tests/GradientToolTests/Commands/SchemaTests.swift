import Foundation
import GradientTokens
import GradientTool
import Testing

/// The schema beside the reader, by an independent validator: Python's `jsonschema`.
@Suite struct SchemaTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What the validator says of each text.
  private func verdicts(_ texts: [String]) async throws -> [String] {
    let schema = folder.path("schema.json")
    let run = await Run("schema", "-o", schema)
    try #require(run.code == .success, "\(run.messages)")
    let cases = try folder.write(
      String(decoding: try JSONSerialization.data(withJSONObject: texts), as: UTF8.self),
      to: "cases.json")
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let own = root.appendingPathComponent(".build/browser/bin/python3").path
    let system = try ChildProcess.run("/usr/bin/env", ["python3", "-c", "import jsonschema"])
    let python = system.code == 0 ? "python3" : own
    let answer = try ChildProcess.run(
      "/usr/bin/env",
      [python, tests.appendingPathComponent("Support/validate.py").path, schema, cases])
    try #require(answer.code == 0, "\(answer.messages)")
    return answer.output.split(separator: "\n").map(String.init)
  }

  private func hasErrors(_ text: String) -> Bool {
    StyleFile.read(Array(text.utf8), path: "t.tokens.json").hasErrors
  }

  @Test func `it takes all examples, the starter file and README's`() async throws {
    var texts = try ExampleStyle.allCases.map {
      try String(contentsOfFile: $0.path, encoding: .utf8)
    }
    texts.append(await Run("init").output)
    let readme = URL(fileURLWithPath: ExampleStyle.palette.path).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    for name in ["README.md", "Documentation/StyleFiles.md"] {
      let page = try String(contentsOf: readme.appendingPathComponent(name), encoding: .utf8)
      texts += page.components(separatedBy: "```json\n").dropFirst().map {
        $0.components(separatedBy: "```")[0]
      }
    }
    let verdicts = try await verdicts(texts)
    #expect(verdicts == [String](repeating: "valid", count: texts.count))
  }

  @Test func `it takes the strict form of all examples`() async throws {
    var texts: [String] = []
    for example in ExampleStyle.allCases {
      texts.append(await Run("format", "--strict", example.path).output)
    }
    let verdicts = try await verdicts(texts)
    #expect(verdicts == [String](repeating: "valid", count: texts.count))
  }

  @Test func `each member has the forms that the reader takes`() async throws {
    let texts = Self.good.map(Self.control)
    for text in texts { #expect(!hasErrors(text), "\(text)") }
    let verdicts = try await verdicts(texts)
    for (verdict, text) in zip(verdicts, texts) { #expect(verdict == "valid", "\(text)") }
  }

  @Test func `what the reader refuses it refuses too`() async throws {
    let texts = Self.bad.map(Self.control) + Self.badFiles
    for text in texts { #expect(hasErrors(text), "\(text)") }
    let verdicts = try await verdicts(texts)
    for (verdict, text) in zip(verdicts, texts) {
      #expect(verdict.hasPrefix("invalid"), "\(text)")
    }
  }

  @Test func `it takes the resolver documents that the reader takes, and no others`() async throws {
    let texts = Self.resolvers + Self.badResolvers
    for (index, text) in texts.enumerated() {
      #expect(hasErrors(text) == (index >= Self.resolvers.count), "\(text)")
    }
    let verdicts = try await verdicts(texts)
    for (index, (verdict, text)) in zip(verdicts, texts).enumerated() {
      #expect((verdict == "valid") == (index < Self.resolvers.count), "\(verdict): \(text)")
    }
  }

  @Test func `it has every member of the reader's own table, and no other`() async throws {
    let run = await Run("schema")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let definitions = try #require((json as? [String: Any])?["$defs"] as? [String: Any])
    for name in ["control", "layer", "override"] {
      let definition = try #require(definitions[name] as? [String: Any])
      let properties = try #require(definition["properties"] as? [String: Any])
      let members = Set(properties.keys).subtracting(["states", "appearances", "metrics"])
      #expect(members == Set(MemberNames.tokens.map { "\($0)" }), "\(name)")
    }
  }

  // MARK: Cases

  /// A control with some members.
  private static func control(_ members: String) -> String {
    """
    { "palette": { "$type": "color", "rose": { "$value": "#f287b0" } },
      "a": { "$extensions": { "dev.gradientcontrols": { "component": "button" } }, \(members) } }
    """
  }

  private static let good = [
    ##""fill": { "$value": "#f28" }"##, ##""fill": { "$value": "red" }"##,
    ##""fill": { "$value": "{palette.rose}" }"##, ##""fill": { "$value": "none" }"##,
    ##""fill": { "$type": "gradient", "$value": [ { "color": "{palette.rose}", "position": 0 }, { "color": { "colorSpace": "oklch", "components": [0.5, 0.1, "none"], "alpha": 0.5 }, "position": 1 } ], "$extensions": { "dev.gradientcontrols": { "kind": "radial", "shape": "circle", "size": "closest-side", "interpolation": "oklab" } } }"##,
    ##""fill": { "$value": "conic-gradient(from 20deg, red, blue)" }"##,
    ##""border": { "$value": "1px solid {palette.rose}" }"##,
    ##""border": { "$value": { "color": "#fff", "width": { "value": 1, "unit": "px" }, "style": "solid" } }"##,
    ##""radius": { "$value": "capsule" }"##, ##""radius": { "$value": 7 }"##,
    ##""radius": { "$value": "1px 2px 3px 4px" }"##,
    ##""radius": { "top-leading": { "$value": "4px" }, "bottom-leading": { "$value": 2 } }"##,
    ##""radius": { "$value": { "value": 0.5, "unit": "rem" }, "$extensions": { "dev.gradientcontrols": { "curve": "continuous" } } }"##,
    ##""insets": { "$value": "12px" }"##,
    ##""insets": { "vertical": { "$value": "4px" }, "leading": { "$value": "-2px" } }"##,
    ##""opacity": { "$value": "80%" }"##, ##""opacity": { "$value": 0.8 }"##,
    ##""title": { "$value": "600 17px/1.25 system" }"##,
    ##""title": { "$value": { "fontWeight": "semi-bold", "fontSize": "17px" } }"##,
    ##""shadow": { "$value": "none" }"##,
    ##""shadow": { "$value": [ { "color": "#000", "offsetX": "0px", "offsetY": "1px", "blur": "2px", "spread": "0px", "inset": true } ] }"##,
    ##""press": { "$value": "darken" }, "disabled-look": { "$value": "none" }, "dynamic-type": { "$value": "title1" }"##,
    ##""press-scale": { "$value": 0.9 }, "transition": { "$value": "180ms ease-out" }"##,
    ##""transition": { "press-in": { "$value": "50ms" }, "release": { "$value": "200ms linear" } }"##,
    ##""states": { "selected+highlighted": { "fill": { "$value": "red" } }, "disabled": {} }"##,
    ##""appearances": { "dark+high-contrast": { "states": { "hovered": { "opacity": { "$value": 1 } } } } }"##,
    ##""metrics": { "compact": { "height": { "$value": "24px" } } }"##,
    ##""fill": { "$value": "red" }, "inner": { "$extensions": { "dev.gradientcontrols": { "component": "control" } }, "fill": { "$value": "blue" } }"##,
    ##""shade": { "$type": "color", "$value": "#00000080" }, "fill": { "$value": "{a.shade}" }"##,
  ]

  private static let bad = [
    ##""fill": { "$value": "#ff" }"##, ##""fill": { "$value": 3 }"##,
    ##""fill": { "$value": "reed" }"##, ##""fill": { "$type": "number", "$value": 3 }"##,
    ##""fill": { "$value": [ { "color": "#fff" } ] }"##,
    ##""fill": { "$value": { "colorSpace": "sRGB", "components": [1, 0, 0] } }"##,
    ##""fill": { "$value": { "colorSpace": "srgb", "components": [1, 0] } }"##,
    ##""fill": { "$value": "{palette.rose}", "inner": { "$value": 1 } }"##,
    ##""filll": { "$value": "#ffffff" }"##, ##""fill": {}"##,
    ##""radius": { "$value": -1 }"##, ##""radius": { "$value": "7pt" }"##,
    ##""radius": { "top": { "$value": 1 } }"##, ##""radius": { "$value": "oval" }"##,
    ##""insets": { "left": { "$value": 1 } }"##,
    ##""height": { "$value": -1 }"##, ##""width": { "$value": "10vw" }"##,
    ##""opacity": { "$value": 2 }"##, ##""press-scale": { "$value": 0 }"##,
    ##""press": { "$value": "explode" }"##, ##""disabled-look": { "$value": "grey" }"##,
    ##""dynamic-type": { "$value": "huge" }"##,
    ##""states": { "pressed": {} }"##, ##""states": { "selected+pressed": {} }"##,
    ##""states": { "highlighted": { "fill": { "$value": "#ff" } } }"##,
    ##""states": { "highlighted": { "filll": { "$value": "#fff" } } }"##,
    ##""appearances": { "sepia": {} }"##,
    ##""appearances": { "dark": { "states": { "normal": {} } } }"##,
    ##""metrics": { "huge": {} }"##,
    ##""transition": { "press-out": { "$value": "50ms" } }"##,
    ##""border": { "$value": { "color": "#fff", "width": { "value": 1, "unit": "pt" }, "style": "solid" } }"##,
  ]

  /// A resolver document with these parts.
  private static func resolver(
    sets: String = ##""base": { "sources": [ { "p": { "$type": "color", "$value": "#fff" } } ] }"##,
    modifiers: String = "", order: String = ##"{ "$ref": "#/sets/base" }"##,
    version: String = "2025.10"
  ) -> String {
    ##"{ "version": "\##(version)", "sets": { \##(sets) }, "modifiers": { \##(modifiers) }, "##
      + ##""resolutionOrder": [ \##(order) ] }"##
  }

  private static let dark =
    ##""theme": { "default": "light", "contexts": { "light": [], "dark": [ { "p": { "$type": "color", "$value": "#000" } } ] } }"##

  private static let resolvers = [
    resolver(),
    resolver(
      modifiers: dark, order: ##"{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }"##),
    resolver(
      order: ##"{ "$ref": "#/sets/base" }, { "type": "set", "name": "more", "sources": [] }"##),
    ##"{ "version": "2025.10", "name": "Ours", "resolutionOrder": [], "$extensions": { "dev.gradientcontrols": { "version": 1, "backdrop": "#fff", "ignore": ["banding"] } } }"##,
  ]

  private static let badResolvers = [
    resolver(version: "1"), resolver(order: "7"), resolver(order: ##"{ "$ref": "base" }"##),
    resolver(order: ##"{ "type": "set", "sources": [] }"##),
    resolver(order: ##"{ "type": "map", "name": "a", "sources": [] }"##),
    resolver(sets: ##""base": {}"##), resolver(sets: ##""base": { "sources": {} }"##),
    resolver(
      sets: ##""base": { "sources": [ { "p": { "$type": "color", "$value": "#ff" } } ] }"##),
    resolver(
      modifiers: ##""theme": { "contexts": {} }"##, order: ##"{ "$ref": "#/modifiers/theme" }"##),
    resolver(
      modifiers: ##""theme": { "default": "light", "contexts": { "light": [], "dark": {} } }"##,
      order: ##"{ "$ref": "#/modifiers/theme" }"##),
    ##"{ "version": "2025.10", "sets": {} }"##,
  ]

  private static let badFiles = [
    ##"{ "$extensions": { "dev.gradientcontrols": { "version": 1, "ignore": ["bandings"] } } }"##,
    ##"{ "a": { "$extensions": { "dev.gradientcontrols": { "component": "slider" } } } }"##,
    ##"{ "$extensions": { "dev.gradientcontrols": { "version": 2 } } }"##,
    ##"{ "$extensions": { "dev.gradientcontrols": { "appearances": { "sepia": {} } } } }"##,
    ##"{ "a": 3 }"##, ##"{ "a.b": { "$type": "number", "$value": 1 } }"##,
    ##"{ "a": { "$type": "Color", "$value": "#ffffff" } }"##,
    ##"{ "a": { "$type": "number", "$value": 1, "b": { "$value": 2 } } }"##,
    ##"{ "p": { "$type": "color", "rose": { "$value": "#ff" } } }"##,
    ##"{ "d": { "$type": "duration", "$value": "3" } }"##,
    ##"{ "b": { "$extensions": { "dev.gradientcontrols": { "component": "button", "abstract": true } } }, "c": { "$extends": "{b}", "fill": { "$value": "#ff" } } }"##,
  ]
}
