import GradientExport

/// `gradient export swift`: constants.
struct ExportSwiftCommand: Command {
  private static let access = Option<SwiftExport.Access>(
    "access", placeholder: "level", help: "Who may use them: 'internal', 'package' or 'public'.",
    defaultText: "internal"
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

  let styles: [String]
  let patterns: [NamePattern]
  let file: FilePath
  let isForced: Bool
  let exporter: SwiftExport

  init(_ values: ArgumentValues) throws(UsageError) {
    styles = try values.operands(SharedOptions.styles)
    patterns = try values.values(of: ExportOptions.only)
    file = try values.required(ExportOptions.file)
    isForced = values[SharedOptions.force]
    exporter = SwiftExport(access: try values.value(of: Self.access) ?? .internal)
  }

  func run(on console: any Console) async throws -> ExitCode {
    let files = try StyleReading.load(styles, on: console)
    let theme = try ExportOptions.theme(of: files, only: patterns)
    let export = try ExportOptions.export { () throws(ExportError) in
      try exporter.files(
        of: theme, path: file.name, themeName: files[0].title,
        source: ExportOptions.source(of: files))
    }
    try ExportOptions.write(export, to: file, isForced: isForced, on: console)
    return .success
  }
}
