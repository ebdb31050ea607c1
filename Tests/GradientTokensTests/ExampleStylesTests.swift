import Foundation
import GradientModel
import GradientTokens
import Testing

/// The laws of reading and writing, on the files that people start from.
@Suite struct ExampleStylesTests {
  static let names = [
    "bar-button", "gradient-control", "inspectable", "modern", "palette", "per-state",
  ]

  static func bytes(_ name: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [UInt8](
      try Data(contentsOf: root.appending(path: "Examples/Styles/\(name).tokens.json")))
  }

  @Test(arguments: names)
  func isReadInSilence(name: String) throws {
    let reading = StyleFile.read(try Self.bytes(name), path: name)
    #expect(reading.diagnostics.map { $0.text } == [])
    #expect(!reading.theme.controls.isEmpty)
  }

  @Test(arguments: names)
  func isAnEqualThemeInEitherLayout(name: String) throws {
    let bytes = try Self.bytes(name)
    let theme = StyleFile.read(bytes, path: name).theme
    for layout in [StyleFile.Layout.canonical, .strict] {
      let once = try #require(StyleFile.format(bytes, path: name, as: layout).bytes)
      let reading = StyleFile.read(once, path: name)
      #expect(!reading.hasErrors, "\(reading.diagnostics.map { $0.text })")
      #expect(reading.theme == theme)
      #expect(StyleFile.format(once, path: name, as: layout).bytes == once)
    }
  }
}
