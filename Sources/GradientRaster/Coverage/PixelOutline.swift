package import GradientModel

/// An outline in pixels: four edges, which need not lie between pixels, and four corners.
package struct PixelOutline: Hashable, Sendable {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double
  let topLeft: PixelCorner
  let topRight: PixelCorner
  let bottomRight: PixelCorner
  let bottomLeft: PixelCorner

  /// How far from the picture's origin an edge may lie, in pixels: beyond, its place cannot be seen.
  private static let limit = 1e7

  /// Lays an outline on the grid; the result is nil where there is no area, or figures are not
  /// finite.
  ///
  /// - Parameters:
  ///   - outline: The outline in points.
  ///   - frame: The grid.
  package init?(_ outline: Outline, in frame: PixelFrame) {
    let rect = outline.rect
    guard rect.size.isDrawable, rect.x.isFinite, rect.y.isFinite else { return nil }
    func clamped(_ value: Double) -> Double { min(max(value, -Self.limit), Self.limit) }
    left = clamped(frame.x(rect.x))
    top = clamped(frame.y(rect.y))
    right = clamped(frame.x(rect.x + rect.width))
    bottom = clamped(frame.y(rect.y + rect.height))
    guard left < right, top < bottom else { return nil }
    let side = min(right - left, bottom - top)
    func corner(_ corner: Outline.Corner) -> PixelCorner {
      PixelCorner(
        radius: min(outline.radius(of: corner) * frame.scale, side),
        smoothing: outline.smoothing(of: corner))
    }
    topLeft = corner(.topLeft)
    topRight = corner(.topRight)
    bottomRight = corner(.bottomRight)
    bottomLeft = corner(.bottomLeft)
  }

  /// Whether the left half is the mirror image of the right one.
  var isMirroredAcross: Bool { topLeft == topRight && bottomLeft == bottomRight }

  /// Whether the upper half is the mirror image of the lower one.
  var isMirroredDown: Bool { topLeft == bottomLeft && topRight == bottomRight }
}
