public import GradientModel

/// A theme as a CSS style sheet: a class for each control.
///
/// States are `:hover`, `:active`, `:focus-visible`, `:disabled`, `[aria-pressed="true"]` and
/// `[aria-busy="true"]`, appearances media queries, compact metrics the attribute
/// `data-metrics="compact"`. A control looks in each of them, and in all of them together, as the
/// style says: a rule holds what differs from the rules before it.
public struct CSSExport: Sendable {
  /// Whether each declaration is a custom property too, which a page may set itself.
  public var usesCustomProperties: Bool
  /// The attribute with which a page chooses light or dark itself; nil where the system's setting alone
  /// does.
  public var themeAttribute: CSSThemeAttribute?
  /// The most bytes that a style sheet may have.
  package var byteLimit = ExportLimits.bytes

  /// Makes an exporter.
  ///
  /// - Parameters:
  ///   - usesCustomProperties: Whether each declaration is a custom property too.
  ///   - themeAttribute: The attribute with which a page chooses light or dark itself; nil where the
  ///     system's setting alone does.
  public init(usesCustomProperties: Bool = false, themeAttribute: CSSThemeAttribute? = nil) {
    self.usesCustomProperties = usesCustomProperties
    self.themeAttribute = themeAttribute
  }

  /// Writes a style sheet.
  ///
  /// - Parameters:
  ///   - theme: The controls.
  ///   - path: The path of the one file made.
  ///   - source: What the file's first comment calls the style file.
  /// - Returns: The style sheet, and what it does not say.
  /// - Throws: An error for names that cannot be classes, or not two of them, and for a style sheet
  ///   beyond 1 GiB.
  public func files(
    of theme: ControlTheme, path: String, source: String
  ) throws(ExportError) -> Export {
    let names = try NameTable(theme, .css).names
    var losses = LossList()
    var writer = TextWriter("/* Made by gradient from ", limit: byteLimit)
    writer.add(SafeText.comment(source))
    writer.add("; what is changed here is lost when it is made again. */\n")
    if !names.isEmpty { CSSSheet.addCommonRule(names, to: &writer) }
    for (control, name) in zip(theme.controls, names) {
      let sheet = CSSSheet(control, name: name, options: self)
      sheet.write(to: &writer)
      try writer.checkLimit()
      losses.add(CSSLosses.losses(of: control))
    }
    return Export(
      files: [ExportedFile(path: path, content: .text(writer.bytes))], losses: losses.losses)
  }
}
