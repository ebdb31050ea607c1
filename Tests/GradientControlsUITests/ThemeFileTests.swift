#if !canImport(SwiftUI)
  import Foundation
  import GradientControlsUI
  import GradientModel
  import SwiftUIStub
  import Testing

  /// A theme from a file, with no import but those of the styles and the model.
  @MainActor struct ThemeFileTests {
    @Test("A style file in the app's bundle dresses buttons")
    func bundle() throws {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("swiftui-\(UUID().uuidString).bundle")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = """
        { "rec": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "fill": { "$value": "#00ff00" } } }
        """
      try Data(file.utf8).write(to: folder.appendingPathComponent("music.tokens.json"))
      let theme = try ControlTheme(named: "music", in: #require(Bundle(path: folder.path)))
      let button = Button("Rec") {}.buttonStyle(.gradient("rec")).gradientTheme(theme)
      let picture = try #require(Rendering(button).bitmaps.first)
      #expect(Array(picture.image.bytes.prefix(4)) == [0, 255, 0, 255])
    }

    @Test("A file with errors says where they are")
    func mistakes() {
      let file = """
        { "rec": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
          "fill": { "$value": "#00ff0" } } }
        """
      #expect {
        try ControlTheme(data: Data(file.utf8), path: "music.json")
      } throws: {
        "\($0)".contains("music.json:2:")
      }
    }
  }
#endif
