#if os(iOS) || os(Linux)
import GradientModel

/// Where a gradient layer's points have to lie for a gradient's geometry on one box.
nonisolated struct LayerGeometry {
  private(set) var kind = GradientLayerSettings.Kind.axial
  private(set) var start = GradientFill.UnitPosition(x: 0.5, y: 0)
  private(set) var end = GradientFill.UnitPosition(x: 0.5, y: 1)
  /// Whether the last colour is everywhere.
  private(set) var isPastEnd = false
  private(set) var limits: [GradientLayerLimit] = []

  init(_ gradient: GradientFill.Kind, size: Size2D) {
    guard size.isDrawable else {
      isPastEnd = true
      limits = [.sizeWithoutArea]
      return
    }
    switch GradientGeometry(gradient, in: Rect2D(size)) {
    case .pastEnd: isPastEnd = true
    case .linear(let x, let y, let offset):
      setAxis(gradient, x * size.width, y * size.height, offset)
    case .radial(let center, let radiusX, let radiusY):
      kind = .radial
      start = Self.unit(center.x, center.y, size)
      end = Self.unit(center.x + radiusX, center.y + radiusY, size)
    case .conic(let center, let angle):
      kind = .conic
      start = Self.unit(center.x, center.y, size)
      let reach = min(size.width, size.height) / 2
      end = Self.unit(
        center.x + reach * Elementary.sin(degrees: angle),
        center.y - reach * Elementary.cos(degrees: angle), size)
      if size.width != size.height { limits = [.conicOnOblong] }
    }
  }

  /// The axis of place = a·u + b·v + c in unit coordinates.
  ///
  /// A layer shades the unit square and then stretches it, so its place is
  /// ((u, v) - start)·d / |d|² with d = end - start; hence d = (a, b) / (a² + b²). Any point at
  /// place 0 may be the start: a gradient's own, else the one below the middle of the box.
  private mutating func setAxis(
    _ gradient: GradientFill.Kind, _ a: Double, _ b: Double, _ c: Double
  ) {
    if case .axial(.axis(let from, let to)) = gradient {
      (start, end) = (from, to)
      return
    }
    let square = a * a + b * b
    guard square > 0 else {
      isPastEnd = true
      return
    }
    let (dx, dy) = (a / square, b / square)
    let middle = (a + b) / 2 + c
    start = GradientFill.UnitPosition(x: 0.5 - middle * dx, y: 0.5 - middle * dy)
    end = GradientFill.UnitPosition(x: start.x + dx, y: start.y + dy)
  }

  private static func unit(_ x: Double, _ y: Double, _ size: Size2D) -> GradientFill.UnitPosition {
    GradientFill.UnitPosition(x: x / size.width, y: y / size.height)
  }

  /// The points that make 0...1 of what was from one place to another.
  func axis(
    from lower: Double, to upper: Double
  ) -> (start: GradientFill.UnitPosition, end: GradientFill.UnitPosition) {
    guard kind != .conic, lower != 0 || upper != 1 else { return (start, end) }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    return (
      GradientFill.UnitPosition(x: start.x + lower * dx, y: start.y + lower * dy),
      GradientFill.UnitPosition(x: start.x + upper * dx, y: start.y + upper * dy)
    )
  }
}
#endif
