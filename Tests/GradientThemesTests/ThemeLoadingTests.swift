import Foundation
import GradientModel
import GradientThemes
import GradientTokens
import Testing

@MainActor @Suite("Loading a theme", .serialized)
struct ThemeLoadingTests {
  private static let small = """
    { "rec": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
      "fill": { "$value": "#f287b0" } } }
    """

  /// A folder that stands for an app's bundle.
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("theme-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    return try #require(Bundle(path: folder.path))
  }

  @Test(arguments: ["buttons.tokens.json", "buttons.json"])
  func `A bundle's file is found by its name alone`(file: String) throws {
    let theme = try ControlTheme(named: "buttons", in: bundle([file: Self.small]))
    #expect(theme["rec"]?[.normal].fill == .color("#f287b0"))
  }

  @Test func `A name that ends in .json is taken as it is`() throws {
    let theme = try ControlTheme(
      named: "look.json", in: bundle(["look.json": Self.small, "look.json.json": "{}"]))
    #expect(theme.controls.map(\.name) == ["rec"])
  }

  @Test func `A missing file is named with the bundle and the names that were looked for`() throws {
    let empty = try bundle([:])
    #expect {
      try ControlTheme(named: "buttons", in: empty)
    } throws: { error in
      let text = "\(error)"
      return text.contains("buttons.tokens.json") && text.contains(".bundle")
    }
  }

  @Test func `A file with errors throws each of them with its line, and what could be read`() throws
  {
    let broken = """
      { "rec": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$value": "#f287b0" },
        "radius": { "$value": "round" } } }
      """
    #expect {
      try ControlTheme(data: Data(broken.utf8), path: "buttons.tokens.json")
    } throws: { error in
      guard case .invalid(let theme, let diagnostics)? = error as? ThemeError else { return false }
      #expect(theme["rec"]?[.normal].fill == .color("#f287b0"))
      #expect(diagnostics.contains { $0.line == 3 && $0.severity == .error })
      #expect(error.localizedDescription.contains("buttons.tokens.json:3:"))
      return true
    }
  }

  @Test func `A warning does not stop the theme and is said once`() throws {
    let odd = """
      { "rec": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$value": "#f287b0" },
        "states": { "highlighted": { "insets": { "$value": "4px" } } } } }
      """
    StyleLog.reset()
    var lines: [String] = []
    StyleLog.listener = { lines.append($0) }
    defer { StyleLog.listener = nil }
    for _ in 0..<2 { _ = try ControlTheme(data: Data(odd.utf8), path: "odd.json") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("odd.json:3:") == true)
  }

  @Test func `A resolver document finds the files beside it`() throws {
    let resolver = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [ { "$ref": "base.json" } ] } },
        "resolutionOrder": [ { "$ref": "#/sets/base" } ] }
      """
    let theme = try ControlTheme(
      named: "all", in: bundle(["all.json": resolver, "base.json": Self.small]))
    #expect(theme["rec"] != nil)
  }
}
