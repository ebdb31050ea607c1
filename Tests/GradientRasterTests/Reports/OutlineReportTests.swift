import GradientModel
import GradientRaster
import Testing

/// What users of gradient buttons reported about layer order, corners, borders and shadows.
@Suite("Reports about layers and outlines", .serialized)
struct OutlineReportTests {
  private func draw(_ drawing: Drawing, scale: Double = 1, path: Rasterizer.Path = .fast) throws
    -> Pixmap
  {
    try Rasterizer(scale: scale, path: path).draw(drawing).pixmap
  }

  @Test("skordesign/SKOR.UI#2: fill, then border, then title")
  func order() throws {
    var mask = CoverageMask(width: 40, height: 20)
    for index in mask.coverage.indices { mask.coverage[index] = 255 }
    let drawing = Scene.drawing(
      40, 20,
      [
        Scene.surface(
          Scene.outline(40, 20, radius: 0), [Scene.gradient([("#ff0000", 0), ("#ff0000", 1)])],
          border: .color("#00ff00"), borderWidth: 2),
        .title(
          .init(
            text: "T", style: TitleStyle(color: "#0000ff"), frame: Scene.box(40, 20),
            direction: .leftToRight)),
      ])
    #expect(try draw(drawing)[20, 10] == SIMD4(255, 0, 0, 255))
    #expect(try draw(drawing)[1, 10] == SIMD4(0, 255, 0, 255))
    let titled = try Rasterizer().draw(drawing) { _, _ in PlacedMask(mask, x: 0, y: 0) }.pixmap
    #expect(titled[20, 10] == SIMD4(0, 0, 255, 255))
    #expect(titled[1, 10] == SIMD4(0, 0, 255, 255))
  }

  @Test("pmusolino/PMSuperButton#6: corners stay round with shadow and gradient together")
  func roundWithShadow() throws {
    let outline = Scene.outline(120, 60, radius: 20)
    let body = Scene.surface(outline, [Scene.gradient([("#ff8800", 0), ("#8800ff", 1)])])
    let alone = try draw(Scene.drawing(120, 60, margin: 30, [body]))
    let both = try draw(
      Scene.drawing(
        120, 60, margin: 30,
        [
          .shadow(
            .init(
              caster: outline, standardDeviation: 10, color: .black, clippedOutside: outline)),
          body,
        ]))
    // The corner's pixel holds shadow alone, fainter than below the long side.
    #expect(alone[30, 30] == .zero)
    #expect(both[30, 30].w > 0 && both[30, 30].x == 0)
    #expect(both[90, 91].w > both[30, 30].w)
    #expect(both[90, 60] == alone[90, 60])
  }

  @Test("IBAnimatable#265: the outline is the same with a gradient and with a plain fill")
  func sameOutline() throws {
    let outline = Scene.outline(80.5, 40, radius: 20)
    let plain = try draw(Scene.drawing(80.5, 40, [Scene.surface(outline, [.color("#336699")])]))
    for kind in FastPathTests.kinds {
      let paint = Scene.gradient([("#336699", 0), ("#993366", 1)], kind)
      let pixmap = try draw(Scene.drawing(80.5, 40, [Scene.surface(outline, [paint])]))
      for y in 0..<pixmap.height {
        for x in 0..<pixmap.width { #expect(pixmap[x, y].w == plain[x, y].w) }
      }
    }
  }

  @Test("Founding system 2: no fill outside the border's outer edge", arguments: [1.0, 2, 3])
  func noSliver(scale: Double) throws {
    for path in Rasterizer.Path.allCases {
      for (radius, width) in [(10.0, 2.0), (22, 1), (22, 10), (3.3, 0.7)] {
        let drawing = Scene.drawing(
          100, 44,
          [
            Scene.surface(
              Scene.outline(100, 44, radius: radius), [.color("#ff0000")],
              border: .color("#0000ff"), borderWidth: width)
          ])
        let shape = ScanlineShape(
          Scene.outline(100, 44, radius: radius).inset(by: width), scale: scale)
        let pixmap = try draw(drawing, scale: scale, path: path)
        let inner = shape.areas(width: pixmap.width, height: pixmap.height, lines: 256)
        for y in 0..<pixmap.height {
          for x in 0..<pixmap.width {
            // Red is there as far as the interior reaches and no further.
            let red = Double(pixmap[x, y].x)
            #expect(abs(red - inner[y * pixmap.width + x] * 255) <= 1.5)
          }
        }
      }
    }
  }

  @Test(
    "An opaque border on a third ground lets no fill out and no ground in", arguments: [1.0, 2, 3])
  func thirdGround(scale: Double) throws {
    // Ground green, border blue, fill red: outside the inner edge no red, inside the outer no green.
    let outline = Scene.outline(60, 60, radius: 30)
    let drawing = Scene.drawing(
      60, 60,
      [
        Scene.surface(
          outline, [.color("#ff0000")], border: .color("#0000ff"), borderWidth: 10)
      ])
    let picture = try draw(drawing, scale: scale)
    var ground = Pixmap(
      width: picture.width, height: picture.height, filledWith: .color("#00ff00"))
    ground.draw(picture, x: 0, y: 0)
    let outer = ScanlineShape(outline, scale: scale).areas(
      width: picture.width, height: picture.height, lines: 256)
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let pixel = ground.levels(x, y)
        let coverage = outer[y * picture.width + x]
        #expect(abs(Double(pixel[1]) - 255 * (1 - coverage)) <= 1.5)
        #expect(pixel[1] == 0 || pixel[0] == 0)
        #expect(abs(pixel[0] + pixel[1] + pixel[2] - 255) <= 1)
      }
    }
  }

  @Test("A translucent border shows the fill beneath it, edges and all")
  func translucentBorder() throws {
    let outline = Scene.outline(40, 40, radius: 20)
    let inner = outline.inset(by: 6)
    let alpha = 0.4
    let picture = try draw(
      Scene.drawing(
        40, 40,
        [
          Scene.surface(
            outline, [.color("#ff0000")],
            border: .color(StyleColor(red: 0, green: 0, blue: 1, alpha: alpha)),
            borderWidth: 6)
        ]))
    let o = ScanlineShape(outline).areas(width: 40, height: 40, lines: 256)
    let i = ScanlineShape(inner).areas(width: 40, height: 40, lines: 256)
    for y in 0..<40 {
      for x in 0..<40 {
        let ring = o[y * 40 + x] - i[y * 40 + x]
        let red = 255 * (o[y * 40 + x] - ring * alpha)
        let blue = 255 * ring * alpha
        let pixel = picture.levels(x, y)
        #expect(abs(Double(pixel[0]) - red) <= 1.5 && abs(Double(pixel[2]) - blue) <= 1.5)
      }
    }
  }

  @Test("Grouper/FlatUIKit#28: no shadow asked for, no rim around the corners")
  func noRim() throws {
    let drawing = Scene.drawing(
      50, 30, margin: 6, [Scene.surface(Scene.outline(50, 30, radius: 3), [.color("#33aa66")])])
    let pixmap = try draw(drawing)
    let expected = ScanlineShape(Scene.outline(50, 30, radius: 3), dx: 6, dy: 6).areas(
      width: 62, height: 42, lines: 256)
    for y in 0..<42 {
      for x in 0..<62 {
        let area = expected[y * 62 + x]
        #expect(abs(Double(pixmap[x, y].w) - 255 * area) <= 1.5)
        if area == 0 { #expect(pixmap[x, y] == .zero) }
      }
    }
  }

  @Test("RNLG#126: one corner alone is round")
  func oneCorner() throws {
    let outline = Outline(
      Scene.box(60, 40),
      radii: CornerRadii(topLeft: 20, topRight: 0, bottomRight: 0, bottomLeft: 0))
    let pixmap = try draw(Scene.drawing(60, 40, [Scene.surface(outline, [.color("#123456")])]))
    #expect(pixmap[0, 0] == .zero)
    for (x, y) in [(59, 0), (59, 39), (0, 39)] { #expect(pixmap[x, y].w == 255) }
  }

  @Test("dqhieu/UIGradient#6: a gradient border leaves a truly clear hole")
  func clearHole() throws {
    let outline = Scene.outline(100, 50, radius: 20)
    let drawing = Scene.drawing(
      100, 50,
      [
        Scene.surface(
          outline, [],
          border: Scene.gradient([("#0000ff", 0), ("#00ff00", 1)], .axial(.to(.right))),
          borderWidth: 3)
      ])
    for path in Rasterizer.Path.allCases {
      let pixmap = try draw(drawing, path: path)
      for y in 5..<45 { for x in 25..<75 { #expect(pixmap[x, y] == .zero) } }
      #expect(isClose(pixmap.levels(1, 25), [0, 4, 251, 255], within: 1))
      #expect(isClose(pixmap.levels(98, 25), [0, 251, 4, 255], within: 1))
    }
  }

  @Test(
    "razeware/emitron-iOS#688: the border lies inside, its inner radius is the outer less its width"
  )
  func borderInside() throws {
    let drawing = Scene.drawing(
      60, 40,
      [
        Scene.surface(
          Scene.outline(60, 40, radius: 10), [], border: .color(.black), borderWidth: 1)
      ])
    let pixmap = try draw(drawing)
    #expect(pixmap.width == 60 && pixmap.height == 40)
    for x in 10..<50 {
      #expect(pixmap[x, 0].w == 255 && pixmap[x, 1].w == 0 && pixmap[x, 39].w == 255)
    }
    // The ring is as wide on the diagonal as along the sides: its area is the difference of shapes.
    let outer = ScanlineShape(Scene.outline(60, 40, radius: 10)).areas(
      width: 60, height: 40, lines: 256)
    let inner = ScanlineShape(
      Outline(Rect2D(x: 1, y: 1, width: 58, height: 38), radii: CornerRadii(9))
    ).areas(width: 60, height: 40, lines: 256)
    for index in outer.indices {
      let alpha = Double(pixmap[index % 60, index / 60].w)
      #expect(abs(alpha - 255 * (outer[index] - inner[index])) <= 2)
    }
  }

  @Test("A border wider than half the side takes all of it")
  func borderTakesAll() throws {
    for path in Rasterizer.Path.allCases {
      let pixmap = try draw(
        Scene.drawing(
          30, 20,
          [
            Scene.surface(
              Scene.outline(30, 20, radius: 6), [.color("#ff0000")], border: .color("#0000ff"),
              borderWidth: 14)
          ]), path: path)
      for y in 0..<20 { for x in 0..<30 { #expect(pixmap[x, y].x == 0) } }
      #expect(pixmap[15, 10] == SIMD4(0, 0, 255, 255))
    }
  }
}
