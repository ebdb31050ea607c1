import GradientModel
import GradientRaster
import Testing

@Suite("Shapes that are kept from one picture to the next")
struct ShapeTablesTests {
  private static func drawing(
    _ color: StyleColor, radius: Double = 9, width: Double = 60, blur: Double = 5,
    inset: Double = 1
  ) -> Drawing {
    let outline = Scene.outline(width, 30, radius: radius)
    return Scene.drawing(
      width, 30, margin: 12,
      [
        .shadow(
          .init(
            caster: outline.offset(dx: 1, dy: 2), standardDeviation: blur,
            color: StyleColor(white: 0, alpha: 0.6), clippedOutside: outline)),
        Scene.surface(
          outline, [Scene.gradient([(color, 0), (.white, 1)], .axial(.angle(30)))],
          border: .color("#204060"), borderWidth: 2,
          insetShadows: [
            .init(
              hole: outline.inset(by: 2).offset(dx: 0, dy: inset), standardDeviation: 1,
              color: StyleColor(white: 0, alpha: 0.4))
          ]),
      ])
  }

  @Test("give the same picture as none, whatever was drawn before", arguments: [1.0, 1.5, 2])
  func same(scale: Double) throws {
    let rasterizer = Rasterizer(scale: scale)
    var shapes = ShapeTables()
    var picture = try rasterizer.draw(Self.drawing("#ff0000"))
    for drawing in [
      Self.drawing("#ff0000"), Self.drawing("#0000ff"), Self.drawing("#0000ff", radius: 4),
      Self.drawing("#0000ff", width: 70), Self.drawing("#0000ff", blur: 2),
      Self.drawing("#0000ff", inset: -1), Self.drawing("#00ff00"),
    ] {
      try rasterizer.draw(drawing, into: &picture, keeping: &shapes)
      let anew = try rasterizer.draw(drawing)
      #expect(picture == anew)
    }
  }

  @Test("are told apart by the scale")
  func scales() throws {
    var shapes = ShapeTables()
    var picture = try Rasterizer().draw(Self.drawing("#ff0000"))
    for scale in [1.0, 2, 1, 3] {
      let rasterizer = Rasterizer(scale: scale)
      try rasterizer.draw(Self.drawing("#ff0000"), into: &picture, keeping: &shapes)
      let anew = try rasterizer.draw(Self.drawing("#ff0000"))
      #expect(picture == anew)
    }
  }

  @Test("are found again: other colours need no new ones")
  func found() throws {
    var shapes = ShapeTables()
    var picture = try Rasterizer().draw(Self.drawing("#ff0000"))
    try Rasterizer().draw(Self.drawing("#ff0000"), into: &picture, keeping: &shapes)
    // The outline, the border's inner edge; the shadow, the inset shadow.
    #expect(shapes.count == 4)
    for color: StyleColor in ["#00ff00", "#0000ff"] {
      try Rasterizer().draw(Self.drawing(color), into: &picture, keeping: &shapes)
      #expect(shapes.count == 4)
    }
    try Rasterizer().draw(Self.drawing("#00ff00", radius: 5), into: &picture, keeping: &shapes)
    #expect(shapes.count == 8)
  }

  @Test("are no more than a few, however many pictures are drawn")
  func bounded() throws {
    var shapes = ShapeTables()
    var picture = try Rasterizer().draw(Self.drawing("#ff0000"))
    for radius in 0..<60 {
      let drawing = Self.drawing("#ff0000", radius: Double(radius) / 5)
      try Rasterizer().draw(drawing, into: &picture, keeping: &shapes)
      #expect(shapes.count <= 24)
    }
    let large = Scene.drawing(
      30_000, 20, [Scene.surface(Scene.outline(30_000, 20, radius: 5), [.color("#ff0000")])])
    try Rasterizer().draw(large, into: &picture, keeping: &shapes)
    let anew = try Rasterizer().draw(large)
    let isSame = picture == anew
    #expect(isSame)
  }
}
