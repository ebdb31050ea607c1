import GradientImport

/// `gradient import figma`: paints of Figma.
struct ImportFigmaCommand: ImportCommand {
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

  func imported(_ bytes: [UInt8], _ path: String) -> StyleImport.Result {
    StyleImport.figma(bytes, path: path, settings: values.settings)
  }
}
