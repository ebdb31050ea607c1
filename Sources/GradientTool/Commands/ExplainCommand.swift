import GradientModel
import GradientTokens

/// `gradient explain`: for each member of a control's look, which line of the file won, and why.
struct ExplainCommand: Command {
  private static let name = Operand(
    placeholder: "name", help: "The control's name, as in 'music/rec'.")

  private static let json = Flag("json", help: "Print the reasons as JSON.")

  private static let selecting = SelectionOptions(
    default: PictureSelection(states: .listed([.normal])))

  static let signature = CommandSignature(
    name: "explain", abstract: "Explain where each member of a control's look comes from.",
    discussion: """
      For each member: its value, the rule that gave it (the control itself, a state or union of \
      states, an appearance, a derivation or a default), what that won over, and the place in the \
      file, with the '$extends' that inherited it and the tokens that it refers to. An appearance \
      may be named for its overrides ('appearance dark') or for the tokens that the file changes \
      in it ('tokens of dark').
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [name, SharedOptions.styles]),
      CommandSignature.Section("WHAT TO EXPLAIN", selecting.looks),
      CommandSignature.Section("OUTPUT", [json]),
    ])

  let name: String
  let styles: [String]
  let selection: PictureSelection
  let printsJSON: Bool

  init(_ values: ArgumentValues) throws(UsageError) {
    name = try values.operand(Self.name)
    styles = try values.operands(SharedOptions.styles)
    selection = try Self.selecting.selection(values)
    printsJSON = values[Self.json]
  }

  func run(on console: any Console) async throws -> ExitCode {
    let files = try StyleReading.trace(styles, on: console)
    var explanations: [Explanation] = []
    for file in files {
      let theme = file.file.reading.theme
      let named = theme.controls.filter { $0.name == name }
      let loaded = LoadedStyle(label: file.label, theme: ControlTheme(named))
      explanations += LookWords.all(of: loaded, selection).map { Explanation($0, in: file.file) }
    }
    guard !explanations.isEmpty else {
      let names = files.flatMap { $0.file.reading.theme.controls.map(\.name) }
      let near = NearMiss.of(name, in: names).map { "; did you mean '\($0)'?" } ?? ""
      let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
      let more = names.count > 12 ? " and \(names.count - 12) more" : ""
      throw Failure("no control is called '\(name)'; there are \(shown)\(more)\(near)")
    }
    try console.write(
      printsJSON
        ? JSONValue.array(explanations.map(\.json)).text + "\n"
        : explanations.map(\.text).joined(separator: "\n"))
    return .success
  }
}
