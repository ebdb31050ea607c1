import Foundation
import GradientTool
import Testing

/// The text forms that the module writes are those of the command line.
@Suite struct ExportAnswerTests {
  private final class SilentConsole: Console {
    let showsProgress = false
    func write(_ text: String) {}
    func report(_ text: String) {}
    func showProgress(_ line: String?) {}
    func readInput() -> [UInt8] { [] }
  }

  @Test(arguments: try RenderTests.exampleFiles())
  func `every text export of an example is the command line's, byte for byte`(
    file: URL
  ) async throws {
    let name = file.lastPathComponent
    let title = String(name.prefix { $0 != "." })
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.path + "/"
    let commands: [(format: String, words: [String], part: String)] = [
      ("css", ["export", "css", "-o", output + "\(title).css"], ""),
      ("swift", ["export", "swift", "-o", output + "\(title).swift"], ""),
      ("android", ["export", "android", "-o", output + "res"], "res/"),
      ("svg", ["export", "svg", "--no-title", "-o", output + "svg"], "svg/"),
      ("tokens", ["export", "tokens", "-o", output + name], ""),
    ]
    for command in commands {
      let code = await Tool.run(command.words + [file.path], on: SilentConsole())
      try #require(code == .success, "\(command.format)")
    }
    let asks = try commands.map {
      try StudioAnswers.request(["ask": "export", "format": $0.format, "source": name])
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    for (command, answer) in zip(commands, try StudioAnswers.ask(text, asks)) {
      try #require(answer.status == 0, "\(command.format): \(answer.text)")
      let files = try #require(try answer.json()["files"] as? [[String: String]])
      #expect(!files.isEmpty)
      for made in files {
        let path = try #require(made["path"])
        let written = try? String(contentsOfFile: output + command.part + path, encoding: .utf8)
        let isSame = written == made["text"]
        #expect(isSame, "\(command.format) \(path)")
      }
      guard command.part != "" else { continue }
      let there = FileManager.default.enumerator(atPath: output + command.part)?.compactMap {
        ($0 as? String).flatMap { $0.contains(".") ? $0 : nil }
      }
      #expect(there?.count == files.count, "\(command.format)")
    }
  }
}
