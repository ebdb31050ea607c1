import Foundation

/// The folder that the pictures go to.
///
/// It appears whole, or what was there stays as it was.
struct ShowcaseFolder {
  let url: URL

  init(path: String) { url = URL(fileURLWithPath: path) }

  /// Refuses a place where something lies that an earlier showcase did not make.
  func check() throws {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    guard isFolder.boolValue else {
      throw ShowcaseError("'\(url.relativePath)' is a file; name a folder")
    }
    let names: [String]
    do {
      names = try files.contentsOfDirectory(atPath: url.path)
    } catch {
      throw ShowcaseError("cannot read '\(url.relativePath)': \(error.localizedDescription)")
    }
    let foreign = names.filter { !$0.hasSuffix(".png") }.sorted()
    if let first = foreign.first {
      throw ShowcaseError(
        "'\(url.relativePath)' holds '\(first)', which the showcase did not make; "
          + "name an empty folder or a new one")
    }
    if !names.isEmpty && !names.contains(Showcase.sheetName) {
      throw ShowcaseError(
        "'\(url.relativePath)' holds pictures that the showcase did not make; "
          + "name an empty folder or a new one")
    }
  }

  /// Puts all files in place: they are written beside the folder, which is then exchanged.
  func write(_ showcase: [(name: String, bytes: [UInt8])]) throws {
    let files = FileManager.default
    let parent = url.deletingLastPathComponent()
    let fresh = parent.appendingPathComponent(".headless-showcase-\(UUID().uuidString)")
    do {
      try files.createDirectory(at: fresh, withIntermediateDirectories: true)
      for (name, bytes) in showcase {
        try Data(bytes).write(to: fresh.appendingPathComponent(name))
      }
      if files.fileExists(atPath: url.path) {
        let old = parent.appendingPathComponent(".headless-showcase-\(UUID().uuidString)")
        try files.moveItem(at: url, to: old)
        do {
          try files.moveItem(at: fresh, to: url)
        } catch {
          try? files.moveItem(at: old, to: url)
          throw error
        }
        try? files.removeItem(at: old)
      } else {
        try files.moveItem(at: fresh, to: url)
      }
    } catch {
      try? files.removeItem(at: fresh)
      throw ShowcaseError("cannot write '\(url.relativePath)': \(error.localizedDescription)")
    }
  }
}
