import GradientTokens

/// Reads the files that a style file refers to, as far as they really lie in its own folder or
/// below: a symbolic link does not lead out of it.
struct FolderLoader: FileLoader {
  private let root: FilePath

  /// Makes a loader for the files around a style file; those of standard input lie in the current
  /// folder.
  init(for source: StyleSource) {
    root = source.path?.folder ?? FilePath(".")
  }

  func load(_ path: String) throws(LoadingError) -> [UInt8] {
    let path = FilePath(path)
    guard let file = path.resolved else { throw .missing }
    guard let root = root.resolved, root.contains(file) else {
      throw .unreadable("a symbolic link leads out of the style file's folder")
    }
    // Opening a pipe would wait for somebody to write into it.
    guard file.isFile else { throw .unreadable("it is not a regular file") }
    do {
      return try file.contents()
    } catch {
      throw .unreadable(error.description)
    }
  }
}
