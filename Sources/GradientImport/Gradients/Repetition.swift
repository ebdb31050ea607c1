import GradientModel
import GradientTokens

/// The stops of a repeating gradient, written out as far as a control reaches.
enum Repetition {
  /// Why stops cannot be repeated.
  enum Failure: Error {
    /// How far the control reaches depends on its size.
    case needsSize
    /// The first and the last stop lie at one place.
    case noLength
    /// There would be more stops than anybody would read.
    case tooMany
  }

  private static let stopLimit = 512

  /// Repeats stops to both sides.
  ///
  /// - Parameters:
  ///   - gradient: The gradient, with each stop once.
  ///   - size: The size of the control, if there is one.
  /// - Returns: The stops that cover the control, and whether that holds for this size alone.
  /// - Throws: Why they cannot be repeated.
  static func expanded(
    _ gradient: DraftGradient, size: Size2D?
  ) throws(Failure) -> (gradient: DraftGradient, isMeasured: Bool) {
    let stops = gradient.fill.stops
    guard let first = stops.first, let last = stops.last, stops.count > 1 else {
      return (gradient, false)
    }
    let length = last.position - first.position
    guard length > 0 else { throw .noLength }
    let (reach, isMeasured) = try reach(gradient.fill.kind, size)
    let low = Elementary.floor(-first.position / length)
    let high = Elementary.ceil((reach - first.position) / length - 1e-9)
    guard (high - low) * Double(stops.count) <= Double(stopLimit) else { throw .tooMany }
    var result = DraftGradient(fill: gradient.fill)
    result.fill.stops = []
    for turn in Int(low)..<max(Int(high), Int(low) + 1) {
      for (index, stop) in stops.enumerated() {
        let shift = Double(turn) * length
        let hint = index < gradient.hints.count ? gradient.hints[index] : nil
        result.append(
          GradientStop(stop.color, at: rounded(stop.position + shift)),
          hint: hint.map { rounded($0 + shift) })
      }
    }
    return (result, isMeasured)
  }

  /// The place of the point that is farthest along, and whether that holds for this size alone.
  private static func reach(
    _ kind: GradientFill.Kind, _ size: Size2D?
  ) throws(Failure) -> (reach: Double, isMeasured: Bool) {
    switch kind {
    case .axial, .conic: return (1, false)
    case .radial(.extent(_, .farthestCorner, _)): return (1, false)
    case .radial(let radial):
      let isFree = isSizeFree(radial)
      guard let size = isFree ? Size2D(width: 100, height: 100) : size else { throw .needsSize }
      let box = Rect2D(x: 0, y: 0, width: size.width, height: size.height)
      let geometry = GradientGeometry(kind, in: box)
      if case .pastEnd = geometry { throw .noLength }
      var reach = 0.0
      for x in [0, size.width] {
        for y in [0, size.height] { reach = max(reach, geometry.place(x: x, y: y)) }
      }
      return (reach, !isFree)
    }
  }

  /// Whether a gradient stretches with its box, so that its corners have the same places always.
  private static func isSizeFree(_ radial: GradientFill.Radial) -> Bool {
    switch radial {
    case .extent(.ellipse, _, let center): center.x.points == 0 && center.y.points == 0
    case .ellipse(let x, let y, let center):
      x.points == 0 && y.points == 0 && center.x.points == 0 && center.y.points == 0
    case .axis: true
    case .extent, .circle: false
    }
  }

  /// A place without the noise of arithmetic, to a hundredth of a millionth of the way.
  static func rounded(_ place: Double) -> Double {
    let steps = 1e8
    let rounded = Elementary.nearest(place * steps) / steps
    return rounded.isFinite ? rounded + 0 : place
  }
}

extension DraftGradient {
  /// Adds a stop at the end, unless it is the last one again.
  fileprivate mutating func append(_ stop: GradientStop, hint: Double?) {
    if fill.stops.last == stop {
      hints[hints.count - 1] = hint
      return
    }
    fill.stops.append(stop)
    hints.append(hint)
  }
}
