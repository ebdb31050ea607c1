public import GradientModel
public import GradientTokens

/// Other people's gradients as style files.
///
/// The result is a file that somebody might have written by hand: names from the source, its order,
/// short forms, and a palette of the colours that several values share. What a style file cannot say
/// is left out, and a diagnostic with its place in the source says so.
public enum StyleImport {
  /// What an importer has to be told.
  public struct Settings: Sendable {
    /// The size in points that lengths are worked out for; nil leaves gradients out that need one.
    public var size: Size2D?
    /// The name of a control whose gradient has none in the source.
    public var name = "gradient"
    /// The most stops that all gradients may have, with those that stand for blends: a style file
    /// with more of them is not read.
    package var totalStops = ReadingLimits.totalStops
    /// The most bytes that all custom properties of CSS come to where they are put in.
    package var propertyBytes = CSSVariables.totalLimit

    /// The settings that suit most files: no size, and gradients called `gradient`.
    public init() {}
  }

  /// What came of an import.
  public struct Result: Sendable {
    /// The style file in UTF-8, laid out as `gradient format` does; nil where nothing could be
    /// imported.
    public var file: [UInt8]?
    /// Errors, warnings and notes in the order of their places in the source.
    public var diagnostics: [Diagnostic]
  }
}

extension StyleImport {
  /// Ends an import: prints what was gathered, unless there is nothing or an error.
  static func result(
    of draft: Draft, _ report: ImportReport, _ bytes: [UInt8], path: String, nothing: String
  ) -> Result {
    var report = report
    if draft.isEmpty, !report.hasErrors {
      report.add(.error, .unsupported, at: 0, nothing)
    }
    let file = report.hasErrors ? nil : DraftPrinter.print(draft)
    return Result(file: file, diagnostics: report.located(in: bytes, path: path))
  }
}
