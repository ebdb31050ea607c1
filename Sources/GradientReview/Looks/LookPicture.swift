import GradientModel
import GradientRaster

/// The pixels of a look on its ground, with and without letters all over its title's box.
struct LookPicture {
  /// The control alone, on nothing.
  let surface: Pixmap
  /// Without a title.
  let plain: Pixmap
  /// The pixels whose centres lie within the title's box; none where there is no title.
  let letters: PixelBox

  private let look: PlacedLook
  private let scale: Double
  private let margins: Edges
  /// The title's pixels within the control; nil where there is none.
  private let inside: PixelBox?

  /// Draws a look; nil where nothing can be drawn.
  ///
  /// - Parameters:
  ///   - look: The look.
  ///   - scale: Pixels a point.
  ///   - margins: The room around the control.
  init?(_ look: PlacedLook, scale: Double, margins: Edges = .zero) {
    guard
      let picture = try? Rasterizer(scale: scale).draw(look.drawing(words: nil, margins: margins)),
      !picture.pixmap.bytes.isEmpty
    else { return nil }
    self.look = look
    self.scale = scale
    self.margins = margins
    surface = picture.pixmap
    var plain = look.groundPixels(width: surface.width, height: surface.height)
    plain.draw(surface, x: 0, y: 0)
    self.plain = plain
    if let box = look.titleBox, look.style.title.color.alpha > 0 {
      let inside = PixelBox(under: box, scale: scale, in: picture)
      self.inside = inside
      letters = inside.moved(x: picture.originX, y: picture.originY)
    } else {
      inside = nil
      letters = PixelBox(columns: 0..<0, rows: 0..<0)
    }
  }

  /// Draws it with letters that cover the whole box of the title; the plain picture where there is
  /// none, and nil where nothing can be drawn.
  func lettered() -> Pixmap? {
    guard let inside else { return plain }
    let mask = inside.mask
    guard
      let over = try? Rasterizer(scale: scale).draw(
        look.drawing(words: "M", margins: margins), titles: { _, _ in mask })
    else { return nil }
    var lettered = look.groundPixels(width: surface.width, height: surface.height)
    lettered.draw(over.pixmap, x: 0, y: 0)
    return lettered
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
