/// `gradient schema`: the JSON Schema of style files.
struct SchemaCommand: Command {
  private static let output = Option<FilePath>(
    "output", short: "o", placeholder: "file",
    help: "The file to write instead of standard output."
  ) { (text) throws(InvalidValue) in try SharedOptions.file(text) }

  static let signature = CommandSignature(
    name: "schema", abstract: "Write the JSON Schema of style files, for editors.",
    discussion: """
      With it an editor completes members, states and words, and marks most of what 'check' \
      refuses. Write it beside the style files and name it in them: \
      '"$schema": "./style.schema.json"'. It is of draft 2020-12, and for style files; resolver \
      documents have another form.
      """,
    sections: [CommandSignature.Section("OUTPUT", [output, SharedOptions.force])])

  let target: FilePath?
  let isForced: Bool

  init(_ values: ArgumentValues) throws(UsageError) {
    target = try values.value(of: Self.output)
    isForced = values[SharedOptions.force]
  }

  func run(on console: any Console) async throws -> ExitCode {
    try WrittenText.write(StyleSchema.text, to: target, isForced: isForced, on: console)
    return .success
  }
}
