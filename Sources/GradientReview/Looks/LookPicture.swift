import GradientModel
import GradientRaster

/// The pixels of a look on its ground, with and without letters all over its title's box.
struct LookPicture {
  /// The control alone, on nothing.
  let surface: Pixmap
  /// Without a title.
  let plain: Pixmap
  /// With letters that cover the whole box of the title; the plain picture where there is none.
  let lettered: Pixmap
  /// The pixels whose centres lie within the title's box.
  let letters: PixelBox

  /// Draws a look; nil where nothing can be drawn.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - scale: Pixels a point.
  ///   - margins: The room around the control.
  init?(_ look: PlacedLook, scale: Double, margins: Edges = .zero) {
    let rasterizer = Rasterizer(scale: scale)
    guard
      let picture = try? rasterizer.draw(look.drawing(words: nil, margins: margins)),
      !picture.pixmap.bytes.isEmpty
    else { return nil }
    surface = picture.pixmap
    var plain = look.groundPixels(width: surface.width, height: surface.height)
    let ground = plain
    plain.draw(surface, x: 0, y: 0)
    self.plain = plain
    guard let box = look.titleBox, look.style.title.color.alpha > 0 else {
      letters = PixelBox(columns: 0..<0, rows: 0..<0)
      lettered = plain
      return
    }
    let inside = PixelBox(under: box, scale: scale, in: picture)
    let mask = inside.mask
    guard
      let over = try? rasterizer.draw(
        look.drawing(words: "M", margins: margins), titles: { _, _ in mask })
    else { return nil }
    var lettered = ground
    lettered.draw(over.pixmap, x: 0, y: 0)
    self.lettered = lettered
    letters = inside.moved(x: picture.originX, y: picture.originY)
  }
}

/// A rectangle of pixels.
struct PixelBox {
  var columns: Range<Int>
  var rows: Range<Int>

  init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The pixels of a control whose centres lie within a box; a box between two centres still has one.
  init(under box: Rect2D, scale: Double, in picture: Picture) {
    func range(_ start: Double, _ length: Double, limit: Int) -> Range<Int> {
      func pixel(_ points: Double) -> Int {
        Int(min(max(Elementary.ceil(points * scale - 0.5), 0), Double(limit)))
      }
      let low = min(pixel(start), max(limit - 1, 0))
      return low..<max(pixel(start + length), min(low + 1, limit))
    }
    self.init(
      columns: range(box.x, box.width, limit: picture.controlWidth),
      rows: range(box.y, box.height, limit: picture.controlHeight))
  }

  func moved(x: Int, y: Int) -> PixelBox {
    PixelBox(
      columns: columns.lowerBound + x..<columns.upperBound + x,
      rows: rows.lowerBound + y..<rows.upperBound + y)
  }

  /// A title that covers every one of them.
  var mask: PlacedMask {
    var mask = CoverageMask(width: columns.count, height: rows.count)
    for index in mask.coverage.indices { mask.coverage[index] = 255 }
    return PlacedMask(mask, x: columns.lowerBound, y: rows.lowerBound)
  }
}
