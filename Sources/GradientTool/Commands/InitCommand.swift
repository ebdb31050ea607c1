/// `gradient init`: a style file to start from.
struct InitCommand: Command {
  static let signature = CommandSignature(
    name: "init", abstract: "Write a style file to start from.",
    discussion: """
      Two buttons in light and dark that explain themselves, member by member. A file that is \
      there already is kept.
      """,
    sections: [WrittenText.arguments])

  let output: WrittenText

  init(_ values: ArgumentValues) throws(UsageError) {
    output = try WrittenText(values)
  }

  func run(on console: any Console) async throws -> ExitCode {
    try output.write(StarterFile.text, on: console)
    return .success
  }
}
