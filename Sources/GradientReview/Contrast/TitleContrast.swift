import GradientModel
import GradientRaster

/// The contrast of a title at its worst point: what the renderer paints there, with and without a
/// letter.
///
/// Fill, overlay, inset shadows, shadows behind the control, border, opacity and the ground are in
/// both pictures; a title's own shadow is in neither, as it lies beside the letters.
struct TitleContrast: Sendable {
  /// Pixels a point: every pixel of a phone's 2x screen is looked at.
  static let scale = 2.0

  private let table = LuminanceTable()

  /// The worst contrast under a title's box.
  ///
  /// - Parameter look: The look.
  /// - Returns: The first of the worst points in reading order; nil where no letter is painted, or
  ///   nothing can be drawn.
  func worst(of look: PlacedLook) -> ContrastMeasurement? {
    guard let box = look.titleBox, look.style.title.color.alpha > 0 else { return nil }
    let rasterizer = Rasterizer(scale: Self.scale)
    guard let ground = try? rasterizer.draw(look.drawing(words: nil)).pixmap else { return nil }
    let letters = PixelBox(under: box, in: ground)
    let mask = letters.mask
    guard
      let lettered = try? rasterizer.draw(
        look.drawing(words: "M"), titles: { _, _ in mask }
      ).pixmap
    else { return nil }
    var below = look.groundPixels(width: ground.width, height: ground.height)
    var above = below
    below.draw(ground, x: 0, y: 0)
    above.draw(lettered, x: 0, y: 0)
    let required = ContrastRatio.required(for: look.style.title.font)
    var worst: ContrastMeasurement?
    var last: (SIMD4<UInt8>, SIMD4<UInt8>)?
    for y in letters.rows {
      for x in letters.columns {
        let pair = (above[x, y], below[x, y])
        // Neighbours are mostly alike.
        if let last, last == pair { continue }
        last = pair
        let ratio = table.ratio(pair.0, pair.1)
        guard ratio < worst?.ratio ?? .infinity else { continue }
        worst = ContrastMeasurement(
          ratio: ratio, required: required,
          point: Point2D(x: (Double(x) + 0.5) / Self.scale, y: (Double(y) + 0.5) / Self.scale),
          foreground: StyleColor(pair.0), background: StyleColor(pair.1))
      }
    }
    return worst
  }
}

/// The pixels of a picture whose centres lie within a box.
private struct PixelBox {
  var columns: Range<Int>
  var rows: Range<Int>

  init(under box: Rect2D, in picture: Pixmap) {
    columns = Self.range(box.x, box.width, limit: picture.width)
    rows = Self.range(box.y, box.height, limit: picture.height)
  }

  private static func range(_ start: Double, _ length: Double, limit: Int) -> Range<Int> {
    func pixel(_ points: Double) -> Int {
      Int(min(max(Elementary.ceil(points * TitleContrast.scale - 0.5), 0), Double(limit)))
    }
    let low = min(pixel(start), max(limit - 1, 0))
    // A box between two centres still has a pixel.
    return low..<max(pixel(start + length), min(low + 1, limit))
  }

  /// A title that covers every one of them.
  var mask: PlacedMask {
    var mask = CoverageMask(width: columns.count, height: rows.count)
    for index in mask.coverage.indices { mask.coverage[index] = 255 }
    return PlacedMask(mask, x: columns.lowerBound, y: rows.lowerBound)
  }
}
