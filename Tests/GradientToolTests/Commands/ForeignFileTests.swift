import Foundation
import GradientRaster
import GradientTool
import PNGFile
import Testing

/// Files that other programs made, where this one would put its own.
@Suite struct ForeignFileTests {
  /// A picture as another program writes it: without our mark, or with its own.
  private func photo(_ software: String?) throws -> [UInt8] {
    try PNG.encode(Pixmap(width: 2, height: 2), software: software)
  }

  @Test(arguments: [nil, "GIMP 3.0", "gradient"])
  func aForeignPictureStaysUnlessForced(_ software: String?) async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.json")
    let photo = try photo(software)
    let path = folder.path("out/tap.normal@2x.png")
    try FileManager.default.createDirectory(
      atPath: folder.path("out"), withIntermediateDirectories: true)
    try Data(photo).write(to: URL(fileURLWithPath: path))
    for command in [["render", style, "-o", folder.path("out")], ["sheet", style, "-o", path]] {
      let run = await Run(arguments: command)
      #expect(run.code == .failure)
      #expect(
        run.messages == """
          gradient: error: '\(path)' was not made by this command and stays; to replace it, add \
          '--force'

          """)
      #expect(try folder.bytes("out/tap.normal@2x.png") == photo)
      #expect(try folder.names(in: "out") == ["tap.normal@2x.png"])
    }
    let forced = await Run("sheet", style, "-o", path, "--force")
    #expect(forced.code == .success)
    let again = await Run("sheet", style, "-o", path)
    #expect(again.code == .success)
  }

  @Test func severalForeignFilesAreCounted() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.json")
    for state in ["normal", "selected", "hovered"] {
      _ = try folder.write("text", to: "out/tap.\(state)@2x.png")
    }
    let run = await Run("render", style, "-o", folder.path("out"))
    #expect(
      run.messages == """
        gradient: error: '\(folder.path("out/tap.normal@2x.png"))' and 2 more files were not made by \
        this command and stay; to replace them, add '--force'

        """)
  }

  @Test func aSheetDoesNotReplaceAManifest() async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "a.json")
    _ = await Run("render", style, "-o", folder.path("out"))
    let manifest = try folder.bytes("out/manifest.json")
    let run = await Run("sheet", style, "-o", folder.path("out/manifest.json"))
    #expect(run.code == .failure)
    #expect(try folder.bytes("out/manifest.json") == manifest)
  }

  @Test(arguments: ["out/", ".", "", "there"])
  func aSheetNeedsTheNameOfAFile(_ name: String) async throws {
    let folder = try TemporaryFolder()
    let style = try folder.write(SmallStyle.button, to: "there/a.json")
    let path = name.isEmpty || name == "." ? name : folder.path + "/" + name
    let run = await Run("sheet", style, "-o", path)
    #expect(run.code == .usage)
    let advice =
      name.isEmpty
      ? "Please provide the name of a file."
      : "It names a folder. Please add the name of a file in it."
    #expect(
      run.messages.hasPrefix(
        "Error: The value '\(path)' is invalid for '--output <file>': \(advice)\n"))
    #expect(try folder.names() == ["there"])
  }
}
