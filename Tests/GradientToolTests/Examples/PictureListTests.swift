import Foundation
import GradientTool
import Testing

/// The pictures of README and of the guide are those that the command line draws now.
@Suite struct PictureListTests {
  private struct Entry: CustomTestStringConvertible {
    let file: String
    let words: [String]
    var testDescription: String { file }
  }

  private static let entries: [Entry] = {
    let file = CodeBlock.root.appendingPathComponent("Documentation/pictures.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ").map(String.init)
      return Entry(file: words[0], words: Array(words.dropFirst()))
    }
  }()

  @Test func `every picture of the guide is on the list, and every one on the list is there`()
    throws
  {
    #expect(Self.entries.count >= 7)
    for entry in Self.entries {
      let url = CodeBlock.root.appendingPathComponent(entry.file)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(entry.file)")
    }
    let listed = Set(Self.entries.map(\.file))
    for picture in CodeBlock.files(in: "Documentation/Guide.docc/Resources", ending: ".png") {
      #expect(listed.contains(picture), "\(picture)")
    }
  }

  #if !DEBUG
    /// Words are drawn by the fonts' system, so only where that is the one of the pictures.
    private static let hasSameFonts: Bool = {
      let pango = try? ChildProcess.shell("pkg-config --modversion pangoft2").output
      let inter = try? ChildProcess.shell("fc-match -f '%{family} %{fontversion}' Inter").output
      let minor = (pango ?? "").split(separator: ".").prefix(2).joined(separator: ".")
      let file = CodeBlock.root.appendingPathComponent("Documentation/pictures.txt")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.contains("# Pango \(minor), \(inter ?? "")\n")
    }()

    @Test(
      "A picture that is drawn anew is the one that is checked in; else run Scripts/pictures",
      .enabled(if: hasSameFonts, "words are drawn by another Pango, or in another Inter"),
      arguments: entries)
    private func isFresh(_ entry: Entry) async throws {
      let folder = try TemporaryFolder()
      let words = entry.words.map { word in
        word.hasSuffix(".json") ? CodeBlock.root.appendingPathComponent(word).path : word
      }
      let drawn = folder.path("drawn.png")
      let draw = await Run(arguments: words + ["-o", drawn])
      try #require(draw.code == .success, "\(draw.messages)")
      let compare = await Run(
        "compare", drawn, CodeBlock.root.appendingPathComponent(entry.file).path)
      #expect(compare.code == .success, "\(compare.output)")
    }
  #endif
}
