import Foundation

/// The table of `Documentation/Exports.md` that lists what is over the design's limits, with its error and
/// with what shows the cause.
struct ExceedanceTable {
  struct Row: Equatable {
    /// The largest error.
    var error: Double
    /// The largest that is left where the cause is taken away.
    var rest: Double
  }

  private(set) var rows: [(name: String, row: Row)] = []

  static let file = PackageFiles.root.appending(path: "Documentation/Exports.md")
  private static let start = "<!-- measured -->\n"
  private static let end = "<!-- /measured -->\n"

  init() {}

  /// The table of the documentation.
  init(documentation text: String) throws {
    for line in try Self.parts(of: text).table.split(separator: "\n").dropFirst(2) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 3, let error = Double(cells[1]),
        let rest = Double(cells[2].prefix { $0.isNumber || $0 == "." })
      else { continue }
      rows.append((cells[0], Row(error: error, rest: rest)))
    }
  }

  mutating func add(_ cases: [MeasuredCase], of viewer: String) {
    let limits = MeasuredCase.limits
    for item in cases {
      let layers =
        item.layerCount <= 1 ? "one layer" : item.layerCount == 2 ? "two layers" : "three or more"
      if item.difference.inside > limits.inside {
        add(
          "\(viewer), inside, \(layers)", item.difference.inside,
          item.exact?.inside ?? item.difference.inside)
      }
      if item.worstEdge > limits.edge {
        add("\(viewer), at edges", item.worstEdge, item.fineEdge ?? item.worstEdge)
      }
      if item.difference.mean > limits.mean {
        add(
          "\(viewer), mean, \(layers)", item.difference.mean,
          item.exact?.mean ?? item.difference.mean)
      }
    }
  }

  private mutating func add(_ name: String, _ error: Double, _ rest: Double) {
    guard let index = rows.firstIndex(where: { $0.name == name }) else {
      rows.append((name, Row(error: error, rest: rest)))
      return
    }
    rows[index].row.error = max(rows[index].row.error, error)
    rows[index].row.rest = max(rows[index].row.rest, rest)
  }

  func row(_ name: String) -> Row? { rows.first { $0.name == name }?.row }

  /// A text with this table in place of its own.
  func written(into text: String) throws -> String {
    let (before, _, after) = try Self.parts(of: text)
    var table = "| | error | without the cause |\n| --- | --- | --- |\n"
    func figure(_ value: Double, _ name: String) -> String {
      String(format: name.contains("mean") ? "%.2f" : "%.1f", value)
    }
    for (name, row) in rows.sorted(by: { $0.name < $1.name }) {
      let way = name.hasSuffix("edges") ? "at 16 pixels a point" : "before our picture is rounded"
      table += "| \(name) | \(figure(row.error, name)) | \(figure(row.rest, name)) \(way) |\n"
    }
    return before + Self.start + table + Self.end + after
  }

  private struct Missing: Error {}

  private static func parts(
    of text: String
  ) throws -> (before: String, table: String, after: String) {
    guard let start = text.range(of: start), let end = text.range(of: end),
      start.upperBound <= end.lowerBound
    else { throw Missing() }
    return (
      String(text[..<start.lowerBound]), String(text[start.upperBound..<end.lowerBound]),
      String(text[end.upperBound...])
    )
  }
}
