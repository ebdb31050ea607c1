import GradientTokens

/// The standard streams of this process.
package final class ProcessConsole: Console {
  package let showsProgress = FileDescriptor.standardError.isTerminal
  private var hasProgress = false

  package init() {}

  package func write(_ text: String) throws(Failure) {
    showProgress(nil)
    do {
      try FileDescriptor.standardOutput.writeAll(Array(text.utf8))
    } catch SystemError.brokenPipe {
      throw .pipeClosed
    } catch {
      throw Failure("cannot write to standard output: \(error.text)")
    }
  }

  package func report(_ text: String) {
    showProgress(nil)
    try? FileDescriptor.standardError.writeAll(Array(Self.plain(text).utf8))
  }

  /// The last guard: whatever a message holds, only its line ends reach a terminal.
  private static func plain(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { PlainLine.of(String($0)) }.joined(separator: "\n")
  }

  /// Back to the first column, and erase to the end of the line (ECMA-48 EL).
  static let lineErasure = "\r\u{1B}[K"

  package func showProgress(_ line: String?) {
    guard showsProgress, hasProgress || line != nil else { return }
    hasProgress = line != nil
    let text = Self.lineErasure + (line.map(PlainLine.of) ?? "")
    try? FileDescriptor.standardError.writeAll(Array(text.utf8))
  }

  package func readInput() throws(Failure) -> [UInt8] {
    do {
      return try FileDescriptor.standardInput.readAll(upTo: InputLimits.styleBytes)
    } catch {
      throw Failure("cannot read standard input", because: error)
    }
  }
}
