import GradientModel
import GradientRaster
import Testing

@Suite("The fast path")
struct FastPathTests {
  static let kinds: [GradientFill.Kind] = [
    .axial(.to(.bottom)), .axial(.to(.right)), .axial(.to(.topLeft)), .axial(.angle(0)),
    .axial(.angle(30)), .axial(.angle(91)), .axial(.angle(178.5)), .axial(.angle(-135)),
    .axial(.axis(start: .init(x: 0.2, y: 0.1), end: .init(x: 0.7, y: 1.4))),
    .radial(.farthestCorner), .radial(.extent(.circle, .closestSide)),
    .radial(.circle(radius: 9, center: .init(x: 0.2, y: 0.9))),
    .radial(.axis(start: .init(x: 0.5, y: 0.5), end: .init(x: 0.1, y: 0.9))),
    .conic(.init()), .conic(.init(center: .init(x: 0.31, y: 0.77), angle: 217)),
  ]

  static let stops: [[(StyleColor, Double)]] = [
    [("#f287b0", 0), ("#2040ff", 1)],
    [("#a9aeba", 0), ("#7e8790", 0.5), ("#6f778b", 0.51), ("#5b657d", 1)],
    [("#ff0000", 0.1), ("#00ff0080", 0.5), ("#0000ff", 0.5), ("#ffffff00", 0.9)],
    [("#00000000", 0), ("#ffffff", 1)],
    [(StyleColor(.displayP3, 1, 0, 0.8), 0), (StyleColor(.oklch, 0.8, 0.3, 150), 1)],
  ]

  @Test("is within 1/255 of the exact one on every kind and space", arguments: kinds)
  func everyKind(kind: GradientFill.Kind) throws {
    for stops in Self.stops {
      for interpolation in GradientFill.Interpolation.allCases {
        for isPremultiplied in [true, false] {
          let paint = Scene.gradient(
            stops, kind, interpolation, isPremultiplied: isPremultiplied)
          let drawing = Scene.drawing(
            45.4, 27.7,
            [
              Scene.surface(
                Scene.outline(45.4, 27.7, radius: 8), [paint], border: .color("#80305080"),
                borderWidth: 1.5)
            ])
          let (fast, exact) = try bothPaths(drawing)
          let difference = fast.greatestDifference(to: exact) ?? 256
          #expect(difference <= 1, "\(stops) \(interpolation) \(isPremultiplied)")
        }
      }
    }
  }

  @Test("is within 1/255 at phone scales and in Display P3", arguments: kinds)
  func scales(kind: GradientFill.Kind) throws {
    for (width, height) in [(120.0, 44.0), (33.3, 61.7)] {
      for (scale, gamut) in [(2.0, OutputGamut.srgb), (3, .displayP3), (1.5, .srgb)] {
        let drawing = Scene.drawing(
          width, height,
          [
            Scene.surface(
              Scene.outline(width, height, radius: 12, curve: .continuous),
              [Scene.gradient(Self.stops[1], kind)], border: .color("#803050"), borderWidth: 1)
          ])
        let (fast, exact) = try bothPaths(drawing, scale: scale, gamut: gamut)
        #expect((fast.greatestDifference(to: exact) ?? 256) <= 1)
      }
    }
  }

  @Test("puts a hard edge on the same pixel", arguments: kinds)
  func hardEdges(kind: GradientFill.Kind) throws {
    // Steps between black and white: one level more or less cannot hide a pixel on the other side.
    var stops: [(StyleColor, Double)] = []
    for step in 0..<8 {
      let color: StyleColor = step % 2 == 0 ? .black : .white
      stops.append((color, Double(step) / 8))
      stops.append((color, Double(step + 1) / 8))
    }
    for (width, height) in [(160.0, 120.0), (128, 128), (97.3, 41.9)] {
      let drawing = Scene.drawing(
        width, height,
        [Scene.surface(Scene.outline(width, height, radius: 0), [Scene.gradient(stops, kind)])])
      let (fast, exact) = try bothPaths(drawing)
      var differing = 0
      for y in 0..<Int(height) {
        for x in 0..<Int(width) where fast[x, y] != exact[x, y] { differing += 1 }
      }
      #expect(differing == 0)
    }
  }

  @Test("keeps stops that almost coincide apart", arguments: kinds)
  func steepBlends(kind: GradientFill.Kind) throws {
    for gap in [1e-12, 1e-7, 1e-4, 0.003, 0.02] {
      let paint = Scene.gradient([(.black, 0.5), (.white, 0.5 + gap), (.black, 1)], kind)
      let drawing = Scene.drawing(
        151, 90, [Scene.surface(Scene.outline(151, 90, radius: 30), [paint])])
      let (fast, exact) = try bothPaths(drawing)
      #expect((fast.greatestDifference(to: exact) ?? 256) <= 1, "\(gap)")
    }
  }

  @Test("composes stacks of paints, shadows, opacity and titles as the exact one does")
  func everythingTogether() throws {
    var mask = CoverageMask(width: 30, height: 12)
    for index in mask.coverage.indices { mask.coverage[index] = UInt8(index * 37 % 256) }
    let outline = Scene.outline(90, 44, radius: 14, curve: .continuous)
    let inner = outline.inset(by: 2)
    var style = TitleStyle(color: "#ffffffe0")
    style.shadow = DropShadow(
      color: StyleColor(white: 0, alpha: 0.8), offsetX: 0.4, offsetY: -1, blur: 3)
    let title = Drawing.Element.title(
      Drawing.Title(
        text: "T", style: style, frame: Scene.box(90, 44), direction: .leftToRight))
    for fill in [
      [Scene.gradient(Self.stops[0]), .color("#ffffff30"), Scene.gradient(Self.stops[3])],
      [Scene.gradient(Self.stops[1], .conic(.init())), .color("#00000040")],
      [.color("#44882280"), Scene.gradient(Self.stops[2], .axial(.angle(70)))],
    ] {
      for (opacity, border) in [
        (1.0, Paint.color("#223344")), (0.5, .color("#ffffff80")),
        (0.8, Scene.gradient(Self.stops[0], .axial(.to(.right)))),
      ] {
        let drawing = Scene.drawing(
          90, 44, margin: 20, opacity: opacity,
          [
            .shadow(
              .init(
                caster: outline.spread(by: 2).offset(dx: 1, dy: 3), standardDeviation: 4,
                color: StyleColor(white: 0, alpha: 0.6), clippedOutside: outline)),
            .shadow(
              .init(
                caster: outline.offset(dx: -5, dy: 5), standardDeviation: 0,
                color: StyleColor(red: 1, green: 0.2, blue: 0.1, alpha: 0.5),
                clippedOutside: nil)),
            Scene.surface(
              outline, fill, border: border, borderWidth: 2,
              insetShadows: [
                .init(
                  hole: inner.offset(dx: 0, dy: 2), standardDeviation: 1.5,
                  color: StyleColor(white: 0, alpha: 0.4)),
                .init(
                  hole: inner.offset(dx: 0, dy: -1), standardDeviation: 0,
                  color: StyleColor(white: 1, alpha: 0.3)),
              ]),
            title,
          ])
        for isDithered in [false, true] {
          let (fast, exact) = try bothPaths(drawing, isDithered: isDithered) { _, _ in
            PlacedMask(mask, x: 28, y: 15)
          }
          #expect((fast.greatestDifference(to: exact) ?? 256) <= 1)
        }
      }
    }
  }
}
