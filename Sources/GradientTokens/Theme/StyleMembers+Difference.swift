import GradientModel

extension StyleMembers {
  /// These members without those that others give already.
  func differing(from given: StyleMembers) -> StyleMembers {
    var result = self
    if fill == given.fill { result.fill = nil }
    if overlay == given.overlay { result.overlay = nil }
    if borderPaint == given.borderPaint { result.borderPaint = nil }
    if borderWidth == given.borderWidth { result.borderWidth = nil }
    if corners == given.corners { result.corners = nil }
    if cornerCurve == given.cornerCurve { result.cornerCurve = nil }
    if shadows == given.shadows { result.shadows = nil }
    if opacity == given.opacity { result.opacity = nil }
    if font == given.font { result.font = nil }
    if titleColor == given.titleColor { result.titleColor = nil }
    if titleShadow == given.titleShadow { result.titleShadow = nil }
    if imageColor == given.imageColor { result.imageColor = nil }
    if insets == given.insets { result.insets = nil }
    if minWidth == given.minWidth { result.minWidth = nil }
    if minHeight == given.minHeight { result.minHeight = nil }
    if width == given.width { result.width = nil }
    if height == given.height { result.height = nil }
    if pressScale == given.pressScale { result.pressScale = nil }
    if transition == given.transition { result.transition = nil }
    if press == given.press { result.press = nil }
    if disabledLook == given.disabledLook { result.disabledLook = nil }
    if dynamicType == given.dynamicType { result.dynamicType = nil }
    if sample == given.sample { result.sample = nil }
    if backdrop == given.backdrop { result.backdrop = nil }
    return result
  }
}
