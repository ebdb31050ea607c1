/// `gradient init`: a style file to start from.
struct InitCommand: Command {
  private static let output = Option<FilePath>(
    "output", short: "o", placeholder: "file",
    help: "The file to write instead of standard output."
  ) { (text) throws(InvalidValue) in try SharedOptions.file(text) }

  static let signature = CommandSignature(
    name: "init", abstract: "Write a style file to start from.",
    discussion: """
      Two buttons in light and dark that explain themselves, member by member. A file that is \
      there already is kept.
      """,
    sections: [CommandSignature.Section("OUTPUT", [output, SharedOptions.force])])

  let target: FilePath?
  let isForced: Bool

  init(_ values: ArgumentValues) throws(UsageError) {
    target = try values.value(of: Self.output)
    isForced = values[SharedOptions.force]
  }

  func run(on console: any Console) async throws -> ExitCode {
    try WrittenText.write(StarterFile.text, to: target, isForced: isForced, on: console)
    return .success
  }
}
