/// Something to say about a place in a style file.
public struct Diagnostic: Sendable {
  /// How much a diagnostic matters.
  public enum Severity: Int, Sendable {
    /// What the file says cannot be used.
    case error
    /// The file can be used, but probably does not mean what it says.
    case warning
    /// The file was understood although it is not written as the format says.
    case note

    /// The word in front of the message.
    public var word: String {
      switch self {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    }
  }

  /// How much it matters.
  public var severity: Severity
  /// The rule that was broken, under a name that does not change between releases.
  public var code: DiagnosticCode
  /// The file, as the caller named it.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode characters, from 1.
  public var column: Int
  /// The token or group, its names joined by dots; empty where none is meant.
  public var name: String
  /// What was found, what is allowed and what to do.
  public var message: String

  /// The diagnostic on one line, as compilers write them: `path:line:column: error: [code] name: …`.
  ///
  /// Control characters of the file's names stand there as JSON's escapes.
  public var text: String {
    let place = "\(path):\(line):\(column): \(severity.word): [\(code.name)] "
    return PlainLine.of(name.utf8.isEmpty ? place + message : place + name + ": " + message)
  }
}
