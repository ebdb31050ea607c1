package import GradientModel

/// A token's value in the model's terms: points, seconds, degrees.
package enum TokenValue: Sendable {
  case color(StyleColor)
  case length(Double)
  case number(Double)
  case fontFamilies([String])
  case fontWeight(Double)
  case duration(Double)
  case curve(SIMD4<Double>)
  case stroke(StrokeStyle)
  case border(BorderStyle)
  case transition(Transition.Timing)
  case shadows([DropShadow])
  case gradient(GradientFill)
  case typography(FontStyle)
  case corners(Corners)
  /// A word or text of our own members, such as `darken`.
  case word([UInt8])

  var color: StyleColor? { if case .color(let value) = self { value } else { nil } }
  var length: Double? { if case .length(let value) = self { value } else { nil } }
  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var fontFamilies: [String]? { if case .fontFamilies(let value) = self { value } else { nil } }
  var duration: Double? { if case .duration(let value) = self { value } else { nil } }
  var curve: SIMD4<Double>? { if case .curve(let value) = self { value } else { nil } }
  var stroke: StrokeStyle? { if case .stroke(let value) = self { value } else { nil } }
  var border: BorderStyle? { if case .border(let value) = self { value } else { nil } }
  var shadows: [DropShadow]? { if case .shadows(let value) = self { value } else { nil } }
  var gradient: GradientFill? { if case .gradient(let value) = self { value } else { nil } }
  var typography: FontStyle? { if case .typography(let value) = self { value } else { nil } }
  var word: [UInt8]? { if case .word(let value) = self { value } else { nil } }

  /// A weight, which a plain number may also give.
  var fontWeight: Double? {
    switch self {
    case .fontWeight(let value), .number(let value): value
    default: nil
    }
  }

  var timing: Transition.Timing? {
    switch self {
    case .transition(let value): value
    case .duration(let seconds): Transition.Timing(duration: seconds)
    default: nil
    }
  }

  var paint: Paint? {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient)
    default: nil
    }
  }

  /// Corners, of which a plain length gives four alike.
  var outlineCorners: Corners? {
    switch self {
    case .corners(let corners): corners
    case .length(let radius): .radius(radius)
    default: nil
    }
  }
}
