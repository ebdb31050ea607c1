import GradientExport
import GradientModel
import GradientRaster

extension PicturePainter {
  /// Draws a request at several numbers of pixels a point.
  ///
  /// - Parameters:
  ///   - request: What to draw; its own scale does not count.
  ///   - scales: Whole pixels a point, the fewest first.
  /// - Returns: The pictures, and what could not be drawn as the style says.
  /// - Throws: ``Failure`` as ``picture(of:)`` does, and for what cannot be encoded.
  func pagePicture(
    of request: PictureRequest, scales: [Int]
  ) throws(Failure) -> (picture: HTMLPictures.Picture, warnings: [String]) {
    var result = HTMLPictures.Picture(
      width: 0, height: 0, left: 0, top: 0, boundsWidth: 0, boundsHeight: 0, images: [])
    var warnings: [String] = []
    for scale in scales {
      var request = request
      request.scale = Double(scale)
      let drawn = try picture(of: request)
      let file = try Self.file(of: drawn.pixmap, for: request.label)
      if result.images.isEmpty {
        let points = { (pixels: Int) in Double(pixels) / Double(scale) }
        result.width = points(drawn.pixmap.width)
        result.height = points(drawn.pixmap.height)
        result.left = points(drawn.picture.originX)
        result.top = points(drawn.picture.originY)
        result.boundsWidth = drawn.size.width
        result.boundsHeight = drawn.size.height
        warnings = drawn.warnings
      }
      result.images.append(HTMLPictures.Image(scale: scale, png: file))
    }
    return (result, warnings)
  }
}
