import GradientRaster
import GradientTool
import PNGFile
import Testing

@Suite struct SheetTests {
  @Test func everyControlStandsOnTheSheetInEveryState() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.controls("a", "b"), to: "a.json")
    let run = await Run("sheet", style, "-o", folder.path("new/s.png"), "--scale", "1")
    #expect(
      run
        == Run(
          code: .success, output: "14 pictures in '\(folder.path("new/s.png"))'\n", messages: "")
    )
    let sheet = try PNG.decode(try folder.bytes("new/s.png")).pixmap
    // The top row of a button is the blend of red and blue at 2.5 %, in no other row above 240. Five
    // states of two controls look normal, each 40 pixels across.
    var count = 0
    for y in 0..<sheet.height {
      for x in 0..<sheet.width {
        let pixel = sheet[x, y]
        if pixel.x > 240, pixel.y == 0, pixel.z < 10 { count += 1 }
      }
    }
    #expect(count == 5 * 2 * 40)
  }

  @Test func theSheetIsOpaqueAndTheSameEveryTime() async throws {
    let folder = try TemporaryFolder()
    for (name, jobs) in [("a", "1"), ("b", "3")] {
      let run = await Run(
        "sheet", ExampleStyle.barButton.path, ExampleStyle.perState.path, "-o",
        folder.path("\(name).png"), "--scale", "1", "--jobs", jobs)
      #expect(run.code == .success)
    }
    #expect(try folder.bytes("a.png") == folder.bytes("b.png"))
    let sheet = try PNG.decode(try folder.bytes("a.png")).pixmap
    #expect(stride(from: 3, to: sheet.bytes.count, by: 4).allSatisfy { sheet.bytes[$0] == 255 })
  }

  @Test func aStyleFileIsNotReplacedByMistake() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.json")
    let run = await Run("sheet", style, "-o", style)
    #expect(run.code == .failure)
    #expect(
      run.messages == """
        gradient: error: '\(style)' was not made by this command and stays; to replace it, add \
        '--force'

        """)
    #expect(try folder.bytes("a.json") == Array(SmallStyle.button.utf8))
  }
}
