/// The folder that files go to, and the rule which files in it are replaced: those of the same kind
/// that this program made; every other one only by force.
struct OutputFolder: Sendable {
  /// A file to be made: its path in the folder, and how it says that this program made it.
  typealias File = (name: String, mark: OutputMark)

  let path: FilePath
  let isForced: Bool

  /// Prepares the places of files, the list of the others last; makes the folder if it is missing.
  ///
  /// - Throws: ``Failure`` for files that may not be replaced, and for places that cannot be written
  ///   to; then everything is as it was.
  func begin(_ files: [File]) throws(Failure) -> Output {
    try checkReplaceable(files)
    let targets = files.map { path.appending($0.name) }
    return Output(
      folder: self, files: files, transaction: try FileTransaction(targets, makesFolders: true))
  }

  fileprivate func checkReplaceable(_ files: [File]) throws(Failure) {
    guard !isForced else { return }
    let foreign = files.lazy.filter { file in
      let target = path.appending(file.name)
      return target.isFile && !file.mark.isIn(target)
    }
    guard let first = foreign.first else { return }
    let others = foreign.count - 1
    let name = "'\(path.appending(first.name).text)'"
    throw Failure(
      others == 0
        ? "\(name) was not made by this command and stays; to replace it, add '--force'"
        : "\(name) and \(others) more \(others == 1 ? "file" : "files") were not made by this "
          + "command and stay; to replace them, add '--force'")
  }
}

/// Files on their way to a folder; see ``FileTransaction``.
struct Output: Sendable {
  fileprivate let folder: OutputFolder
  fileprivate let files: [OutputFolder.File]
  fileprivate let transaction: FileTransaction

  /// Writes a whole file beside its place.
  func write(_ bytes: [UInt8], at index: Int) throws(Failure) {
    try transaction.stage(bytes, at: index)
  }

  /// Puts all files in place, or none.
  func commit() throws(Failure) {
    try transaction.commit { () throws(Failure) in try folder.checkReplaceable(files) }
  }
}
