#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FilePath {
  /// The names in a folder but for '.' and '..', in no order; none if it cannot be read.
  var names: [String] {
    guard let folder = opendir(text) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The files below this folder whose names have one of some endings, in any letter case, by their
  /// paths in it.
  ///
  /// Hidden files and folders are left out, and a folder that symbolic links lead to again. A link that
  /// leads nowhere counts as a file, which cannot be read.
  ///
  /// - Parameters:
  ///   - endings: What the names end in.
  ///   - excluded: A folder, without symbolic links in its path, that is left out.
  /// - Returns: The files.
  func files(ending endings: [String], but excluded: FilePath? = nil) -> [String: FilePath] {
    var files: [String: FilePath] = [:]
    var known: Set<FilePath> = []
    var pending = [""]
    while let folder = pending.popLast() {
      let path = folder.isEmpty ? self : appending(folder)
      let real = path.resolved ?? path
      guard real != excluded, known.insert(real).inserted else { continue }
      for name in path.names where !name.hasPrefix(".") {
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        let file = appending(relative)
        if file.isFolder {
          pending.append(relative)
        } else if endings.contains(where: { name.lowercased().hasSuffix($0) }),
          file.isFile || !file.isThere
        {
          files[relative] = file
        }
      }
    }
    return files
  }

  /// Removes the file here; one that is gone already is no failure.
  func removeFile() throws(SystemError) {
    guard unlink(text) != 0, errno != ENOENT else { return }
    throw .last
  }

  /// Makes this folder and those above it, as far as they are missing.
  ///
  /// - Parameter traces: Gets the folders that were made, the outermost first.
  /// - Throws: The system's error for one that cannot be made.
  func makeFolder(_ traces: inout [Trace]) throws(SystemError) {
    if isFolder { return }
    let above = folder
    if above != self, !above.isFolder { try above.makeFolder(&traces) }
    do {
      try Interruption.leave(.folder(self)) { mkdir(text, 0o777) }
      traces.append(.folder(self))
    } catch {
      guard isFolder else { throw error }
    }
  }
}
