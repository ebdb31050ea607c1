import GradientRaster
import GradientTool
import PNGFile

/// A control of an example, drawn by the command line and read back from its file.
func drawn(
  _ example: ExampleStyle, _ control: String, state: String = "normal", scale: Int = 1,
  _ options: String...
) async throws -> Pixmap {
  let folder = try TemporaryFolder()
  let run = await Run(
    arguments: [
      "render", example.path, "-o", folder.path, "--only", control, "--state", state, "--scale",
      "\(scale)",
    ] + options)
  guard run.code == .success else { throw DrawingFailure(messages: run.messages) }
  let names = try folder.names().filter { $0.hasSuffix(".png") }
  return try PNG.decode(try folder.bytes(names.first ?? "")).pixmap
}

struct DrawingFailure: Error {
  let messages: String
}

/// A gradient as a write-up gives it: components from 0 to 1 and their places.
struct PublishedGradient {
  let stops: [(color: SIMD3<Double>, place: Double)]

  init(_ stops: (SIMD3<Double>, Double)...) {
    self.stops = stops.map { (color: $0.0, place: $0.1) }
  }

  init(hex: (Int, Double)...) {
    stops = hex.map { value, place in
      let bytes = SIMD3(Double(value >> 16), Double(value >> 8 & 255), Double(value & 255))
      return (color: bytes / 255, place: place)
    }
  }

  /// The blend at a place, in levels of 0 to 255.
  func levels(at place: Double) -> SIMD3<Double> {
    guard let after = stops.firstIndex(where: { $0.place > place }) else {
      return (stops.last?.color ?? .zero) * 255
    }
    guard after > 0 else { return stops[0].color * 255 }
    let (low, high) = (stops[after - 1], stops[after])
    let part = (place - low.place) / (high.place - low.place)
    return (low.color + (high.color - low.color) * part) * 255
  }
}

extension Pixmap {
  /// Red, green and blue of a pixel, in levels of 0 to 255, premultiplied.
  func levels(_ x: Int, _ y: Int) -> SIMD3<Double> {
    let pixel = self[x, y]
    return SIMD3(Double(pixel.x), Double(pixel.y), Double(pixel.z))
  }

  /// Whether a pixel has the whole levels nearest to these; of a tie, as 0.3 is, either.
  func isNearest(to exact: SIMD3<Double>, _ x: Int, _ y: Int) -> Bool {
    let difference = levels(x, y) - exact
    return max(difference.max(), -difference.min()) <= 0.5
  }

  /// The largest distance in levels of any component in a column from a gradient that runs from the
  /// top to the bottom, each row taken at its centre.
  func largestDistance(
    from gradient: PublishedGradient, column: Int, rows: Range<Int>
  ) -> Double {
    var largest = 0.0
    for y in rows {
      let expected = gradient.levels(at: (Double(y) + 0.5) / Double(height))
      let difference = levels(column, y) - expected
      for component in 0..<3 { largest = max(largest, abs(difference[component])) }
    }
    return largest
  }
}
