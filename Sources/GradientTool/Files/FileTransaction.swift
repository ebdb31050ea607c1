#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Files that take their places together or not at all.
///
/// Each is written to a hidden folder beside its place. When all are there, one short step that the
/// end of the process waits for puts them in place, or back if that fails; processes that do so in
/// one folder do it one after another. What is not committed is removed with the transaction. A file
/// that is replaced hands its permissions on, and a symbolic link goes on pointing to it. Only what
/// asks for it waits for the disk: of the rest the old files may be back after a power cut.
package final class FileTransaction: Sendable {
  /// A file's place.
  fileprivate struct Place {
    /// How it was named.
    let target: FilePath
    /// Where the file really lies.
    let real: FilePath
    /// Where the new file waits.
    let staged: FilePath
    /// Where the old file waits until all are in place.
    let old: FilePath
  }

  private let places: [Place]
  private let folders: [StagingFolder]
  private let traces: [Trace]
  private let budget: OutputBudget

  /// Prepares the places of files.
  ///
  /// - Parameters:
  ///   - targets: Where the files go. Of several, the last is a list of the others: it is taken away
  ///     before any of them changes, and put in place after all.
  ///   - makesFolders: Whether their folders are made where they are missing.
  ///   - limit: The most bytes that all of them may have.
  /// - Throws: ``Failure`` for a folder that cannot be written to, and for a target that is no
  ///   file.
  package init(
    _ targets: [FilePath], makesFolders: Bool = false, limit: Int = OutputLimits.bytes
  ) throws(Failure) {
    var traces: [Trace] = []
    var folders: [FilePath: StagingFolder] = [:]
    var places: [Place] = []
    // What is told once of a folder need not be asked for each file.
    var realFolders: [FilePath: FilePath] = [:]
    do throws(Failure) {
      for target in targets {
        if makesFolders, folders[target.folder] == nil { try Self.make(target.folder, &traces) }
        let real = try Self.replaceable(target, &realFolders)
        let staging = try Self.staging(in: real.folder, &folders, &traces)
        places.append(
          Place(
            target: target, real: real, staged: staging.appending("\(places.count)"),
            old: staging.appending("\(targets.count + places.count)")))
      }
    } catch {
      Interruption.remove(traces)
      for folder in folders.values { try? folder.descriptor.closeFile() }
      throw error
    }
    self.places = places
    self.folders = Array(folders.values)
    self.traces = traces
    budget = OutputBudget(limit: limit)
  }

  deinit {
    Interruption.remove(traces)
    for folder in folders { try? folder.descriptor.closeFile() }
  }

  /// Writes a file beside its place; where the same bytes are in place already, that file stays as it
  /// is, with its date.
  ///
  /// - Parameters:
  ///   - bytes: The whole content.
  ///   - index: Which of the targets it is for.
  ///   - flushes: Whether it has to be on the disk before it can take its place, as for what somebody
  ///     wrote by hand and could not make again.
  /// - Throws: ``Failure`` for a file that cannot be written, or goes beyond the limit of them all.
  package func stage(
    _ bytes: [UInt8], at index: Int, flushes: Bool = false
  ) throws(Failure) {
    let place = places[index]
    guard budget.take(bytes.count) else {
      throw Failure(
        "cannot write '\(place.target.text)': the files of this run would have more than "
          + "\(budget.limit) bytes, which is the limit; make fewer at a time")
    }
    var status = stat()
    let mode = stat(place.real.text, &status) == 0 ? status.st_mode & 0o7777 : nil
    if !flushes, mode != nil, status.st_size == bytes.count, place.stageOld(with: bytes) { return }
    do throws(SystemError) {
      try FileDescriptor.new(place.staged).fill(with: bytes, mode: mode, flushes: flushes)
    } catch {
      throw Failure("write", place.target, error)
    }
  }

  /// Puts all files in place; every one must have been staged.
  ///
  /// - Parameter check: Called when no other process is at this step in these folders.
  /// - Throws: What the check throws, and ``Failure`` if a file cannot take its place: then all
  ///   are as they were.
  package func commit(checking check: () throws(Failure) -> Void = {}) throws(Failure) {
    let locks = FolderLocks(folders.map(\.path.folder))
    defer { locks.release() }
    try check()
    if let failure = Interruption.whole(replaceAll) { throw failure }
  }
}

extension FileTransaction {
  private static func make(_ folder: FilePath, _ traces: inout [Trace]) throws(Failure) {
    do {
      try folder.makeFolder(&traces)
    } catch {
      throw Failure("make the folder", folder, error)
    }
  }

  /// Where a file that can be put at a target really lies.
  private static func replaceable(
    _ target: FilePath, _ realFolders: inout [FilePath: FilePath]
  ) throws(Failure) -> FilePath {
    // Whether a file is there or not, its folder has one name.
    let folder = realFolders[target.folder] ?? target.folder.resolved ?? target.folder
    realFolders[target.folder] = folder
    var real = folder.appending(target.name)
    var status = stat()
    guard lstat(real.text, &status) == 0 else { return real }
    if status.st_mode & S_IFMT == S_IFLNK {
      real = target.resolved ?? real
      guard stat(real.text, &status) == 0 else { return real }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return real
    case S_IFDIR: throw Failure("write", target, .isDirectory)
    // A device or a pipe is not replaced by a file.
    default: throw Failure("write", target, .notSupported)
    }
  }

  /// The staging folder in a folder.
  private static func staging(
    in folder: FilePath, _ folders: inout [FilePath: StagingFolder], _ traces: inout [Trace]
  ) throws(Failure) -> FilePath {
    if let staging = folders[folder] { return staging.path }
    StagingFolder.removeStale(in: folder)
    do {
      let staging = try StagingFolder.make(in: folder)
      folders[folder] = staging
      traces.append(.staging(staging.path))
      return staging.path
    } catch {
      throw Failure("write to the folder", folder, error)
    }
  }

  /// Puts all files in place, or all back; gives what went wrong.
  private func replaceAll() -> Failure? {
    if places.count > 1, let list = places.last, rename(list.real.text, list.old.text) != 0,
      errno != ENOENT
    {
      return Failure("write", list.target, .last)
    }
    for (index, place) in places.enumerated() {
      do throws(SystemError) {
        try place.keepOld()
        guard rename(place.staged.text, place.real.text) == 0 else { throw .last }
      } catch {
        for other in places[..<index].reversed() where !other.putBack() { unlink(other.real.text) }
        _ = place.putBack()
        _ = places.last?.putBack()
        return Failure("write", place.target, error)
      }
    }
    return nil
  }
}

extension FileTransaction.Place {
  /// Gives the file in place the staged file's name too, if it holds these bytes: to rename one name of a
  /// file to the other changes nothing, and if another program's file has come between it is replaced.
  ///
  /// - Returns: Whether it was so; not where the file system cannot do it.
  fileprivate func stageOld(with bytes: [UInt8]) -> Bool {
    guard let old = try? real.contents(upTo: bytes.count), old == bytes else { return false }
    return Interruption.whole { link(real.text, staged.text) == 0 }
  }

  /// Keeps the old file, if there is one; it stays in its place where the file system can do that.
  fileprivate func keepOld() throws(SystemError) {
    if real.isFolder { throw .isDirectory }
    if link(real.text, old.text) == 0 || errno == ENOENT || errno == EEXIST { return }
    if rename(real.text, old.text) != 0, errno != ENOENT { throw .last }
  }

  /// Puts the old file back; false if there was none.
  fileprivate func putBack() -> Bool { rename(old.text, real.text) == 0 }
}

extension FileDescriptor {
  /// Makes a new file, unless the process is ending.
  fileprivate static func new(_ path: FilePath) throws(SystemError) -> FileDescriptor {
    let (number, error) = Interruption.whole {
      let number = open(path.text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      return (number, SystemError.last)
    }
    guard number >= 0 else { throw error }
    return FileDescriptor(number: number)
  }

  /// Writes the whole content of a new file and closes it.
  fileprivate func fill(
    with bytes: [UInt8], mode: mode_t?, flushes: Bool
  ) throws(SystemError) {
    do throws(SystemError) {
      try writeAll(bytes)
      if let mode, fchmod(number, mode) != 0 { throw .last }
      if flushes, fsync(number) != 0 { throw .last }
    } catch {
      try? closeFile()
      throw error
    }
    try closeFile()
  }
}
