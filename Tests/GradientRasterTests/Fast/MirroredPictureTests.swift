import GradientModel
import GradientRaster
import Testing

@Suite("Pictures whose halves and quarters are mirror images")
struct MirroredPictureTests {
  static let sizes: [(Double, Double)] = [(40, 24), (41, 24), (40, 25), (41, 25)]

  @Test("are within 1/255 of the exact path", arguments: sizes, FastPathTests.stops.indices)
  func gradientsAroundTheMiddle(size: (width: Double, height: Double), stops: Int) throws {
    let kinds: [GradientFill.Kind] = [
      .radial(.farthestCorner), .radial(.extent(.circle, .closestSide)),
      .conic(.init()), .conic(.init(angle: 100)),
      .conic(.init(center: .init(x: 0.5, y: 0.2), angle: 300)),
    ]
    let borders: [Paint?] = [
      nil, .color("#223344"), .color("#80305080"),
      Scene.gradient(FastPathTests.stops[1], .conic(.init())),
      Scene.gradient(FastPathTests.stops[0], .radial(.extent(.ellipse, .farthestSide))),
      Scene.gradient(FastPathTests.stops[0], .axial(.to(.right))),
    ]
    for kind in kinds {
      for border in borders {
        let surface = Scene.surface(
          Scene.outline(size.width, size.height, radius: 7),
          [Scene.gradient(FastPathTests.stops[stops], kind)], border: border, borderWidth: 2)
        let (fast, exact) = try bothPaths(Scene.drawing(size.width, size.height, [surface]))
        #expect(
          (fast.greatestDifference(to: exact) ?? 256) <= 1, "\(kind), border \(border as Any)")
      }
    }
  }

  @Test("are so with a shadow, whatever its place", arguments: sizes)
  func shadows(size: (width: Double, height: Double)) throws {
    let outline = Scene.outline(size.width, size.height, radius: 7)
    for (dx, dy) in [(0.0, 0.0), (0, 3), (4, 0), (-3, 2), (0.5, 0.25)] {
      for deviation in [0, 0.8, 5] {
        for fill in [Paint.color("#3366cc"), .color("#3366cc80")] {
          let shadow = Drawing.Shadow(
            caster: outline.offset(dx: dx, dy: dy), standardDeviation: deviation,
            color: StyleColor(red: 0.2, green: 0, blue: 0.3, alpha: 0.7), clippedOutside: outline)
          let drawing = Scene.drawing(
            size.width, size.height, margin: 18, [.shadow(shadow), Scene.surface(outline, [fill])])
          let (fast, exact) = try bothPaths(drawing)
          #expect((fast.greatestDifference(to: exact) ?? 256) <= 1, "\(dx), \(dy), \(deviation)")
        }
      }
    }
  }
}
