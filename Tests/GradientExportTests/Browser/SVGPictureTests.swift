import GradientExport
import GradientModel
import Testing

/// SVG pictures as Chromium and librsvg draw them, beside our own.
@Suite(.serialized) struct SVGPictureTests {
  @Test(arguments: PackageFiles.exampleNames + ["geometry, wide"])
  func `a picture looks in Chromium as ours does`(name: String) async throws {
    try await PictureComparison.check(
      Measurements.svgInChromium.of(name), inside: 1.5, edge: 8.25, mean: 0.7)
  }

  @Test(arguments: PackageFiles.exampleNames + ["geometry, wide"])
  func `a picture without its blurred shadows looks in librsvg as ours does`(name: String)
    async throws
  {
    try await PictureComparison.check(
      Measurements.svgInLibrsvg.of(name), inside: 1.5, edge: 8.25, mean: 0.7)
  }

  @Test(arguments: ["inspectable", "bar-button", "modern"])
  func `shadows look in Chromium as ours do`(name: String) throws {
    let comparison = try PictureComparison(PackageFiles.example(name), scale: 2)
    try PictureComparison.check(comparison.measured(), inside: 5, edge: 255, mean: 0.9)
  }

  @Test func `no ground comes between a shadow and what is opaque`() throws {
    let comparison = try PictureComparison(ShadowRing.theme(alpha: 1), scale: 2)
    let pictures = try comparison.pictures().filter { $0.cell.state == .normal }
    #expect(ShadowRing.leastAlpha(pictures) >= 254)
  }
}
