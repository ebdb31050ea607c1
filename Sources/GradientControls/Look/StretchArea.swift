#if os(iOS) || os(Linux)
import GradientModel
import GradientRaster

/// The part of a drawing that may be stretched: columns that no corner, and no soft edge of a shadow,
/// reaches into, and rows alike.
nonisolated struct StretchArea {
  private var left = 0.0
  private var top = 0.0
  private var right: Double
  private var bottom: Double

  init(of drawing: Drawing) {
    right = drawing.size.width
    bottom = drawing.size.height
    for element in drawing.elements {
      switch element {
      case .shadow(let shadow):
        keepOut(of: shadow.caster, softened: shadow.standardDeviation)
        if let outline = shadow.clippedOutside { keepOut(of: outline, softened: 0) }
      case .surface(let surface):
        keepOut(of: surface.outline, softened: 0)
        keepOut(of: surface.innerEdge, softened: 0)
        for shadow in surface.insetShadows {
          keepOut(of: shadow.hole, softened: shadow.standardDeviation)
        }
      case .title: break
      }
    }
  }

  private mutating func keepOut(of outline: Outline, softened deviation: Double) {
    let rect = outline.rect
    guard rect.size.isDrawable else { return }
    let soft = 3 * deviation
    let extents = (
      outline.extent(of: .topLeft), outline.extent(of: .topRight),
      outline.extent(of: .bottomRight), outline.extent(of: .bottomLeft)
    )
    left = max(left, rect.x + max(extents.0, extents.3) + soft)
    right = min(right, rect.x + rect.width - max(extents.1, extents.2) - soft)
    top = max(top, rect.y + max(extents.0, extents.1) + soft)
    bottom = min(bottom, rect.y + rect.height - max(extents.2, extents.3) - soft)
  }

  /// The area in shares of a picture, as a layer's `contentsCenter`; a side with no room for it
  /// stretches whole.
  func center(of picture: Picture, scale: Double) -> CGRect {
    let across = Self.share(
      left, right, origin: picture.originX, count: picture.pixmap.width, scale)
    let down = Self.share(
      top, bottom, origin: picture.originY, count: picture.pixmap.height, scale)
    return CGRect(x: across.0, y: down.0, width: across.1, height: down.1)
  }

  private static func share(
    _ start: Double, _ end: Double, origin: Int, count: Int, _ scale: Double
  ) -> (CGFloat, CGFloat) {
    let first = (start * scale).rounded(.up) + Double(origin)
    let last = (end * scale).rounded(.down) + Double(origin)
    guard count > 0, last - first >= 1 else { return (0, 1) }
    return (CGFloat(first / Double(count)), CGFloat((last - first) / Double(count)))
  }
}
#endif
