/// One command: its signature, its arguments by type, and what it does.
protocol Command: Sendable {
  static var signature: CommandSignature { get }

  /// Reads the command's arguments.
  ///
  /// - Throws: ``UsageError`` for values that it cannot take.
  init(_ values: ArgumentValues) throws(UsageError)

  /// Does what the command does.
  ///
  /// - Throws: ``Failure`` if it cannot; `CancellationError` if its task was cancelled.
  func run(on console: any Console) async throws -> ExitCode
}
