import Foundation
import GradientModel
import GradientRaster
import GradientTool
import Testing

/// R66: every documented example works; these are read from README itself.
struct ReadmeTests {
  private let readme: String

  init() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The lines of the first code block of a language.
  private func block(_ language: String) throws -> [Substring] {
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "```\(language)"))
    return Array(lines[(start + 1)...].prefix { $0 != "```" })
  }

  @Test func `the style file has no findings and draws every state`() async throws {
    let folder = try TemporaryFolder()
    let text = try block("json").joined(separator: "\n")
    let check = await Run("check", "--warnings-as-errors", "-", input: text)
    #expect(check.code == .success, "\(check.messages)")
    let render = await Run(
      "render", "-", "--scale", "1,2,3", "-o", folder.path, input: text)
    #expect(render.code == .success, "\(render.messages)")
    let names = try folder.names()
    #expect(names.contains("rec.normal.png"))
    #expect(names.contains("rec.highlighted@3x.png"))
  }

  @Test func `the Swift code is the code below, which compiles and draws`() throws {
    var style = ControlStyle()
    style[.normal].fill = .gradient(GradientFill(colors: ["#f287b0", "#c97391"]))
    style[.normal].corners = .capsule
    style[.highlighted].fill = .color("#91546b")
    style[.normal, in: .dark].fill = .gradient(GradientFill(colors: ["#b05a7c", "#8a4762"]))

    let look = style.resolved(for: .highlighted)
    let picture = try Rasterizer(scale: 3).draw(look.drawing(size: Size2D(width: 120, height: 44)))

    #expect(picture.pixmap.width == 360)
    let own = try String(contentsOfFile: #filePath, encoding: .utf8)
    for line in try block("swift") where !line.isEmpty {
      #expect(own.contains(line), "\(line)")
    }
  }
}
