import GradientExport

/// `gradient export css`: a style sheet.
struct ExportCSSCommand: Command {
  private static let customProperties = Flag(
    "custom-properties",
    help: "Make a custom property of every declaration, for pages that set some themselves.")

  private static let themeAttribute = Option<CSSThemeAttribute>(
    "theme-attribute", placeholder: "name",
    help: """
      An attribute such as 'data-theme' with which the page chooses 'light' or 'dark' itself; without \
      it, the system's setting alone does.
      """
  ) { (text) throws(InvalidValue) in
    guard let attribute = CSSThemeAttribute(text) else {
      throw InvalidValue(
        reason: "Please provide letters, digits, '-' and '_', a letter first, as in 'data-theme'.")
    }
    return attribute
  }

  static let signature = CommandSignature(
    name: "export css", abstract: "Write controls as classes of a CSS style sheet.",
    discussion: """
      Each control is a class with its name, '/' and whatever no class can have replaced by '-'. \
      States are ':hover', ':active', ':focus-visible', ':disabled', '[aria-pressed="true"]' and \
      '[aria-busy="true"]', appearances media queries; compact metrics are the attribute \
      'data-metrics="compact"'. Gradients are written as they blend, with stops in sRGB for \
      browsers that do not know the space. What CSS cannot say is a warning.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section(
        "WHAT TO WRITE", [ExportOptions.only, customProperties, themeAttribute]),
      CommandSignature.Section("OUTPUT", [ExportOptions.file, SharedOptions.force]),
    ])

  let selection: ExportOptions.Selection
  let file: OutputFile
  let exporter: CSSExport

  init(_ values: ArgumentValues) throws(UsageError) {
    selection = try ExportOptions.Selection(values)
    file = try OutputFile(values)
    exporter = CSSExport(
      usesCustomProperties: values[Self.customProperties],
      themeAttribute: try values.value(of: Self.themeAttribute))
  }

  func run(on console: any Console) async throws -> ExitCode {
    let (files, theme) = try selection.load(on: console)
    let export = try ExportOptions.export { () throws(ExportError) in
      try exporter.files(
        of: theme, path: file.path.name, source: ExportOptions.source(of: files))
    }
    try ExportOptions.write(export, to: file, on: console)
    return .success
  }
}
