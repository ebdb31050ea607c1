/// Two files that are to hold the same picture.
struct PicturePair: Hashable, Sendable {
  /// The path within the two folders; for two files the name of the first.
  let name: String
  /// The files; nil where a folder has none of that name.
  let first: FilePath?
  let second: FilePath?

  /// The pictures of two folders and the folders in them, in the order of their names.
  ///
  /// - Parameters:
  ///   - first: A folder.
  ///   - second: What it is compared with.
  ///   - excluded: A folder whose pictures are none of these, wherever it lies.
  /// - Returns: The pairs.
  static func all(
    in first: FilePath, _ second: FilePath, but excluded: FilePath? = nil
  ) -> [PicturePair] {
    let excluded = excluded?.resolved
    let one = first.files(ending: [".png"], but: excluded)
    let other = second.files(ending: [".png"], but: excluded)
    let names = Set(one.keys).union(other.keys)
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      PicturePair(name: name, first: one[name], second: other[name])
    }
  }
}
