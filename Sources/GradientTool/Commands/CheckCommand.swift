import GradientTokens

/// `gradient check`: what is wrong with style files.
struct CheckCommand: Command {
  private static let warningsAsErrors = Flag(
    "warnings-as-errors", help: "Also fail because of warnings.")
  private static let json = Flag("json", help: "Print the findings as JSON.")

  static let signature = CommandSignature(
    name: "check", abstract: "Check style files and print what is wrong with them.",
    discussion: """
      Each finding is a line PATH:LINE:COLUMN: SEVERITY: [RULE] NAME: MESSAGE. The exit code is 1 \
      if there is an error, and 0 if there are only warnings and notes.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("FINDINGS", [warningsAsErrors, json]),
    ])

  let styles: [String]
  let failsForWarnings: Bool
  let printsJSON: Bool

  init(_ values: ArgumentValues) throws(UsageError) {
    styles = try values.operands(SharedOptions.styles)
    failsForWarnings = values[Self.warningsAsErrors]
    printsJSON = values[Self.json]
  }

  func run(on console: any Console) async throws -> ExitCode {
    var diagnostics: [Diagnostic] = []
    for source in try StyleSource.all(styles) {
      let bytes = try source.read(on: console)
      diagnostics +=
        StyleFile.read(bytes, path: source.label, loader: FolderLoader(for: source)).diagnostics
    }
    if printsJSON {
      try console.write(JSONValue.array(diagnostics.map(\.json)).text + "\n")
    } else {
      try console.write(diagnostics.map { $0.text + "\n" }.joined())
    }
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    if errors + warnings > 0 {
      console.report("\(Self.count(errors, "error")), \(Self.count(warnings, "warning"))\n")
    }
    return errors > 0 || failsForWarnings && warnings > 0 ? .failure : .success
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Diagnostic {
  fileprivate var json: JSONValue {
    .object([
      ("path", .string(path)), ("line", .number(Double(line))),
      ("column", .number(Double(column))), ("severity", .string(severity.word)),
      ("rule", .string(code.name)), ("name", .string(name)), ("message", .string(message)),
    ])
  }
}
