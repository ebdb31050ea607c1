import GradientImport

/// `gradient import figma`: paints of Figma.
struct ImportFigmaCommand: Command {
  static let signature = CommandSignature(
    name: "import figma", abstract: "Make a style file of the gradients in a Figma file.",
    discussion: """
      The file is JSON as Figma's REST API answers: nodes, a whole file, styles with their paints, or \
      a list of paints. Each paint style and each node that is filled with a gradient becomes a \
      control; '/' in its name makes groups. Of several fills two can be kept.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [ImportOptions.source]), ImportOptions.arguments,
    ])

  let values: ImportOptions.Values

  init(_ values: ArgumentValues) throws(UsageError) {
    self.values = try ImportOptions.Values(values)
  }

  func run(on console: any Console) async throws -> ExitCode {
    var settings = StyleImport.Settings()
    if let stem = values.stem { settings.name = stem }
    try ImportOptions.run(values, on: console) {
      StyleImport.figma($0, path: $1, settings: settings)
    }
    return .success
  }
}
