import Foundation
import GradientTokens

/// Reads the files that a style file refers to, as far as they really lie in its own folder or below.
struct FolderLoader: FileLoader {
  let folder: URL

  func load(_ path: String) throws(LoadingError) -> [UInt8] {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let root = folder.resolvingSymlinksInPath().path
    guard file.path.hasPrefix(root.hasSuffix("/") ? root : root + "/") else {
      throw .unreadable("it lies outside the style file's folder")
    }
    guard FileManager.default.fileExists(atPath: file.path) else { throw .missing }
    guard let data = try? Data(contentsOf: file) else {
      throw .unreadable("it cannot be read")
    }
    return [UInt8](data)
  }
}
