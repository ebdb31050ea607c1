import CPango
import GradientModel

/// Turns positioned glyphs into the coverage of pixels.
///
/// Outlines are taken in the font's own units, without hinting, and scaled to pixels; FreeType's
/// smooth rasteriser computes the exact area that they cover of each pixel.
struct GlyphDrawer {
  /// A line of a title and where it stands, in points.
  struct Line {
    var glyphs: [TitleLayout.Glyph]
    /// The start of the line.
    var x: Double
    var baseline: Double
  }

  /// The most pixels of a mask: 8192 × 8192.
  static let pixelLimit = 1 << 26

  private let scale: Double
  private let fontSize: Double
  private let visible: PixelBox

  /// Makes a drawer for one title.
  ///
  /// - Parameters:
  ///   - frame: The title's box in points.
  ///   - scale: Pixels in a point.
  ///   - fontSize: Points.
  /// - Throws: ``TitleError`` for figures that are not finite or lead to numbers too large.
  init(frame: Rect2D, scale: Double, fontSize: Double) throws(TitleError) {
    guard scale > 0, scale.isFinite else { throw .unusableFigure("scale", scale) }
    guard fontSize >= 0, fontSize * scale <= TitleRenderer.largestFont else {
      throw .fontSize(fontSize, limit: TitleRenderer.largestFont / scale)
    }
    for edge in [frame.x, frame.y, frame.x + frame.width, frame.y + frame.height] {
      // Far more than any picture, and far less than what the rasteriser's numbers hold.
      guard abs(edge * scale) <= 1e6 else { throw .unusableFigure("frame", edge) }
    }
    self.scale = scale
    self.fontSize = fontSize
    visible = PixelBox(
      left: (frame.x - fontSize) * scale, top: (frame.y - fontSize) * scale,
      right: (frame.x + frame.width + fontSize) * scale,
      bottom: (frame.y + frame.height + fontSize) * scale)
  }

  /// Draws lines over each other.
  func draw(_ lines: [Line]) throws(TitleError) -> TitleMask {
    var bounds = PixelBox.empty
    for line in lines {
      for glyph in line.glyphs {
        withOutline(of: glyph, in: line) { outline, _ in
          bounds.formUnion(PixelBox(outline).intersection(visible))
        }
      }
    }
    guard bounds.pixelCount <= Self.pixelLimit else {
      throw .tooManyPixels(
        width: Double(bounds.width), height: Double(bounds.height), limit: Self.pixelLimit)
    }
    var mask = CoverageMask(width: bounds.width, height: bounds.height)
    for line in lines {
      for glyph in line.glyphs {
        withOutline(of: glyph, in: line) { outline, library in
          let box = PixelBox(outline).intersection(visible)
          mask.add(&outline, box: box, origin: bounds, library: library)
        }
      }
    }
    return TitleMask(x: bounds.left, y: bounds.top, mask: mask, warnings: [])
  }

  /// Calls a function with a glyph's outline in pixels, 26.6 fixed point, y up from the top of the
  /// control; not if the glyph has none.
  private func withOutline(
    of glyph: TitleLayout.Glyph, in line: Line,
    _ body: (inout FT_Outline, FT_Library) -> Void
  ) {
    _ = glyph.font.withFace { face in
      guard let slot = face.pointee.glyph, let library = slot.pointee.library else { return }
      switch glyph.shape {
      case .number(let number):
        guard FT_Load_Glyph(face, number, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
          slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE, slot.pointee.outline.n_points > 0
        else { return }
        place(
          &slot.pointee.outline, unitsPerEm: Int(face.pointee.units_per_EM), glyph: glyph, in: line)
        body(&slot.pointee.outline, library)
      case .box(let width):
        guard var box = FT_Outline(boxOfWidth: width, library: library) else { return }
        defer { FT_Outline_Done(library, &box) }
        place(&box, unitsPerEm: Int(TitleContext.unitsPerEm), glyph: glyph, in: line)
        body(&box, library)
      }
    }
  }

  /// Scales an outline to pixels and moves it to where its glyph stands.
  private func place(
    _ outline: inout FT_Outline, unitsPerEm: Int, glyph: TitleLayout.Glyph, in line: Line
  ) {
    let pixelsPerUnit = fontSize * scale / Double(TitleContext.unitsPerEm)
    let x = line.x * scale + Double(glyph.x) * pixelsPerUnit
    let y = (line.baseline * scale).rounded() + Double(glyph.y) * pixelsPerUnit
    let factor = fontSize * scale / Double(max(unitsPerEm, 1))
    for index in 0..<Int(outline.n_points) {
      let point = outline.points[index]
      outline.points[index].x = Int(((x + Double(point.x) * factor) * 64).rounded())
      outline.points[index].y = Int(((Double(point.y) * factor - y) * 64).rounded())
    }
  }
}

extension FT_Outline {
  /// A hollow rectangle on the baseline, in Pango's units, that stands for a missing glyph.
  fileprivate init?(boxOfWidth width: Int, library: FT_Library) {
    self.init()
    guard FT_Outline_New(library, 8, 2, &self) == 0 else { return nil }
    let em = Int(TitleContext.unitsPerEm)
    let (margin, stroke, top) = (em / 24, em / 20, em * 7 / 10)
    let outer = (left: margin, bottom: 0, right: max(margin, width - margin), top: top)
    let corners = [
      (outer.left, outer.bottom), (outer.left, outer.top),
      (outer.right, outer.top), (outer.right, outer.bottom),
      // The hole runs the other way round.
      (outer.left + stroke, outer.bottom + stroke), (outer.right - stroke, outer.bottom + stroke),
      (outer.right - stroke, outer.top - stroke), (outer.left + stroke, outer.top - stroke),
    ]
    for (index, corner) in corners.enumerated() {
      points[index] = FT_Vector(x: corner.0, y: corner.1)
      tags[index] = 1
    }
    contours[0] = 3
    contours[1] = 7
  }
}

extension CoverageMask {
  /// Composes the coverage of an outline over what is there.
  ///
  /// - Parameters:
  ///   - outline: The outline, which is moved.
  ///   - box: The pixels of it that are wanted.
  ///   - origin: Where the mask lies.
  ///   - library: The outline's library.
  fileprivate mutating func add(
    _ outline: inout FT_Outline, box: PixelBox, origin: PixelBox, library: FT_Library
  ) {
    guard !box.isEmpty else { return }
    var glyph = [UInt8](repeating: 0, count: box.width * box.height)
    FT_Outline_Translate(&outline, -box.left * 64, box.bottom * 64)
    let status = glyph.withUnsafeMutableBufferPointer { pixels in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(box.height)
      bitmap.width = UInt32(box.width)
      bitmap.pitch = Int32(box.width)
      bitmap.buffer = pixels.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library, &outline, &bitmap)
    }
    guard status == 0 else { return }
    for y in 0..<box.height {
      let target = (box.top + y - origin.top) * width + box.left - origin.left
      for x in 0..<box.width {
        let above = UInt32(glyph[y * box.width + x])
        let below = UInt32(coverage[target + x])
        coverage[target + x] = UInt8(above + (below * (255 - above) + 127) / 255)
      }
    }
  }
}
