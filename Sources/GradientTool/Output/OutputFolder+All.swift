extension OutputFolder {
  /// A file with the path that it gets in the folder.
  typealias File = (path: String, bytes: [UInt8])

  /// Puts files in place, all of them or none.
  ///
  /// What can be refused is refused before anything is written; then every file is written whole
  /// beside its place, and only when all are there do they take their places.
  ///
  /// - Throws: ``Failure`` for a file that was made otherwise and may not be replaced, and for what
  ///   cannot be written.
  func writeAll(_ files: [File]) throws(Failure) {
    for file in files { try checkReplaceable(path.appending(file.path), by: file.bytes) }
    var staged: [FilePath.Staged] = []
    do throws(Failure) {
      for file in files {
        let target = path.appending(file.path)
        do throws(SystemError) {
          try target.folder.makeFolder()
          staged.append(try target.stage(file.bytes))
        } catch {
          throw Failure("write", target, error)
        }
      }
    } catch {
      for file in staged { file.discard() }
      throw error
    }
    for (index, file) in staged.enumerated() {
      do throws(SystemError) {
        try file.commit()
      } catch {
        for other in staged[(index + 1)...] { other.discard() }
        throw Failure("write", path.appending(files[index].path), error)
      }
    }
  }

  /// A file of this program says so in itself.
  private func checkReplaceable(_ target: FilePath, by bytes: [UInt8]) throws(Failure) {
    guard !isForced, target.isFile, let present = try? target.contents(), present != bytes else {
      return
    }
    guard !Self.isOurs(present) else { return }
    throw Failure(
      "'\(target.text)' was not made by this command and stays; to replace it, add '--force'")
  }

  private static func isOurs(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: pngSignature) { return true }
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return text.contains("Made by gradient")
      || String(decoding: bytes.suffix(256), as: UTF8.self).contains("\"author\" : \"gradient\"")
  }
}
