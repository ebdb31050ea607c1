import Glibc

/// A claim that has to hold for every input.
enum Law {
  /// Ends the process with the claim, as libFuzzer understands it, unless it holds.
  static func demand(_ holds: Bool, _ claim: @autoclosure () -> String) {
    if !holds { broken(claim()) }
  }

  /// Ends the process with what was found.
  static func broken(_ finding: String) -> Never {
    var text = "broken law: \(finding)\n"
    text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
    abort()
  }
}
