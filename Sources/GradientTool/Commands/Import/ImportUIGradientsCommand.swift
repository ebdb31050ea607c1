import GradientImport

/// `gradient import uigradients`: the list of uiGradients.
struct ImportUIGradientsCommand: ImportCommand {
  static let signature = CommandSignature(
    name: "import uigradients", abstract: "Make a style file of a list of named gradients.",
    discussion: """
      The list is JSON as uiGradients has it, an array of objects with 'name' and 'colors'. Each \
      becomes a control whose colours lie evenly from left to right.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [ImportOptions.source]), ImportOptions.arguments,
    ])

  let values: ImportOptions.Values

  init(_ values: ArgumentValues) throws(UsageError) {
    self.values = try ImportOptions.Values(values)
  }

  func imported(_ bytes: [UInt8], _ path: String) -> StyleImport.Result {
    StyleImport.uiGradients(bytes, path: path)
  }
}
