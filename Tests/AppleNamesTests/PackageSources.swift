import Foundation

/// The package's sources, found from where this file stands.
enum PackageSources {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The targets that run on a phone and may use Apple's frameworks.
  static let fenced = [
    "GradientControls", "GradientControlsUI", "GradientInspectables", "GradientThemes",
  ]
  /// The targets that stand for Apple's frameworks on Linux.
  static let doubles = ["HeadlessUIKit", "SwiftUIStub"]
  /// What a phone links besides: no Apple framework, but names that the fenced targets use.
  static let shared = ["GradientModel", "GradientTokens", "GradientRaster"]

  /// The Swift files of a target with their paths from the package's root; none where there is no
  /// such target.
  static func files(of target: String) -> [(path: String, text: String)] {
    let folder = root.appendingPathComponent("Sources/\(target)")
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    let urls = (found?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    return urls.sorted { $0.path < $1.path }.compactMap { url in
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      return (String(url.path.dropFirst(root.path.count + 1)), text)
    }
  }

  static func table() throws -> AppleNameTable {
    try AppleNameTable(String(contentsOf: list("apple-names.tsv"), encoding: .utf8))
  }

  private static func list(_ name: String) -> URL {
    root.appendingPathComponent("Tests/AppleNamesTests/\(name)")
  }

  static func fence() throws -> NameFence {
    var ours = Set(fenced + shared)
    var ownInitializers: Set<String> = []
    for target in fenced + shared {
      for file in files(of: target) {
        let names = DeclaredNames(SwiftTokenizer.tokens(of: file.text))
        ours.formUnion(names.all)
        ownInitializers.formUnion(names.initializers)
      }
    }
    var doubled: Set<String> = []
    for target in doubles {
      for file in files(of: target) {
        doubled.formUnion(DeclaredNames(SwiftTokenizer.tokens(of: file.text)).visible)
      }
    }
    let words = try String(contentsOf: list("swift-names.txt"), encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
      .flatMap { $0.split(separator: " ").map(String.init) }
    return NameFence(
      table: try table(), ours: ours, ownInitializers: ownInitializers, doubled: doubled,
      swift: Set(words))
  }
}
