/// A command line that is not as the command asks.
struct UsageError: Error {
  /// What is wrong with which argument, and what is allowed.
  let message: String
  /// The argument that it is about, whose help is shown.
  var argument: ArgumentDeclaration?
}

/// A value that an option cannot take.
struct InvalidValue: Error {
  /// What is allowed, as a sentence.
  let reason: String
}
