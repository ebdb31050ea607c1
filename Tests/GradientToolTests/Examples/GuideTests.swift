import Foundation
import GradientTool
import Testing

/// What the guide, the modules' landing pages and README show is true.
@Suite struct GuideTests {
  private static let guide = CodeBlock.files(in: "Documentation/Guide.docc", ending: ".md")
  private static let pages =
    ["README.md"] + guide + CodeBlock.files(in: "Sources", ending: ".md")
    + CodeBlock.files(in: "Documentation/Contributing", ending: ".md")

  @Test func `there are pages, and each teaches something`() throws {
    #expect(Self.guide.count >= 18)
    for page in Self.guide {
      let text = try String(
        contentsOf: CodeBlock.root.appendingPathComponent(page), encoding: .utf8)
      #expect(text.utf8.count > 900, "\(page)")
    }
  }

  @Test func `every block of Swift is a run of lines of a file that is compiled`() throws {
    let files =
      CodeBlock.files(in: "Documentation/Snippets", ending: ".swift")
      + CodeBlock.files(in: "Tests", ending: "Tests.swift")
    let sources = try files.map { file in
      try String(contentsOf: CodeBlock.root.appendingPathComponent(file), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
    var count = 0
    for block in try Self.pages.flatMap(CodeBlock.all) where block.language == "swift" {
      count += 1
      #expect(sources.contains { block.isPart(of: $0) }, "\(block.place)")
    }
    #expect(count > 30)
  }

  @Test func `a block that is changed in one letter is no part of any file`() throws {
    let block = CodeBlock(
      page: "", line: 1, language: "swift", lines: ["let fill = 1", "", "draw(fill)"])
    let source: [Substring] = ["  let fill = 1", "", "  draw(fill)", "}"]
    #expect(block.isPart(of: source))
    #expect(!block.isPart(of: ["  let fill = 2", "", "  draw(fill)", "}"]))
    #expect(!block.isPart(of: ["  let fill = 1", "", "    draw(fill)", "}"]))
    #expect(!block.isPart(of: ["  let fill = 1", ""]))
  }

  @Test func `every block of JSON in them is a style file that is read without a finding`()
    async throws
  {
    var count = 0
    for block in try Self.pages.flatMap(CodeBlock.all) where block.language == "json" {
      count += 1
      let check = await Run("check", "--warnings-as-errors", "-", input: block.text)
      #expect(check.code == .success, "\(block.place): \(check.output)\(check.messages)")
    }
    #expect(count > 2)
  }

  @Test func `the style files of the guide's pictures have no finding`() async {
    for file in CodeBlock.files(in: "Documentation/Styles", ending: ".json") {
      let path = CodeBlock.root.appendingPathComponent(file).path
      let check = await Run("check", "--warnings-as-errors", path)
      #expect(check.code == .success, "\(check.output)")
    }
  }

  @Test func `every call in a block of shell is one that the command line knows`() async throws {
    let help = await HelpReading()
    var count = 0
    for block in try Self.pages.flatMap(CodeBlock.all) where block.language == "sh" {
      for line in block.lines {
        for call in line.split(separator: "|") {
          let words = call.split(separator: "#")[0].split(separator: " ").map(String.init)
          guard words.first == "gradient", words.count > 1, !words[1].hasPrefix("-") else {
            continue
          }
          count += 1
          let command = help.commands.first {
            $0 == words[1] || (words.count > 2 && $0 == words[1...2].joined(separator: " "))
          }
          let name = try #require(command, "\(block.place): \(line)")
          let known = try #require(help.options[name])
          for word in words where word.hasPrefix("--") {
            let option = String(word.split(separator: "=")[0])
            #expect(known.contains(option), "\(block.place): \(option)")
          }
        }
      }
    }
    #expect(count > 25)
  }

  @Test func `every page of the guide can be reached from its first`() throws {
    let first = try String(
      contentsOf: CodeBlock.root.appendingPathComponent("Documentation/Guide.docc/Guide.md"),
      encoding: .utf8)
    for page in Self.guide where !page.hasSuffix("/Guide.md") {
      let name = page.split(separator: "/").last?.dropLast(3) ?? ""
      #expect(first.contains("- <doc:\(name)>"), "\(page)")
    }
  }
}
