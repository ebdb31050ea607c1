import GradientModel
import GradientRaster
import Testing

@Suite("A picture that is drawn in place of another")
struct ReusedPictureTests {
  private static func drawing(_ color: StyleColor, width: Double = 30, opacity: Double = 1)
    -> Drawing
  {
    Scene.drawing(
      width, 20, opacity: opacity,
      [Scene.surface(Scene.outline(width, 20, radius: 5), [.color(color)])])
  }

  private func address(of picture: Picture) -> UnsafeRawPointer? {
    picture.pixmap.bytes.withUnsafeBytes(\.baseAddress)
  }

  @Test("is the picture that is drawn anew", arguments: [Rasterizer.Path.fast, .exact], [1, 0.5])
  func same(path: Rasterizer.Path, opacity: Double) throws {
    let rasterizer = Rasterizer(scale: 2, path: path)
    var picture = try rasterizer.draw(Self.drawing("#ff0000"))
    let next = Self.drawing("#0000ff80", opacity: opacity)
    try rasterizer.draw(next, into: &picture)
    let anew = try rasterizer.draw(next)
    #expect(picture == anew)
  }

  @Test("lies in the same memory where it has the same size")
  func memory() throws {
    let rasterizer = Rasterizer()
    var picture = try rasterizer.draw(Self.drawing("#ff0000"))
    let before = address(of: picture)
    try rasterizer.draw(Self.drawing("#00ff00"), into: &picture)
    #expect(address(of: picture) == before)
  }

  @Test("leaves a copy that somebody keeps as it is")
  func copies() throws {
    let rasterizer = Rasterizer()
    var picture = try rasterizer.draw(Self.drawing("#ff0000"))
    let kept = picture
    try rasterizer.draw(Self.drawing("#00ff00"), into: &picture)
    #expect(kept.pixmap.levels(15, 10) == [255, 0, 0, 255])
    #expect(picture.pixmap.levels(15, 10) == [0, 255, 0, 255])
  }

  @Test("may have another size")
  func otherSize() throws {
    let rasterizer = Rasterizer()
    var picture = try rasterizer.draw(Self.drawing("#ff0000"))
    try rasterizer.draw(Self.drawing("#00ff00", width: 50), into: &picture)
    #expect(picture.pixmap.width == 50)
    #expect(picture.controlWidth == 50)
  }

  @Test("stays what it was where the next cannot be drawn")
  func errors() throws {
    var picture = try Rasterizer().draw(Self.drawing("#ff0000"))
    let before = picture
    #expect(throws: RasterError.invalidScale(-1)) {
      try Rasterizer(scale: -1).draw(Self.drawing("#00ff00"), into: &picture)
    }
    #expect(picture == before)
  }
}
