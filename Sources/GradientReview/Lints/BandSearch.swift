import GradientModel

/// Looks for stretches of a gradient on which the 256 levels of a screen show.
enum BandSearch {
  /// A band of one colour, with others of about its width beside it.
  struct Band {
    /// Points across.
    var width: Double
    var color: StyleColor
  }

  /// Narrower bands run together: at arm's length 8 points are half a degree of what is seen.
  private static let leastWidth = 8.0
  /// The step in OKLab (ΔE-OK) from which the edge of a wide band is seen, a few times less than
  /// between patches that are looked at one by one.
  private static let leastStep = 0.004
  /// With fewer bands it is a choice of colours.
  private static let leastCount = 4

  /// The widest band between two neighbouring stops; nil where none is seen.
  ///
  /// - Parameters:
  ///   - gradient: The gradient; a conic one has no width of its own, and is not judged.
  ///   - box: The box that it spreads over.
  /// - Returns: The band.
  static func widest(of gradient: GradientFill, in box: Rect2D) -> Band? {
    guard let length = length(of: gradient, in: box),
      let seen = LostStops.seenPlaces(of: gradient, in: box)
    else { return nil }
    let ramp = GradientRamp(gradient)
    let places = ramp.places
    var widest: Band?
    for index in places.indices.dropLast() {
      let start = max(places[index], seen.lowerBound)
      let end = min(places[index + 1], seen.upperBound)
      guard start < end else { continue }
      let points = (end - start) * length
      let bands = bands(of: ramp, from: start, to: end)
      guard bands.count >= leastCount, bands.step >= leastStep else { continue }
      let width = points / Double(bands.count)
      guard width >= leastWidth, width > widest?.width ?? 0 else { continue }
      widest = Band(width: width, color: bands.color)
    }
    return widest
  }

  /// How many points the gradient takes from 0 to 1.
  private static func length(of gradient: GradientFill, in box: Rect2D) -> Double? {
    guard box.size.isDrawable else { return nil }
    switch GradientGeometry(gradient.kind, in: box) {
    case .linear(let x, let y, _): return 1 / (x * x + y * y).squareRoot()
    case .radial(_, let radiusX, let radiusY): return max(radiusX, radiusY)
    case .conic, .pastEnd: return nil
    }
  }

  /// The number of colours in a stretch, the largest step between two, and the colour before it.
  private static func bands(
    of ramp: GradientRamp, from start: Double, to end: Double
  ) -> (count: Int, step: Double, color: StyleColor) {
    let samples = 512
    var count = 1
    var step = 0.0
    var color = StyleColor.black
    var last: StyleColor?
    for sample in 0..<samples {
      let place = start + (end - start) * (Double(sample) + 0.5) / Double(samples)
      let mixed = ramp.color(at: place)
      func level(_ value: Double) -> Double { Elementary.nearest(value * 255) / 255 }
      let shown = StyleColor(red: level(mixed.x), green: level(mixed.y), blue: level(mixed.z))
      if let last, last != shown {
        count += 1
        let difference = shown.deltaEOK(to: last) * mixed.w
        if difference > step {
          step = difference
          color = last
        }
      }
      last = shown
    }
    return (count, step, color)
  }
}
