import GradientTokens

/// One file that a command writes.
struct OutputFile: Sendable {
  let path: FilePath
  /// Whether it takes the place of a file that was not made by this command.
  let isForced: Bool

  init(_ path: FilePath, isForced: Bool) {
    self.path = path
    self.isForced = isForced
  }

  /// Reads the arguments of a command whose output has to be named.
  init(_ values: ArgumentValues) throws(UsageError) {
    self.init(
      try values.required(ExportOptions.file), isForced: values[SharedOptions.force])
  }

  /// Puts the file in its place.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - mark: How a file that is there says that it may be replaced; nil for an export's way.
  /// - Throws: ``Failure`` for a file there that may not be replaced, and for what cannot be written;
  ///   then everything is as it was.
  func replace(with bytes: [UInt8], mark: OutputMark? = nil) throws(Failure) {
    let mark = mark ?? .ofExport(path: path.name, bytes)
    let output = try OutputFolder(path: path.folder, isForced: isForced).begin([(path.name, mark)])
    try output.write(bytes, at: 0)
    try output.commit()
  }

  /// Puts the file in its place and says so.
  ///
  /// - Throws: ``Failure`` as ``replace(with:mark:)``.
  func write(_ bytes: [UInt8], on console: any Console) throws(Failure) {
    try replace(with: bytes)
    try console.write("'\(PlainLine.of(path.text))'\n")
  }
}
