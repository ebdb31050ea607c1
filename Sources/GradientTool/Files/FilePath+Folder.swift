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
  /// Hidden files and folders are left out, and a folder that symbolic links lead to again.
  func files(ending endings: [String]) -> [String: FilePath] {
    var files: [String: FilePath] = [:]
    var known: Set<FilePath> = []
    var pending = [""]
    while let folder = pending.popLast() {
      let path = folder.isEmpty ? self : appending(folder)
      guard known.insert(path.resolved ?? path).inserted else { continue }
      for name in path.names where !name.hasPrefix(".") {
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        let file = appending(relative)
        if file.isFolder {
          pending.append(relative)
        } else if endings.contains(where: { name.lowercased().hasSuffix($0) }), file.isFile {
          files[relative] = file
        }
      }
    }
    return files
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
