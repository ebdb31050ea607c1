import GradientExport
import GradientModel
import GradientTokens

/// What all commands that export have in common.
enum ExportOptions {
  static let only = Option<NamePattern>(
    "only", placeholder: "glob",
    help: "Only controls whose name is like this, as in 'music/*'. May be repeated.",
    isRepeating: true
  ) { (text) throws(InvalidValue) in NamePattern(text) }

  static let file = Option<FilePath>(
    "output", short: "o", placeholder: "file", help: "The file to write.", isRequired: true
  ) { (text) throws(InvalidValue) in try SharedOptions.file(text) }

  static func folder(_ help: String) -> Option<FilePath> {
    Option(
      "output", short: "o", placeholder: "dir", help: help, isRequired: true
    ) { (text) throws(InvalidValue) in try SharedOptions.folder(text) }
  }

  /// Which controls of which style files are exported.
  struct Selection: Sendable {
    let styles: [String]
    let patterns: [NamePattern]

    init(_ values: ArgumentValues) throws(UsageError) {
      styles = try values.operands(SharedOptions.styles)
      patterns = try values.values(of: ExportOptions.only)
    }

    /// Reads the style files.
    ///
    /// - Throws: ``Failure`` as ``StyleReading/load(_:on:)``; also if two files have a control of one
    ///   name, or a pattern matches none.
    func load(
      on console: any Console
    ) throws(Failure) -> (files: [LoadedStyle], theme: ControlTheme) {
      let files = try StyleReading.load(styles, on: console)
      return (files, try ExportOptions.theme(of: files, only: patterns))
    }
  }

  /// The controls of several style files as one theme.
  ///
  /// - Throws: ``Failure`` if two files have a control of one name, or a pattern matches none.
  private static func theme(
    of files: [LoadedStyle], only patterns: [NamePattern]
  ) throws(Failure) -> ControlTheme {
    var selection = PictureSelection()
    selection.patterns = patterns
    try selection.checkMatches(in: files)
    var controls: [ControlTheme.Control] = []
    var origins: [String: String] = [:]
    for file in files {
      for control in file.theme.controls where selection.includes(control) {
        if let other = origins[control.name] {
          throw Failure(
            "'\(other)' and '\(file.label)' both have a control '\(control.name)'; rename one, or "
              + "export them by themselves")
        }
        origins[control.name] = file.label
        controls.append(control)
      }
    }
    return ControlTheme(controls)
  }

  /// How files that are made from style files name them.
  static func source(of files: [LoadedStyle]) -> String {
    files.map { FilePath($0.label).name }.joined(separator: ", ")
  }

  /// Runs an exporter, whose errors become failures.
  static func export(_ make: () throws(ExportError) -> Export) throws(Failure) -> Export {
    do {
      return try make()
    } catch {
      throw Failure(error.message)
    }
  }

  /// Writes one file of text, reports the losses and says what was done.
  static func write(
    _ export: Export, to file: OutputFile, on console: any Console
  ) throws(Failure) {
    for case .text(let bytes) in export.files.map(\.content) { try file.replace(with: bytes) }
    report(export.losses, on: console)
    try console.write("'\(PlainLine.of(file.path.text))'\n")
  }

  /// Draws the pictures, writes all files, reports the losses and says what was done.
  static func write(
    _ export: Export, to folder: OutputFolder, jobs: Int, on console: any Console
  ) async throws {
    let pictures = export.files.count { if case .picture = $0.content { true } else { false } }
    var progress = Progress(total: pictures, on: console)
    defer { console.showProgress(nil) }
    let files = try await WorkQueue.map(
      export.files, jobs: jobs, makeWorker: {}, finished: { progress.advance() }
    ) { _, file in
      switch file.content {
      case .text(let bytes): (file.path, bytes)
      case .picture(let picture): (file.path, try PicturePainter.file(of: picture))
      }
    }
    try OutputLimits.check(held: files.reduce(0) { $0 + $1.1.count })
    try folder.writeAll(files)
    report(export.losses, on: console)
    let count = "\(files.count) \(files.count == 1 ? "file" : "files")"
    try console.write("\(count) in '\(PlainLine.of(folder.path.text))'\n")
  }

  static func report(_ losses: [Loss], on console: any Console) {
    Warnings.report(losses.map(\.text), on: console)
  }
}
