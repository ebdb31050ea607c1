package import GradientModel

/// How much room a title takes.
package struct TitleMetrics: Hashable, Sendable {
  /// The width of the longest line and the height of all lines, in points.
  package var size: Size2D
  /// From a line's baseline up to the top of its font, in points.
  package var ascent: Double
  /// From a line's baseline down to the bottom of its font, in points.
  package var descent: Double
  /// From the top of the title down to the first baseline, in points.
  package var baseline: Double
  /// The number of lines; an empty title has none.
  package var lineCount: Int
  /// Whether words were left out because the width is short, or the title is too long.
  package var isTruncated: Bool
  /// What was done otherwise than the style asks.
  package var warnings: [TitleWarning]
}
