import GradientModel
import GradientRaster
import Testing

@Suite("Bitmaps")
struct PixmapTests {
  @Test("compose a picture on another at a place, and leave out what hangs over")
  func draw() {
    var ground = Pixmap(width: 4, height: 3, filledWith: .color("#ff0000"))
    let half = Pixmap(
      width: 2, height: 2, filledWith: .color(StyleColor(red: 0, green: 0, blue: 1, alpha: 0.5)))
    ground.draw(half, x: 3, y: -1)
    #expect(ground.levels(2, 0) == [255, 0, 0, 255])
    #expect(isClose(ground.levels(3, 0), [127, 0, 128, 255], within: 1))
    #expect(ground.levels(3, 1) == [255, 0, 0, 255])
    ground.draw(half, x: .max, y: .max)
    ground.draw(half, x: .min, y: .min)
  }

  @Test("are cropped to any part, clear where they have no pixels")
  func crop() {
    let ground = Pixmap(width: 4, height: 3, filledWith: .color("#00ff00"))
    let part = ground.cropped(x: 3, y: 2, width: 2, height: 2)
    #expect(part.levels(0, 0) == [0, 255, 0, 255])
    #expect(part[1, 0] == .zero && part[0, 1] == .zero)
    #expect(ground.cropped(x: 0, y: 0, width: -1, height: 5).bytes.isEmpty)
  }

  @Test(
    "of sizes that nothing can hold have no pixels",
    arguments: [
      (Int.max, Int.max), (Int.max, 2), (2, Int.max), (Int.max / 4, 1), (1 << 40, 1), (8193, 8192),
      (-1, 5), (Int.min, Int.min), (0, Int.max),
    ])
  func huge(width: Int, height: Int) {
    let clear = Pixmap(width: width, height: height)
    #expect(clear.bytes.isEmpty && clear.width * clear.height == 0)
    #expect(Pixmap(width: width, height: height, filledWith: .color(.white)).bytes.isEmpty)
    let part = Pixmap(width: 4, height: 3).cropped(x: 1, y: 1, width: width, height: height)
    #expect(part.bytes.isEmpty)
    let mask = CoverageMask(width: width, height: height)
    #expect(mask.coverage.isEmpty && mask.width * mask.height == 0)
  }

  @Test("hold the control at a whole pixel, rounded up, with whole margins")
  func frame() throws {
    var drawing = Scene.drawing(
      33.4, 20.1, [Scene.surface(Scene.outline(33.4, 20.1, radius: 0), [.color(.black)])])
    drawing.margins = Edges(top: 1, left: 2, bottom: 3, right: 4)
    let picture = try Rasterizer(scale: 1.5).draw(drawing)
    // 50.1, 30.15; 1.5, 3, 4.5, 6: each rounded up.
    #expect(picture.controlWidth == 51 && picture.controlHeight == 31)
    #expect(picture.originX == 3 && picture.originY == 2)
    #expect(picture.pixmap.width == 3 + 51 + 6 && picture.pixmap.height == 2 + 31 + 5)
    #expect(picture.pixmap[3, 2].w == 255 && picture.pixmap[2, 2].w == 0)
    #expect(picture.withoutMargins().width == 51)
  }

  @Test("are filled with a gradient over all of them")
  func gradient() {
    let pixmap = Pixmap(
      width: 2, height: 100, filledWith: Scene.gradient([(.black, 0), (.white, 1)]))
    #expect(pixmap[0, 0].x == 1 && pixmap[1, 99].x == 254)
  }
}
