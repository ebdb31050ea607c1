import GradientModel
import GradientTokens

/// `gradient export svg`: vector pictures.
struct ExportSVGCommand: Command {
  private static let output = ExportOptions.folder(
    "The folder that the pictures go to; made if it is missing.")
  private static let selecting = SelectionOptions(default: PictureSelection())

  static let signature = CommandSignature(
    name: "export svg", abstract: "Draw controls as SVG files.",
    discussion: """
      Each picture is a file NAME.STATE.svg with '~dark', '~high-contrast', '~rtl' and '~compact' \
      before the suffix, as 'gradient render' names its own. It covers the control's bounds and, \
      around them, what its shadows reach. What SVG cannot say is a warning.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("WHAT TO DRAW", selecting.arguments),
      CommandSignature.Section(
        "HOW TO DRAW IT",
        [PictureOptionsSyntax.size, PictureOptionsSyntax.title, PictureOptionsSyntax.noTitle]),
      CommandSignature.Section("OUTPUT", [output, SharedOptions.force]),
    ])

  let styles: [String]
  let folder: OutputFolder
  let selection: PictureSelection
  let options: PictureOptions

  init(_ values: ArgumentValues) throws(UsageError) {
    styles = try values.operands(SharedOptions.styles)
    folder = OutputFolder(
      path: try values.required(Self.output), isForced: values[SharedOptions.force])
    selection = try Self.selecting.selection(values)
    options = try PictureOptionsSyntax.options(values)
  }

  func run(on console: any Console) async throws -> ExitCode {
    let files = try StyleReading.load(styles, on: console)
    let requests = files.flatMap { selection.requests(of: $0, scales: [1], options: options) }
    try selection.checkMatches(in: files)
    try PictureRequest.checkCollisions(among: requests)
    let painter = PicturePainter()
    var warnings: [String] = []
    var written: [OutputFolder.Content] = []
    var count = 0
    for request in requests {
      let picture = try painter.vector(of: request)
      warnings += picture.warnings
      written.append((request.vectorFileName, picture.text))
      count += picture.text.count
      try OutputLimits.check(held: count)
    }
    try folder.writeAll(written)
    Warnings.report(warnings, on: console)
    let done = "\(requests.count) \(requests.count == 1 ? "picture" : "pictures")"
    try console.write("\(done) in '\(PlainLine.of(folder.path.text))'\n")
    return .success
  }
}
