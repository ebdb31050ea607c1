import GradientExport
import GradientModel

/// A request's picture as an SVG file.
struct VectorPicture {
  var text: [UInt8]
  /// What is on it: its size is the control's, its margins lie around that.
  var drawing: Drawing
  /// The words drawn; nil for none.
  var title: String?
  /// What SVG cannot say, and what could not be drawn as the style says.
  var warnings: [String]
}

extension PicturePainter {
  /// Draws a request as an SVG picture; its scale does not count.
  ///
  /// - Parameter request: What to draw.
  /// - Returns: The picture with its margins, unless the request clips it.
  /// - Throws: ``Failure`` that names the request, for sizes without area or beyond all measure, and
  ///   for titles that no font can draw.
  func vector(of request: PictureRequest) throws(Failure) -> VectorPicture {
    var (drawing, warnings) = try drawing(of: request)
    if request.options.isClipped { drawing.margins = .zero }
    let picture = SVGExport.picture(of: drawing, named: request.control.name)
    return VectorPicture(
      text: picture.text, drawing: drawing, title: request.words(of: request.look),
      warnings: warnings + picture.losses.map(\.text))
  }
}
