import Foundation
import GradientTool
import Testing

@Suite struct RenderVectorTests {
  private static let style = """
    { "rec": { "$extensions": { "dev.gradientcontrols": { "component": "button" } },
        "fill": { "$type": "gradient", "$value": "linear-gradient(#ff0000, #0000ff)" },
        "shadow": { "$type": "shadow", "$value": "0 2px 4px #000000" },
        "width": { "$type": "dimension", "$value": "40px" },
        "height": { "$type": "dimension", "$value": "20px" } } }
    """

  @Test func `one run writes PNG and SVG files, and the manifest lists both`() async throws {
    let folder = try TemporaryFolder()
    let run = await Run(
      "render", "-", "-o", folder.path("out"), "--state", "normal", "--scale", "1,2", "--format",
      "png,svg", input: Self.style)
    #expect(run.output == "3 pictures of 1 control in '\(folder.path("out"))'\n")
    #expect(
      try folder.names(in: "out") == [
        "manifest.json", "rec.normal.png", "rec.normal.svg", "rec.normal@2x.png",
      ])
    let manifest = try JSONSerialization.jsonObject(with: Data(folder.bytes("out/manifest.json")))
    let pictures = try #require((manifest as? [String: Any])?["pictures"] as? [[String: Any]])
    #expect(
      pictures.map { $0["file"] as? String }
        == ["rec.normal.png", "rec.normal@2x.png", "rec.normal.svg"])
    let vector = try #require(pictures.last)
    #expect(vector["scale"] == nil && vector["pixels"] == nil)
    // Three standard deviations of 2 points, moved down by 2.
    #expect(
      vector["bounds"] as? [String: Double] == ["x": 6, "y": 4, "width": 40, "height": 20])
    #expect(vector["points"] as? [String: Double] == ["width": 40, "height": 20])

    // The same files as the exporter writes, in a folder that either may write to again.
    let export = await Run(
      "export", "svg", "-", "-o", folder.path("svg"), "--state", "normal", input: Self.style)
    #expect(export.code == .success)
    #expect(try folder.bytes("out/rec.normal.svg") == folder.bytes("svg/rec.normal.svg"))
    let again = await Run(
      "render", "-", "-o", folder.path("svg"), "--state", "normal", "--format", "svg",
      input: Self.style)
    #expect(again.code == .success, "\(again.messages)")
    #expect(try folder.names(in: "svg") == ["manifest.json", "rec.normal.svg"])
  }

  @Test func `a clipped SVG file ends at the control's bounds`() async throws {
    let folder = try TemporaryFolder()
    let run = await Run(
      "render", "-", "-o", folder.path, "--state", "normal", "--format", "svg", "--clip",
      input: Self.style)
    #expect(run.code == .success)
    let text = String(decoding: try folder.bytes("rec.normal.svg"), as: UTF8.self)
    #expect(text.contains("viewBox=\"0 0 40 20\""))
  }

  @Test func `a backdrop is refused before anything is drawn`() async throws {
    let run = await Run("render", "x", "-o", "y", "--format", "svg", "--backdrop", "white")
    #expect(run.code == .usage)
    #expect(
      run.messages.hasPrefix(
        "Error: SVG pictures stand on nothing. Leave '--backdrop' out, or draw PNG files alone.\n"))
  }

  @Test func `what SVG cannot say is a warning, once`() async throws {
    let folder = try TemporaryFolder()
    let style = Self.style.replacing("linear-gradient(", with: "conic-gradient(")
    let run = await Run("render", "-", "-o", folder.path, "--format", "svg", input: style)
    #expect(run.code == .success)
    let warnings = run.messages.split(separator: "\n")
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("'rec': ") == true)
  }
}
