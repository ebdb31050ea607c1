#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FilePath {
  /// Puts a whole file in place: other programs see the old one or the new one, never a part.
  ///
  /// The bytes go to a file beside it that is then renamed; if anything fails, that file is removed
  /// and the old one stays. A file that is replaced hands its permissions on, and a symbolic link
  /// goes on pointing to it. Nothing waits for the disk: after a power cut the old file may be back.
  package func replace(with bytes: [UInt8]) throws(SystemError) {
    try stage(bytes).commit()
  }

  /// A whole file beside its place, which it takes by ``commit()``.
  struct Staged {
    fileprivate let temporary: FilePath
    fileprivate let target: FilePath

    /// Puts the file in place; if that fails it is removed.
    func commit() throws(SystemError) {
      guard rename(temporary.text, target.text) == 0 else {
        let error = SystemError.last
        discard()
        throw error
      }
    }

    /// Removes the file.
    func discard() { unlink(temporary.text) }
  }

  /// Writes a whole file beside its place; see ``replace(with:)``.
  func stage(_ bytes: [UInt8]) throws(SystemError) -> Staged {
    let target = resolved ?? self
    var status = stat()
    let exists = stat(target.text, &status) == 0
    if exists { try Self.checkReplaceable(status.st_mode & S_IFMT) }
    let mode = exists ? status.st_mode & 0o7777 : nil
    let (temporary, file) = try target.makeTemporary()
    do throws(SystemError) {
      try file.fill(with: bytes, mode: mode)
    } catch {
      unlink(temporary.text)
      throw error
    }
    return Staged(temporary: temporary, target: target)
  }

  /// A folder, a device or a pipe is not replaced by a file.
  private static func checkReplaceable(_ kind: mode_t) throws(SystemError) {
    if kind == S_IFDIR { throw .isDirectory }
    if kind != S_IFREG { throw .notSupported }
  }

  /// Makes a new file in the same folder, whose name no other process takes.
  private func makeTemporary() throws(SystemError) -> (FilePath, FileDescriptor) {
    var random = SystemRandomNumberGenerator()
    while true {
      let name = ".gradient-" + String(random.next(), radix: 36)
      let path = folder.appending(name)
      let number = open(path.text, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if number >= 0 { return (path, FileDescriptor(number: number)) }
      guard errno == EEXIST else { throw .last }
    }
  }
}

extension FileDescriptor {
  /// Writes the whole content of a new file and closes it.
  fileprivate func fill(with bytes: [UInt8], mode: mode_t?) throws(SystemError) {
    do throws(SystemError) {
      try writeAll(bytes)
      if let mode, fchmod(number, mode) != 0 { throw .last }
    } catch {
      try? closeFile()
      throw error
    }
    try closeFile()
  }
}
