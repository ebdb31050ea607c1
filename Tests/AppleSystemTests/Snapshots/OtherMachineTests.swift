import Foundation
import GradientModel
import GradientRaster
import Testing

/// Pictures from another machine, and the same drawn here.
@Suite("The same pixels on every machine")
struct OtherMachineTests {
  @Test(
    "Every picture of the folder is what this machine draws",
    .enabled(if: PictureFolder.path != nil, "SNAPSHOTS names no folder"))
  func samePixels() throws {
    let folder = try PictureFolder(try #require(PictureFolder.path))
    #expect(!folder.entries.isEmpty)
    for entry in folder.entries {
      let theme = try Examples.theme(URL(fileURLWithPath: entry.style).lastPathComponent)
      let style = try #require(theme[entry.name], "\(entry.name)")
      let look = style.resolved(for: entry.controlState, in: entry.styleEnvironment)
      let size = Size2D(width: entry.points.width, height: entry.points.height)
      let drawn = try Rasterizer(scale: entry.scale).draw(look.drawing(size: size)).pixmap
      let difference = try folder.pixels(of: entry).difference(
        from: drawn.bytes, width: drawn.width, height: drawn.height)
      // A file holds straight alpha, and reading it multiplies again: one level of rounding.
      #expect(
        difference.map { $0 <= 1 } ?? false,
        "\(entry.file): \(difference.map(String.init) ?? "another size")")
    }
  }
}
