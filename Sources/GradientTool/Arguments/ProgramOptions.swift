/// The options that stand in place of a command.
enum ProgramOptions {
  private static let verbose = Flag(
    "verbose", help: "With '--version': also what it was built with and what it found here.")

  private static let completions = Option<Shell>(
    "generate-completion-script", placeholder: "shell",
    help: "Print the completions for 'bash', 'zsh' or 'fish'.",
    words: Shell.allCases.map(\.rawValue)
  ) { (text) throws(InvalidValue) in try Keywords(Shell.allCases, name: \.rawValue).value(text) }

  private static let manual = Flag("generate-manual", help: "Print the manual page.")

  static let declarations: [ArgumentDeclaration] = [
    CommandSignature.version.declaration, verbose.declaration, completions.declaration,
    manual.declaration, CommandSignature.help.declaration,
  ]

  /// Does what the first word, an option, asks for.
  ///
  /// - Parameters:
  ///   - name: The first word.
  ///   - words: What follows it.
  ///   - program: What completions and the manual page describe.
  ///   - console: Where answers and mistakes go.
  /// - Returns: What the process should end with.
  /// - Throws: ``Failure`` if the answer cannot be written.
  static func answer(
    _ name: String, _ words: ArraySlice<String>, of program: ProgramDescription,
    on console: any Console
  ) throws(Failure) -> ExitCode {
    let text: String
    do throws(UsageError) {
      text = try self.text(name, words, of: program)
    } catch {
      console.report(HelpText.failure(error, in: nil))
      return .usage
    }
    try console.write(text)
    return .success
  }

  private static func text(
    _ name: String, _ words: ArraySlice<String>, of program: ProgramDescription
  ) throws(UsageError) -> String {
    let isKnown = declarations.contains {
      name == "--\($0.name)" || name.hasPrefix("--\($0.name)=")
    }
    guard isKnown else { throw unknown(name) }
    let values = try ArgumentReader.read([name] + words, for: declarations)
    if let shell = try values.value(of: completions) {
      return shell.completionScript(for: program)
    }
    if values[manual] { return ManualPage(program: program).text }
    if values[CommandSignature.help] { return HelpText.program(program) }
    if values[CommandSignature.version] {
      return values[verbose] ? VersionText.verbose : "\(program.version)\n"
    }
    throw UsageError(
      message: "'--verbose' says more of the version. Please write '--version --verbose'.",
      argument: verbose.declaration)
  }

  /// The mistake of an option that there is not.
  static func unknown(_ name: String) -> UsageError {
    let names = declarations.map { "--\($0.name)" }
    let near = NearMiss.of(name, in: names).map { " Did you mean '\($0)'?" } ?? ""
    return UsageError(
      message: "Unknown option '\(name)'.\(near) A command comes first, its options follow.")
  }
}
