import Foundation

/// A block of code in a page of Markdown.
struct CodeBlock {
  /// The page, from the root of the package.
  let page: String
  /// The number of its first line.
  let line: Int
  let language: String
  let lines: [String]

  var text: String { lines.joined(separator: "\n") + "\n" }
  var place: String { "\(page):\(line)" }

  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The blocks of a page in order.
  static func all(in page: String) throws -> [CodeBlock] {
    let text = try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    var blocks: [CodeBlock] = []
    var open: (language: String, line: Int, lines: [String])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if let block = open {
        if trimmed == "```" {
          blocks.append(
            CodeBlock(
              page: page, line: block.line, language: block.language, lines: block.lines))
          open = nil
        } else {
          open?.lines.append(String(line))
        }
      } else if trimmed.hasPrefix("```") {
        open = (String(trimmed.dropFirst(3)), index + 2, [])
      }
    }
    return blocks
  }

  /// The files below a folder of the package that end in a way, by their paths from its root.
  static func files(in folder: String, ending: String) -> [String] {
    let top = root.appendingPathComponent(folder).resolvingSymlinksInPath()
    let names = FileManager.default.enumerator(atPath: top.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { "\(folder)/\($0)" }
  }

  /// Whether the block is a run of lines of a source, whatever both are indented by.
  func isPart(of source: [Substring]) -> Bool {
    guard let first = lines.first else { return false }
    return source.indices.contains { start in
      guard source.count - start >= lines.count, source[start].hasSuffix(first) else {
        return false
      }
      let indent = source[start].dropLast(first.count)
      guard indent.allSatisfy({ $0 == " " }) else { return false }
      return zip(lines, source[start...]).allSatisfy { line, other in
        line.isEmpty ? other.allSatisfy { $0 == " " } : other == indent + line
      }
    }
  }
}
