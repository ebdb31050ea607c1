package import GradientModel

/// Members of styles as text that people and programs compare.
///
/// Where a style file has a short form for a value, that is the text; otherwise it says the same in
/// words, so that different values always have different texts.
package enum MemberText {
  /// A member's value; nil if it is not given.
  package static func of(_ member: StyleMember, in members: StyleMembers) -> String? {
    switch member {
    case .fill: members.fill.map(text)
    case .overlay: members.overlay.map(text)
    case .borderFill: members.borderPaint.map(text)
    case .borderWidth: members.borderWidth.map(text(length:))
    case .radius: members.corners.map(text)
    case .curve: members.cornerCurve.flatMap { word($0, MemberReader.curves) }
    case .shadow: members.shadows.map(text)
    case .opacity: members.opacity.map(text(fraction:))
    case .title: members.font.map(text)
    case .titleColor: members.titleColor.map(text)
    case .titleShadow: members.titleShadow.map { text($0 == .none ? [] : [$0]) }
    case .imageColor: members.imageColor.map(text)
    case .insets: members.insets.map(text)
    case .minWidth: members.minWidth.map(text(length:))
    case .minHeight: members.minHeight.map(text(length:))
    case .width: members.width.map(text(length:))
    case .height: members.height.map(text(length:))
    case .pressScale: members.pressScale.map(DecimalNumber.text)
    case .transition: members.transition.map(text)
    case .press: members.press.flatMap { word($0, MemberReader.presses) }
    case .disabledLook: members.disabledLook.flatMap { word($0, MemberReader.disabledLooks) }
    case .dynamicType: members.dynamicType.flatMap { word($0, MemberReader.textStyles) }
    case .sample: members.sample
    case .backdrop: members.backdrop.map(text)
    }
  }

  /// The word of a value.
  package static func word(_ press: PressDerivation) -> String {
    word(press, MemberReader.presses) ?? ""
  }

  /// The word of a value.
  package static func word(_ disabledLook: DisabledDerivation) -> String {
    word(disabledLook, MemberReader.disabledLooks) ?? ""
  }

  private static func word<Value: Equatable>(
    _ value: Value, _ words: [(StaticString, Value)]
  ) -> String? {
    for (word, known) in words where known == value {
      return String(word)
    }
    return nil
  }

  /// The text of a colour or gradient.
  package static func text(_ paint: Paint) -> String {
    switch paint {
    case .color(let color): text(color)
    case .gradient(let gradient): text(gradient)
    }
  }

  /// The text of a colour.
  package static func text(_ color: StyleColor) -> String {
    if let text = ValueText.text(color) { return text }
    var text = "color(\(color.space.name)"
    for index in 0..<3 {
      let isMissing = color.missing.contains(StyleColor.Missing(component: index))
      text += isMissing ? " none" : " " + DecimalNumber.text(color.components[index])
    }
    if color.missing.contains(.alpha) {
      text += " / none"
    } else if color.alpha != 1 {
      text += " / " + DecimalNumber.text(color.alpha)
    }
    return text + ")"
  }

  /// The text of a length in points.
  package static func text(length points: Double) -> String {
    ValueText.text(length: points) ?? DecimalNumber.text(points) + "px"
  }

  /// A part of a whole in per cent.
  package static func text(fraction: Double) -> String {
    guard fraction.isFinite else { return DecimalNumber.text(fraction) }
    return String(utf8: ValueText.percentage(fraction))
  }
}
