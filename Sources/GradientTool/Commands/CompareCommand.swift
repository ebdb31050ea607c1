/// `gradient compare`: whether two pictures, or the pictures of two folders, are the same.
struct CompareCommand: Command {
  private static let first = Operand(
    placeholder: "first", help: "A PNG file, or a folder of them.")
  private static let second = Operand(
    placeholder: "second", help: "What it is compared with: a file or a folder too.")

  private static let tolerance = Option<Int>(
    "tolerance", placeholder: "levels",
    help: "The most levels of 255 that a pixel may differ by, in any channel, without counting.",
    defaultText: "0"
  ) { (text) throws(InvalidValue) in
    guard let levels = Int(text), (0...255).contains(levels) else {
      throw InvalidValue(reason: "Please provide a whole number from 0 to 255.")
    }
    return levels
  }

  private static let pixels = Option<ComparisonLimits.Pixels>(
    "max-pixels", placeholder: "count",
    help: "The most pixels that may count in a picture: a number, or a part such as '0.1%'.",
    defaultText: "0"
  ) { (text) throws(InvalidValue) in try pixels(text) }

  private static let output = Option<FilePath>(
    "output", short: "o", placeholder: "path",
    help: """
      Where to draw what differs: a PNG file for two files, a folder for two folders, which also \
      gets the report as 'comparison.json'.
      """
  ) { (text) throws(InvalidValue) in try SharedOptions.folder(text) }

  private static let json = Flag("json", help: "Print the report as JSON.")

  static let signature = CommandSignature(
    name: "compare", abstract: "Compare two pictures, or the pictures of two folders.",
    discussion: """
      For snapshot tests. The exit code is 0 if all pictures are equal or within the limits, and 1 \
      if one is not, is there on one side only, or cannot be read. Pixels are compared in levels \
      premultiplied by alpha, however the files are compressed. Pictures of different sizes or \
      colour spaces differ; one without a colour space is sRGB.

      In a picture of what differs, pixels that count are magenta, those within the tolerance \
      yellow, on the first picture in faded grey. Those of an earlier comparison are removed, and \
      a folder of them is left out of what is compared.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [first, second]),
      CommandSignature.Section("LIMITS", [tolerance, pixels]),
      CommandSignature.Section(
        "OUTPUT", [output, json, SharedOptions.force, SharedOptions.jobs]),
    ])

  /// The report beside the pictures of what differs.
  static let reportName = "comparison.json"

  let first: FilePath
  let second: FilePath
  let areFolders: Bool
  let limits: ComparisonLimits
  let target: FilePath?
  let printsJSON: Bool
  let isForced: Bool
  let jobs: Int

  init(_ values: ArgumentValues) throws(UsageError) {
    first = FilePath(try values.operand(Self.first))
    second = FilePath(try values.operand(Self.second))
    limits = ComparisonLimits(
      tolerance: try values.value(of: Self.tolerance) ?? 0,
      pixels: try values.value(of: Self.pixels) ?? .count(0))
    target = try values.value(of: Self.output)
    printsJSON = values[Self.json]
    isForced = values[SharedOptions.force]
    jobs = try values.value(of: SharedOptions.jobs) ?? Processor.coreCount
    areFolders = first.isFolder
    if first.isFolder != second.isFolder, first.isThere, second.isThere {
      throw SharedOptions.folderWithFile
    }
    if let target, !areFolders, target.isFolder {
      throw UsageError(
        message: "'\(target.text)' is a folder. Please name the PNG file to draw.",
        argument: Self.output.declaration)
    }
    if let place = target?.resolved, [first.resolved, second.resolved].contains(place) {
      throw UsageError(
        message: "What differs would take the place of what is compared. Please name another path.",
        argument: Self.output.declaration)
    }
  }

  func run(on console: any Console) async throws -> ExitCode {
    let pairs = try pairs()
    let limits = limits
    var progress = Progress(total: pairs.count, on: console)
    defer { console.showProgress(nil) }
    let comparisons = try await WorkQueue.map(
      pairs, jobs: jobs, makeWorker: {}, finished: { progress.advance() }
    ) { _, pair in PictureComparison(pair, limits: limits) }
    let report = ComparisonReport(
      comparisons: comparisons, limits: limits, first: first.text, second: second.text)
    if let target { try await draw(report, to: target) }
    try console.write(printsJSON ? report.json.text + "\n" : report.text)
    return report.differing.isEmpty ? .success : .failure
  }

  private func pairs() throws(Failure) -> [PicturePair] {
    for path in [first, second] where !path.isThere {
      throw Failure("compare", path, .notFound)
    }
    guard areFolders else { return [PicturePair(name: first.name, first: first, second: second)] }
    let pairs = PicturePair.all(in: first, second, but: target)
    guard !pairs.isEmpty else {
      throw Failure("neither '\(first.text)' nor '\(second.text)' holds a PNG file")
    }
    return pairs
  }

  /// Draws where pictures differ, and writes the report beside those of folders; what an earlier
  /// comparison drew there and this one does not is removed.
  private func draw(_ report: ComparisonReport, to target: FilePath) async throws {
    let limits = limits
    let drawn = report.differing.filter { comparison in
      if case .pixels = comparison.outcome { true } else { false }
    }
    let older = EarlierDifferences(at: target, areFolders: areFolders)
    let folder = OutputFolder(path: areFolders ? target : target.folder, isForced: isForced)
    var places = drawn.map {
      (name: areFolders ? $0.pair.name : target.name, mark: OutputMark.picture)
    }
    if areFolders { places.append((Self.reportName, .manifest)) }
    guard !places.isEmpty else { return try older.remove(but: []) }
    let output = try folder.begin(places)
    _ = try await WorkQueue.map(
      Array(drawn.enumerated()), jobs: jobs, makeWorker: {}, finished: {}
    ) { _, item in
      let (index, comparison) = item
      guard let picture = try comparison.differencePicture(limits: limits) else {
        throw Failure("'\(comparison.pair.name)' has changed while it was compared")
      }
      try output.write(try PicturePainter.file(of: picture, for: comparison.pair.name), at: index)
    }
    if areFolders { try output.write(Array((report.json.text + "\n").utf8), at: drawn.count) }
    try output.commit()
    try older.remove(but: Set(places.map(\.name)))
  }

  private static func pixels(
    _ text: String
  ) throws(InvalidValue) -> ComparisonLimits.Pixels {
    if let count = Int(text), count >= 0, ValueSyntax.decimal(text) != nil { return .count(count) }
    guard text.hasSuffix("%"), let percent = ValueSyntax.decimal(text.dropLast()), percent <= 100
    else {
      throw InvalidValue(
        reason: "Please provide a whole number of pixels, or a part from 0% to 100%.")
    }
    return .percent(percent)
  }
}
