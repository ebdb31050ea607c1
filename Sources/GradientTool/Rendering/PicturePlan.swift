import GradientModel
import GradientRaster

/// All that a picture depends on: equal plans are equal pictures.
struct PicturePlan: Equatable, Sendable {
  /// The control's size in points.
  var size: Size2D
  /// The display list.
  var drawing: Drawing
  /// How it is turned into pixels.
  var rasterizer: Rasterizer
  /// What is painted under it; nil for nothing.
  var ground: Paint?
  /// Whether the picture ends at the control's bounds.
  var isClipped: Bool
  /// The words drawn; nil for none.
  var title: String?
  /// What could not be laid out as the style says.
  var warnings: [String]
}
