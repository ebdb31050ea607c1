import GradientModel
import GradientText

/// Measures and shapes, shared by all labels of a thread.
nonisolated enum TitleLine {
  private final class Engine {
    let renderer: TitleRenderer?

    init() { renderer = try? TitleRenderer() }
  }

  private static var renderer: TitleRenderer? {
    ThreadLocal.value("dev.gradientcontrols.headless.titles") { Engine() }.renderer
  }

  /// The measures of a title; none where it cannot be measured.
  static func measure(
    _ text: String, font: FontStyle, width: Double? = nil
  ) -> TitleMetrics {
    (try? renderer?.measure(text, font: font, width: width))
      ?? TitleMetrics(
        size: .zero, ascent: 0, descent: 0, baseline: 0, lineCount: 0, isTruncated: false,
        warnings: [])
  }

  static func mask(
    _ text: String, font: FontStyle, frame: Rect2D, direction: LayoutDirection, scale: Double
  ) -> TitleMask? {
    try? renderer?.mask(text, font: font, frame: frame, direction: direction, scale: scale)
  }

  /// Whether a font's families are there.
  static func isInstalled(_ font: FontStyle) -> Bool {
    !measure("x", font: font).warnings.contains {
      if case .missingFamily = $0 { return true }
      return false
    }
  }
}
