import Foundation
import GradientModel
import GradientRaster
import Testing

@Suite("Shadows")
struct ShadowTests {
  /// A Gaussian convolution in small cells, by the error function.
  ///
  /// The shape's exact area in cells of a part of a pixel is convolved with what a pixel's square
  /// collects from each cell under the Gaussian; the shape within a cell is neglected.
  private static func convolution(
    _ outline: Outline, deviation: Double, width: Int, height: Int, scale: Double
  ) -> [Double] {
    let cells = deviation < 0.5 ? 48 : 8
    let margin = Int(5 * deviation) + 2
    let across = (width + 2 * margin) * cells
    let down = (height + 2 * margin) * cells
    let shape = ScanlineShape(
      outline, scale: scale * Double(cells), dx: Double(margin * cells),
      dy: Double(margin * cells)
    ).areas(width: across, height: down, lines: cells > 8 ? 16 : 64)
    // The integral of the Gaussian's integral: differences of it are what squares collect.
    func integral(_ t: Double) -> Double {
      guard deviation > 0 else { return max(t, 0) }
      let z = t / deviation
      return t * 0.5 * (1 + erf(z / 2.0.squareRoot())) + deviation * exp(-z * z / 2)
        / (2 * Double.pi).squareRoot()
    }
    func weights(_ pixels: Int, _ count: Int) -> [[Double]] {
      (0..<pixels).map { pixel in
        (0..<count).map { cell in
          let from = Double(cell) / Double(cells) - Double(margin + pixel)
          let to = from + 1 / Double(cells)
          return integral(1 - from) - integral(-from) - integral(1 - to) + integral(-to)
        }
      }
    }
    let horizontal = weights(width, across)
    let vertical = weights(height, down)
    var rows = [Double](repeating: 0, count: down * width)
    for row in 0..<down {
      for x in 0..<width {
        var sum = 0.0
        for cell in 0..<across where shape[row * across + cell] != 0 {
          sum += shape[row * across + cell] * horizontal[x][cell]
        }
        rows[row * width + x] = sum
      }
    }
    var result = [Double](repeating: 0, count: width * height)
    for y in 0..<height {
      for row in 0..<down where vertical[y][row] != 0 {
        for x in 0..<width { result[y * width + x] += vertical[y][row] * rows[row * width + x] }
      }
    }
    return result
  }

  @Test(
    "are within 2/255 of the exact convolution",
    arguments: [0, 0.001, 0.02, 0.1, 0.3, 0.7, 1, 1.4, 1.9, 2.1, 3, 6, 14, 60])
  func convolution(deviation: Double) throws {
    let casters = [
      Scene.outline(24, 16, radius: 8), Scene.outline(24, 16, radius: 0),
      Scene.outline(23.3, 15.6, radius: 4, curve: .continuous),
      Outline(
        Rect2D(x: 0.4, y: -0.3, width: 22.7, height: 17.1),
        radii: CornerRadii(topLeft: 9, topRight: 0, bottomRight: 5, bottomLeft: 2)),
      Scene.outline(2.5, 1.2, radius: 1), Scene.outline(12, 12, radius: 6),
    ]
    for caster in casters {
      for scale in deviation < 6 ? [1.0, 2] : [1] {
        let margin = min(10.0, Foundation.ceil(3 * deviation) + 1)
        let moved = caster.offset(dx: margin, dy: margin)
        let drawing = Scene.drawing(24 + 2 * margin, 17 + 2 * margin, [])
        let frame = try PixelFrame(drawing, scale: scale)
        let expected = Self.convolution(
          moved, deviation: deviation * scale, width: frame.width, height: frame.height,
          scale: scale)
        for (accuracy, limit) in [(ShadowField.Accuracy.exact, 0.5), (.fast, 2)] {
          let field = ShadowField(
            PixelOutline(moved, in: frame), deviation: deviation * scale, in: frame,
            accuracy: accuracy)
          var worst = 0.0
          for y in 0..<frame.height {
            for (x, value) in field.values(row: y, width: frame.width).enumerated() {
              worst = max(worst, abs(Double(value) - expected[y * frame.width + x]))
            }
          }
          #expect(worst * 255 < limit, "\(caster) at \(scale), \(accuracy)")
        }
      }
    }
  }

  @Test("of large casters with curves much longer than the blur are as exact")
  func longCurves() throws {
    for (radius, deviation) in [(60.0, 2.5), (60, 9), (40, 24)] {
      let outline = Scene.outline(160, 130, radius: radius).offset(dx: 5, dy: 5)
      let frame = try PixelFrame(Scene.drawing(170, 140, []), scale: 1)
      let shape = PixelOutline(outline, in: frame)
      let exact = ShadowField(shape, deviation: deviation, in: frame, accuracy: .exact)
      let fast = ShadowField(shape, deviation: deviation, in: frame, accuracy: .fast)
      for y in 0..<frame.height {
        let a = exact.values(row: y, width: frame.width)
        let b = fast.values(row: y, width: frame.width)
        for x in 0..<frame.width { #expect(abs(a[x] - b[x]) * 255 < 1) }
      }
    }
  }

  @Test("that shrink away or are absurd cast nothing or end in a picture")
  func absurd() throws {
    let outline = Scene.outline(30, 20, radius: 5)
    let gone = outline.spread(by: -12)
    for (caster, deviation) in [
      (gone, 3.0), (outline.spread(by: 1e300), 3), (outline.offset(dx: 1e200, dy: 0), 3),
      (outline.offset(dx: .nan, dy: 0), 3), (outline, 1e30), (outline, .nan), (outline, .infinity),
      (outline, -4),
    ] {
      let drawing = Scene.drawing(
        30, 20, margin: 4,
        [
          .shadow(
            .init(
              caster: caster, standardDeviation: deviation, color: .black, clippedOutside: nil))
        ])
      let (fast, exact) = try bothPaths(drawing)
      #expect((fast.greatestDifference(to: exact) ?? 256) <= 1)
      if caster == gone { #expect(fast.bytes.allSatisfy { $0 == 0 }) }
    }
  }

  @Test("are kept out of the outline, or painted behind it")
  func clipped() throws {
    let outline = Scene.outline(60, 40, radius: 12)
    for hole in [outline, nil] {
      let drawing = Scene.drawing(
        60, 40, margin: 15,
        [
          .shadow(
            .init(
              caster: outline.offset(dx: 0, dy: 4), standardDeviation: 4, color: .black,
              clippedOutside: hole))
        ])
      for path in Rasterizer.Path.allCases {
        let pixmap = try Rasterizer(path: path).draw(drawing).pixmap
        let middle = pixmap[45, 35]
        #expect(middle == (hole == nil ? SIMD4(0, 0, 0, 255) : .zero))
        #expect(pixmap[45, 56].w > 100)
      }
    }
  }

  @Test("that fall inwards are full outside their hole and none far inside")
  func inset() throws {
    let outline = Scene.outline(60, 40, radius: 10)
    func draw(_ hole: Outline, _ path: Rasterizer.Path) throws -> Pixmap {
      try Rasterizer(path: path).draw(
        Scene.drawing(
          60, 40,
          [
            Scene.surface(
              outline, [.color(.white)],
              insetShadows: [.init(hole: hole, standardDeviation: 2, color: .black)])
          ])
      ).pixmap
    }
    for path in Rasterizer.Path.allCases {
      let inside = try draw(outline.inset(by: 4), path)
      #expect(inside[30, 20] == SIMD4(255, 255, 255, 255))
      // 4 pixels from the hole's edge, two deviations: the blurred edge is below 3 percent there.
      #expect(inside[0, 20].x < 20)
      let gone = try draw(outline.inset(by: 100), path)
      #expect(gone[30, 20] == SIMD4(0, 0, 0, 255))
    }
  }
}
