import Foundation
import GradientTool
import Testing

/// What `check` finds in looks, how it shows it and what `--fix` makes of it.
@Suite struct CheckReviewTests {
  private let blue = """
    {
      "go": {
        "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill":   { "$value": "linear-gradient(#007bff, #00c6ff)" },
        "title-color": { "$value": "#ffffff" },
        "sample": { "$value": "Buy" }
      }
    }

    """

  @Test("White on a blue that turns cyan is found at its line, and fails the check")
  func foundAndLocated() async {
    let run = await Run("check", "--disable", "unreadable-disabled", "-", input: blue)
    #expect(run.code == .failure)
    let first = run.output.split(separator: "\n").first ?? ""
    // The first stop, which the suggestion changes: "linear-gradient(" starts at column 28.
    #expect(first.hasPrefix("<stdin>:4:44: error: [title-contrast] go: in normal"), "\(first)")
    #expect(first.contains("4.5:1 is asked of text of this size"))
    #expect(first.contains("; make stop 1 #"))
  }

  @Test("--fix changes the two literals and nothing else, and check passes then")
  func fixed() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(blue, to: "blue.tokens.json")
    let run = await Run("check", "--fix", path)
    #expect(run.code == .success, "\(run.output)")
    #expect(run.messages.hasPrefix("\(path): 'go' (normal): make stop 1 #"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text != blue)
    let literals = /#[0-9a-f]{6}(?=[,)])/
    #expect(text.replacing(literals, with: "") == blue.replacing(literals, with: ""))
    let again = await Run("check", "--warnings-as-errors", path)
    #expect(again == Run(code: .success, output: "", messages: ""))
  }

  @Test("A file in which nothing has to be mended keeps its bytes")
  func nothingToFix() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallStyle.button, to: "a.tokens.json")
    let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    let run = await Run("check", "--fix", path)
    #expect(run == Run(code: .success, output: "", messages: ""))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == SmallStyle.button)
    let after = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(before == after)
  }

  @Test(
    "What --fix writes in a state or an appearance is named there",
    arguments: [
      (
        ##""states": { "highlighted": { "fill": { "$value": "#77bbff" } } }"##,
        "states.highlighted.fill"
      ),
      (
        ##""appearances": { "dark": { "title-color": { "$value": "#004499" } } }"##,
        "appearances.dark.title-color"
      ),
    ])
  func fixedInAnOverride(_ override: String, site: String) async throws {
    let folder = try TemporaryFolder()
    let text = blue.replacing("linear-gradient(#007bff, #00c6ff)", with: "#004a99")
      .replacing("\"sample\"", with: override + ", \"sample\"")
    let path = try folder.write(text, to: "a.tokens.json")
    let run = await Run("check", "--fix", "--disable", "unreadable-disabled", path)
    #expect(run.messages.contains("written at go.\(site)\n"), "\(run.messages)")
    // Out of its colours nothing is changed.
    let literals = /#[0-9a-f]{6}/
    let mended = try String(contentsOfFile: path, encoding: .utf8)
    #expect(mended != text)
    #expect(mended.replacing(literals, with: "") == text.replacing(literals, with: ""))
  }

  @Test(
    "Line ends, a byte-order mark and the last line's end stay as they are",
    arguments: ["\n", "\r\n", "\r"])
  func fixedBytes(_ end: String) async throws {
    let folder = try TemporaryFolder()
    let text = "\u{FEFF}" + blue.trimmingCharacters(in: .newlines).replacing("\n", with: end)
    let path = try folder.write(text, to: "a.tokens.json")
    let run = await Run("check", "--fix", path)
    #expect(run.code == .success, "\(run.output)")
    let literals = /#[0-9a-f]{6}(?=[,)])/
    // Foundation would take the mark away.
    let mended = String(decoding: try folder.bytes("a.tokens.json"), as: UTF8.self)
    #expect(mended != text)
    #expect(
      Array(mended.replacing(literals, with: "").utf8)
        == Array(text.replacing(literals, with: "").utf8))
    let bytes = try folder.bytes("a.tokens.json")
    _ = await Run("check", "--fix", path)
    #expect(try folder.bytes("a.tokens.json") == bytes)
  }

  @Test("What a resolver document refers to is left, and the file to mend is named")
  func fixedResolver() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(blue, to: "blue.tokens.json")
    let resolver = try folder.write(
      ##"""
      { "version": "2025.10", "resolutionOrder": [ { "$ref": "#/sets/a" } ],
        "sets": { "a": { "sources": [ { "$ref": "blue.tokens.json" } ] } } }
      """##, to: "all.resolver.json")
    let run = await Run("check", "--fix", resolver)
    #expect(run.code == .failure)
    #expect(
      run.messages.contains("was left as it is: it stands in '\(path)'; name that file to mend it"),
      "\(run.messages)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == blue)
  }

  @Test("A file that nobody may write to is refused, and stays as it is")
  func locked() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(blue, to: "blue.tokens.json")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let run = await Run("check", "--fix", path)
    #expect(run.code == .failure)
    #expect(run.messages.contains("cannot write '\(path)': Permission denied"), "\(run.messages)")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == blue)
  }

  @Test("A rule is left out by name, on the command line or in the file")
  func ignored() async {
    let quiet = Run(code: .success, output: "", messages: "")
    let rules = "title-contrast,unreadable-disabled"
    #expect(await Run("check", "--disable", rules, "-", input: blue) == quiet)
    let repeated = await Run(
      "check", "--disable", "title-contrast", "--disable", "unreadable-disabled", "-", input: blue)
    #expect(repeated == quiet)
    let list = ##""ignore": ["title-contrast", "unreadable-disabled"]"##
    let control = blue.replacing(
      ##""component": "button""##, with: ##""component": "button", \##(list)"##)
    #expect(await Run("check", "-", input: control) == quiet)
    let root =
      "{ \"$extensions\": { \"dev.gradientcontrols\": { \(list) } }," + blue.dropFirst()
    #expect(await Run("check", "-", input: root) == quiet)
  }

  @Test("A rule that does not exist, a format that does not, and mending a pipe are misuse")
  func misuse() async {
    let unknown = await Run("check", "--disable", "title-contrst", "-", input: blue)
    #expect(unknown.code == .usage)
    #expect(unknown.messages.contains("Did you mean 'title-contrast'?"))
    #expect(await Run("check", "--format", "xml", "-", input: blue).code == .usage)
    #expect(await Run("check", "--format", "json", "--json", "-", input: blue).code == .usage)
    #expect(await Run("check", "--fix", "-", input: blue).code == .usage)
  }

  @Test("Annotations for GitHub escape what its commands read as their own")
  func github() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      blue.replacing("\"go\"", with: "\"100%,a:b\""), to: "a,b:c%.tokens.json")
    let run = await Run("check", "--format", "github", "--disable", "unreadable-disabled", path)
    #expect(run.code == .failure)
    let line = run.output.split(separator: "\n").first ?? ""
    let file = path.replacing("%", with: "%25").replacing(":", with: "%3A").replacing(
      ",", with: "%2C")
    #expect(
      line.hasPrefix(
        "::error file=\(file),line=4,col=44,title=gradient check%3A title-contrast::100%25,a:b: in"),
      "\(line)")
  }

  @Test("JSON has the looks, the contrast cut to two digits, and the suggestion")
  func json() async throws {
    let run = await Run("check", "--json", "-", input: blue)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let findings = try #require(json as? [[String: Any]])
    let finding = try #require(findings.first)
    #expect(finding["rule"] as? String == "title-contrast")
    let looks = try #require(finding["looks"] as? [[String: String]])
    #expect(
      looks.first == [
        "state": "normal", "appearance": "light", "direction": "ltr", "metrics": "regular",
      ])
    let contrast = try #require(finding["contrast"] as? [String: Any])
    let ratio = try #require(contrast["ratio"] as? Double)
    #expect((ratio * 100).rounded() / 100 == ratio)
    #expect(ratio > 2.3 && ratio < 2.5)
    #expect(contrast["required"] as? Double == 4.5)
    let suggestion = try #require(finding["suggestion"] as? [String: Any])
    #expect(suggestion["member"] as? String == "fill")
    #expect(suggestion["stops"] as? [Int] == [1, 2])
  }

  @Test("A button that says nothing of a title has none to be judged")
  func withoutTitle() async {
    let run = await Run("check", "-", input: SmallStyle.button)
    #expect(run == Run(code: .success, output: "", messages: ""))
  }

  @Test("A file without a control is told, and a file of tokens may say that it means it")
  func withoutControls() async {
    let run = await Run("check", "-", input: "{}")
    #expect(run.code == .success)
    #expect(run.output.hasPrefix("<stdin>:1:1: warning: [no-controls] the file holds no control"))
    let palette = ##"{ "$extensions": { "dev.gradientcontrols": { "ignore": ["no-controls"] } } }"##
    #expect(await Run("check", "-", input: palette).output == "")
  }

  @Test("A warning of the reader is left out by name too")
  func layoutInState() async {
    let input = blue.replacing(
      "#ffffff\" }",
      with: "#000000\" }, \"states\": { \"hovered\": { \"height\": { \"$value\": 9 } } }")
    let run = await Run("check", "-", input: input)
    #expect(run.output.contains("warning: [layout-in-state] go.states.hovered: "))
    #expect(await Run("check", "--disable", "layout-in-state", "-", input: input).output == "")
  }

  @Test("A sheet is no JPEG")
  func sheetsAreNamedAsWhatTheyAre() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(blue, to: "a.tokens.json")
    let run = await Run("sheet", style, "-o", folder.path("out.jpg"))
    #expect(run.code == .usage)
    #expect(run.messages.contains("Please name it '\(folder.path("out")).png'."))
    #expect(try folder.names() == ["a.tokens.json"])
  }
}
