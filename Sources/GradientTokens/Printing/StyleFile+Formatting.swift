extension StyleFile {
  /// How a file is written back.
  public enum Layout: Sendable {
    /// Every value as it is, in the one layout.
    case canonical
    /// As DTCG 2025.10 has it, for other tools: no short forms, a `$type` on every token.
    case strict
  }

  /// A file written back, or what keeps it from being so.
  public struct Formatted: Sendable {
    /// The text in UTF-8; nil where the file holds an error.
    public var bytes: [UInt8]?
    /// Errors, warnings and notes in the order of their places.
    public var diagnostics: [Diagnostic]
  }

  /// Writes a file back in the canonical layout, or as strict DTCG.
  ///
  /// Order, unknown keys and other vendors' `$extensions` are kept. Formatting what was formatted
  /// changes nothing, and the strict form of a file reads as an equal theme, but for one thing: of
  /// gradient text whose colours are all written out, places outside 0…1, which DTCG does not have,
  /// become stops at 0 and 1 that look the same, unless what lies beyond them shows. Comments, which
  /// JSON does not have, are an error: they would be lost.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: How diagnostics name the file.
  ///   - layout: Canonical or strict.
  ///   - settings: Limits.
  /// - Returns: The text and the diagnostics.
  public static func format(
    _ bytes: [UInt8], path: String, as layout: Layout = .canonical,
    settings: ReadingSettings = ReadingSettings()
  ) -> Formatted {
    format(bytes, path: path, as: layout, settings: settings, loader: NoFiles())
  }

  /// Writes a file back that refers to other files.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: How diagnostics name the file; its folder is where other files are looked for.
  ///   - layout: Canonical or strict.
  ///   - settings: Limits.
  ///   - loader: Gives the other files, which are read and not written.
  /// - Returns: The text and the diagnostics.
  public static func format<Loader: FileLoader>(
    _ bytes: [UInt8], path: String, as layout: Layout, settings: ReadingSettings, loader: Loader
  ) -> Formatted {
    format(bytes, path: path, as: layout, limits: settings.limits) {
      TokenReading.read(bytes, path: path, settings: settings, loader: loader)
    }
  }

  private static func format(
    _ bytes: [UInt8], path: String, as layout: Layout, limits: ReadingLimits,
    tokens: () -> TokenReading
  ) -> Formatted {
    var findings = Findings()
    let document = JSONParser.parse(
      bytes, path: path, limits: limits, findings: &findings)
    guard !findings.hasErrors, !document.nodes.isEmpty else {
      return Formatted(bytes: nil, diagnostics: findings.located(in: [document]))
    }
    guard document.kind(0) == .object else {
      findings.add(
        .error, .syntax, at: Findings.Place(document: 0, offset: document.offset(0)),
        StyleFile.noObject(document))
      return Formatted(bytes: nil, diagnostics: findings.located(in: [document]))
    }
    guard layout == .strict else {
      return Formatted(
        bytes: CanonicalPrinter.print(document), diagnostics: findings.located(in: [document]))
    }
    let tokens = tokens()
    var reader = ThemeReader(tokens)
    _ = reader.read()
    let diagnostics = reader.findings.located(in: tokens.documents)
    guard !reader.findings.hasErrors else {
      return Formatted(bytes: nil, diagnostics: diagnostics)
    }
    let strict = StrictWriter.write(document, tokens)
    var ignored = Findings()
    let result = JSONParser.parse(strict, path: path, limits: limits, findings: &ignored)
    return Formatted(bytes: CanonicalPrinter.print(result), diagnostics: diagnostics)
  }
}

extension StyleFile {
  /// What there is to say about a document that is a number, a list or the like.
  static func noObject(_ document: JSONDocument) -> String {
    "the file holds \(document.excerpt(0)); a style file is one object"
  }
}
