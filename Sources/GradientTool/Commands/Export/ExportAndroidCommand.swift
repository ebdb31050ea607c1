import GradientExport

/// `gradient export android`: resources.
struct ExportAndroidCommand: Command {
  private static let output = ExportOptions.folder(
    "The app's 'res' folder; made if it is missing. Other resources in it stay.")

  static let signature = CommandSignature(
    name: "export android", abstract: "Write controls as Android drawables.",
    discussion: """
      Each control is 'drawable/NAME.xml', a selector of one drawable for each state, and \
      'color/NAME_title.xml'; folders ending in '-night' and '-ldrtl' hold what differs in dark \
      mode and right to left. Android's shapes say less than a style: what they do not is a warning.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("WHAT TO WRITE", [ExportOptions.only]),
      CommandSignature.Section("OUTPUT", [output, SharedOptions.force]),
    ])

  let selection: ExportOptions.Selection
  let folder: OutputFolder

  init(_ values: ArgumentValues) throws(UsageError) {
    selection = try ExportOptions.Selection(values)
    folder = OutputFolder(
      path: try values.required(Self.output), isForced: values[SharedOptions.force])
  }

  func run(on console: any Console) async throws -> ExitCode {
    let (files, theme) = try selection.load(on: console)
    let export = try ExportOptions.export { () throws(ExportError) in
      try AndroidExport().files(of: theme, source: ExportOptions.source(of: files))
    }
    try await ExportOptions.write(export, to: folder, jobs: 1, on: console)
    return .success
  }
}
