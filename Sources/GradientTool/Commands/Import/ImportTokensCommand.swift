import GradientImport

/// `gradient import tokens`: design tokens of other tools.
struct ImportTokensCommand: ImportCommand {
  static let signature = CommandSignature(
    name: "import tokens", abstract: "Make a style file of another tool's design tokens.",
    discussion: """
      Reads what Tokens Studio, the Design Tokens plug-in for Figma and Style Dictionary write, and \
      writes it in the forms of style files, each token under its name. Gradients become controls. \
      What cannot be worked out, such as sums and modifiers, is left out, and a warning says where.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [ImportOptions.source]), ImportOptions.arguments,
    ])

  let values: ImportOptions.Values

  init(_ values: ArgumentValues) throws(UsageError) {
    self.values = try ImportOptions.Values(values)
  }

  func imported(_ bytes: [UInt8], _ path: String) -> StyleImport.Result {
    StyleImport.tokens(bytes, path: path)
  }
}
