import GradientModel
import GradientReview

/// A style file before and after, and what is different between its controls.
struct FileChanges: Sendable {
  /// The path within two folders; nil where two files are compared.
  let name: String?
  /// The file before; nil for one that was added.
  let old: LoadedStyle?
  /// The file now; nil for one that was removed.
  let new: LoadedStyle?
  let changes: ThemeChanges

  init(name: String?, old: LoadedStyle?, new: LoadedStyle?) {
    self.name = name
    self.old = old
    self.new = new
    changes = ThemeChanges(
      from: old?.theme ?? ControlTheme(), to: new?.theme ?? ControlTheme())
  }

  /// The file in messages.
  var label: String {
    if let name { return name }
    return "\(old?.label ?? "nothing") → \(new?.label ?? "nothing")"
  }
}

/// What is compared: two style files, or those of two folders by their paths.
struct StylePair: Sendable {
  let name: String?
  let old: StyleSource?
  let new: StyleSource?

  /// The endings of the names of style files in a folder.
  static let endings = [".tokens.json", ".tokens", ".resolver.json"]

  /// The pairs that two operands mean.
  ///
  /// - Throws: ``Failure`` if two folders hold no style file, or an operand is not there.
  static func all(_ old: String, _ new: String) throws(Failure) -> [StylePair] {
    guard StyleSource(old).isFolder, StyleSource(new).isFolder else {
      _ = try StyleSource.all(old == "-" && new == "-" ? [old, new] : [])
      return [StylePair(name: nil, old: source(old), new: source(new))]
    }
    let before = FilePath(old).files(ending: endings)
    let after = FilePath(new).files(ending: endings)
    let names = Set(before.keys).union(after.keys)
    guard !names.isEmpty else {
      throw Failure(
        "neither '\(old)' nor '\(new)' holds a style file, whose name ends in '.tokens.json'")
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      StylePair(
        name: name, old: before[name].map { StyleSource($0.text) },
        new: after[name].map { StyleSource($0.text) })
    }
  }

  /// The file of an operand; nil for what git gives for a file that is not there.
  private static func source(_ operand: String) -> StyleSource? {
    operand == "/dev/null" ? nil : StyleSource(operand)
  }

  /// Reads both files and compares them.
  func changes(on console: any Console) throws(Failure) -> FileChanges {
    let before = try StyleReading.loadForComparison([old].compactMap { $0 }, on: console)
    let after = try StyleReading.loadForComparison([new].compactMap { $0 }, on: console)
    return FileChanges(name: name, old: before.first, new: after.first)
  }
}

extension StyleSource {
  var isFolder: Bool { path?.isFolder == true }
}
