import GradientModel
import GradientRaster
import Testing

@Suite("A gradient of very many stops")
struct ManyStopsTests {
  private static func stops(_ count: Int, isFaint: Bool) -> [(StyleColor, Double)] {
    (0..<count).map { index in
      let color: StyleColor =
        switch index % 3 {
        case 0: isFaint ? "#a9aeba" : "#000000"
        case 1: isFaint ? "#5b657d" : "#ffffff"
        default: isFaint ? "#a9aeba80" : "#ff408040"
        }
      return (color, Double(index) / Double(count - 1))
    }
  }

  @Test(
    "is within 1/255 of the exact path", arguments: FastPathTests.kinds, [24, 50, 128, 300, 1_200])
  func everyKind(kind: GradientFill.Kind, count: Int) throws {
    for isFaint in [true, false] {
      for interpolation in [GradientFill.Interpolation.srgb, .oklab] {
        let paint = Scene.gradient(Self.stops(count, isFaint: isFaint), kind, interpolation)
        let drawing = Scene.drawing(
          96, 60, [Scene.surface(Scene.outline(96, 60, radius: 9), [paint])])
        let (fast, exact) = try bothPaths(drawing)
        #expect(
          (fast.greatestDifference(to: exact) ?? 256) <= 1, "faint \(isFaint), \(interpolation)")
      }
    }
  }

  @Test("keeps the edges between them on their pixels", arguments: FastPathTests.kinds)
  func bands(kind: GradientFill.Kind) throws {
    let bands = 90
    var stops: [(StyleColor, Double)] = []
    for band in 0..<bands {
      let color: StyleColor = band % 2 == 0 ? .black : .white
      stops.append((color, Double(band) / Double(bands)))
      stops.append((color, Double(band + 1) / Double(bands)))
    }
    let outline = Scene.outline(160, 120, radius: 0)
    let (fast, exact) = try bothPaths(
      Scene.drawing(160, 120, [Scene.surface(outline, [Scene.gradient(stops, kind)])]))
    #expect(fast.greatestDifference(to: exact) == 0)
  }
}
