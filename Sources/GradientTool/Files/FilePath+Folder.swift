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
