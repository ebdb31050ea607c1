#if os(iOS) || os(Linux)
import GradientModel

/// Which part of a look may be stretched without changing it, and the smallest picture that holds
/// the rest.
///
/// A picture can be stretched across where every paint is the same from left to right: plain colours
/// and gradients that run straight down. What is not the same everywhere (corners, border, the reach of
/// shadows) stays in caps of whole points, so that the caps are whole pixels at every scale.
nonisolated struct StretchPlan: Hashable {
  /// The picture's size in points.
  let size: Size2D
  /// What keeps its size at each edge, in whole points.
  let caps: Edges
  /// Whether a point between left and right cap stretches.
  let stretchesAcross: Bool
  /// Whether a point between top and bottom cap stretches.
  let stretchesDown: Bool

  /// Plans the picture of a look at a size.
  init(_ style: ResolvedStyle, size: Size2D) {
    let box = Rect2D(size)
    let outline = Outline(box, corners: style.corners, curve: style.cornerCurve)
    let needed = Self.caps(style, outline)
    let paints = Self.paints(style)
    var across = paints.allSatisfy { $0.isConstantAcross(box) }
    var down = paints.allSatisfy { $0.isConstantDown(box) }
    if style.corners == .capsule {
      across = across && size.width >= size.height
      down = down && size.height >= size.width
    }
    let least = Size2D(
      width: needed.left + 1 + needed.right, height: needed.top + 1 + needed.bottom)
    let planned = Size2D(
      width: across ? min(least.width, size.width) : size.width,
      height: down ? min(least.height, size.height) : size.height)
    // Radii are fitted to the box: a smaller box must leave them as they are.
    let fitted = Outline(Rect2D(planned), corners: style.corners, curve: style.cornerCurve)
    let keepsCorners = fitted.radii == outline.radii
    stretchesAcross = across && keepsCorners && planned.width < size.width
    stretchesDown = down && keepsCorners && planned.height < size.height
    self.size = Size2D(
      width: stretchesAcross ? planned.width : size.width,
      height: stretchesDown ? planned.height : size.height)
    caps = Edges(
      top: stretchesDown ? needed.top : 0, left: stretchesAcross ? needed.left : 0,
      bottom: stretchesDown ? needed.bottom : 0, right: stretchesAcross ? needed.right : 0)
  }

  private static func paints(_ style: ResolvedStyle) -> [Paint] {
    let border = style.border.width > 0 ? [style.border.paint] : []
    return [style.fill, style.overlay] + border
  }

  private static func caps(_ style: ResolvedStyle, _ outline: Outline) -> Edges {
    let radii = outline.radii
    let extent = outline.curve == .continuous ? 1.528665 : 1
    var reach = 0.0
    for shadow in style.shadows where shadow.color.alpha > 0 {
      let offset = max(abs(shadow.offsetX), abs(shadow.offsetY))
      reach = max(reach, 3 * shadow.standardDeviation + abs(shadow.spread) + offset)
    }
    func cap(_ a: Double, _ b: Double) -> Double {
      (max(a * extent, b * extent, style.border.width) + reach).rounded(.up)
    }
    return Edges(
      top: cap(radii.topLeft, radii.topRight), left: cap(radii.topLeft, radii.bottomLeft),
      bottom: cap(radii.bottomLeft, radii.bottomRight),
      right: cap(radii.topRight, radii.bottomRight))
  }
}

nonisolated extension Paint {
  fileprivate func isConstantAcross(_ box: Rect2D) -> Bool {
    guard let geometry = geometry(box) else { return true }
    if case .linear(let x, _, _) = geometry { return abs(x) * box.width < 1e-9 }
    return geometry == .pastEnd
  }

  fileprivate func isConstantDown(_ box: Rect2D) -> Bool {
    guard let geometry = geometry(box) else { return true }
    if case .linear(_, let y, _) = geometry { return abs(y) * box.height < 1e-9 }
    return geometry == .pastEnd
  }

  /// Nil for what is one colour.
  private func geometry(_ box: Rect2D) -> GradientGeometry? {
    guard case .gradient(let gradient) = self, gradient.stops.count > 1 else { return nil }
    return GradientGeometry(gradient.kind, in: box)
  }
}
#endif
