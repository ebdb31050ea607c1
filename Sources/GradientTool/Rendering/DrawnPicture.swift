import GradientModel
import GradientRaster

/// A request's picture.
struct DrawnPicture: Sendable {
  /// The pixels, and where the control's bounds lie in them.
  var picture: Picture
  /// The control's size in points.
  var size: Size2D
  /// The words drawn; nil for none.
  var title: String?
  /// What could not be drawn as the style says.
  var warnings: [String]

  var pixmap: Pixmap { picture.pixmap }
}
