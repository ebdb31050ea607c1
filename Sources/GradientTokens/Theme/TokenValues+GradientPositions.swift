import GradientModel

extension TokenValues {
  mutating func center(_ value: NodeReference) -> GradientFill.Center? {
    guard
      let pair = pair(
        value, "center is two places, each a part of the box such as 0.5 or text such as \"50%\"",
        isFraction: true)
    else { return nil }
    return GradientFill.Center(x: pair.0, y: pair.1)
  }

  /// Two points of the unit square: `[[0, 0], [1, 1]]`, or the four numbers in one array.
  mutating func axis(
    _ value: NodeReference
  ) -> (start: GradientFill.UnitPosition, end: GradientFill.UnitPosition)? {
    let document = document(value)
    var numbers: [Double] = []
    if document.kind(Int(value.node)) == .array {
      for element in document.children(of: Int(value.node)) {
        let parts =
          document.kind(element) == .array ? Array(document.children(of: element)) : [element]
        for part in parts {
          guard numbers.count < 4, let number = number(value.with(node: part)) else { return nil }
          numbers.append(number)
        }
      }
    }
    guard numbers.count == 4 else {
      reportShape(value, "axis is two points of the unit square, such as [[0, 0], [1, 1]]")
      return nil
    }
    return (
      GradientFill.UnitPosition(x: numbers[0], y: numbers[1]),
      GradientFill.UnitPosition(x: numbers[2], y: numbers[3])
    )
  }

  mutating func pair(
    _ value: NodeReference, _ wanted: String, isFraction: Bool = false
  ) -> (GradientFill.RelativeLength, GradientFill.RelativeLength)? {
    let document = document(value)
    guard document.kind(Int(value.node)) == .array, document.count(Int(value.node)) == 2 else {
      reportShape(value, wanted)
      return nil
    }
    var lengths: [GradientFill.RelativeLength] = []
    for element in document.children(of: Int(value.node)) {
      guard let length = relativeLength(value.with(node: element), wanted, isFraction: isFraction)
      else { return nil }
      lengths.append(length)
    }
    return (lengths[0], lengths[1])
  }

  private mutating func relativeLength(
    _ value: NodeReference, _ wanted: String, isFraction: Bool
  ) -> GradientFill.RelativeLength? {
    if let text = document(value).string(Int(value.node)), text.last == UInt8(ascii: "%"),
      let number = DecimalNumber.value(of: Array(text.dropLast())), number.isFinite
    {
      return GradientFill.RelativeLength(fraction: number / 100)
    }
    if document(value).kind(Int(value.node)) == .object,
      let fraction = document(value).member("fraction", of: Int(value.node)),
      let points = document(value).member("points", of: Int(value.node))
    {
      guard let fraction = number(value.with(node: fraction)),
        let points = number(value.with(node: points))
      else { return nil }
      return GradientFill.RelativeLength(fraction: fraction, points: points)
    }
    if isFraction, let number = document(value).number(Int(value.node)), number.isFinite {
      return GradientFill.RelativeLength(fraction: number)
    }
    return length(value).map { GradientFill.RelativeLength(points: $0) }
  }
}
