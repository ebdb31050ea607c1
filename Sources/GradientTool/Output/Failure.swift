import GradientTokens

/// Why a command could not do what was asked.
package struct Failure: Error, Hashable {
  /// What happened to what and, where it helps, what to do.
  package let message: String

  init(_ message: String) { self.message = PlainLine.of(message) }

  init(_ action: String, _ path: FilePath, _ error: SystemError) {
    self.init("cannot \(action) '\(path.text)'", because: error)
  }

  /// A failure with an error's own words; errors without any of their own have no place in messages.
  init(_ what: String, because error: some Error & CustomStringConvertible) {
    self.init("\(what): \(error.description)")
  }

  /// The reader of standard output has gone, which is no mistake of anybody's.
  static let pipeClosed = Failure("cannot write to standard output: nobody reads it")

  /// Whether the reader of standard output has gone.
  package var isPipeClosed: Bool { self == .pipeClosed }
}

extension Failure: CustomStringConvertible {
  package var description: String { message }
}
