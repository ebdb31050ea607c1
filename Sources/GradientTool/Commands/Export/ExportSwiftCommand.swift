import GradientExport

/// `gradient export swift`: constants.
struct ExportSwiftCommand: Command {
  private static let access = Option<SwiftExport.Access>(
    "access", placeholder: "level", help: "Who may use them: 'internal', 'package' or 'public'.",
    defaultText: "internal", words: SwiftExport.Access.allCases.map(\.name)
  ) { (text) throws(InvalidValue) in
    try Keywords(SwiftExport.Access.allCases, name: \.name).value(text)
  }

  static let signature = CommandSignature(
    name: "export swift", abstract: "Write controls as Swift constants.",
    discussion: """
      For each control there is a constant of 'ControlStyle' and one of 'ControlTheme.Name', both \
      called by its name in camel case, and a 'ControlTheme' with all of them, called by the style \
      file's name. They equal the file's styles. To have this done at each build, use the plug-in \
      GradientStyles instead.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("WHAT TO WRITE", [ExportOptions.only, access]),
      CommandSignature.Section("OUTPUT", [ExportOptions.file, SharedOptions.force]),
    ])

  let selection: ExportOptions.Selection
  let file: OutputFile
  let exporter: SwiftExport

  init(_ values: ArgumentValues) throws(UsageError) {
    selection = try ExportOptions.Selection(values)
    file = try OutputFile(values)
    exporter = SwiftExport(access: try values.value(of: Self.access) ?? .internal)
  }

  func run(on console: any Console) async throws -> ExitCode {
    let (files, theme) = try selection.load(on: console)
    let export = try ExportOptions.export { () throws(ExportError) in
      try exporter.files(
        of: theme, path: file.path.name, themeName: files[0].title,
        source: ExportOptions.source(of: files))
    }
    try ExportOptions.write(export, to: file, on: console)
    return .success
  }
}
