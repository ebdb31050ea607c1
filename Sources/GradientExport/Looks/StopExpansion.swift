internal import GradientModel

/// A gradient's stops for a target that blends in sRGB: as many more as it takes to come within half
/// a level of 255 of what the style says.
struct StopExpansion {
  /// How the target blends alpha.
  enum Blend {
    /// Colours multiplied by their alpha, as CSS does.
    case premultiplied
    /// Colours and alpha apart, as SVG and Android do.
    case straight
  }

  /// A stop in sRGB.
  struct Stop: Equatable {
    var place: Double
    /// Encoded red, green and blue, straight, within 0...1, and alpha.
    var color: SIMD4<Double>
  }

  private let ramp: GradientRamp
  private let blend: Blend
  private var stops: [Stop] = []

  /// The stops in rising order.
  static func stops(of gradient: GradientFill, for blend: Blend) -> [Stop] {
    var expansion = StopExpansion(ramp: GradientRamp(gradient), blend: blend)
    let places = expansion.ramp.places
    guard places.count > 1 else {
      return places.map { Stop(place: $0, color: expansion.ramp.color(at: $0)) }
    }
    for index in 0..<(places.count - 1) {
      expansion.appendSegment(index, from: places[index], to: places[index + 1])
    }
    return expansion.stops
  }

  private init(ramp: GradientRamp, blend: Blend) {
    self.ramp = ramp
    self.blend = blend
  }

  private mutating func appendSegment(_ index: Int, from start: Double, to end: Double) {
    guard end > start else {
      append(Stop(place: start, color: color(index, 0, towards: 1)))
      append(Stop(place: end, color: color(index, 1, towards: 0)))
      return
    }
    var ranges: [(low: Double, high: Double)] = [(0, 1)]
    while let range = ranges.popLast() {
      let middle = (range.low + range.high) / 2
      if range.high - range.low > Self.shortest, !isLinear(index, range.low, range.high) {
        ranges.append((middle, range.high))
        ranges.append((range.low, middle))
        continue
      }
      let length = end - start
      append(
        Stop(place: start + range.low * length, color: color(index, range.low, towards: range.high))
      )
      append(
        Stop(
          place: range.high == 1 ? end : start + range.high * length,
          color: color(index, range.high, towards: range.low)))
    }
  }

  /// The shortest part of a segment: 256 parts show every level of 255.
  private static let shortest = 1.0 / 256

  private mutating func append(_ stop: Stop) {
    if let last = stops.last, last == stop { return }
    // A third stop at one place would never be seen.
    if stops.count > 1, stops[stops.count - 2].place == stop.place { stops.removeLast() }
    stops.append(stop)
  }

  /// The straight colour in a segment; where it is clear, the one that it comes from.
  private func color(_ index: Int, _ t: Double, towards other: Double) -> SIMD4<Double> {
    let color = ramp.premultipliedColor(inSegment: index, at: t)
    if color.w > 0 { return Self.straight(color) }
    var near = ramp.premultipliedColor(inSegment: index, at: t + (other - t) * 1e-4)
    if near.w <= 0 { near = ramp.premultipliedColor(inSegment: index, at: other) }
    var result = Self.straight(near)
    result.w = 0
    return result
  }

  private static func straight(_ color: SIMD4<Double>) -> SIMD4<Double> {
    guard color.w > 0 else { return .zero }
    let alpha = color.w
    return SIMD4(
      min(color.x / alpha, 1), min(color.y / alpha, 1), min(color.z / alpha, 1), alpha)
  }

  /// Whether the target's own blend between two points comes near enough everywhere between them.
  private func isLinear(_ index: Int, _ low: Double, _ high: Double) -> Bool {
    let first = color(index, low, towards: high)
    let last = color(index, high, towards: low)
    for step in 1..<8 {
      let t = Double(step) / 8
      let wanted = ramp.premultipliedColor(inSegment: index, at: low + (high - low) * t)
      let difference = mixed(first, last, t) - wanted
      let bound = 0.4 / 255
      if difference.max() > bound || difference.min() < -bound { return false }
    }
    return true
  }

  private func mixed(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double
  ) -> SIMD4<Double> {
    switch blend {
    case .premultiplied:
      return Self.premultiplied(a) * (1 - t) + Self.premultiplied(b) * t
    case .straight:
      return Self.premultiplied(a * (1 - t) + b * t)
    }
  }

  private static func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
  }
}
