package import GradientModel

extension MemberText {
  /// The text of radii.
  package static func text(_ corners: Corners) -> String {
    if let text = ValueText.text(corners) { return text }
    guard case .radii(let radii) = corners else { return "capsule" }
    let places =
      radii.followsLayoutDirection
      ? ["top-leading", "top-trailing", "bottom-trailing", "bottom-leading"]
      : ["top-left", "top-right", "bottom-right", "bottom-left"]
    let values = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    return named(places, values)
  }

  static func text(_ insets: ContentInsets) -> String {
    if insets.top == insets.bottom, insets.leading == insets.trailing {
      if insets.top == insets.leading { return text(length: insets.top) }
      return named(["vertical", "horizontal"], [insets.top, insets.leading])
    }
    return named(
      ["top", "leading", "bottom", "trailing"],
      [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The text of shadows, the first on top.
  package static func text(_ shadows: [DropShadow]) -> String {
    if let text = ValueText.text(shadows) { return text }
    var result = ""
    for shadow in shadows {
      if !result.utf8.isEmpty { result += ", " }
      if shadow.isInset { result += "inset " }
      for value in [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread] {
        result += text(length: value) + " "
      }
      result += text(shadow.color)
      if shadow.isBehind { result += " behind" }
    }
    return result
  }

  /// The text of a typography.
  package static func text(_ font: FontStyle) -> String {
    var plain = font
    plain.letterSpacing = 0
    plain.alignment = .center
    var result = ""
    if let text = ValueText.text(plain) {
      result = text
    } else {
      result = DecimalNumber.text(font.weight) + " " + text(length: font.size)
      if let height = font.lineHeight { result += "/" + DecimalNumber.text(height) }
      for (index, family) in font.families.enumerated() {
        result += (index == 0 ? " " : ", ") + family
      }
    }
    if font.letterSpacing != 0 { result += ", letter-spacing " + text(length: font.letterSpacing) }
    switch font.alignment {
    case .center: break
    case .leading: result += ", leading"
    case .trailing: result += ", trailing"
    }
    return result
  }

  static func text(_ transition: Transition) -> String {
    let release = text(transition.release)
    return transition.pressIn == .instant
      ? release : "press-in " + text(transition.pressIn) + ", release " + release
  }

  private static func text(_ timing: Transition.Timing) -> String {
    if let text = ValueText.text(timing) { return text }
    var result = DecimalNumber.text(timing.duration) + "s curve("
    for index in 0..<4 {
      result += (index == 0 ? "" : ", ") + DecimalNumber.text(timing.curve[index])
    }
    return result + ") delay " + DecimalNumber.text(timing.delay) + "s"
  }

  private static func named(_ names: [String], _ values: [Double]) -> String {
    var result = ""
    for index in values.indices {
      if index > 0 { result += ", " }
      result += names[index] + " " + text(length: values[index])
    }
    return result
  }
}
