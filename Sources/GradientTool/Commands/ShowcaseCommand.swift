import GradientExport
import GradientModel
import GradientTokens

/// `gradient showcase`: every control in every state as one page.
struct ShowcaseCommand: Command {
  static let signature = CommandSignature(
    name: "showcase",
    abstract: "Write one page with the controls of style files, to be pressed and compared.",
    discussion: """
      The page is one HTML file that loads nothing. It has every control as a button to press; a \
      picture of every state, appearance and direction at one, two and three pixels per point, \
      the very pixels of 'render'; and every colour and number in a table to be pasted into a \
      spreadsheet. It follows the reader's dark mode and contrast, works by keyboard, and prints.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [SharedOptions.styles]),
      CommandSignature.Section("WHAT TO SHOW", [ExportOptions.only]),
      CommandSignature.Section(
        "OUTPUT", [ExportOptions.file, SharedOptions.force, SharedOptions.jobs]),
    ])

  let styles: [String]
  let target: FilePath
  let isForced: Bool
  let selection: PictureSelection
  let jobs: Int

  init(_ values: ArgumentValues) throws(UsageError) {
    styles = try values.operands(SharedOptions.styles)
    target = try values.required(ExportOptions.file)
    isForced = values[SharedOptions.force]
    var selection = PictureSelection(appearances: .all, directions: .all, metrics: .all)
    selection.patterns = try values.values(of: ExportOptions.only)
    self.selection = selection
    jobs = try values.value(of: SharedOptions.jobs) ?? Processor.coreCount
  }

  func run(on console: any Console) async throws -> ExitCode {
    let files = try StyleReading.load(styles, on: console)
    try selection.checkMatches(in: files)
    let content = ShowcaseContent(files, selection)
    let folder = OutputFolder(path: target.folder, isForced: isForced)
    let output = try folder.begin([(target.name, .comment)])
    let groups = content.groups.map { Array(content.requests[$0]) }
    let drawn = try await PictureWork.map(groups, jobs: jobs, on: console) { painter, requests in
      try painter.pagePictures(of: requests, scales: ShowcaseContent.scales)
    }
    let pictures = drawn.flatMap(\.pictures)
    try OutputLimits.check(pictures)
    try output.write(content.page(pictures), at: 0)
    try output.commit()
    Warnings.report(drawn.flatMap(\.warnings), on: console)
    let count = content.showcase.files.reduce(0) { $0 + $1.controls.count }
    try console.write(
      "\(count) \(count == 1 ? "control" : "controls") in '\(PlainLine.of(target.text))'\n")
    return .success
  }
}
