import GradientModel
import GradientRaster
import Testing

@Suite("Coverage")
struct CoverageTests {
  static let radii: [Double] = [0, 0.4, 1, 3.7, 7, 10, 14.5, 20, 22]

  @Test("is within 1/255 of the exact area", arguments: radii, [CornerCurve.circular, .continuous])
  func area(radius: Double, curve: CornerCurve) throws {
    for (x, y, width, height) in [
      (0, 0, 60, 44), (0.3, 0.6, 49.1, 44.2), (1.25, 0.5, 44, 61.5), (0, 0, 44, 44),
    ] {
      let outline = Outline(
        Rect2D(x: x, y: y, width: width, height: height), radii: CornerRadii(radius),
        curve: curve)
      for scale in [1.0, 2, 3] { try check(outline, scale) }
    }
  }

  @Test("holds for four radii and both curves", arguments: [CornerCurve.circular, .continuous])
  func fourRadii(curve: CornerCurve) throws {
    for radii in [
      CornerRadii(topLeft: 20, topRight: 0, bottomRight: 0, bottomLeft: 0),
      CornerRadii(topLeft: 0, topRight: 0, bottomRight: 12, bottomLeft: 12),
      CornerRadii(topLeft: 3, topRight: 30, bottomRight: 9, bottomLeft: 13.3),
      CornerRadii(topLeft: 100, topRight: 50, bottomRight: 100, bottomLeft: 50),
    ] {
      try check(Outline(Scene.box(64.4, 40.7), radii: radii, curve: curve), 1)
      try check(Outline(Scene.box(64.4, 40.7), radii: radii, curve: curve), 2.5)
    }
  }

  @Test("holds for slivers and outlines between pixels")
  func slivers() throws {
    for (width, height) in [(0.3, 20), (20, 0.2), (0.7, 0.7), (1.5, 1.5), (2.2, 30), (30, 2.4)] {
      for radius in [0, 0.5, 1, 5] {
        let outline = Outline(
          Rect2D(x: 3.4, y: 2.8, width: width, height: height), radii: CornerRadii(radius))
        try check(outline, 1)
        try check(outline, 3)
      }
    }
  }

  private func check(_ outline: Outline, _ scale: Double) throws {
    let drawing = Scene.drawing(
      outline.rect.x + outline.rect.width, outline.rect.y + outline.rect.height, [])
    let frame = try PixelFrame(drawing, scale: scale)
    let expected = ScanlineShape(outline, scale: scale).areas(
      width: frame.width, height: frame.height, lines: 256)
    for accuracy in [ShadowField.Accuracy.fast, .exact] {
      let coverage = OutlineCoverage(
        PixelOutline(outline, in: frame), in: frame, accuracy: accuracy)
      var worst = 0.0
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          worst = max(
            worst, abs(Double(coverage.value(x: x, y: y)) - expected[y * frame.width + x]))
        }
      }
      #expect(worst * 255 < 1, "\(outline) at \(scale), \(accuracy)")
    }
  }
}
