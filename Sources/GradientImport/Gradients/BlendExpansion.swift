import GradientModel
import GradientTokens

/// Stops that stand for a blend which a style file has no name for.
///
/// Between them the gradient is within half a level of 255 of the blend; rounding their colours to
/// eight bits adds at most another half. Where colours leave sRGB, the stops are in Display P3.
struct BlendExpansion {
  private static let bound = 0.5 / 255
  /// The shortest part of a segment: 256 parts show every level.
  private static let shortest = 1.0 / 256
  /// More stops than anybody would read.
  static let stopLimit = 4096

  private let target: GradientFill.Interpolation
  private var stops: [GradientStop] = []

  /// The stops; nil if there are too many.
  static func expanded(
    _ stops: [GradientStop], hints: [Double?], _ blend: ForeignBlend
  ) -> GradientFill? {
    var segments: [Segment] = []
    for index in stops.indices.dropLast() {
      segments.append(
        Segment(
          stops[index], stops[index + 1], hint: index < hints.count ? hints[index] : nil, blend))
    }
    let isInSRGB = segments.allSatisfy { $0.isInSRGB }
    var expansion = BlendExpansion(target: isInSRGB ? .srgb : .displayP3)
    if segments.isEmpty {
      for stop in stops { expansion.append(stop.color, at: stop.position) }
    }
    for segment in segments {
      expansion.append(segment)
      guard expansion.stops.count <= Self.stopLimit else { return nil }
    }
    return GradientFill(stops: expansion.stops, interpolation: expansion.target)
  }

  private init(target: GradientFill.Interpolation) {
    self.target = target
  }

  private mutating func append(_ segment: Segment) {
    guard segment.end > segment.start else {
      append(segment.curve.color(at: 0), at: segment.start)
      append(segment.curve.color(at: 1), at: segment.end)
      return
    }
    var ranges: [(low: Double, high: Double)] = [(0, 1)]
    while let range = ranges.popLast() {
      if range.high - range.low > Self.shortest, !isStraight(segment, range.low, range.high) {
        let middle = (range.low + range.high) / 2
        ranges.append((middle, range.high))
        ranges.append((range.low, middle))
        continue
      }
      append(segment.color(at: range.low, towards: range.high), at: segment.place(range.low))
      append(segment.color(at: range.high, towards: range.low), at: segment.place(range.high))
    }
  }

  private mutating func append(_ color: StyleColor, at place: Double) {
    let stop = GradientStop(rounded(color), at: place)
    if let last = stops.last, last == stop { return }
    // A third stop at one place would never be seen.
    if stops.count > 1, stops[stops.count - 2].position == place { stops.removeLast() }
    stops.append(stop)
  }

  /// The colour in the space of the stops, as short as eight bits or four decimals are.
  private func rounded(_ color: StyleColor) -> StyleColor {
    let c = color.converted(to: target.space).components
    let steps = target == .srgb ? 255.0 : 10_000
    let round = { (value: Double) -> Double in
      let value = Elementary.nearest(value * steps) / steps
      return steps == 255 ? min(max(value, 0), 1) : value
    }
    return StyleColor(
      target.space, round(c.x), round(c.y), round(c.z),
      alpha: Elementary.nearest(color.alpha * 255) / 255)
  }

  /// Whether a straight blend between two points comes near enough everywhere between them.
  private func isStraight(_ segment: Segment, _ low: Double, _ high: Double) -> Bool {
    let first = premultiplied(segment.color(at: low, towards: high))
    let last = premultiplied(segment.color(at: high, towards: low))
    for step in 1..<8 {
      let t = Double(step) / 8
      let wanted = premultiplied(segment.color(at: low + (high - low) * t, towards: high))
      let difference = first * (1 - t) + last * t - wanted
      if difference.max() > Self.bound || difference.min() < -Self.bound { return false }
    }
    return true
  }

  private func premultiplied(_ color: StyleColor) -> SIMD4<Double> {
    let c = color.converted(to: target.space).components * color.alpha
    return SIMD4(c, color.alpha)
  }
}

/// What lies between two stops.
private struct Segment {
  let start: Double
  let end: Double
  let curve: BlendCurve
  /// The exponent of a transition hint's curve (CSS Images 4, 3.5.3); 1 where there is none.
  private let exponent: Double

  init(_ first: GradientStop, _ second: GradientStop, hint: Double?, _ blend: ForeignBlend) {
    start = first.position
    end = second.position
    curve = BlendCurve(first.color, second.color, blend)
    guard let hint, end > start else {
      exponent = 1
      return
    }
    let middle = (hint - start) / (end - start)
    exponent =
      middle <= 0 ? 0 : middle >= 1 ? .infinity : Elementary.log(0.5) / Elementary.log(middle)
  }

  func place(_ t: Double) -> Double { t == 1 ? end : start + t * (end - start) }

  /// The colour at a part of the segment; where it is clear, that of the side it comes from.
  func color(at t: Double, towards other: Double) -> StyleColor {
    let color = curve.color(at: weight(t))
    guard color.alpha == 0 else { return color }
    return curve.color(at: weight(t + (other - t) * 1e-4)).withAlpha(0)
  }

  private func weight(_ t: Double) -> Double {
    if exponent == 1 { return t }
    if exponent == 0 { return t > 0 ? 1 : 0 }
    if exponent == .infinity { return t < 1 ? 0 : 1 }
    return t <= 0 ? 0 : t >= 1 ? 1 : Elementary.pow(t, exponent)
  }

  var isInSRGB: Bool {
    for step in 0...16 {
      let c = curve.color(at: Double(step) / 16).converted(to: .srgb).components
      if c.min() < -1e-3 || c.max() > 1 + 1e-3 { return false }
    }
    return true
  }
}
