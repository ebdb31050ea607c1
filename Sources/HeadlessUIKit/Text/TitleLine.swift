import GradientModel
import GradientText

/// Measures and shapes, shared by all labels of a thread.
nonisolated enum TitleLine {
  private final class Engine {
    let renderer: TitleRenderer?

    init() { renderer = try? TitleRenderer() }
  }

  private static var renderer: TitleRenderer? { local.value.renderer }

  private static let local = ThreadLocal { Engine() }

  /// The measures of a title; nil where it cannot be measured.
  static func measure(
    _ text: String, font: FontStyle, width: Double? = nil
  ) -> TitleMetrics? {
    try? renderer?.measure(text, font: font, width: width)
  }

  static func mask(
    _ text: String, font: FontStyle, frame: Rect2D, direction: LayoutDirection, scale: Double
  ) -> TitleMask? {
    try? renderer?.mask(text, font: font, frame: frame, direction: direction, scale: scale)
  }

  /// Whether a font's families are there.
  static func isInstalled(_ font: FontStyle) -> Bool {
    guard let warnings = measure("x", font: font)?.warnings else { return false }
    return !warnings.contains {
      if case .missingFamily = $0 { return true }
      return false
    }
  }
}
