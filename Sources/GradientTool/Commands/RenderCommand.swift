import GradientModel
import GradientTokens

/// `gradient render`: PNG files of controls.
struct RenderCommand: Command {
  private static let output = Option<FilePath>(
    "output", short: "o", placeholder: "dir",
    help: "The folder that the pictures go to; made if it is missing.", isRequired: true
  ) { (text) throws(InvalidValue) in try SharedOptions.folder(text) }

  private static let scale = Option<[Double]>(
    "scale", placeholder: "list", help: "Pixels per point, separated by commas, as in '1,2,3'.",
    defaultText: "2"
  ) { (text) throws(InvalidValue) in try ValueSyntax.list(text, of: SharedOptions.scale) }

  /// The kinds of picture files.
  enum Format: String, CaseIterable {
    case png
    case svg
  }

  private static let format = Option<[Format]>(
    "format", placeholder: "list", help: "The kinds of file: 'png', 'svg' or both.",
    defaultText: "png", words: Format.allCases.map(\.rawValue)
  ) { (text) throws(InvalidValue) in
    try ValueSyntax.list(text) { (word) throws(InvalidValue) in
      try Keywords(Format.allCases, name: \.rawValue).value(word)
    }
  }

  private static let json = Flag("json", help: "Print the manifest instead of a summary.")

  private static let selecting = SelectionOptions(default: PictureSelection())

  static let signature = CommandSignature(
    name: "render", abstract: "Draw the controls of style files as PNG or SVG files.",
    discussion: """
      Each picture is a file NAME.STATE@2x.png with '~dark', '~high-contrast', '~rtl' and \
      '~compact' before the '@', and no '@' part at one pixel per point. It covers the control's \
      bounds and, around them, what its shadows reach. 'manifest.json' beside the pictures says \
      what each one shows, where the bounds lie in it, and its SHA-256. SVG files have no '@' part, \
      stand on nothing and are in sRGB; what SVG cannot say is a warning.

      The controls of several style files go to one folder; names that would meet there, be it \
      but for letter case, are an error before anything is written. Pictures of an earlier run are \
      replaced, all together when all are drawn: after an error or an interruption the folder is \
      as it was.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("WHAT TO DRAW", selecting.arguments),
      CommandSignature.Section("HOW TO DRAW IT", [scale] + PictureOptionsSyntax.arguments),
      CommandSignature.Section(
        "OUTPUT", [output, format, json, SharedOptions.force, SharedOptions.jobs]),
    ])

  let styles: [String]
  let folder: OutputFolder
  let selection: PictureSelection
  let scales: [Double]
  let options: PictureOptions
  let formats: [Format]
  let printsManifest: Bool
  let jobs: Int

  init(_ values: ArgumentValues) throws(UsageError) {
    styles = try values.operands(SharedOptions.styles)
    folder = OutputFolder(
      path: try values.required(Self.output), isForced: values[SharedOptions.force])
    selection = try Self.selecting.selection(values)
    scales = try values.value(of: Self.scale) ?? [2]
    options = try PictureOptionsSyntax.options(values)
    formats = try values.value(of: Self.format) ?? [.png]
    if formats.contains(.svg), options.backdrop != .none {
      throw UsageError(
        message: "SVG pictures stand on nothing. Leave '--backdrop' out, or draw PNG files alone.",
        argument: Self.format.declaration)
    }
    printsManifest = values[Self.json]
    jobs = try values.value(of: SharedOptions.jobs) ?? Processor.coreCount
  }

  func run(on console: any Console) async throws -> ExitCode {
    let files = try StyleReading.load(styles, on: console)
    let requests = formats.contains(.png) ? self.requests(for: files, scales: scales) : []
    let vectors = formats.contains(.svg) ? self.requests(for: files, scales: [1]) : []
    try selection.checkMatches(in: files)
    for list in [requests, vectors] { try PictureRequest.checkCollisions(among: list) }
    let pictures =
      requests.map { (name: $0.fileName, mark: OutputMark.picture) }
      + vectors.map { (name: $0.vectorFileName, mark: OutputMark.comment) }
    let output = try folder.begin(pictures + [(Manifest.fileName, .manifest)])
    let manifest = Manifest(
      entries: try await write(requests, to: output, on: console)
        + writeVectors(vectors, to: output, at: requests.count, on: console))
    try output.write(Array(manifest.text.utf8), at: pictures.count)
    try output.commit()
    let count = Set((requests + vectors).map { "\($0.styleFile)\0\($0.control.name)" }).count
    try console.write(
      printsManifest
        ? manifest.text
        : "\(pictures.count) \(pictures.count == 1 ? "picture" : "pictures") of \(count) "
          + "\(count == 1 ? "control" : "controls") in '\(PlainLine.of(folder.path.text))'\n")
    return .success
  }

  private func requests(for files: [LoadedStyle], scales: [Double]) -> [PictureRequest] {
    files.flatMap { selection.requests(of: $0, scales: scales, options: options) }
  }

  private func write(
    _ requests: [PictureRequest], to output: Output, on console: any Console
  ) async throws -> [Manifest.Entry] {
    let drawn = try await PictureWork.map(
      Array(requests.enumerated()), jobs: jobs, on: console,
      makeWorker: { PictureFiles(PicturePainter()) }
    ) { files, item in
      let (index, request) = item
      let file = try files.file(of: request)
      try output.write(file.bytes, at: index)
      return (entry: file.entry, warnings: file.warnings)
    }
    Warnings.report(drawn.flatMap(\.warnings), on: console)
    return drawn.map(\.entry)
  }
}
