import GradientModel
import GradientRaster
import Testing

@Suite("Where a shadow meets its outline")
struct ShadowEdgeTests {
  private static func shadow(
    _ caster: Outline, _ color: StyleColor, keptOutOf hole: Outline?
  ) -> Drawing.Element {
    .shadow(
      .init(caster: caster, standardDeviation: 0, color: color, clippedOutside: hole))
  }

  @Test("no ground comes between them, at any scale [R23]", arguments: [1, 1.5, 2, 3])
  func noGround(scale: Double) throws {
    for radius in [0, 9.3, 20] {
      let outline = Scene.outline(60.4, 40.7, radius: radius)
      for shadows in 1...2 {
        let ring = Self.shadow(outline.spread(by: 12), .black, keptOutOf: outline)
        let drawing = Scene.drawing(
          60.4, 40.7, margin: 12,
          Array(repeating: ring, count: shadows) + [Scene.surface(outline, [.color(.white)])])
        for path in Rasterizer.Path.allCases {
          let picture = try Rasterizer(scale: scale, path: path).draw(drawing)
          var least: UInt8 = 255
          for y in 0..<picture.controlHeight {
            for x in 0..<picture.controlWidth {
              least = min(least, picture.pixmap[picture.originX + x, picture.originY + y].w)
            }
          }
          #expect(least == 255, "radius \(radius), \(shadows) shadows, \(path)")
        }
      }
    }
  }

  // The column that the right edge halves is half the shadows over each other, half the fill over the
  // one shadow that is painted behind.
  @Test("each part of a pixel has its own colours")
  func parts() throws {
    let outline = Scene.outline(10.5, 6, radius: 0)
    let behind = StyleColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let first = StyleColor(white: 0, alpha: 0.4)
    let second = StyleColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    let fill = StyleColor(red: 0, green: 1, blue: 0, alpha: 0.6)
    let wide = outline.spread(by: 4)
    let shadows = [
      Self.shadow(wide, behind, keptOutOf: nil), Self.shadow(wide, first, keptOutOf: outline),
      Self.shadow(wide, second, keptOutOf: outline),
    ]
    // Premultiplied: red 0.5 under black 0.4 under blue 0.5; and red 0.5 under green 0.6.
    let outside = SIMD4(0.15, 0, 0.5, 0.85)
    let inside = SIMD4(0.2, 0.6, 0, 0.8)
    for path in Rasterizer.Path.allCases {
      let filled = try Rasterizer(path: path).draw(
        Scene.drawing(
          10.5, 6, margin: 4, shadows + [Scene.surface(outline, [.color(fill)])]))
      let empty = try Rasterizer(path: path).draw(Scene.drawing(10.5, 6, margin: 4, shadows))
      let red = SIMD4(0.5, 0, 0, 0.5)
      for (picture, column, expected) in [
        (filled, 5, inside), (filled, 10, (inside + outside) / 2), (filled, 12, outside),
        (empty, 5, red), (empty, 10, (red + outside) / 2), (empty, 12, outside),
      ] {
        let pixel = picture.pixmap[picture.originX + column, picture.originY + 3]
        for channel in 0..<4 {
          #expect(abs(Double(pixel[channel]) - expected[channel] * 255) <= 0.75)
        }
      }
    }
  }
}
