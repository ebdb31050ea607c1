import GradientModel

/// What our extension says of a gradient's stops that DTCG's array cannot.
extension TokenValues {
  /// Places of any size, one for each stop.
  mutating func applyPositions(_ value: NodeReference, to fill: inout GradientFill) {
    let count = fill.stops.count
    guard
      let places = places(
        value, count: count, allowsNull: false,
        "positions is an array of \(count) numbers, one for each stop")
    else { return }
    var furthest = -Double.infinity
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      if place < furthest {
        report(
          .warning, .unsortedStops, value,
          "the place \(DecimalNumber.text(place)) is before the one ahead of it; it is pulled up to "
            + "\(DecimalNumber.text(furthest)), as in CSS")
      }
      furthest = max(furthest, place)
      fill.stops[index].position = furthest
    }
  }

  /// The places of transition hints, one for each pair of neighbouring stops, or null.
  mutating func applyHints(_ value: NodeReference, to fill: inout GradientFill) {
    let count = max(fill.stops.count - 1, 0)
    guard
      let hints = places(
        value, count: count, allowsNull: true,
        "hints is an array of \(count), a place or null between each stop and the next")
    else { return }
    stopCount -= fill.stops.count
    fill.expandHints(hints)
    stopCount += fill.stops.count
  }

  private mutating func places(
    _ value: NodeReference, count: Int, allowsNull: Bool, _ wanted: String
  ) -> [Double?]? {
    let document = document(value)
    guard document.kind(Int(value.node)) == .array, document.count(Int(value.node)) == count else {
      reportShape(value, wanted)
      return nil
    }
    var places: [Double?] = []
    for element in document.children(of: Int(value.node)) {
      if allowsNull, document.kind(element) == .null {
        places.append(nil)
      } else if let number = number(value.with(node: element)) {
        places.append(number)
      } else {
        return nil
      }
    }
    return places
  }
}
