import Foundation
import GradientTool
import Testing

@Suite struct ManualTests {
  private static func isInstalled(_ program: String) -> Bool {
    (try? ChildProcess.shell("command -v \(program)").code) == 0
  }

  private func page(in folder: TemporaryFolder) async throws -> String {
    let run = await Run("--generate-manual")
    #expect(run.code == .success && run.messages == "")
    return try folder.write(run.output, to: "gradient.1")
  }

  @Test func `the manual page names every command and every option of each`() async throws {
    let text = await Run("--generate-manual").output
    let help = await HelpReading()
    var rest = text[...]
    for command in help.commands {
      let heading = ".SS gradient \(command.replacing("-", with: "\\-"))\n"
      rest = rest[try #require(rest.range(of: heading), "\(command)").upperBound...]
      let section = rest[..<(rest.range(of: "\n.SS ")?.lowerBound ?? rest.endIndex)]
      for option in try #require(help.options[command]) {
        #expect(section.contains(option.replacing("-", with: "\\-")), "\(command) \(option)")
      }
    }
  }

  @Test("mandoc has nothing to say about the page", .enabled(if: isInstalled("mandoc")))
  func mandoc() async throws {
    let folder = try TemporaryFolder()
    let lint = try ChildProcess.shell("mandoc -T lint \"$1\"", try await page(in: folder))
    #expect(lint.output == "" && lint.code == 0)
  }

  @Test("groff shows the page without a warning", .enabled(if: isInstalled("groff")))
  func groff() async throws {
    let folder = try TemporaryFolder()
    let shown = try ChildProcess.shell(
      "groff -man -T utf8 -ww \"$1\"", try await page(in: folder))
    #expect(shown.messages == "")
    #expect(shown.output.contains("gradient"))
  }
}
