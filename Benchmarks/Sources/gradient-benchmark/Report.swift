import Foundation

/// The table: a line for each contest, ours first, the others as multiples of it.
enum Report {
  static func printHeader() {
    print("Median times; in brackets the median ratio to ours, round by round.\n")
  }

  static func printRow(_ name: String, _ results: [Contest.Result], note: String?) {
    let cells = results.enumerated().map { index, result in
      let ratio = index == 0 ? "" : String(format: " (%.2f×)", result.ratio)
      return "\(result.name) \(time(result.time))\(ratio)"
    }
    print(name)
    print("  " + cells.joined(separator: " · "))
    if let note { print("  \(note)") }
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: String(format: "%.0f ns", nanoseconds)
    case ..<1e6: String(format: "%.2f µs", nanoseconds / 1e3)
    default: String(format: "%.2f ms", nanoseconds / 1e6)
    }
  }
}
