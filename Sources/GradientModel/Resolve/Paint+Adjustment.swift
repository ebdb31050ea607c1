extension Paint {
  /// The paint with a function applied to each of its colours.
  package func mapColors(_ transform: (StyleColor) -> StyleColor) -> Paint {
    switch self {
    case .color(let color):
      return .color(transform(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = transform(gradient.stops[index].color)
      }
      return .gradient(gradient)
    }
  }

  /// One colour in the place of a gradient: its mean over places 0 to 1 in OKLab, weighted by alpha.
  var flattened: Paint { .color(mean) }

  /// The gradient the other way round.
  var reversed: Paint {
    guard case .gradient(var gradient) = self else { return self }
    var furthest = -Double.infinity
    var stops: [GradientStop] = []
    for stop in gradient.stops {
      furthest = max(furthest, stop.position)
      stops.append(GradientStop(stop.color, at: 1 - furthest))
    }
    gradient.stops = stops.reversed()
    return .gradient(gradient)
  }

  /// The mean colour, in OKLab.
  package var mean: StyleColor {
    switch self {
    case .color(let color):
      return color
    case .gradient(let gradient):
      let count = 256
      let ramp = GradientRamp(gradient, output: .displayP3)
      var sum = SIMD4<Double>.zero
      for index in 0..<count {
        let color = ramp.color(at: (Double(index) + 0.5) / Double(count))
        let lab = StyleColor(.displayP3, color.x, color.y, color.z).converted(to: .oklab)
        sum += SIMD4(lab.components * color.w, color.w)
      }
      guard sum.w > 0 else { return .clear }
      return StyleColor(
        .oklab, sum.x / sum.w, sum.y / sum.w, sum.z / sum.w, alpha: sum.w / Double(count))
    }
  }

  /// Colours that stand for the whole paint, always the same number at the same places.
  var samples: [StyleColor] {
    let count = 33
    switch self {
    case .color(let color):
      return [StyleColor](repeating: color, count: count)
    case .gradient(let gradient):
      let ramp = GradientRamp(gradient)
      return (0..<count).map {
        let color = ramp.color(at: Double($0) / Double(count - 1))
        return StyleColor(red: color.x, green: color.y, blue: color.z, alpha: color.w)
      }
    }
  }
}
