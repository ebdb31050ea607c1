/// The colours along a gradient, at any place, for one output: the reference that every faster way
/// of drawing is tested against.
///
/// A pair of neighbouring stops is converted to the interpolation space, mixed there (premultiplied
/// or straight), converted to the output's space and mapped into its gamut.
package struct GradientRamp: Sendable {
  /// One stop in the interpolation space.
  private struct Knot {
    var place: Double
    /// The components towards the stop before, and towards the stop after: they differ where a
    /// missing component or a powerless hue takes its neighbour's value.
    var before: SIMD4<Double>
    var after: SIMD4<Double>
  }

  private var knots: [Knot]
  private let interpolation: GradientFill.Interpolation
  private let isPremultiplied: Bool
  private let output: OutputGamut
  private let mapping: GamutMapping

  /// Prepares the colours of a gradient.
  ///
  /// - Parameters:
  ///   - fill: The gradient; its kind does not matter here.
  ///   - output: The gamut that colours are wanted in.
  ///   - mapping: How colours are brought into that gamut.
  package init(
    _ fill: GradientFill, output: OutputGamut = .srgb, mapping: GamutMapping = .chromaReduction
  ) {
    interpolation = fill.interpolation
    isPremultiplied = fill.isPremultiplied
    self.output = output
    self.mapping = mapping
    knots = []
    knots.reserveCapacity(fill.stops.count)
    var colors: [StyleColor] = []
    var furthest = -Double.infinity
    for stop in fill.stops {
      furthest = max(furthest, stop.position.isFinite ? stop.position : 0)
      var color = stop.color.converted(to: fill.interpolation.space)
      if fill.interpolation == .oklch, color.components.y < Self.powerlessChroma {
        color = StyleColor(
          .oklch, color.components.x, color.components.y, 0, alpha: color.alpha,
          missing: color.missing.union(.third))
      }
      colors.append(color)
      let components = SIMD4(color.components, color.alpha)
      knots.append(Knot(place: furthest, before: components, after: components))
    }
    for index in colors.indices.dropFirst() {
      let (left, right) = Self.filled(colors[index - 1], colors[index])
      knots[index - 1].after = left
      knots[index].before = interpolation == .oklch ? Self.shorterHue(from: left, to: right) : right
    }
    if knots.count > 1 {
      // Beyond the ends goes on what the first and last segments begin and end with.
      knots[0].before = knots[0].after
      knots[knots.count - 1].after = knots[knots.count - 1].before
    }
  }

  /// Below this chroma a hue is the noise of arithmetic and takes the other colour's.
  private static let powerlessChroma = 1e-4

  /// Whether there is no stop, so that nothing is painted.
  package var isEmpty: Bool { knots.isEmpty }

  /// The places of the stops in rising order, each pulled up to the one before it.
  package var places: [Double] {
    var places: [Double] = []
    places.reserveCapacity(knots.count)
    for knot in knots { places.append(knot.place) }
    return places
  }

  /// The number of stops.
  package var stopCount: Int { knots.count }

  /// The place of a stop, pulled up to the one before it.
  ///
  /// - Parameter index: The number of the stop, below ``stopCount``.
  /// - Returns: Its place.
  package func place(ofStop index: Int) -> Double { knots[index].place }

  /// Whether the premultiplied output is linear in the place between neighbouring stops, so that
  /// their colours say everything.
  package var isPiecewiseLinear: Bool {
    guard interpolation.space == output.space else { return false }
    for (index, knot) in knots.enumerated() {
      guard Self.isInside(knot.before), Self.isInside(knot.after) else { return false }
      if !isPremultiplied, index > 0, knot.before.w != knots[index - 1].after.w { return false }
    }
    return true
  }

  /// Whether all components lie within 0...1.
  private static func isInside(_ c: SIMD4<Double>) -> Bool {
    c.x >= 0 && c.x <= 1 && c.y >= 0 && c.y <= 1 && c.z >= 0 && c.z <= 1
  }

  /// The premultiplied colours at both ends of the segment from one stop to the next.
  ///
  /// Unlike ``premultipliedColor(at:)`` this tells the two sides of a hard edge apart.
  ///
  /// - Parameter index: The number of the stop that the segment starts at, below `places.count - 1`.
  /// - Returns: The colours of the first and of the second stop as that segment has them.
  package func ends(ofSegment index: Int) -> (start: SIMD4<Double>, end: SIMD4<Double>) {
    (premultiplied(output(knots[index].after)), premultiplied(output(knots[index + 1].before)))
  }

  /// The premultiplied colour within the segment from one stop to the next.
  ///
  /// - Parameters:
  ///   - index: The number of the stop that the segment starts at, below `places.count - 1`.
  ///   - t: 0 at that stop, 1 at the next.
  /// - Returns: Premultiplied components within 0...1.
  package func premultipliedColor(inSegment index: Int, at t: Double) -> SIMD4<Double> {
    premultiplied(output(mix(knots[index].after, knots[index + 1].before, t)))
  }

  /// The colour within the segment from one stop to the next, in the interpolation space and not yet
  /// mapped into any gamut: a stop of this colour put there changes nothing.
  ///
  /// - Parameters:
  ///   - index: The number of the stop that the segment starts at, below `places.count - 1`.
  ///   - t: 0 at that stop, 1 at the next.
  /// - Returns: The blended colour.
  package func unmappedColor(inSegment index: Int, at t: Double) -> StyleColor {
    let mixed = mix(knots[index].after, knots[index + 1].before, t)
    return StyleColor(interpolation.space, mixed.x, mixed.y, mixed.z, alpha: mixed.w)
  }

  /// The colour at a place: encoded red, green and blue of the output, straight, and alpha.
  ///
  /// At a place that several stops share it is the last one's colour.
  ///
  /// - Parameter place: 0 at the gradient's start, 1 at its end; what is not a number counts as past
  ///   the end.
  /// - Returns: Components within 0...1; all 0 without stops.
  package func color(at place: Double) -> SIMD4<Double> {
    knots.isEmpty ? .zero : output(mixed(at: place))
  }

  /// The colour at a place with its components multiplied by its alpha.
  ///
  /// - Parameter place: 0 at the gradient's start, 1 at its end.
  /// - Returns: Premultiplied components within 0...1.
  package func premultipliedColor(at place: Double) -> SIMD4<Double> {
    premultiplied(color(at: place))
  }

  /// Straight components of the interpolation space as straight, encoded ones of the output.
  private func output(_ mixed: SIMD4<Double>) -> SIMD4<Double> {
    let components = SIMD3(mixed.x, mixed.y, mixed.z)
    let encoded =
      interpolation.space == output.space
      ? components : output.space.components(fromXYZ: interpolation.space.xyz(from: components))
    return SIMD4(output.mapped(encoded, by: mapping), mixed.w)
  }

  private func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
  }

  /// The straight components in the interpolation space, and alpha.
  private func mixed(at place: Double) -> SIMD4<Double> {
    guard let first = knots.first, let last = knots.last else { return .zero }
    if place < first.place { return first.before }
    guard place < last.place else { return last.after }
    var low = 0
    var high = knots.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if knots[middle].place <= place { low = middle } else { high = middle }
    }
    let from = knots[low]
    let to = knots[high]
    let t = (place - from.place) / (to.place - from.place)
    return mix(from.after, to.before, t)
  }

  private func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
    let straight = a * (1 - t) + b * t
    guard isPremultiplied, a.w != b.w else { return straight }
    let alpha = straight.w
    guard alpha > 0 else { return straight }
    var mixed = (a * (a.w * (1 - t)) + b * (b.w * t)) / alpha
    mixed.w = alpha
    // A hue is an angle, not an amount of light: it is never multiplied (CSS Color 4, 12.3).
    if interpolation == .oklch { mixed.z = straight.z }
    return mixed
  }

  /// Gives each missing component the other colour's value; 0 where both lack it.
  private static func filled(
    _ a: StyleColor, _ b: StyleColor
  ) -> (SIMD4<Double>, SIMD4<Double>) {
    var left = SIMD4(a.components, a.alpha)
    var right = SIMD4(b.components, b.alpha)
    for index in 0..<4 {
      let component = StyleColor.Missing(component: index)
      if a.missing.contains(component) { left[index] = right[index] }
      if b.missing.contains(component) { right[index] = left[index] }
    }
    return (left, right)
  }

  private static func shorterHue(
    from a: SIMD4<Double>, to b: SIMD4<Double>
  ) -> SIMD4<Double> {
    var result = b
    let turns = (b.z - a.z) / 360
    result.z = a.z + (turns - Elementary.nearest(turns)) * 360
    return result
  }
}
