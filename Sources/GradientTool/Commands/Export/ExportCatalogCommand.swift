import GradientExport
import GradientModel

/// `gradient export xcassets`: an asset catalog.
struct ExportCatalogCommand: Command {
  private static let output = Option<FilePath>(
    "output", short: "o", placeholder: "name.xcassets",
    help: "The catalog; made if it is missing. Assets of other names in it stay.", isRequired: true
  ) { (text) throws(InvalidValue) in
    guard text.hasSuffix(".xcassets") || text.hasSuffix(".xcassets/") else {
      throw InvalidValue(reason: "Please provide a name that ends in '.xcassets'.")
    }
    return FilePath(text)
  }

  private static let scale = Option<[Int]>(
    "scale", placeholder: "list", help: "Pixels per point, separated by commas: 1, 2 or 3.",
    defaultText: "1,2,3"
  ) { (text) throws(InvalidValue) in
    try ValueSyntax.list(text) { (text) throws(InvalidValue) in
      try ValueSyntax.count(text, upTo: 3)
    }
  }

  static let signature = CommandSignature(
    name: "export xcassets", abstract: "Write controls as an Xcode asset catalog.",
    discussion: """
      Each look is an image set NAME or NAME-STATE with pictures for every scale, appearance and \
      layout direction, without words. Slices are worked out from the style: a vertical gradient \
      stretches across at one height, which is the style's own, or what its sample words need. \
      What shadows reach is in the alignment insets. Colours are colour sets NAME-title, \
      NAME-border and NAME-fill. What a catalog cannot say is a warning.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("WHAT TO DRAW", [ExportOptions.only, scale]),
      CommandSignature.Section("OUTPUT", [output, SharedOptions.force, SharedOptions.jobs]),
    ])

  let selection: ExportOptions.Selection
  let scales: [Int]
  let folder: OutputFolder
  let jobs: Int

  init(_ values: ArgumentValues) throws(UsageError) {
    selection = try ExportOptions.Selection(values)
    scales = try values.value(of: Self.scale) ?? [1, 2, 3]
    folder = OutputFolder(
      path: try values.required(Self.output), isForced: values[SharedOptions.force])
    jobs = try values.value(of: SharedOptions.jobs) ?? Processor.coreCount
  }

  func run(on console: any Console) async throws -> ExitCode {
    let theme = try selection.load(on: console).theme
    let titles = try theme.controls.map { control throws(Failure) in
      try PicturePainter().titleSize(of: control)
    }
    let export = try ExportOptions.export { () throws(ExportError) in
      try CatalogExport(scales: scales).files(of: theme, titles: titles)
    }
    try await ExportOptions.write(export, to: folder, jobs: jobs, on: console)
    return .success
  }
}
