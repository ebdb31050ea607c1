package import GradientModel

/// A title's shape in pixels.
package struct TitleMask: Hashable, Sendable {
  /// The pixels from the left of the control to the left of the mask.
  package var x: Int
  /// The pixels from the top of the control to the top of the mask.
  package var y: Int
  /// How much of each pixel the glyphs cover; without pixels where nothing is to be seen.
  package var mask: CoverageMask
  /// What was done otherwise than the style asks.
  package var warnings: [TitleWarning]
}
