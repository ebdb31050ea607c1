import Foundation

/// The table: a line for each contest, ours first, the others as multiples of it.
struct Report {
  /// Where the numbers come from.
  private let head: String
  private var rows = ""

  init(_ peer: Peer?) {
    let versions = ["Cairo \(CairoButton.version)", peer?.version ?? "Skia not installed"]
    head = """
      \(Self.day()), \(Self.machine()); \(versions.joined(separator: ", ")).
      Median processor times of 41 rounds; in brackets the median of each round's ratio to the first, \
      and its quartiles.

      """
    print(head)
  }

  /// Prints a contest and keeps it for the table.
  mutating func add(_ contest: Contest, _ results: [Contest.Result]) {
    print(contest.name)
    rows += "| \(contest.name) | "
    for (index, result) in results.enumerated() {
      let cell =
        index == 0
        ? "\(result.name) \(Self.time(result.time))"
        : "\(result.name) \(Self.time(result.time)) (\(Self.ratio(result)))"
      print("  " + cell)
      rows += (index == 0 ? "" : " · ") + cell
    }
    rows += " |\n"
    for note in contest.notes { print("  \(note)") }
  }

  /// Writes the table as Markdown.
  func write(to path: String) throws {
    let text = "\(head)\n| work | times |\n| --- | --- |\n\(rows)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private static func ratio(_ result: Contest.Result) -> String {
    let digits = result.ratio < 10 ? 2 : result.ratio < 100 ? 1 : 0
    func text(_ value: Double) -> String { String(format: "%.\(digits)f", value) }
    return "\(text(result.ratio))×, \(text(result.spread.lowerBound)) to "
      + text(result.spread.upperBound)
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: String(format: "%.0f ns", nanoseconds)
    case ..<1e6: String(format: "%.2f µs", nanoseconds / 1e3)
    default: String(format: "%.2f ms", nanoseconds / 1e6)
    }
  }

  private static func day() -> String {
    let date = DateFormatter()
    date.locale = Locale(identifier: "en_GB")
    date.dateFormat = "d MMMM yyyy"
    return date.string(from: Date())
  }

  /// The processor's name and the system's, where they are told.
  private static func machine() -> String {
    let info = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = info.split(separator: "\n").first { $0.hasPrefix("model name") }
    let model = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    let count = ProcessInfo.processInfo.processorCount
    return "\(model ?? "processor"), \(count) threads, "
      + ProcessInfo.processInfo.operatingSystemVersionString
  }
}
