public import Foundation
public import GradientModel
import GradientTokens

extension ControlTheme {
  /// Reads a style file from an app's resources.
  ///
  /// Files that a resolver document refers to are found beside it. Warnings go to the system's log.
  ///
  /// - Parameters:
  ///   - name: The file's name: `buttons` finds `buttons.tokens.json`, else `buttons.json`; a name
  ///     that ends in `.json` is taken as it is.
  ///   - bundle: Where to look; the app itself by default.
  /// - Throws: ``ThemeError``, with the reader's diagnostics where the file has errors.
  @MainActor public init(named name: String, in bundle: Bundle = .main) throws(ThemeError) {
    let candidates = name.hasSuffix(".json") ? [name] : ["\(name).tokens.json", "\(name).json"]
    let urls = candidates.compactMap { bundle.url(forResource: $0, withExtension: nil) }
    guard let url = urls.first else {
      throw .notFound(name: name, bundle: bundle.bundleURL.lastPathComponent)
    }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(path: url.lastPathComponent, reason: error.localizedDescription)
    }
    let loader = FolderLoader(folder: url.deletingLastPathComponent())
    try self.init(
      StyleFile.read(Array(data), path: url.lastPathComponent, loader: loader))
  }

  /// Reads a style file that an app has in memory, such as one that it downloaded.
  ///
  /// - Parameters:
  ///   - data: The file; it stands alone.
  ///   - path: How diagnostics name the file.
  /// - Throws: ``ThemeError/invalid(_:diagnostics:)`` where the file has errors.
  @MainActor public init(data: Data, path: String = "style file") throws(ThemeError) {
    try self.init(StyleFile.read(Array(data), path: path))
  }

  @MainActor private init(_ reading: StyleFile.Reading) throws(ThemeError) {
    guard !reading.hasErrors else {
      throw .invalid(reading.theme, diagnostics: reading.diagnostics)
    }
    for diagnostic in reading.diagnostics where diagnostic.severity == .warning {
      StyleLog.once(diagnostic.text, diagnostic.text)
    }
    self = reading.theme
  }
}

/// Gives the files beside a style file.
private struct FolderLoader: FileLoader {
  let folder: URL

  func load(_ path: String) throws(LoadingError) -> [UInt8] {
    let url = folder.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: url.path) else { throw .missing }
    do {
      return Array(try Data(contentsOf: url))
    } catch {
      throw .unreadable(error.localizedDescription)
    }
  }
}
