import GradientTokens

/// Two files that are to hold the same picture.
struct PicturePair: Hashable, Sendable {
  /// The path within the two folders; for two files the name of the first.
  let name: String
  /// The files; nil where a folder has none of that name.
  let first: FilePath?
  let second: FilePath?

  /// The pictures of two folders and the folders in them, in the order of their names.
  static func all(in first: FilePath, _ second: FilePath) -> [PicturePair] {
    let (one, other) = (pictures(in: first), pictures(in: second))
    let names = Set(one.keys).union(other.keys)
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      PicturePair(name: name, first: one[name], second: other[name])
    }
  }

  /// The PNG files below a folder, by their paths in it.
  ///
  /// Hidden files and folders are left out, and a folder that symbolic links lead to again.
  private static func pictures(in root: FilePath) -> [String: FilePath] {
    var pictures: [String: FilePath] = [:]
    var known: Set<FilePath> = []
    var pending = [""]
    while let folder = pending.popLast() {
      let path = folder.isEmpty ? root : root.appending(folder)
      guard known.insert(path.resolved ?? path).inserted else { continue }
      for name in path.names where !name.hasPrefix(".") {
        let relative = folder.isEmpty ? name : "\(folder)/\(name)"
        let file = root.appending(relative)
        if file.isFolder {
          pending.append(relative)
        } else if name.lowercased().hasSuffix(".png"), file.isFile {
          pictures[relative] = file
        }
      }
    }
    return pictures
  }
}
