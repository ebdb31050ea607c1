import GradientModel
import GradientRaster

/// Draws a contact sheet from the pictures of its cells.
struct SheetPainter {
  let content: SheetContent
  let scale: Double
  let gamut: OutputGamut

  /// Draws the sheet.
  ///
  /// - Parameter drawn: One picture for each of the content's requests.
  /// - Returns: The sheet.
  /// - Throws: ``Failure`` if it has too many pixels, or no font can draw its labels.
  func sheet(of drawn: [DrawnPicture]) throws(Failure) -> Pixmap {
    do {
      return try sheet(of: drawn, titles: TitleSource())
    } catch {
      throw Failure("cannot draw the sheet: \(error)")
    }
  }

  private func sheet(of drawn: [DrawnPicture], titles: TitleSource) throws -> Pixmap {
    var warnings: [String] = []
    let layout = SheetLayout(content, sizes: drawn.map(\.size)) { words, style in
      let size = try? titles.measure(words, of: style.resolved(), warnings: &warnings)
      return size?.width ?? 0
    }
    let (width, height) = (pixels(layout.size.width), pixels(layout.size.height))
    guard width <= Rasterizer.maximumSide, height <= Rasterizer.maximumSide,
      width * height <= Rasterizer.maximumPixelCount
    else {
      throw Failure(
        "it would be \(width) × \(height) pixels; draw fewer controls with '--only' or states "
          + "with '--state', or a smaller '--scale'")
    }
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
