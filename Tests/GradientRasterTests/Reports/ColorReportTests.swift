import GradientModel
import GradientRaster
import Testing

/// What users of gradient buttons reported about colours, stops and sizes.
@Suite("Reports about colours and sizes")
struct ColorReportTests {
  @Test("soffes/GradientView#8: clear to white never darkens the ground")
  func noGreyBand() throws {
    let drawing = Scene.drawing(
      101, 10,
      [
        Scene.surface(
          Scene.outline(101, 10, radius: 0),
          [Scene.gradient([("#00000000", 0), ("#ffffff", 1)], .axial(.to(.right)))])
      ])
    for path in Rasterizer.Path.allCases {
      let picture = try Rasterizer(path: path).draw(drawing).pixmap
      var ground = Pixmap(width: 101, height: 10, filledWith: .color("#ff8000"))
      ground.draw(picture, x: 0, y: 0)
      for x in 0..<100 {
        for channel in 0..<3 {
          #expect(Int(ground[x, 5][channel]) >= Int([255, 128, 0][channel]) - 1)
          #expect(ground[x + 1, 5][channel] >= ground[x, 5][channel])
        }
      }
    }
  }

  @Test("expo/expo#25595: a line, radius or axis of no length paints the last colour everywhere")
  func noLength() throws {
    let kinds: [GradientFill.Kind] = [
      .axial(.axis(start: .init(x: 0.5, y: 0), end: .init(x: 0.5, y: 0))),
      .radial(.circle(radius: 0)), .radial(.axis(start: .init(x: 0, y: 0), end: .init(x: 0, y: 1))),
    ]
    for kind in kinds {
      for path in Rasterizer.Path.allCases {
        let paint = Scene.gradient([("#ff0000", 0), ("#00ff0040", 1)], kind)
        let pixmap = try Rasterizer(path: path).draw(
          Scene.drawing(20, 20, [Scene.surface(Scene.outline(20, 20, radius: 0), [paint])])
        ).pixmap
        for y in 0..<20 { for x in 0..<20 { #expect(pixmap[x, y] == SIMD4(0, 64, 0, 64)) } }
      }
    }
  }

  @Test("dqhieu/UIGradient#12: sizes without area give a picture without pixels")
  func noArea() throws {
    for (width, height) in [
      (393.0, 0.0), (0, 0), (.nan, 40), (-1, 40), (40, -.infinity), (.infinity, 40),
    ] {
      let outline = Scene.outline(width, height, radius: 10)
      let drawing = Scene.drawing(width, height, [Scene.surface(outline, [.color(.black)])])
      for path in Rasterizer.Path.allCases {
        let picture = try Rasterizer(path: path).draw(drawing)
        #expect(picture.pixmap.bytes.isEmpty && picture.controlWidth == 0)
      }
    }
  }

  @Test("Scales and sizes that cannot be drawn are named errors")
  func absurdSizes() {
    let drawing = Scene.drawing(100, 40, [])
    for scale in [0, -1, Double.infinity] {
      #expect(throws: RasterError.invalidScale(scale)) {
        try Rasterizer(scale: scale).draw(drawing)
      }
    }
    #expect(throws: RasterError.self) { try Rasterizer(scale: .nan).draw(drawing) }
    #expect(throws: RasterError.tooManyPixels(across: 1e9, down: 40)) {
      try Rasterizer().draw(Scene.drawing(1e9, 40, []))
    }
    #expect(throws: RasterError.tooManyPixels(across: 30_000, down: 30_000)) {
      try Rasterizer().draw(Scene.drawing(30_000, 30_000, []))
    }
    #expect(throws: RasterError.self) { try Rasterizer(scale: 1e300).draw(drawing) }
  }

  @Test("Figures beyond any use end in the same picture on both paths")
  func absurdFigures() throws {
    let kinds: [GradientFill.Kind] = [
      .axial(.angle(1e300)), .axial(.angle(.nan)),
      .axial(.axis(start: .init(x: 0, y: 0), end: .init(x: 1e-9, y: 1e-9))),
      .axial(.axis(start: .init(x: -1e12, y: 0), end: .init(x: 1e12, y: 7))),
      .radial(.circle(radius: 1e-12)), .radial(.circle(radius: 1e18)),
      .radial(.circle(radius: 4, center: .init(x: 1e9, y: 0))),
      .radial(.circle(radius: .infinity)),
      .conic(.init(center: .init(x: 1e8, y: -1e8), angle: 1e9)),
      .conic(.init(center: .init(x: .nan, y: 0), angle: 0)),
    ]
    for kind in kinds {
      for places in [(0.0, 1.0), (-1e300, 1e300), (0.5, 0.5), (1e18, 2e18), (.nan, 1)] {
        let paint = Scene.gradient(
          [(.black, places.0), (.white, places.1), ("#ff000080", places.1)], kind)
        let drawing = Scene.drawing(
          23, 17, [Scene.surface(Scene.outline(23, 17, radius: 4), [paint])])
        let (fast, exact) = try bothPaths(drawing)
        #expect((fast.greatestDifference(to: exact) ?? 256) <= 1, "\(kind) \(places)")
      }
    }
  }

  @Test(
    "swift-snapshot-testing#358: two round corners of 12 give the bytes that were computed by hand")
  func sameBytes() throws {
    let outline = Outline(
      Scene.box(100, 40),
      radii: CornerRadii(topLeft: 0, topRight: 0, bottomRight: 12, bottomLeft: 12))
    let drawing = Scene.drawing(100, 40, [Scene.surface(outline, [.color("#3366cc")])])
    let first = try Rasterizer().draw(drawing)
    #expect(first == (try Rasterizer().draw(drawing)))
    let areas = ScanlineShape(outline).areas(width: 100, height: 40, lines: 256)
    for index in areas.indices {
      let alpha = Int(first.pixmap[index % 100, index / 100].w)
      #expect(abs(alpha - Int((areas[index] * 255).rounded())) <= 1)
    }
  }
}
