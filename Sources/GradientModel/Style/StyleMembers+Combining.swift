/// What becomes of one member of two sets, whatever its type.
package protocol MemberRule {
  /// The combined member.
  func combine<Value: Equatable>(_ own: Value?, _ other: Value?) -> Value?
}

/// The other set's member where it gives one.
package struct Overriding: MemberRule {
  package init() {}
  package func combine<Value: Equatable>(_ own: Value?, _ other: Value?) -> Value? { other ?? own }
}

/// The own member where it differs from the other set's.
package struct Differing: MemberRule {
  package init() {}
  package func combine<Value: Equatable>(_ own: Value?, _ other: Value?) -> Value? {
    own == other ? nil : own
  }
}

/// The own member where the other set gives one too.
package struct Restricting: MemberRule {
  package init() {}
  package func combine<Value: Equatable>(_ own: Value?, _ other: Value?) -> Value? {
    other == nil ? nil : own
  }
}

extension StyleMembers {
  /// The one place that lists the members: a rule applied to each of two sets.
  package func combined<Rule: MemberRule>(
    with other: StyleMembers, by rule: Rule
  ) -> StyleMembers {
    var result = StyleMembers()
    result.fill = rule.combine(fill, other.fill)
    result.overlay = rule.combine(overlay, other.overlay)
    result.borderPaint = rule.combine(borderPaint, other.borderPaint)
    result.borderWidth = rule.combine(borderWidth, other.borderWidth)
    result.corners = rule.combine(corners, other.corners)
    result.cornerCurve = rule.combine(cornerCurve, other.cornerCurve)
    result.shadows = rule.combine(shadows, other.shadows)
    result.opacity = rule.combine(opacity, other.opacity)
    result.font = rule.combine(font, other.font)
    result.titleColor = rule.combine(titleColor, other.titleColor)
    result.titleShadow = rule.combine(titleShadow, other.titleShadow)
    result.imageColor = rule.combine(imageColor, other.imageColor)
    result.insets = rule.combine(insets, other.insets)
    result.minWidth = rule.combine(minWidth, other.minWidth)
    result.minHeight = rule.combine(minHeight, other.minHeight)
    result.width = rule.combine(width, other.width)
    result.height = rule.combine(height, other.height)
    result.pressScale = rule.combine(pressScale, other.pressScale)
    result.transition = rule.combine(transition, other.transition)
    result.press = rule.combine(press, other.press)
    result.disabledLook = rule.combine(disabledLook, other.disabledLook)
    result.dynamicType = rule.combine(dynamicType, other.dynamicType)
    result.sample = rule.combine(sample, other.sample)
    result.backdrop = rule.combine(backdrop, other.backdrop)
    return result
  }
}
