internal import GradientModel

extension Paint {
  /// The paint as one colour where it is one whatever the box: a gradient whose stops are all alike, of
  /// none, or of no length.
  var simplified: Paint {
    guard case .gradient(let gradient) = self else { return self }
    guard let last = gradient.stops.last else { return .clear }
    if gradient.stops.allSatisfy({ $0.color == last.color }) { return .color(last.color) }
    let box = Rect2D(x: 0, y: 0, width: 2, height: 1)
    guard GradientGeometry(gradient.kind, in: box) != .pastEnd else { return .color(last.color) }
    return self
  }

  /// Whether nothing beneath can be seen.
  var isOpaque: Bool {
    switch self {
    case .color(let color): return color.alpha == 1
    case .gradient(let gradient):
      for stop in gradient.stops where stop.color.alpha < 1 { return false }
      return !gradient.stops.isEmpty
    }
  }
}

extension StyleColor {
  /// The encoded sRGB components, brought into the gamut, and alpha.
  var inSRGB: SIMD4<Double> { SIMD4(shown(in: .srgb), alpha) }

  /// Whether sRGB has the colour, to a hundredth of a level.
  var isInSRGB: Bool {
    let c = converted(to: .srgb).components
    let slack = 0.00004
    return c.min() >= -slack && c.max() <= 1 + slack
  }
}
