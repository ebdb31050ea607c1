import Foundation
import GradientTool
import Testing

@Suite struct FormatTests {
  private let rough = "{\"a\":{\"$type\":\"dimension\",\"$value\":\"7px\"}}"

  @Test func theResultIsPrinted() async {
    let run = await Run("format", "-", input: rough)
    #expect(run.code == .success)
    #expect(run.messages == "")
    #expect(run.output.contains("\"$value\": \"7px\""))
  }

  @Test func theResultIsStable() async {
    let once = await Run("format", "-", input: rough)
    let twice = await Run("format", "-", input: once.output)
    #expect(twice == once)
  }

  @Test func strictWritesTheInterchangeForm() async {
    let run = await Run("format", "--strict", "-", input: rough)
    #expect(run.code == .success)
    #expect(!run.output.contains("7px"))
    let check = await Run("format", "--strict", "--check", "-", input: run.output)
    #expect(check == Run(code: .success, output: "", messages: ""))
  }

  @Test func checkNamesTheFilesThatAreLaidOutOtherwise() async throws {
    let folder = try TemporaryFolder()
    let good = try folder.write(await Run("format", "-", input: rough).output, to: "good.json")
    let bad = try folder.write(rough, to: "bad.json")
    let run = await Run("format", "--check", good, bad)
    #expect(run == Run(code: .failure, output: "\(bad)\n", messages: ""))
    #expect(try folder.bytes("bad.json") == Array(rough.utf8))
  }

  @Test func inPlaceReplacesTheFiles() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(rough, to: "a.json")
    let expected = await Run("format", path).output
    let run = await Run("format", "-i", path)
    #expect(run == Run(code: .success, output: "", messages: ""))
    #expect(try folder.bytes("a.json") == Array(expected.utf8))
  }

  @Test func aBrokenFileIsLeftAsItIs() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{ \"a\": ", to: "a.json")
    let run = await Run("format", "-i", path)
    #expect(run.code == .failure)
    #expect(run.messages.hasSuffix("gradient: error: '\(path)' was left as it is\n"))
    #expect(try folder.bytes("a.json") == Array("{ \"a\": ".utf8))
  }

  @Test(arguments: [
    (
      ["-i", "-"], "Standard input cannot be laid out in place. Leave '-i' out to print the result."
    ),
    (["a", "b"], "Only one file can be printed. Use '-i' to lay out several in place."),
    (["-i", "--check", "a"], "'--in-place' and '--check' cannot both be given."),
  ])
  func misuse(_ arguments: [String], _ message: String) async {
    let run = await Run(arguments: ["format"] + arguments)
    #expect(run.code == .usage)
    #expect(run.messages.hasPrefix("Error: \(message)\n"))
  }

  @Test(arguments: ExampleStyle.allCases)
  func theExamplesAreLaidOutCanonically(_ example: ExampleStyle) async {
    let run = await Run("format", "--check", example.path)
    #expect(run == Run(code: .success, output: "", messages: ""))
  }
}
