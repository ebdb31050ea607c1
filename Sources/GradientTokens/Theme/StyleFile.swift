public import GradientModel

/// Reads style files: W3C design tokens (DTCG 2025.10) whose groups may declare themselves controls.
///
/// ```swift
/// let reading = StyleFile.read(bytes, path: "buttons.tokens.json")
/// for diagnostic in reading.diagnostics { print(diagnostic.text) }
/// let style = reading.theme["music/rec"]
/// ```
public enum StyleFile {
  /// What a file gives: its controls, and what there is to say about it.
  public struct Reading: Sendable {
    /// The controls that could be read, in the order of the file.
    ///
    /// A member that the file gives wrongly is left out, and a diagnostic says so.
    public var theme: ControlTheme
    /// Errors, warnings and notes in the order of their places.
    public var diagnostics: [Diagnostic]

    /// Whether the file holds an error.
    public var hasErrors: Bool {
      for diagnostic in diagnostics where diagnostic.severity == .error { return true }
      return false
    }
  }

  /// Reads a file that stands alone.
  ///
  /// Any bytes give a result; nothing traps, however deep, long or broken the file is. The time
  /// is proportional to the size of the file.
  ///
  /// - Parameters:
  ///   - bytes: The file: a token file, or a resolver document with all its sources inside.
  ///   - path: How diagnostics name the file.
  ///   - settings: Limits, and how a resolver document's contexts are understood.
  /// - Returns: The controls and the diagnostics.
  public static func read(
    _ bytes: [UInt8], path: String, settings: ReadingSettings = ReadingSettings()
  ) -> Reading {
    read(bytes, path: path, settings: settings, loader: NoFiles())
  }

  /// Reads a file and the files that it refers to, which only a resolver document does.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: How diagnostics name the file; its folder is where other files are looked for.
  ///   - settings: Limits, and how a resolver document's contexts are understood.
  ///   - loader: Gives the other files, all of them in the same folder or below.
  /// - Returns: The controls and the diagnostics.
  public static func read<Loader: FileLoader>(
    _ bytes: [UInt8], path: String, settings: ReadingSettings = ReadingSettings(), loader: Loader
  ) -> Reading {
    reading(of: TokenReading.read(bytes, path: path, settings: settings, loader: loader))
  }

  private static func reading(of tokens: TokenReading) -> Reading {
    var reader = ThemeReader(tokens)
    let theme = reader.read()
    return Reading(theme: theme, diagnostics: reader.findings.located(in: tokens.documents))
  }
}
