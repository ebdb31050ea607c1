import GradientModel
import GradientRaster
import GradientTokens

/// A look from code or a file to pixels, without a framework.
enum ModelExample {
  static func drawing() -> Drawing {
    var style = ControlStyle()
    style[.normal].fill = .gradient(GradientFill(colors: ["#f287b0", "#c97391"]))
    style[.normal].corners = .capsule
    style[.highlighted].fill = .color("#91546b")

    let look = style.resolved(for: .highlighted)
    let drawing = look.drawing(size: Size2D(width: 120, height: 44))
    return drawing
  }

  static func picture(of drawing: Drawing) throws(RasterError) -> Picture {
    let picture = try Rasterizer(scale: 3).draw(drawing)
    print(picture.pixmap.width, picture.pixmap.height)
    return picture
  }

  static func read(_ bytes: [UInt8]) -> ControlStyle? {
    let reading = StyleFile.read(bytes, path: "music.tokens.json")
    for diagnostic in reading.diagnostics { print(diagnostic.text) }
    let rec = reading.theme["rec"]
    return rec
  }
}
