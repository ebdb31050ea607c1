import CPango

/// A rectangle of whole pixels, y down from the top of the control.
struct PixelBox: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The pixels that a rectangle touches.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(
      left: Int(left.rounded(.down)), top: Int(top.rounded(.down)),
      right: Int(right.rounded(.up)), bottom: Int(bottom.rounded(.up)))
  }

  /// The pixels that an outline touches, which is in 26.6 fixed point with y up.
  init(_ outline: FT_Outline) {
    var outline = outline
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    self.init(
      left: box.xMin >> 6, top: -((box.yMax + 63) >> 6), right: (box.xMax + 63) >> 6,
      bottom: -(box.yMin >> 6))
  }

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { width == 0 || height == 0 }

  /// The number of pixels.
  var pixelCount: Int {
    let product = width.multipliedReportingOverflow(by: height)
    return product.overflow ? .max : product.partialValue
  }

  /// The part that both rectangles have.
  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Grows to hold another rectangle, unless that one has no pixels.
  mutating func formUnion(_ other: PixelBox) {
    guard !other.isEmpty else { return }
    guard !isEmpty else {
      self = other
      return
    }
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }
}
