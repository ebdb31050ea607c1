import Foundation
import GradientTool
import Testing

@Suite struct CheckTests {
  @Test(arguments: ExampleStyle.allCases)
  func theExamplesAreWithoutFindings(_ example: ExampleStyle) async {
    let run = await Run("check", "--warnings-as-errors", example.path)
    #expect(run == Run(code: .success, output: "", messages: ""))
  }

  private let warning = """
    {
      "a": {
        "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$type": "gradient", "$value": [
          { "color": { "colorSpace": "srgb", "components": [1, 0, 0] }, "position": 0 },
          { "color": { "colorSpace": "srgb", "components": [0, 0, 1] }, "position": 1.5 }
        ] }
      }
    }
    """

  @Test func findingsAreResultsAndTheirNumberIsAMessage() async {
    let run = await Run("check", "-", input: warning)
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("<stdin>:6:"))
    #expect(run.output.contains(": warning: [clamped-position] "))
    #expect(run.output.filter(\.isNewline).count == 1)
    #expect(run.messages == "0 errors, 1 warning\n")
  }

  @Test func warningsFailWhereTheyAreAskedTo() async {
    let run = await Run("check", "--warnings-as-errors", "-", input: warning)
    #expect(run.code == .failure)
  }

  @Test func findingsAsJSON() async throws {
    let run = await Run("check", "--json", "-", input: warning)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let findings = try #require(json as? [[String: Any]])
    #expect(findings.count == 1)
    #expect(findings.first?["path"] as? String == "<stdin>")
    #expect(findings.first?["line"] as? Int == 6)
    #expect(findings.first?["severity"] as? String == "warning")
    #expect(findings.first?["rule"] as? String == "clamped-position")
  }

  @Test func noFindingsAsJSON() async {
    let run = await Run("check", "--json", "-", input: SmallStyle.button)
    #expect(run == Run(code: .success, output: "[]\n", messages: ""))
  }

  /// Opening a pipe that nobody writes to would wait for ever.
  @Test(.timeLimit(.minutes(1))) func aSourceThatIsAPipeIsRefused() async throws {
    let folder = try TemporaryFolder()
    let style = folder.path + "/s.resolver.json"
    let text = ##"""
      {"version":"2025.10","resolutionOrder":[{"type":"set","name":"a","sources":[{"$ref":"f.json"}]}]}
      """##
    try Data(text.utf8).write(to: URL(fileURLWithPath: style))
    try #require(mkfifo(folder.path + "/f.json", 0o600) == 0)
    let run = await Run("check", style)
    #expect(run.code == .failure)
    #expect(run.output.contains("which cannot be read: it is not a regular file"))
  }

  @Test func aControlCharacterInANameBreaksNoLine() async {
    let run = await Run("check", "-", input: ##"{"a\nb\u001b[31m":{"$value":1}}"##)
    #expect(run.output.filter(\.isNewline).count == 1)
    #expect(run.output.contains(##"a\nb\u001b[31m: has no type"##))
    #expect(!run.output.contains("\u{1b}"))
  }

  @Test func binaryGarbageIsFindingsAndNoCrash() async throws {
    let folder = try TemporaryFolder()
    var bytes: [UInt8] = []
    var seed: UInt64 = 1
    for _ in 0..<4096 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes.append(UInt8(seed >> 56))
    }
    try Data(bytes).write(to: folder.url.appendingPathComponent("a.json"))
    let run = await Run("check", folder.path("a.json"))
    #expect(run.code == .failure)
    #expect(run.output.hasPrefix("\(folder.path("a.json")):1:1: error: "))
  }

  @Test func filesOfAResolverDocumentLieInItsFolder() async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(SmallStyle.button, to: "styles/inner/a.json")
    _ = try folder.write(SmallStyle.button, to: "outer.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("styles/link.json"), withDestinationPath: folder.path("outer.json"))
    func resolver(_ file: String) throws -> String {
      try folder.write(
        """
        { "version": "2025.10",
          "sets": { "base": { "sources": [ { "$ref": "\(file)" } ] } },
          "resolutionOrder": [ { "$ref": "#/sets/base" } ] }
        """, to: "styles/all.resolver.json")
    }
    let inside = await Run("check", try resolver("inner/a.json"))
    #expect(inside == Run(code: .success, output: "", messages: ""))
    for (file, rule) in [
      ("link.json", "file-missing"), ("../outer.json", "file-outside"), ("none", "file-missing"),
    ] {
      let run = await Run("check", try resolver(file))
      #expect(run.code == .failure, "\(file)")
      #expect(run.output.contains(": error: [\(rule)] "), "\(file)")
    }
    let link = await Run("check", try resolver("link.json"))
    #expect(link.output.contains("a symbolic link leads out of the style file's folder"))
  }
}
