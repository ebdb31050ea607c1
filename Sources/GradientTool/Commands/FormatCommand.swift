import GradientTokens

/// `gradient format`: style files in their canonical layout.
struct FormatCommand: Command {
  private static let inPlace = Flag(
    "in-place", short: "i", help: "Replace the files instead of printing them.")
  private static let strict = Flag(
    "strict", help: "Write the interchange form of DTCG 2025.10, without short forms.")
  private static let check = Flag(
    "check",
    help: "Print the names of files that are laid out otherwise, and fail if there are any.")

  static let signature = CommandSignature(
    name: "format", abstract: "Lay out style files in the canonical way.",
    discussion: """
      Prints the file. What other tools keep in '$extensions' stays as it is, and so does the order \
      of tokens.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("LAYOUT", [inPlace, strict, check]),
    ])

  let styles: [String]
  let isInPlace: Bool
  let isStrict: Bool
  let isCheck: Bool

  init(_ values: ArgumentValues) throws(UsageError) {
    styles = try values.operands(SharedOptions.styles)
    isInPlace = values[Self.inPlace]
    isStrict = values[Self.strict]
    isCheck = values[Self.check]
    try values.exclude(Self.inPlace, Self.check)
    if isInPlace, styles.contains("-") {
      throw UsageError(
        message: "Standard input cannot be laid out in place. Leave '-i' out to print the result.",
        argument: Self.inPlace.declaration)
    }
    if styles.count > 1, !isInPlace, !isCheck {
      throw UsageError(
        message: "Only one file can be printed. Use '-i' to lay out several in place.")
    }
  }

  func run(on console: any Console) async throws -> ExitCode {
    var code = ExitCode.success
    for source in try StyleSource.all(styles) {
      let bytes = try source.read(on: console)
      let formatted = StyleFile.format(
        bytes, path: source.label, as: isStrict ? .strict : .canonical,
        settings: ReadingSettings(), loader: FolderLoader(for: source))
      for diagnostic in formatted.diagnostics { console.report(diagnostic.text + "\n") }
      guard let text = formatted.bytes else {
        console.report("gradient: error: '\(PlainLine.of(source.label))' was left as it is\n")
        code = .failure
        continue
      }
      if isCheck {
        guard text != bytes else { continue }
        try console.write("\(PlainLine.of(source.label))\n")
        code = .failure
      } else if isInPlace, let path = source.path {
        guard text != bytes else { continue }
        try path.replace(with: text)
      } else {
        try console.write(String(decoding: text, as: UTF8.self))
      }
    }
    return code
  }
}
