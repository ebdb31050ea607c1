package import GradientModel
import GradientTokens

extension ReviewFinding {
  /// The finding as a sentence: in which look, what was found, and what mends it.
  public var text: String {
    var text = "in \(lookNames): " + message
    if let suggestion { text += "; " + suggestion.text }
    return text
  }

  /// The first look, and the other states that are painted alike in its environment.
  private var lookNames: String {
    guard let first = looks.first else { return "no look" }
    var states = ""
    var count = 0
    for look in looks.dropFirst() where look.environment == first.environment {
      count += 1
      if count <= 3 { states += (count > 1 ? ", " : "") + look.state.name }
    }
    if count > 3 { states += " and \(count - 3) more" }
    return first.name + (count > 0 ? " (and likewise \(states))" : "")
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
      + "\(ColorText.of(background))"
      + (isGroundAssumed
        ? " (the ground is not given by backdrop, and is taken to be the system's)" : "")
      + "; \(required == ContrastRatio.large ? "3" : "4.5"):1 is asked"
  }
}

/// Colours as a style file writes them.
package enum ColorText {
  /// Hexadecimal digits or a CSS function; of colours that CSS has no text for, the nearest.
  package static func of(_ color: StyleColor) -> String {
    ValueText.text(color) ?? ValueText.text(color.stepped(0)) ?? "none"
  }
}
