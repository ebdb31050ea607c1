import GradientModel

/// The stops whose colours no point of a box has any of.
enum LostStops {
  /// The numbers of the lost stops, from 0.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - box: The box that it spreads over.
  /// - Returns: Numbers in order; none for a gradient of one stop.
  static func indices(of gradient: GradientFill, in box: Rect2D) -> [Int] {
    guard gradient.stops.count > 1, let seen = seenPlaces(of: gradient, in: box) else { return [] }
    let places = GradientRamp(gradient).places
    return places.indices.filter { index in
      let start = index == 0 ? -Double.infinity : places[index - 1]
      let end = index == places.count - 1 ? Double.infinity : places[index + 1]
      // It has a part of all places between its neighbours, of which some must be seen.
      return min(end, seen.upperBound) <= max(start, seen.lowerBound)
    }
  }

  /// The places that the points of a box have; nil for a box without area.
  static func seenPlaces(of gradient: GradientFill, in box: Rect2D) -> ClosedRange<Double>? {
    guard box.size.isDrawable else { return nil }
    let right = box.x + box.width
    let bottom = box.y + box.height
    let corners = [(box.x, box.y), (right, box.y), (box.x, bottom), (right, bottom)]
    let geometry = GradientGeometry(gradient.kind, in: box)
    var low = Double.infinity
    var high = -Double.infinity
    for (x, y) in corners {
      let place = geometry.place(x: x, y: y)
      low = min(low, place)
      high = max(high, place)
    }
    switch geometry {
    case .linear: break
    case .radial(let center, _, _):
      let x = min(max(center.x, box.x), right)
      let y = min(max(center.y, box.y), bottom)
      low = min(low, geometry.place(x: x, y: y))
    case .conic(let center, _):
      let isInside = center.x > box.x && center.x < right && center.y > box.y && center.y < bottom
      // From outside, the box may lie across the start, so nothing is said then.
      return isInside ? 0...1 : nil
    case .pastEnd: return Double.greatestFiniteMagnitude...Double.infinity
    }
    return low <= high ? low...high : nil
  }
}
