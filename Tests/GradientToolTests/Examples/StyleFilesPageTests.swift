import Foundation
import GradientTokens
import GradientTool
import Testing

/// The reference of style files says what the reader reads.
struct StyleFilesPageTests {
  private let lines: [Substring]

  init() throws {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Documentation/StyleFiles.md")
    lines = try String(contentsOf: page, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Name and example of each member.
  private var members: [(name: String, example: String)] {
    lines.drop { $0 != "## Members of a control" }.prefix { !$0.hasPrefix("Three groups") }
      .filter { $0.hasPrefix("| `") }
      .map { line in
        let quoted = line.split(separator: "`", omittingEmptySubsequences: false)
        return (String(quoted[1]), String(quoted[quoted.count - 2]))
      }
  }

  @Test func `it lists every member, and no other`() {
    let known = MemberNames.tokens.map { name in name.description }
    #expect(Set(members.map(\.name)) == Set(known))
    #expect(members.count == known.count)
  }

  @Test func `each member's example is read without a finding`() async {
    #expect(!members.isEmpty)
    for member in members {
      let file = """
        {
          "$extensions": { "dev.gradientcontrols": { "version": 1 } },
          "a": {
            "$extensions": { "dev.gradientcontrols": { "component": "button" } },
            "\(member.name)": { "$value": \(member.example) }
          }
        }
        """
      let check = await Run("check", "--warnings-as-errors", "-", input: file)
      #expect(check.code == .success, "\(member.name): \(check.messages)")
    }
  }

  @Test func `the file it begins with is read without a finding and has a pressed look`()
    async throws
  {
    let start = try #require(lines.firstIndex(of: "```json"))
    let file = lines[(start + 1)...].prefix { $0 != "```" }.joined(separator: "\n")
    let check = await Run("check", "--warnings-as-errors", "-", input: file)
    #expect(check.code == .success, "\(check.messages)")
    let folder = try TemporaryFolder()
    let render = await Run("render", "-", "--appearance", "all", "-o", folder.path, input: file)
    #expect(render.code == .success, "\(render.messages)")
    let names = try folder.names()
    #expect(names.contains("rec.highlighted@2x.png"))
    #expect(names.contains("rec.normal~dark@2x.png"))
    #expect(!names.contains { $0.hasPrefix("base") })
  }
}
