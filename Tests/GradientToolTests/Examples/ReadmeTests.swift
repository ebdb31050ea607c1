import Foundation
import GradientModel
import GradientRaster
import GradientTool
import Testing

/// R66: every documented example works; these are read from README itself.
struct ReadmeTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let readme: String

  init() throws {
    readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  /// The lines of a code block of a language below a heading, by default the first.
  private func block(
    _ language: String, below heading: String = "# GradientControls", number: Int = 0
  ) throws -> [Substring] {
    let lines = readme.split(separator: "\n", omittingEmptySubsequences: false)
    let section = try #require(lines.firstIndex { $0 == heading })
    let starts = lines.indices.filter { $0 > section && lines[$0] == "```\(language)" }
    try #require(starts.count > number)
    return Array(lines[(starts[number] + 1)...].prefix { $0 != "```" })
  }

  @Test func `README is short`() {
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
  }

  @Test func `README names every command`() async {
    for command in await HelpReading().commands {
      let words = command.split(separator: " ")
      #expect(readme.contains("gradient \(words[0])"), "\(command)")
      if words.count > 1 { #expect(readme.contains("`\(words[1])`"), "\(command)") }
    }
  }

  @Test func `every file that README links to is there`() {
    var count = 0
    for link in readme.matches(of: /\]\(([A-Za-z][^)#: ]*)[)#]/) {
      count += 1
      let url = root.appendingPathComponent(String(link.1))
      #expect(FileManager.default.fileExists(atPath: url.path), "\(link.1)")
    }
    #expect(count > 15)
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
    try expectLines(below: "## In Swift", in: "GradientToolTests/Examples/ReadmeTests.swift")
  }

  @Test func `the UIKit and SwiftUI code is that of tests which run it`() throws {
    try expectLines(
      below: "## In an app", in: "GradientControlsTests/Theme/ReadmeExampleTests.swift")
    try expectLines(
      below: "## In an app", number: 1, in: "GradientControlsUITests/PlayerExampleTests.swift")
  }

  /// Every line of README's code is one of a test's.
  private func expectLines(below heading: String, number: Int = 0, in test: String) throws {
    let text = try String(
      contentsOf: root.appendingPathComponent("Tests/\(test)"), encoding: .utf8)
    let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    for line in try block("swift", below: heading, number: number) where !line.isEmpty {
      #expect(lines.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }
}
