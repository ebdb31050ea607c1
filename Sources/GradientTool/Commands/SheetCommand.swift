import GradientModel
import GradientTokens

/// `gradient sheet`: every control in every state on one picture.
struct SheetCommand: Command {
  private static let output = Option<FilePath>(
    "output", short: "o", placeholder: "file",
    help: "The PNG file; its folder is made if it is missing.", isRequired: true
  ) { (text) throws(InvalidValue) in
    let file = try SharedOptions.file(text)
    guard let suffix = file.suffix, otherPictures.contains(suffix.lowercased()) else {
      return file
    }
    throw InvalidValue(
      reason: "A sheet is a PNG file, which nothing would read as '.\(suffix)'. Please name it "
        + "'\(file.withoutSuffix).png'.")
  }

  /// What programs take for another kind of picture by its name alone.
  private static let otherPictures: Set<String> = [
    "jpg", "jpeg", "gif", "webp", "avif", "heic", "bmp", "tif", "tiff", "svg", "pdf",
  ]

  private static let scale = Option<Double>(
    "scale", placeholder: "scale", help: "Pixels per point.", defaultText: "2"
  ) { (text) throws(InvalidValue) in try SharedOptions.scale(text) }

  private static let selecting = SelectionOptions(
    default: PictureSelection(appearances: .all, metrics: .all))

  static let signature = CommandSignature(
    name: "sheet", abstract: "Draw a contact sheet of the controls of style files as one PNG file.",
    discussion: """
      The sheet has a section for each style file, in it a block for each appearance, in it a row \
      for each control and a column for each state. Unlike 'render' it shows every appearance and \
      metrics that a style declares unless told otherwise. Controls stand on what their style \
      gives as backdrop.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("WHAT TO DRAW", selecting.arguments),
      CommandSignature.Section(
        "OUTPUT", [output, scale, SharedOptions.force, SharedOptions.jobs]),
    ])

  let styles: [String]
  let target: FilePath
  let isForced: Bool
  let selection: PictureSelection
  let scale: Double
  let jobs: Int

  init(_ values: ArgumentValues) throws(UsageError) {
    styles = try values.operands(SharedOptions.styles)
    target = try values.required(Self.output)
    isForced = values[SharedOptions.force]
    selection = try Self.selecting.selection(values)
    scale = try values.value(of: Self.scale) ?? 2
    jobs = try values.value(of: SharedOptions.jobs) ?? Processor.coreCount
  }

  func run(on console: any Console) async throws -> ExitCode {
    let files = try StyleReading.load(styles, on: console)
    try selection.checkMatches(in: files)
    let content = SheetContent(files, selection, scale: scale)
    let painter = SheetPainter(content: content, scale: scale, gamut: selection.gamut)
    let layout = try painter.layout()
    let folder = OutputFolder(path: target.folder, isForced: isForced)
    let output = try folder.begin([(target.name, .picture)])
    let drawn = try await PictureWork.map(content.requests, jobs: jobs, on: console) {
      painter, request in try painter.picture(of: request)
    }
    let sheet = try painter.sheet(layout, of: drawn)
    let file = try PicturePainter.file(of: sheet, for: "the sheet")
    try output.write(file, at: 0)
    try output.commit()
    Warnings.report(drawn.flatMap(\.warnings), on: console)
    try console.write("\(drawn.count) pictures in '\(PlainLine.of(target.text))'\n")
    return .success
  }
}
