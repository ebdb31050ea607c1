/// What an area is filled with: one colour, or a gradient.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(StyleColor)
  /// A gradient over the area's box.
  case gradient(GradientFill)

  /// Nothing: the area stays clear.
  public static let clear = Paint.color(.clear)

  /// Whether nothing is painted, whatever lies beneath.
  public var isClear: Bool {
    switch self {
    case .color(let color):
      return color.alpha == 0
    case .gradient(let gradient):
      for stop in gradient.stops where stop.color.alpha > 0 { return false }
      return true
    }
  }

  /// Whether light words stand out on it.
  package var isDark: Bool {
    switch self {
    case .color(let color): color.relativeLuminance < 0.3
    case .gradient(let gradient): (gradient.stops.first?.color.relativeLuminance ?? 1) < 0.3
    }
  }
}
