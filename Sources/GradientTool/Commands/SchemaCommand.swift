/// `gradient schema`: the JSON Schema of style files.
struct SchemaCommand: Command {
  static let signature = CommandSignature(
    name: "schema", abstract: "Write the JSON Schema of style files, for editors.",
    discussion: """
      With it an editor completes members, states and words, and marks most of what 'check' \
      refuses. Write it beside the style files and name it in them: \
      '"$schema": "./style.schema.json"'. It is of draft 2020-12, for style files and \
      resolver documents.
      """,
    sections: [WrittenText.arguments])

  let output: WrittenText

  init(_ values: ArgumentValues) throws(UsageError) {
    output = try WrittenText(values)
  }

  func run(on console: any Console) async throws -> ExitCode {
    try output.write(StyleSchema.text, on: console)
    return .success
  }
}
