package import GradientModel

/// The grid of pixels that a drawing is laid on: its measures, and where points come to lie.
package struct PixelFrame: Hashable, Sendable {
  /// Pixels a point.
  package let scale: Double
  /// The column of the control's left edge.
  package let originX: Int
  /// The row of the control's top edge.
  package let originY: Int
  /// Pixels across the control.
  package let controlWidth: Int
  /// Pixels down the control.
  package let controlHeight: Int
  /// Pixels in a row of the picture.
  package let width: Int
  /// Rows of the picture.
  package let height: Int

  /// Lays out a drawing that has an area.
  package init(_ drawing: Drawing, scale: Double) throws(RasterError) {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    let inside = (
      Self.pixels(drawing.size.width * scale), Self.pixels(drawing.size.height * scale)
    )
    let margins = drawing.margins
    let left = Self.pixels(margins.left * scale)
    let top = Self.pixels(margins.top * scale)
    let across = left + inside.0 + Self.pixels(margins.right * scale)
    let down = top + inside.1 + Self.pixels(margins.bottom * scale)
    let side = Double(Rasterizer.maximumSide)
    guard across <= side, down <= side,
      across * down <= Double(Rasterizer.maximumPixelCount)
    else { throw .tooManyPixels(across: across, down: down) }
    self.scale = scale
    originX = Int(left)
    originY = Int(top)
    controlWidth = Int(inside.0)
    controlHeight = Int(inside.1)
    width = Int(across)
    height = Int(down)
  }

  /// The whole number of pixels that holds a length; 0 for one that is negative or not a number.
  ///
  /// A millionth of a pixel is the rounding of a size such as 49.1 × 10, not a part of the control.
  private static func pixels(_ length: Double) -> Double {
    length > 0 ? Elementary.ceil(length - 1e-6) : 0
  }

  /// The column, with a fraction, of a distance in points from the control's left edge.
  package func x(_ points: Double) -> Double { points * scale + Double(originX) }

  /// The row, with a fraction, of a distance in points from the control's top edge.
  package func y(_ points: Double) -> Double { points * scale + Double(originY) }

  /// The distance in points from the control's left edge of the centre of a column's pixels.
  package func pointX(ofColumn column: Int) -> Double {
    (Double(column - originX) + 0.5) / scale
  }

  /// The distance in points from the control's top edge of the centre of a row's pixels.
  package func pointY(ofRow row: Int) -> Double {
    (Double(row - originY) + 0.5) / scale
  }
}
