import GradientModel
import GradientRaster

/// Draws a contact sheet from the pictures of its cells.
struct SheetPainter {
  let content: SheetContent
  let scale: Double
  let gamut: OutputGamut

  /// Lays the sheet out, before any of its pictures is drawn.
  ///
  /// - Throws: ``Failure`` if it, or one of its pictures, has too many pixels, and for titles that no
  ///   font can draw.
  func layout() throws(Failure) -> SheetLayout {
    let painter = PicturePainter()
    var sizes: [Size2D] = []
    for request in content.requests { sizes.append(try painter.size(of: request)) }
    let titles = TitleSource()
    var warnings: [String] = []
    let layout = SheetLayout(content, sizes: sizes) { words, style in
      let size = try? titles.measure(words, of: style.resolved(), warnings: &warnings)
      return size?.width ?? 0
    }
    let (width, height) = (pixels(layout.size.width), pixels(layout.size.height))
    guard width <= Rasterizer.maximumSide, height <= Rasterizer.maximumSide,
      width * height <= Rasterizer.maximumPixelCount
    else {
      throw Failure(
        "cannot draw the sheet: it would be \(width) × \(height) pixels, and at most "
          + "\(Rasterizer.maximumSide) pixels a side and \(Rasterizer.maximumPixelCount) in all are drawn; "
          + "draw fewer controls with '--only' or states with '--state', or a smaller '--scale'")
    }
    return layout
  }

  /// Draws the sheet.
  ///
  /// - Parameters:
  ///   - layout: Where everything stands.
  ///   - drawn: One picture for each of the content's requests.
  /// - Returns: The sheet.
  /// - Throws: ``Failure`` if no font can draw its labels.
  func sheet(_ layout: SheetLayout, of drawn: [DrawnPicture]) throws(Failure) -> Pixmap {
    do throws(Failure) {
      return try sheet(layout, of: drawn, titles: TitleSource())
    } catch {
      throw Failure("cannot draw the sheet", because: error)
    }
  }

  private func sheet(
    _ layout: SheetLayout, of drawn: [DrawnPicture], titles: TitleSource
  ) throws(Failure) -> Pixmap {
    var warnings: [String] = []
    let (width, height) = (pixels(layout.size.width), pixels(layout.size.height))
    var sheet = Pixmap(
      width: width, height: height, gamut: gamut, filledWith: .color(SheetLook.page))
    let rasterizer = Rasterizer(scale: scale, gamut: gamut)
    for part in layout.parts {
      let drawing = part.style.resolved().drawing(size: part.frame.size, title: part.words)
      let picture = try titles.draw(drawing, by: rasterizer, warnings: &warnings)
      sheet.draw(picture.pixmap, x: pixels(part.frame.x), y: pixels(part.frame.y))
    }
    for placed in layout.pictures {
      let picture = drawn[placed.picture].picture
      sheet.draw(
        picture.pixmap, x: pixels(placed.origin.x) - picture.originX,
        y: pixels(placed.origin.y) - picture.originY)
    }
    return sheet
  }

  private func pixels(_ points: Double) -> Int { Int((points * scale).rounded()) }
}
