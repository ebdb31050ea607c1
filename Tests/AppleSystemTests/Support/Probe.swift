#if os(iOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A question that only an Apple system can settle, and how to ask it.
struct Probe: CustomStringConvertible {
  /// The question, in a few words without spaces, so that a log can be searched.
  let name: String
  /// What the system does: a name and a value for each line.
  let answers: () -> [(String, String)]

  init(_ name: String, _ answers: @escaping () -> [(String, String)]) {
    self.name = name
    self.answers = answers
  }

  nonisolated var description: String { "a probe" }

  /// Asks, and writes the answers to the log as `PROBE question key: value`.
  func run() -> [String] {
    let lines = answers().map { "PROBE \(name) \($0.0): \($0.1)" }
    for line in lines { print(line) }
    return lines
  }
}
