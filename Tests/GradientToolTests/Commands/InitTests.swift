import Foundation
import GradientTool
import Testing

@Suite struct InitTests {
  @Test func `the file has no findings, is laid out and draws`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("start.tokens.json")
    let run = await Run("init", "-o", path)
    #expect(run == Run(code: .success, output: "'\(path)' is written\n", messages: ""))
    let check = await Run("check", "--warnings-as-errors", path)
    #expect(check == Run(code: .success, output: "", messages: ""))
    let format = await Run("format", "--check", path)
    #expect(format.code == .success)
    let render = await Run("render", path, "-o", folder.path("out"), "--appearance", "all")
    #expect(render.code == .success, "\(render.messages)")
    #expect(try folder.names(in: "out").contains("primary.selected+highlighted~dark@2x.png"))
  }

  @Test func `without a file it goes to standard output`() async throws {
    let run = await Run("init")
    #expect(run.code == .success)
    let check = await Run("check", "-", input: run.output)
    #expect(check.code == .success, "\(check.output)")
  }

  @Test func `every group and most tokens say what they are for`() async throws {
    let run = await Run("init")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let file = try #require(json as? [String: Any])
    for (name, value) in file where !name.hasPrefix("$") {
      #expect((value as? [String: Any])?["$description"] != nil, "\(name)")
    }
    let descriptions = run.output.components(separatedBy: "\"$description\"").count - 1
    #expect(descriptions >= 20)
  }

  @Test func `a file that is there is kept`() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("mine", to: "a.tokens.json")
    let run = await Run("init", "-o", path)
    #expect(run.code == .failure)
    #expect(run.messages.contains("'--force'"))
    #expect(String(decoding: try folder.bytes("a.tokens.json"), as: UTF8.self) == "mine")
    let forced = await Run("init", "--force", "-o", path)
    #expect(forced.code == .success)
  }
}
