import GradientModel

/// `gradient list`: what controls look like, in words.
struct ListCommand: Command {
  private enum Format: String, CaseIterable, Sendable {
    case text, csv
  }

  private static let format = Option<Format>(
    "format", placeholder: "format", help: "'text' or 'csv'.", defaultText: "text",
    words: Format.allCases.map(\.rawValue)
  ) { (text) throws(InvalidValue) in try Keywords(Format.allCases, name: \.rawValue).value(text) }

  private static let json = Flag("json", help: "Print the looks as JSON.")

  private static let selecting = SelectionOptions(
    default: PictureSelection(appearances: .all, metrics: .all))

  static let signature = CommandSignature(
    name: "list", abstract: "List every control, state, appearance, member and stop.",
    discussion: """
      The values are those that are drawn: what states and appearances come to together, and what \
      is derived. As text a control is listed whole in its first state, and in others as far as it \
      differs; as CSV and JSON it is whole everywhere. Colours have their sRGB pixel beside them, \
      as a colour picker reads it off a picture.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("WHAT TO LIST", [selecting.only] + selecting.looks),
      CommandSignature.Section("OUTPUT", [format, json]),
    ])

  let styles: [String]
  let selection: PictureSelection
  let printsJSON: Bool
  private let format: Format

  init(_ values: ArgumentValues) throws(UsageError) {
    styles = try values.operands(SharedOptions.styles)
    selection = try Self.selecting.selection(values)
    try values.exclude(Self.format, Self.json)
    format = try values.value(of: Self.format) ?? .text
    printsJSON = values[Self.json]
  }

  func run(on console: any Console) async throws -> ExitCode {
    let files = try StyleReading.load(styles, on: console)
    try selection.checkMatches(in: files)
    let looks = files.flatMap { LookWords.all(of: $0, selection) }
    if printsJSON {
      try console.write(JSONValue.array(looks.map(\.json)).text + "\n")
    } else {
      try console.write(format == .csv ? LookTable.csv(looks) : LookList.text(looks))
    }
    return .success
  }
}
