/// The command line as a function.
package enum Tool {
  /// The version of the whole package.
  package static let version = "0.1.0"
  /// The day of that version, which the manual page bears.
  static let versionDate = "2026-11-30"

  static let commands: [any Command.Type] = [
    RenderCommand.self, SheetCommand.self, ShowcaseCommand.self, ListCommand.self,
    ExplainCommand.self, CheckCommand.self, FormatCommand.self, CompareCommand.self,
    DiffCommand.self, InitCommand.self, SchemaCommand.self,
    ExportCSSCommand.self, ExportSVGCommand.self, ExportSwiftCommand.self,
    ExportCatalogCommand.self, ExportAndroidCommand.self, ExportTokensCommand.self,
    ImportCSSCommand.self, ImportFigmaCommand.self, ImportUIGradientsCommand.self,
    ImportTokensCommand.self,
    StudioCommand.self, PreviewCommand.self,
  ]

  /// The whole command line as a value.
  static var description: ProgramDescription {
    describing(commands.map { $0.signature }, options: ProgramOptions.declarations)
  }

  private static func describing(
    _ commands: [CommandSignature], options: [ArgumentDeclaration]
  ) -> ProgramDescription {
    ProgramDescription(
      name: "gradient",
      abstract: "Gradient buttons from a style file: drawn, checked and laid out.",
      version: version, date: versionDate, options: options, commands: commands)
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - console: Where results and messages go.
  /// - Returns: What the process should end with.
  package static func run(_ arguments: [String], on console: any Console) async -> ExitCode {
    do {
      return try await run(arguments[...], on: console)
    } catch let failure as Failure where !Task.isCancelled {
      if failure == .pipeClosed { return .pipeClosed }
      console.report("gradient: error: \(failure.message)\n")
      return .failure
    } catch {
      // What is not a failure is a `CancellationError`, or came after the task was cancelled.
      console.report("gradient: interrupted\n")
      return .interrupted
    }
  }

  private static func run(
    _ words: ArraySlice<String>, on console: any Console
  ) async throws -> ExitCode {
    var words = words
    guard var name = words.popFirst() else {
      try console.write(HelpText.program(description))
      return .success
    }
    var asksForHelp = words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    if name.hasPrefix("--"), name != "--help" {
      return try ProgramOptions.answer(name, words, of: description, on: console)
    }
    if name == "help" || name == "--help" || name == "-h" {
      guard let topic = words.popFirst() else {
        try console.write(HelpText.program(description))
        return .success
      }
      (name, asksForHelp) = (topic, true)
    }
    let family = commands.map { $0.signature.name }.filter { $0.hasPrefix(name + " ") }
    if !family.isEmpty {
      guard let form = words.first, !form.hasPrefix("-") else {
        return try reportFamily(name, family, asksForHelp: asksForHelp, on: console)
      }
      words.removeFirst()
      name += " " + form
    }
    guard let command = commands.first(where: { $0.signature.name == name }) else {
      console.report(HelpText.failure(unknown(name), in: nil))
      return .usage
    }
    if asksForHelp {
      try console.write(HelpText.command(command.signature))
      return .success
    }
    return try await run(command, words, on: console)
  }

  /// What a word that begins several commands comes to alone: their list.
  private static func reportFamily(
    _ name: String, _ family: [String], asksForHelp: Bool, on console: any Console
  ) throws(Failure) -> ExitCode {
    guard asksForHelp else {
      let error = UsageError(
        message: "'\(name)' is followed by a format: \(family.alternatives).")
      console.report(HelpText.failure(error, in: nil))
      return .usage
    }
    let signatures = commands.map { $0.signature }.filter { family.contains($0.name) }
    try console.write(
      HelpText.program(
        describing(
          signatures,
          options: [CommandSignature.version.declaration, CommandSignature.help.declaration])))
    return .success
  }

  private static func run(
    _ type: any Command.Type, _ words: ArraySlice<String>, on console: any Console
  ) async throws -> ExitCode {
    let command: any Command
    do {
      let values = try ArgumentReader.read(words, for: type.signature.declarations)
      if values[CommandSignature.version] {
        try console.write("\(version)\n")
        return .success
      }
      command = try type.init(values)
    } catch let error as UsageError {
      console.report(HelpText.failure(error, in: type.signature))
      return .usage
    }
    return try await command.run(on: console)
  }

  private static func unknown(_ name: String) -> UsageError {
    if name.hasPrefix("-") { return ProgramOptions.unknown(name) }
    let names = commands.map { $0.signature.name }
    let near = NearMiss.of(name, in: names).map { " Did you mean '\($0)'?" } ?? ""
    return UsageError(
      message: "Unknown command '\(name)'.\(near) Please provide \(names.alternatives).")
  }
}
