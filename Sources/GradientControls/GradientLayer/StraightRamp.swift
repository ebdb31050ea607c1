#if os(iOS) || os(Linux)
import GradientModel

/// A gradient's colours as stops between which straight, encoded components run in straight lines:
/// what a gradient layer can mix.
nonisolated struct StraightRamp {
  private(set) var stops: [GradientStop] = []
  private(set) var deviation = 0.0
  private let gamut: OutputGamut

  /// A piece is never cut finer than into this many parts.
  private static let finest = 1.0 / 512
  /// The farthest place that is kept.
  private static let farthest = 1e6

  /// Cuts each segment until the blend within every part is close enough.
  ///
  /// - Parameters:
  ///   - ramp: The exact colours, in the gamut.
  ///   - isPremultiplied: Whether they blend premultiplied.
  ///   - gamut: The colour space that a layer mixes in.
  ///   - tolerance: The largest difference in any premultiplied component.
  init(_ ramp: GradientRamp, isPremultiplied: Bool, gamut: OutputGamut, tolerance: Double) {
    self.gamut = gamut
    let places = ramp.places
    if places.count == 1 {
      let color = ramp.color(at: places[0])
      stops = [stop(color, at: 0), stop(color, at: 1)]
      return
    }
    for index in places.indices.dropLast() {
      let segment = Segment(ramp, index: index, isPremultiplied: isPremultiplied)
      let (from, to) = (places[index], places[index + 1])
      var left = 0.0
      append(segment.color(at: 0), at: from)
      guard to > from else {
        append(segment.color(at: 1), at: to)
        continue
      }
      while left < 1 {
        var right = 1.0
        var error = segment.deviation(from: left, to: right)
        while error > tolerance * 0.9, right - left > Self.finest {
          right = left + (right - left) / 2
          error = segment.deviation(from: left, to: right)
        }
        deviation = max(deviation, error)
        append(segment.color(at: right), at: right == 1 ? to : from + (to - from) * right)
        left = right
      }
    }
  }

  /// One segment between two stops of the gradient.
  private struct Segment {
    let ramp: GradientRamp
    let index: Int
    let isPremultiplied: Bool

    init(_ ramp: GradientRamp, index: Int, isPremultiplied: Bool) {
      self.ramp = ramp
      self.index = index
      self.isPremultiplied = isPremultiplied
    }

    /// The straight colour at a place of the segment.
    ///
    /// Where a premultiplied blend reaches full clearness its straight colour is the limit from
    /// inside, so that a fade to clear keeps its hue.
    func color(at t: Double) -> SIMD4<Double> {
      let exact = ramp.premultipliedColor(inSegment: index, at: t)
      if exact.w > 0 { return Self.straight(exact) }
      let inside = ramp.premultipliedColor(inSegment: index, at: t < 0.5 ? 1e-6 : 1 - 1e-6)
      guard isPremultiplied, inside.w > 0 else {
        let color = ramp.straightColor(inSegment: index, at: t)
        return SIMD4(color.x, color.y, color.z, 0)
      }
      var color = Self.straight(inside)
      color.w = 0
      return color
    }

    private static func straight(_ color: SIMD4<Double>) -> SIMD4<Double> {
      SIMD4(color.x / color.w, color.y / color.w, color.z / color.w, color.w)
    }

    /// The largest difference in the middle of a part, at places that no cut will hit again.
    func deviation(from left: Double, to right: Double) -> Double {
      let a = color(at: left)
      let b = color(at: right)
      var worst = 0.0
      for step in 1..<16 {
        let t = Double(step) / 16
        let exact = ramp.premultipliedColor(inSegment: index, at: left + (right - left) * t)
        let mixed = a * (1 - t) + b * t
        let shown = SIMD4(mixed.x * mixed.w, mixed.y * mixed.w, mixed.z * mixed.w, mixed.w)
        for channel in 0..<4 { worst = max(worst, abs(shown[channel] - exact[channel])) }
      }
      return worst
    }
  }

  private func stop(_ color: SIMD4<Double>, at place: Double) -> GradientStop {
    GradientStop(
      StyleColor(gamut.space, color.x, color.y, color.z, alpha: color.w), at: place)
  }

  private mutating func append(_ color: SIMD4<Double>, at place: Double) {
    let next = stop(color, at: place)
    if let last = stops.last, last.position == place, last.color == next.color { return }
    stops.append(next)
  }

  // MARK: Places

  /// Keeps the last colour alone, as two stops.
  mutating func keepLastColor() {
    guard let last = stops.last else { return }
    stops = [GradientStop(last.color, at: 0), GradientStop(last.color, at: 1)]
  }

  /// Brings the places into 0...1.
  ///
  /// Along an axis the whole span is rescaled. Around a centre nothing lies before 0, and a sweep
  /// has nothing beyond 1 either: there the stops are cut, with the colour that the cut has.
  ///
  /// - Parameter kind: The geometry.
  /// - Returns: The places that 0 and 1 stand for from now on.
  mutating func normalize(for kind: GradientLayerSettings.Kind) -> (lower: Double, upper: Double) {
    // Far beyond any box, a layer's points would be figures that nobody tests.
    cut(below: kind == .axial ? -Self.farthest : 0)
    cut(above: kind == .conic ? 1 : Self.farthest)
    guard let first = stops.first?.position, let last = stops.last?.position else { return (0, 1) }
    if first >= 0, last <= 1 { return (0, 1) }
    // A radius starts at 0 whatever the first place; places that coincide still need a length.
    let lower = kind == .axial ? min(first, 0) : 0
    let upper = max(last, 1)
    for index in stops.indices {
      stops[index].position = (stops[index].position - lower) / (upper - lower)
    }
    return (lower, upper)
  }

  private mutating func cut(below limit: Double) {
    guard let first = stops.first, first.position < limit else { return }
    guard let inside = stops.firstIndex(where: { $0.position > limit }) else {
      keepLastColor()
      return
    }
    let edge = mixed(stops[inside - 1], stops[inside], at: limit)
    stops = [edge] + stops[inside...]
    if stops.count == 1 { keepLastColor() }
  }

  private mutating func cut(above limit: Double) {
    guard let last = stops.last, last.position > limit else { return }
    guard let inside = stops.lastIndex(where: { $0.position < limit }) else {
      if let color = stops.first?.color { stops = [0, 1].map { GradientStop(color, at: $0) } }
      return
    }
    let edge = mixed(stops[inside], stops[inside + 1], at: limit)
    stops = stops[...inside] + [edge]
  }

  private func mixed(_ a: GradientStop, _ b: GradientStop, at place: Double) -> GradientStop {
    let t = (place - a.position) / (b.position - a.position)
    let left = SIMD4(a.color.components, a.color.alpha)
    let right = SIMD4(b.color.components, b.color.alpha)
    return stop(left * (1 - t) + right * t, at: place)
  }
}

extension GradientRamp {
  /// The straight colour within a segment, also where it is clear.
  fileprivate nonisolated func straightColor(inSegment index: Int, at t: Double) -> SIMD4<Double> {
    let start = place(ofStop: index)
    // At the very end the next segment's colour would be found.
    return color(at: start + (place(ofStop: index + 1) - start) * min(t, 1 - 1e-9))
  }
}
#endif
