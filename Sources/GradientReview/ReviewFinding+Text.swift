import GradientModel
import GradientTokens

extension ReviewFinding {
  /// The finding as a sentence: in which look, what was found, and what mends it.
  public var text: String {
    var text = "in \(looks.first?.name ?? "no look")"
    if looks.count > 1 {
      text += " and \(looks.count - 1) look\(looks.count == 2 ? "" : "s") painted alike"
    }
    text += ": " + message
    if let suggestion { text += "; " + suggestion.text }
    return text
  }
}

extension ColorSuggestion {
  /// The change as an instruction: `make stop 2 of the fill #0061d8, which gives 4.51:1`.
  public var text: String {
    var text = "make "
    for (index, color) in colors.enumerated() {
      if index > 0 { text += index == colors.count - 1 ? " and " : ", " }
      if isOfGradient { text += "stop \(stops[index] + 1) " }
      if isOfGradient, index == colors.count - 1 { text += "of the \(place.member.name) " }
      if !isOfGradient { text += "the \(place.member.name) " }
      text += ColorText.of(color)
    }
    return text + ", which gives \(ContrastRatio.cutText(ratio)):1"
  }
}

extension ContrastMeasurement {
  /// The contrast as words: `2.40:1 at its worst point (60, 31.75), #ffffff on #00b1ff`.
  var text: String {
    "\(ContrastRatio.cutText(ratio)):1 at its worst point (\(DecimalNumber.text(point.x)), "
      + "\(DecimalNumber.text(point.y))), \(ColorText.of(foreground)) on "
      + "\(ColorText.of(background)); \(required == ContrastRatio.large ? "3" : "4.5"):1 is asked"
  }
}

/// Colours as a style file writes them.
enum ColorText {
  /// Hexadecimal digits or a CSS function; of colours that CSS has no text for, the nearest.
  static func of(_ color: StyleColor) -> String {
    ValueText.text(color) ?? ValueText.text(color.stepped(0)) ?? "none"
  }
}
