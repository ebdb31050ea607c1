public import GradientModel

/// A contrast at one point of a control.
public struct ContrastMeasurement: Hashable, Sendable {
  /// WCAG 2.2's contrast ratio, from 1 to 21.
  public var ratio: Double
  /// The ratio that is asked for.
  public var required: Double
  /// The point in points from the control's top left.
  public var point: Point2D
  /// What stands out there, or should: the letters, or the control's edge.
  public var foreground: StyleColor
  /// What it stands on.
  public var background: StyleColor
  /// Whether a ground is seen there that the style does not give: white is taken, in dark mode black.
  public var isGroundAssumed = false

  /// Whether the ratio is what is asked for.
  public var passes: Bool { ContrastRatio.passes(ratio, required) }
}

/// WCAG's ratios as text and as limits.
public enum ContrastRatio {
  /// What is asked of text (1.4.3).
  public static let text = 4.5
  /// What is asked of large text (1.4.3), and of what identifies a control (1.4.11).
  public static let large = 3.0

  /// What the errors of arithmetic may take from a ratio that is met exactly.
  private static let tolerance = 1e-9

  static func passes(_ ratio: Double, _ required: Double) -> Bool {
    ratio + tolerance >= required
  }

  /// What is asked of a title: 3 where it is large, 4.5 otherwise.
  ///
  /// Text is large from 18 points on, bold text from 14; these are points of print, 24 and 18 ⅔ of
  /// CSS's pixels, which a phone's points come nearest to. Bold is a weight of 700 or more.
  ///
  /// - Parameter font: The typography in the look.
  /// - Returns: 3 or 4.5.
  public static func required(for font: FontStyle) -> Double {
    font.size >= 24 || (font.size * 3 >= 56 && font.weight >= 700) ? large : text
  }

  /// The ratio cut to two digits, as in `4.49` for 4.4999: never more than there is.
  ///
  /// - Parameter ratio: A ratio from 1 to 21.
  /// - Returns: The ratio with two digits after the point.
  public static func cutText(_ ratio: Double) -> String {
    let hundredths = Int(Elementary.floor(min(max(ratio, 0), 21) * 100 + 100 * tolerance))
    let rest = hundredths % 100
    return String(hundredths / 100) + (rest < 10 ? ".0" : ".") + String(rest)
  }
}
