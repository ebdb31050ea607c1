import GradientModel
import GradientRaster
import Testing

@Suite("Titles")
struct TitleTests {
  private func drawing(_ style: TitleStyle, opacity: Double = 1) -> Drawing {
    Scene.drawing(
      30, 20, margin: 5, opacity: opacity,
      [
        Scene.surface(Scene.outline(30, 20, radius: 0), [.color("#204060")]),
        .title(
          .init(text: "T", style: style, frame: Scene.box(30, 20), direction: .leftToRight)),
      ])
  }

  private func mask(_ width: Int, _ height: Int, _ value: UInt8 = 255) -> CoverageMask {
    var mask = CoverageMask(width: width, height: height)
    for index in mask.coverage.indices { mask.coverage[index] = value }
    return mask
  }

  @Test("are painted in their colour through their mask, placed from the control's corner")
  func placed() throws {
    for path in Rasterizer.Path.allCases {
      let pixmap = try Rasterizer(path: path).draw(drawing(TitleStyle(color: .white))) { _, _ in
        PlacedMask(mask(4, 3, 128), x: 10, y: 8)
      }.pixmap
      // 0x20, 0x40, 0x60 with white at 128/255.
      #expect(isClose(pixmap.levels(15, 13), [144, 160, 176, 255], within: 1))
      #expect(pixmap.levels(14, 13) == [0x20, 0x40, 0x60, 255])
      #expect(pixmap.levels(19, 13) == [0x20, 0x40, 0x60, 255])
    }
  }

  @Test("have a shadow beneath them, moved by its offset")
  func shadow() throws {
    let style = TitleStyle(color: .white, shadow: DropShadow(color: .black, offsetY: -1))
    for path in Rasterizer.Path.allCases {
      let pixmap = try Rasterizer(path: path).draw(drawing(style)) { _, _ in
        PlacedMask(mask(4, 3), x: 10, y: 8)
      }.pixmap
      #expect(pixmap.levels(16, 12) == [0, 0, 0, 255])
      #expect(pixmap.levels(16, 13) == [255, 255, 255, 255])
      #expect(pixmap.levels(16, 16) == [0x20, 0x40, 0x60, 255])
    }
  }

  @Test("share the opacity of the whole")
  func opacity() throws {
    for path in Rasterizer.Path.allCases {
      let pixmap = try Rasterizer(path: path).draw(
        drawing(TitleStyle(color: .white), opacity: 0.5)
      ) { _, _ in PlacedMask(mask(4, 3), x: 10, y: 8) }.pixmap
      #expect(isClose(pixmap.levels(16, 14), [128, 128, 128, 128], within: 1))
    }
  }

  @Test("are painted over surfaces that are rounded already, as over a layer's bytes")
  func roundedGround() throws {
    let ground = Scene.surface(
      Scene.outline(30, 20, radius: 0), [.color(StyleColor(white: 100.49 / 255))])
    let drawing = Scene.drawing(
      30, 20,
      [
        ground,
        .title(
          .init(
            text: "T", style: TitleStyle(color: .white), frame: Scene.box(30, 20),
            direction: .leftToRight)),
      ])
    for path in Rasterizer.Path.allCases {
      let pixmap = try Rasterizer(path: path).draw(drawing) { _, _ in
        PlacedMask(mask(4, 3, 4), x: 10, y: 8)
      }.pixmap
      #expect(pixmap.levels(0, 0) == [100, 100, 100, 255])
      // 100 + 155 · 4/255 is 102.43; from 100.49 it would be 102.91.
      #expect(pixmap.levels(11, 9) == [102, 102, 102, 255])
    }
  }

  @Test("and what comes after them are layers of their own")
  func layersAbove() throws {
    var drawing = drawing(TitleStyle(color: .white), opacity: 0.4)
    drawing.elements.append(
      Scene.surface(
        Scene.outline(30, 10, radius: 0), [.color(StyleColor(white: 0, alpha: 128.0 / 255))]))
    for path in Rasterizer.Path.allCases {
      let pixmap = try Rasterizer(path: path).draw(drawing) { _, _ in
        PlacedMask(mask(4, 3), x: 10, y: 8)
      }.pixmap
      // White under black of 128/255 is 127; 0.4 of it 50.8, of 255 102, of 0x20 12.8.
      #expect(pixmap.levels(16, 13) == [51, 51, 51, 102])
      #expect(pixmap.levels(16, 15) == [102, 102, 102, 102])
      #expect(pixmap.levels(5, 19) == [13, 26, 38, 102])
    }
  }

  @Test("may hang over every edge, lie far away, or be damaged")
  func overhang() throws {
    var damaged = mask(5, 5)
    damaged.coverage.removeLast()
    let style = TitleStyle(color: .white, shadow: DropShadow(color: .black, offsetX: 3, blur: 5))
    for placed in [
      PlacedMask(mask(100, 3), x: -50, y: 8), PlacedMask(mask(3, 100), x: 4, y: -60),
      PlacedMask(mask(3, 3), x: Int.max, y: Int.min), PlacedMask(damaged, x: 0, y: 0),
      PlacedMask(mask(0, 0), x: 0, y: 0),
    ] {
      let (fast, exact) = try bothPaths(drawing(style)) { _, _ in placed }
      #expect((fast.greatestDifference(to: exact) ?? 256) <= 1)
    }
  }
}
