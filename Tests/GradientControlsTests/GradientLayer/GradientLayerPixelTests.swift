import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit
import Testing

/// A layer set up for a gradient paints what the exact sampler says, at every pixel.
@Suite("A gradient layer shows a gradient")
struct GradientLayerPixelTests {
  nonisolated struct Scene: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let fill: GradientFill
    var width = 80
    var height = 50
  }

  nonisolated static let blend: [StyleColor] = ["#1b4fbd", "#f0d020"]
  nonisolated static let scenes: [Scene] = [
    Scene(testDescription: "top to bottom", fill: GradientFill(colors: blend)),
    Scene(
      testDescription: "30 degrees",
      fill: GradientFill(colors: blend, kind: .axial(.angle(30)))),
    Scene(
      testDescription: "a magic corner",
      fill: GradientFill(colors: blend, kind: .axial(.to(.bottomRight))), width: 120, height: 30),
    Scene(
      testDescription: "an axis of the unit square",
      fill: GradientFill(
        colors: blend,
        kind: .axial(
          .axis(
            start: GradientFill.UnitPosition(x: 0.2, y: 0.1),
            end: GradientFill.UnitPosition(x: 0.9, y: 0.8))))),
    Scene(
      testDescription: "a hard break",
      fill: GradientFill(stops: [
        GradientStop("#a9aeba", at: 0), GradientStop("#7e8790", at: 0.5),
        GradientStop("#6f778b", at: 0.5), GradientStop("#5b657d", at: 1),
      ])),
    Scene(
      testDescription: "places outside 0...1",
      fill: GradientFill(
        stops: [
          GradientStop("#000000", at: -0.5), GradientStop("#ff0000", at: 0.4),
          GradientStop("#ffffff", at: 1.75),
        ], kind: .axial(.to(.right)))),
    Scene(
      testDescription: "clear to white",
      fill: GradientFill(colors: [.clear, .white], kind: .axial(.to(.right)))),
    Scene(
      testDescription: "translucent to opaque",
      fill: GradientFill(
        colors: [StyleColor.black.withAlpha(0.1), "#ff8800"], kind: .axial(.to(.right)))),
    Scene(
      testDescription: "straight alpha",
      fill: GradientFill(
        stops: [GradientStop(.clear, at: 0), GradientStop(.white, at: 1)],
        isPremultiplied: false)),
    Scene(
      testDescription: "OKLab", fill: GradientFill(colors: blend, interpolation: .oklab)),
    Scene(
      testDescription: "OKLCH around the hue circle",
      fill: GradientFill(colors: ["#ff0000", "#0000ff"], interpolation: .oklch)),
    Scene(
      testDescription: "linear light",
      fill: GradientFill(colors: [.black, .white], interpolation: .srgbLinear)),
    Scene(
      testDescription: "an ellipse to the farthest corner",
      fill: GradientFill(colors: blend, kind: .radial(.farthestCorner))),
    Scene(
      testDescription: "a circle of 20 points off the middle, from inside its centre",
      fill: GradientFill(
        stops: [
          GradientStop("#ff0000", at: -0.5), GradientStop("#00ff00", at: 0.5),
          GradientStop("#0000ff", at: 1.5),
        ],
        kind: .radial(.circle(radius: 20, center: GradientFill.Center(x: 0.3, y: 0.6))))),
    Scene(
      testDescription: "a sweep on a square, cut at its seam",
      fill: GradientFill(
        stops: [
          GradientStop("#ff0000", at: -0.25), GradientStop("#00ff00", at: 0.5),
          GradientStop("#0000ff", at: 1.25),
        ], kind: .conic(GradientFill.Conic(angle: 40))), width: 60, height: 60),
    Scene(
      testDescription: "an axis of no length",
      fill: GradientFill(
        colors: blend,
        kind: .axial(
          .axis(
            start: GradientFill.UnitPosition(x: 0.5, y: 0),
            end: GradientFill.UnitPosition(x: 0.5, y: 0))))),
    Scene(testDescription: "one colour", fill: GradientFill(colors: ["#336699"])),
  ]

  @Test(arguments: scenes)
  func `every pixel is within one level of the exact sampler`(scene: Scene) {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: scene.width, height: scene.height)
    let settings = scene.fill.apply(to: layer)
    #expect(settings.limits.isEmpty)
    #expect(settings.deviation <= 0.5 / 255)
    let pixels = layerPicture(layer)
    let box = Rect2D(Size2D(width: Double(scene.width), height: Double(scene.height)))
    let sampler = GradientSampler(scene.fill, in: box)
    var worst = 0.0
    for y in 0..<scene.height {
      for x in 0..<scene.width {
        let exact = sampler.premultipliedColor(x: Double(x) + 0.5, y: Double(y) + 0.5)
        for channel in 0..<4 {
          worst = max(worst, abs(Double(pixels[x, y][channel]) - exact[channel] * 255))
        }
      }
    }
    // Half a level of rounding and half a level of tolerance.
    #expect(worst <= 1.001)
  }

  @Test func `without extra stops an OKLab blend would be 40 levels off`() {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 101)
    layer.colors = Self.blend.map { UIColor($0).cgColor }
    let fill = GradientFill(colors: Self.blend, interpolation: .oklab)
    let exact = GradientSampler(fill, in: Rect2D(Size2D(width: 1, height: 101)))
      .premultipliedColor(x: 0.5, y: 50.5)
    #expect(abs(Double(layerPicture(layer)[0, 50].z) - exact.z * 255) > 20)
  }

  private func layerPicture(_ layer: CAGradientLayer) -> Pixmap {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: layer.bounds.size, format: format)
      .image { layer.render(in: $0.cgContext) }
    return image.cgImage?.pixmap ?? Pixmap(width: 0, height: 0)
  }
}
