package import GradientModel

/// What a gradient layer paints; nil where Core Animation paints nothing: without colours, with one,
/// with another number of places than colours, or with a radius of 0 [read: GQ gradient.m, PR 100,
/// PR 105].
package nonisolated struct LayerGradient {
  private let fill: GradientFill
  private let shape: RoundedRect
  private let gamut: OutputGamut

  package init?(_ values: LayerValues, gamut: OutputGamut) {
    guard let colors = values.colors, colors.count > 1, values.bounds.width > 0,
      values.bounds.height > 0
    else { return nil }
    let places =
      values.locations
      ?? colors.indices.map { Double($0) / Double(colors.count - 1) }
    guard places.count == colors.count else { return nil }
    let start = GradientFill.UnitPosition(
      x: Double(values.startPoint.x), y: Double(values.startPoint.y))
    let end = GradientFill.UnitPosition(x: Double(values.endPoint.x), y: Double(values.endPoint.y))
    let kind: GradientFill.Kind
    switch values.gradientType {
    case .axial: kind = .axial(.axis(start: start, end: end))
    case .radial:
      guard start.x != end.x, start.y != end.y else { return nil }
      kind = .radial(.axis(start: start, end: end))
    case .conic:
      guard let conic = Self.conic(start, end, in: values.bounds) else { return nil }
      kind = .conic(conic)
    default: return nil
    }
    // Straight components, in the output's encoded values [read: SO codemia, dokry; AD].
    fill = GradientFill(
      stops: zip(colors, places).map { GradientStop($0.styleColor, at: $1) }, kind: kind,
      interpolation: gamut == .displayP3 ? .displayP3 : .srgb, isPremultiplied: false)
    shape = values.shape
    self.gamut = gamut
  }

  /// The sweep begins towards the end point and runs clockwise.
  ///
  /// Taken in points; whether Apple takes
  /// it in the unit square is open.
  private static func conic(
    _ start: GradientFill.UnitPosition, _ end: GradientFill.UnitPosition, in bounds: CGRect
  ) -> GradientFill.Conic? {
    let dx = (end.x - start.x) * Double(bounds.width)
    let dy = (end.y - start.y) * Double(bounds.height)
    guard dx != 0 || dy != 0 else { return nil }
    return GradientFill.Conic(
      center: GradientFill.Center(x: start.x, y: start.y), angle: atan2(dx, -dy) * 180 / .pi)
  }

  package func paint(on canvas: inout Canvas, transform: CGAffineTransform) {
    let box = shape.rect
    let sampler = GradientSampler(
      fill, in: Rect2D(x: 0, y: 0, width: Double(box.width), height: Double(box.height)),
      output: gamut, mapping: .clip)
    let back = transform.inverted()
    let coverage = PathCoverage(shape.elements, transform: transform, within: canvas.box)
    canvas.paint(coverage) { x, y in
      let point = CGPoint(x: x, y: y).applying(back)
      return PremultipliedColor(
        sampler.premultipliedColor(
          x: Double(point.x - box.minX), y: Double(point.y - box.minY)))
    }
  }
}
