import Foundation

/// The checked-in table of Apple's names: one a line, its columns parted by tabs.
struct AppleNameTable {
  struct Row: Hashable {
    /// The type and the member, or the type alone.
    let name: String
    /// The version of iOS that brought it.
    let introduced: Double
    /// The version that deprecated it; nil for none.
    let deprecated: Double?
    /// Whether the versions were read somewhere, and not only remembered.
    let isConfirmed: Bool
    let source: String

    /// How the name shows in code: without the type in front; an initialiser keeps it.
    var key: String {
      if name.contains(".init(") {
        return name.split(separator: ".").suffix(2).joined(separator: ".")
      }
      return name.split(separator: ".").last.map(String.init) ?? name
    }
  }

  struct Mistake: Error, CustomStringConvertible {
    let line: Int
    let text: String
    var description: String { "apple-names.tsv:\(line): \(text)" }
  }

  let rows: [Row]
  private let byKey: [String: [Row]]

  init(_ text: String) throws {
    var rows: [Row] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      rows.append(try Self.row(line, number: index + 1))
    }
    self.rows = rows
    byKey = Dictionary(grouping: rows, by: \.key)
  }

  private static func row(_ line: Substring, number: Int) throws -> Row {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 5 else {
      throw Mistake(
        line: number,
        text:
          "\(columns.count) columns instead of 5: name, introduced, deprecated or -, seen or memory, source"
      )
    }
    guard let introduced = Double(columns[1]) else {
      throw Mistake(line: number, text: "\(columns[1]) is no version")
    }
    guard columns[2] == "-" || Double(columns[2]) != nil else {
      throw Mistake(line: number, text: "\(columns[2]) is neither a version nor -")
    }
    guard ["seen", "memory"].contains(columns[3]) else {
      throw Mistake(line: number, text: "\(columns[3]) is neither seen nor memory")
    }
    guard !columns[0].isEmpty, !columns[4].isEmpty else {
      throw Mistake(line: number, text: "a name and a source are needed")
    }
    return Row(
      name: columns[0], introduced: introduced, deprecated: Double(columns[2]),
      isConfirmed: columns[3] == "seen", source: columns[4])
  }

  /// The rows whose name shows in code like this.
  subscript(key: String) -> [Row] { byKey[key] ?? [] }
}
