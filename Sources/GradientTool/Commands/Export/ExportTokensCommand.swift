import GradientTokens

/// `gradient export tokens`: strict design tokens.
struct ExportTokensCommand: Command {
  static let signature = CommandSignature(
    name: "export tokens", abstract: "Write a style file as strict design tokens.",
    discussion: """
      The file that 'gradient format --strict' prints: DTCG 2025.10 without short forms, a type on \
      every token. It reads as an equal style, and what other tools keep in '$extensions' stays.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("OUTPUT", [ExportOptions.file, SharedOptions.force]),
    ])

  let style: String
  let file: OutputFile

  init(_ values: ArgumentValues) throws(UsageError) {
    let styles = try values.operands(SharedOptions.styles)
    guard styles.count == 1 else {
      throw UsageError(message: "One style file becomes one file of tokens; give them one by one.")
    }
    style = styles[0]
    file = try OutputFile(values)
  }

  func run(on console: any Console) async throws -> ExitCode {
    let source = StyleSource(style)
    let formatted = StyleFile.format(
      try source.read(on: console), path: source.label, as: .strict,
      settings: ReadingSettings(), loader: FolderLoader(for: source))
    for diagnostic in formatted.diagnostics { console.report(diagnostic.text + "\n") }
    guard let text = formatted.bytes else {
      throw Failure("nothing was written because of the errors in '\(source.label)'")
    }
    try file.write(text, on: console)
    return .success
  }
}
