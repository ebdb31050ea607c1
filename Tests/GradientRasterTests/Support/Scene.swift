import GradientModel
import GradientRaster

/// Short ways to say what is drawn.
enum Scene {
  static func box(_ width: Double, _ height: Double) -> Rect2D {
    Rect2D(Size2D(width: width, height: height))
  }

  static func outline(
    _ width: Double, _ height: Double, radius: Double, curve: CornerCurve = .circular
  ) -> Outline {
    Outline(box(width, height), radii: CornerRadii(radius), curve: curve)
  }

  static func gradient(
    _ stops: [(StyleColor, Double)], _ kind: GradientFill.Kind = .axial(.to(.bottom)),
    _ interpolation: GradientFill.Interpolation = .srgb, isPremultiplied: Bool = true
  ) -> Paint {
    .gradient(
      GradientFill(
        stops: stops.map { GradientStop($0.0, at: $0.1) }, kind: kind,
        interpolation: interpolation, isPremultiplied: isPremultiplied))
  }

  static func surface(
    _ outline: Outline, _ paints: [Paint], border: Paint? = nil, borderWidth: Double = 0,
    insetShadows: [Drawing.InsetShadow] = []
  ) -> Drawing.Element {
    .surface(
      Drawing.Surface(
        outline: outline, innerEdge: outline.inset(by: borderWidth), paints: paints,
        insetShadows: insetShadows, border: border))
  }

  static func drawing(
    _ width: Double, _ height: Double, margin: Double = 0, opacity: Double = 1,
    _ elements: [Drawing.Element]
  ) -> Drawing {
    Drawing(
      size: Size2D(width: width, height: height), margins: Edges(margin), elements: elements,
      opacity: opacity)
  }
}

extension Pixmap {
  /// The greatest difference between channels of two pictures of one size; nil for two sizes.
  func greatestDifference(to other: Pixmap) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    var greatest = 0
    for index in bytes.indices {
      greatest = max(greatest, abs(Int(bytes[index]) - Int(other.bytes[index])))
    }
    return greatest
  }

  /// The four channels of a pixel as numbers.
  func levels(_ x: Int, _ y: Int) -> [Int] {
    let pixel = self[x, y]
    return (0..<4).map { Int(pixel[$0]) }
  }
}

/// Whether numbers are within a distance of each other.
func isClose(_ a: [Int], _ b: [Int], within distance: Int) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= distance }
}

/// Both ways to a picture of a drawing.
func bothPaths(
  _ drawing: Drawing, scale: Double = 1, gamut: OutputGamut = .srgb, isDithered: Bool = false,
  titles: (Drawing.Title, Double) -> PlacedMask? = { _, _ in nil }
) throws -> (fast: Pixmap, exact: Pixmap) {
  var rasterizer = Rasterizer(scale: scale, gamut: gamut, isDithered: isDithered)
  let fast = try rasterizer.draw(drawing, titles: titles).pixmap
  rasterizer.path = .exact
  return (fast, try rasterizer.draw(drawing, titles: titles).pixmap)
}
