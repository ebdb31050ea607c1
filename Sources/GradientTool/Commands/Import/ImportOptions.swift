import GradientImport
import GradientTokens

/// What all commands that import have in common.
enum ImportOptions {
  static let source = Operands(
    placeholder: "file", help: "The file to import; '-' reads standard input.")

  static let output = Option<String>(
    "output", short: "o", placeholder: "file", help: "The style file to write; '-' prints it.",
    defaultText: "print it"
  ) { (text) throws(InvalidValue) in
    if text != "-" { _ = try SharedOptions.file(text) }
    return text
  }

  static let arguments = CommandSignature.Section("OUTPUT", [output, SharedOptions.force])

  /// What is written where.
  struct Values {
    let source: StyleSource
    /// Nil where the file is printed.
    let output: FilePath?
    let isForced: Bool

    init(_ values: ArgumentValues) throws(UsageError) {
      let sources = try values.operands(ImportOptions.source)
      guard sources.count == 1 else {
        throw UsageError(message: "One file becomes one style file; import them one by one.")
      }
      source = StyleSource(sources[0])
      let text = try values.value(of: ImportOptions.output)
      output = text.flatMap { $0 == "-" ? nil : FilePath($0) }
      isForced = values[SharedOptions.force]
    }

    /// The source's name up to its first dot; nil for standard input.
    var stem: String? {
      source.path.flatMap { $0.name.split(separator: ".").first.map(String.init) }
    }
  }

  /// Imports a file, reports what there is to say and writes or prints the style file.
  ///
  /// - Throws: ``Failure`` if nothing could be imported: then nothing is written.
  static func run(
    _ values: Values, on console: any Console,
    _ make: (_ bytes: [UInt8], _ path: String) -> StyleImport.Result
  ) throws(Failure) {
    let result = make(try values.source.read(on: console), values.source.label)
    for diagnostic in result.diagnostics { console.report(diagnostic.text + "\n") }
    guard let file = result.file else {
      throw Failure("nothing was written because of the errors in '\(values.source.label)'")
    }
    guard let output = values.output else {
      try console.write(String(decoding: file, as: UTF8.self))
      return
    }
    let folder = OutputFolder(path: output.folder, isForced: values.isForced)
    try folder.writeAll([(output.name, file)])
    try console.write("'\(PlainLine.of(output.text))'\n")
  }
}
