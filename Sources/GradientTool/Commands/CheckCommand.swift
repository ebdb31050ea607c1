import GradientReview
import GradientTokens

/// `gradient check`: what is wrong with style files, and with the looks in them.
struct CheckCommand: Command {
  private static let warningsAsErrors = Flag(
    "warnings-as-errors", help: "Also fail because of warnings.")
  private static let json = Flag("json", help: "Print the findings as JSON.")

  private static let format = Option<CheckFormat>(
    "format", placeholder: "format",
    help: "Print as text, as json, or as github, which a workflow there shows at the lines.",
    defaultText: "text", words: CheckFormat.allCases.map(\.name)
  ) { (text) throws(InvalidValue) in
    try Keywords(CheckFormat.allCases, name: \.name).value(text)
  }

  private static let disable = Option<[String]>(
    "disable", placeholder: "rules", help: "Rules to leave out, separated by commas.",
    isRepeating: true, words: IgnoredRules.names.map(\.description)
  ) { (text) throws(InvalidValue) in
    try ValueSyntax.list(text) { (name) throws(InvalidValue) in try rules.value(name) }
  }

  private static let fix = Flag(
    "fix",
    help: """
      Write the smallest changes of colour with which titles can be read into the files, and \
      nothing else.
      """)

  private static let rules = Keywords(IgnoredRules.names.map(\.description), name: { $0 })

  static let signature = CommandSignature(
    name: "check", abstract: "Check style files and print what is wrong with them.",
    discussion: """
      Each finding is a line PATH:LINE:COLUMN: SEVERITY: [RULE] NAME: MESSAGE. Titles have to be \
      readable at their worst point (WCAG 2.2) in every state, appearance and direction; lints ask \
      whether states are seen, gradients do not band and radii fit. A rule is left out with \
      '--disable', or in a file, for all of it or for one control, with "ignore": [RULES] under \
      "dev.gradientcontrols". Rules: \(IgnoredRules.names.map(\.description).joined(separator: ", ")). \
      The exit code is 1 if there is an error, and 0 if there are only warnings and notes.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("WHAT TO CHECK", [disable, fix]),
      CommandSignature.Section("FINDINGS", [warningsAsErrors, format, json]),
    ])

  let styles: [String]
  let failsForWarnings: Bool
  let format: CheckFormat
  let checker: StyleChecker
  let isFixing: Bool

  init(_ values: ArgumentValues) throws(UsageError) {
    styles = try values.operands(SharedOptions.styles)
    failsForWarnings = values[Self.warningsAsErrors]
    try values.exclude(Self.json, Self.format)
    format = try values.value(of: Self.format) ?? (values[Self.json] ? .json : .text)
    checker = StyleChecker(
      disabled: Set(try values.values(of: Self.disable).flatMap { $0 }),
      jobs: Processor.coreCount)
    isFixing = values[Self.fix]
    if isFixing, styles.contains("-") {
      throw UsageError(
        message: "Standard input cannot be mended in place. Name the file, or leave '--fix' out.",
        argument: Self.fix.declaration)
    }
  }

  func run(on console: any Console) async throws -> ExitCode {
    var findings: [CheckFinding] = []
    for source in try StyleSource.all(styles) {
      var bytes = try source.read(on: console)
      if isFixing { bytes = try await fix(bytes, of: source, on: console) }
      let checked = try await checker.check(bytes, of: source)
      findings += checked.findings
      Warnings.report(checked.warnings, on: console)
    }
    try console.write(format.text(of: findings))
    let errors = findings.count { $0.severity == .error }
    let warnings = findings.count { $0.severity == .warning }
    if errors + warnings > 0 {
      console.report("\(Self.count(errors, "error")), \(Self.count(warnings, "warning"))\n")
    }
    return errors > 0 || failsForWarnings && warnings > 0 ? .failure : .success
  }

  private func fix(
    _ bytes: [UInt8], of source: StyleSource, on console: any Console
  ) async throws -> [UInt8] {
    guard let path = source.path else { return bytes }
    let result = try await StyleFixer(checker: checker).fix(bytes, of: source)
    if result.bytes != bytes { try path.replace(with: result.bytes) }
    for message in result.messages {
      console.report("\(PlainLine.of("\(source.label): \(message)"))\n")
    }
    return result.bytes
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
