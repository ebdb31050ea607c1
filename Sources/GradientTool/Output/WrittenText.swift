import GradientTokens

/// A text that goes to a file of its own, or to standard output.
struct WrittenText: Sendable {
  static let output = Option<FilePath>(
    "output", short: "o", placeholder: "file",
    help: "The file to write instead of standard output."
  ) { (text) throws(InvalidValue) in try SharedOptions.file(text) }

  static let arguments = CommandSignature.Section("OUTPUT", [output, SharedOptions.force])

  /// Nil where the text is printed.
  let target: OutputFile?

  init(_ values: ArgumentValues) throws(UsageError) {
    let isForced = values[SharedOptions.force]
    target = try values.value(of: Self.output).map { OutputFile($0, isForced: isForced) }
  }

  /// Writes a text; a file with another content is replaced only by force.
  func write(_ text: String, on console: any Console) throws(Failure) {
    guard let target else { return try console.write(text) }
    let bytes = Array(text.utf8)
    try target.replace(with: bytes, mark: .content(bytes))
    try console.write("'\(PlainLine.of(target.path.text))' is written\n")
  }
}
