/// What an exporter makes of a theme: files, and what they do not say.
public struct Export: Sendable {
  /// The files, in an order that depends on the theme alone.
  public var files: [ExportedFile]
  /// What the style says and the files do not, each once.
  public var losses: [Loss]

  /// Makes an export.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - losses: What the files do not say.
  public init(files: [ExportedFile], losses: [Loss]) {
    self.files = files
    self.losses = losses
  }
}

/// Why a theme cannot be exported at all.
public struct ExportError: Error, Hashable, Sendable {
  /// What is wrong with which control, and what to do.
  public let message: String

  /// Makes an error.
  ///
  /// - Parameter message: What is wrong with which control, and what to do.
  public init(_ message: String) { self.message = message }
}
