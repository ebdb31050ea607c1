import GradientModel
import GradientReview
import GradientTokens

/// `gradient diff`: what is different between the controls of two style files.
struct DiffCommand: Command {
  private enum Format: String, CaseIterable, Sendable {
    case text, markdown, html
  }

  private static let old = Operand(
    placeholder: "old", help: "The style file before, or a folder; '-' is standard input.")
  private static let new = Operand(
    placeholder: "new", help: "The style file now, or a folder; '-' is standard input.")

  private static let format = Option<Format>(
    "format", placeholder: "format",
    help: "'text', 'markdown' for a comment on a pull request, or 'html': a page with pictures.",
    defaultText: "text", words: Format.allCases.map(\.rawValue)
  ) { (text) throws(InvalidValue) in try Keywords(Format.allCases, name: \.rawValue).value(text) }

  private static let output = Option<FilePath>(
    "output", short: "o", placeholder: "file",
    help: "The file to write instead of standard output; 'html' needs one."
  ) { (text) throws(InvalidValue) in try SharedOptions.file(text) }

  private static let json = Flag("json", help: "Print the differences as JSON.")

  static let signature = CommandSignature(
    name: "diff", abstract: "Say what is different between two style files.",
    discussion: """
      Says which controls were added, removed, renamed and changed, in which states and \
      appearances they look different, and what the file gives otherwise. Values are compared, \
      not their spelling: a colour that becomes an alias of the same colour is no difference. The \
      files of two folders are compared by their paths. The exit code is 1 if a control is \
      different, and 0 if none is.
      """,
    sections: [
      CommandSignature.Section("ARGUMENTS", [old, new]),
      CommandSignature.Section(
        "OUTPUT", [format, output, json, SharedOptions.force, SharedOptions.jobs]),
    ])

  let old: String
  let new: String
  let target: FilePath?
  let printsJSON: Bool
  let isForced: Bool
  let jobs: Int
  private let format: Format

  init(_ values: ArgumentValues) throws(UsageError) {
    old = try values.operand(Self.old)
    new = try values.operand(Self.new)
    try values.exclude(Self.format, Self.json)
    format = try values.value(of: Self.format) ?? .text
    target = try values.value(of: Self.output)
    printsJSON = values[Self.json]
    isForced = values[SharedOptions.force]
    jobs = try values.value(of: SharedOptions.jobs) ?? Processor.coreCount
    if format == .html, target == nil {
      throw UsageError(
        message: "A page is written to a file. Please name it.", argument: Self.output.declaration)
    }
    let sources = [StyleSource(old), StyleSource(new)]
    if sources[0].isFolder != sources[1].isFolder, sources.allSatisfy(\.isThere) {
      throw SharedOptions.folderWithFile
    }
  }

  func run(on console: any Console) async throws -> ExitCode {
    var files: [FileChanges] = []
    for pair in try StylePair.all(old, new) { files.append(try pair.changes(on: console)) }
    let text = try await text(of: files, on: console)
    if let target {
      let mark: OutputMark = format == .html ? .comment : .content(text)
      let folder = OutputFolder(path: target.folder, isForced: isForced)
      let output = try folder.begin([(target.name, mark)])
      try output.write(text, at: 0)
      try output.commit()
      try console.write(ChangesText.summary(files) + "\n")
    } else {
      try console.write(String(decoding: text, as: UTF8.self))
    }
    return files.allSatisfy(\.changes.isEmpty) ? .success : .failure
  }

  private func text(of files: [FileChanges], on console: any Console) async throws -> [UInt8] {
    if printsJSON { return Array((ChangesJSON.value(files).text + "\n").utf8) }
    switch format {
    case .text: return Array(ChangesText.text(files).utf8)
    case .markdown: return Array(ChangesMarkdown.text(files).utf8)
    case .html: return try await page(of: files, on: console)
    }
  }

  private func page(of files: [FileChanges], on console: any Console) async throws -> [UInt8] {
    let content = ChangesContent(files)
    let drawn = try await PictureWork.map(content.requests, jobs: jobs, on: console) {
      painter, request in
      try painter.pagePicture(of: request, scales: ChangesContent.scales)
    }
    Warnings.report(drawn.flatMap(\.warnings), on: console)
    try OutputLimits.check(drawn.map(\.picture))
    return ChangesPage.text(of: content, drawn.map(\.picture))
  }
}

extension StyleSource {
  /// Whether there is anything to read.
  fileprivate var isThere: Bool { path?.isThere ?? true }
}
