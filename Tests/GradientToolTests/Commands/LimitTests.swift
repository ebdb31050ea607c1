import Foundation
import GradientRaster
import GradientTool
import PNGFile
import Testing

/// Pictures that are too large, and those that only look so.
@Suite struct LimitTests {
  private static let limits = "at most 32768 pixels a side and 67108864 in all are drawn"

  private func button(width: String = "40px", _ members: String = "") -> String {
    SmallStyle.button.replacingOccurrences(of: "40px", with: width).replacingOccurrences(
      of: "\"width\"", with: "\(members)\"width\"")
  }

  @Test func aSheetThatIsTooLargeSaysSoInWords() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(button(width: "5000px"), to: "a.json")
    let run = await Run("sheet", style, "-o", folder.path("new/s.png"))
    #expect(run.code == .failure)
    #expect(run.messages.hasPrefix("gradient: error: cannot draw the sheet: it would be 70"))
    #expect(
      run.messages.hasSuffix(
        """
         pixels, and \(Self.limits); draw fewer controls with '--only' or states with '--state', \
        or a smaller '--scale'

        """))
    #expect(try folder.names() == ["a.json"])
  }

  @Test func aSheetThatIsTooLargeIsKnownBeforeAnythingIsDrawn() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(button(width: "5000px"), to: "a.json")
    let console = RecordingConsole(showsProgress: true)
    _ = await Tool.run(["sheet", style, "-o", folder.path("s.png")], on: console)
    #expect(console.progress.isEmpty)
  }

  @Test(arguments: ["1e308px", "40000px"])
  func aControlThatIsTooWideIsNamedWithTheLimit(_ width: String) async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(button(width: width), to: "a.json")
    for command in ["render", "sheet"] {
      let run = await Run(command, style, "-o", folder.path("out"), "--state", "normal")
      #expect(
        run.messages.hasSuffix(
          """
          gradient: error: cannot draw 'tap' (normal, light, 2x): the picture is too large; \
          \(Self.limits)

          """))
      #expect(try folder.names() == ["a.json"])
    }
  }

  @Test func aShadowThatIsClippedAwayMakesNoPictureTooLarge() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(
      button("\"shadow\": { \"$value\": \"0 0 4000px #000\" }, "), to: "a.json")
    let run = await Run(
      "render", style, "-o", folder.path("out"), "--clip", "--scale", "2", "--state", "normal")
    #expect(run.code == .success)
    let picture = try PNG.decode(folder.bytes("out/tap.normal@2x.png")).pixmap
    #expect(picture.width == 80)
    #expect(picture.height == 40)
  }

  /// What a clipped picture has to be: the whole one, cut.
  @Test(arguments: [ExampleStyle.modern, .inspectable, .perState])
  func aClippedPictureIsTheMiddleOfTheWholeOne(_ style: ExampleStyle) async throws {
    let folder = try TemporaryFolder()
    for (name, options) in [("whole", []), ("clipped", ["--clip"])] {
      _ = await Run(
        arguments: ["render", style.path, "-o", folder.path(name), "--scale", "1.5"] + options)
    }
    let manifest = try JSONDecoder().decode(
      Pictures.self, from: Data(folder.bytes("whole/manifest.json")))
    #expect(!manifest.pictures.isEmpty)
    for picture in manifest.pictures {
      let whole = try PNG.decode(folder.bytes("whole/\(picture.file)")).pixmap
      let bounds = picture.bounds
      let middle = whole.cropped(
        x: bounds.x, y: bounds.y, width: bounds.width, height: bounds.height)
      let clipped = try PNG.decode(folder.bytes("clipped/\(picture.file)")).pixmap
      // Not one line: a failure would print all pixels.
      let isMiddle = clipped == middle
      #expect(isMiddle, "\(picture.file)")
    }
  }

  private struct Pictures: Decodable {
    struct Picture: Decodable {
      var file: String
      var bounds: Bounds
    }
    struct Bounds: Decodable {
      var x: Int
      var y: Int
      var width: Int
      var height: Int
    }
    var pictures: [Picture]
  }
}
