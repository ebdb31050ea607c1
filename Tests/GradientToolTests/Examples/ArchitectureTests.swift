import Foundation
import Testing

/// ARCHITECTURE.md shows the way through files that are there.
@Suite struct ArchitectureTests {
  private let text: String

  init() throws {
    text = try String(
      contentsOf: CodeBlock.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
  }

  private func exists(_ path: String) -> Bool {
    ["", "Sources/"].contains { folder in
      FileManager.default.fileExists(
        atPath: CodeBlock.root.appendingPathComponent(folder + path).path)
    }
  }

  /// The paths in a line; a name alone stands beside the one before it.
  private func paths(in line: Substring) -> [String] {
    var folder = ""
    return line.matches(of: /`([A-Za-z][A-Za-z0-9+.\/-]*)`/).compactMap { match in
      let word = String(match.1)
      if word.contains("/") {
        folder = word.split(separator: "/").dropLast().joined(separator: "/") + "/"
        return word
      }
      return word.hasSuffix(".swift") || word.hasSuffix(".js") ? folder + word : nil
    }
  }

  @Test func `every file and folder that it names is there`() {
    var count = 0
    for line in text.split(separator: "\n") {
      for path in paths(in: line) {
        count += 1
        #expect(exists(path), "\(path)")
      }
    }
    #expect(count > 80)
  }

  @Test func `every file that the pages for contributors name is there`() throws {
    let pages = CodeBlock.files(in: "Documentation/Contributing", ending: ".md")
    #expect(pages.count == 4)
    for page in pages {
      let text = try String(
        contentsOf: CodeBlock.root.appendingPathComponent(page), encoding: .utf8)
      for path in text.split(separator: "\n").flatMap(paths) {
        #expect(exists(path), "\(page): \(path)")
      }
    }
  }

  @Test func `each of the three journeys has its files`() throws {
    let journeys = text.split(separator: "\n### ").dropFirst()
    #expect(journeys.count == 3)
    for journey in journeys {
      let files = journey.split(separator: "\n").flatMap(paths).filter { $0.contains(".") }
      #expect(files.count >= 9, "\(journey.prefix(40))")
    }
  }

  @Test func `every folder of sources has a row in its table of targets`() throws {
    let sources = CodeBlock.root.appendingPathComponent("Sources").resolvingSymlinksInPath()
    let folders = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    #expect(folders.count > 20)
    let libraries = ["CCairo", "CPNG", "CPango", "CSoup"]
    for folder in folders where !libraries.contains(folder) {
      #expect(text.contains("\n| `\(folder)` |"), "\(folder)")
    }
  }
}
