/// `gradient studio`: the editor as one page.
struct StudioCommand: Command {
  static let signature = CommandSignature(
    name: "studio", abstract: "Write the studio, an editor of style files, as one web page.",
    discussion: """
      The page works opened from disk and offline, in current browsers. It draws with the same code \
      as this program, keeps what is edited in the browser until it is saved as a file, and sends \
      nothing anywhere.
      """,
    sections: [
      CommandSignature.Section("OUTPUT", [ExportOptions.file, SharedOptions.force])
    ])

  let file: OutputFile

  init(_ values: ArgumentValues) throws(UsageError) {
    file = try OutputFile(values)
  }

  func run(on console: any Console) async throws -> ExitCode {
    try file.write(Array(StudioPage.html.utf8), on: console)
    return .success
  }
}
