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
    let output: OutputFile?

    init(_ values: ArgumentValues) throws(UsageError) {
      let sources = try values.operands(ImportOptions.source)
      guard sources.count == 1 else {
        throw UsageError(message: "One file becomes one style file; import them one by one.")
      }
      source = StyleSource(sources[0])
      let text = try values.value(of: ImportOptions.output)
      let isForced = values[SharedOptions.force]
      output = text.flatMap {
        $0 == "-" ? nil : OutputFile(FilePath($0), isForced: isForced)
      }
    }

    /// Settings with the source's name for a gradient that has none.
    var settings: StyleImport.Settings {
      var settings = StyleImport.Settings()
      if let path = source.path { settings.name = path.stem }
      return settings
    }
  }
}

/// A command that makes a style file of another kind of file.
protocol ImportCommand: Command {
  var values: ImportOptions.Values { get }

  /// What becomes of the bytes of a file, which messages call by its path.
  func imported(_ bytes: [UInt8], _ path: String) -> StyleImport.Result
}

extension ImportCommand {
  /// Imports a file, reports what there is to say and writes or prints the style file.
  ///
  /// - Throws: ``Failure`` if nothing could be imported: then nothing is written.
  func run(on console: any Console) async throws -> ExitCode {
    let result = imported(try values.source.read(on: console), values.source.label)
    for diagnostic in result.diagnostics { console.report(diagnostic.text + "\n") }
    guard let file = result.file else {
      throw Failure("nothing was written because of the errors in '\(values.source.label)'")
    }
    if let output = values.output {
      try output.write(file, on: console)
    } else {
      try console.write(String(decoding: file, as: UTF8.self))
    }
    return .success
  }
}
