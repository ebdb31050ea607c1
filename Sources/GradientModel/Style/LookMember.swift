/// One of the members of ``StyleMembers``, by name.
package enum LookMember: UInt8, Hashable, Sendable, CaseIterable {
  case fill, overlay, borderFill, borderWidth, radius, curve, shadow, opacity
  case title, titleColor, titleShadow, imageColor
  case insets, minWidth, minHeight, width, height
  case pressScale, transition, press, disabledLook, dynamicType, sample, backdrop

  /// The name, as a style file writes it; `curve` is a member of our extension of the radius.
  package var name: String {
    switch self {
    case .fill: "fill"
    case .overlay: "overlay"
    case .borderFill: "border-fill"
    case .borderWidth: "border-width"
    case .radius: "radius"
    case .curve: "curve"
    case .shadow: "shadow"
    case .opacity: "opacity"
    case .title: "title"
    case .titleColor: "title-color"
    case .titleShadow: "title-shadow"
    case .imageColor: "image-color"
    case .insets: "insets"
    case .minWidth: "min-width"
    case .minHeight: "min-height"
    case .width: "width"
    case .height: "height"
    case .pressScale: "press-scale"
    case .transition: "transition"
    case .press: "press"
    case .disabledLook: "disabled-look"
    case .dynamicType: "dynamic-type"
    case .sample: "sample"
    case .backdrop: "backdrop"
    }
  }
}

extension StyleMembers {
  /// These members without all but one.
  package func only(_ member: LookMember) -> StyleMembers {
    var result = StyleMembers()
    switch member {
    case .fill: result.fill = fill
    case .overlay: result.overlay = overlay
    case .borderFill: result.borderPaint = borderPaint
    case .borderWidth: result.borderWidth = borderWidth
    case .radius: result.corners = corners
    case .curve: result.cornerCurve = cornerCurve
    case .shadow: result.shadows = shadows
    case .opacity: result.opacity = opacity
    case .title: result.font = font
    case .titleColor: result.titleColor = titleColor
    case .titleShadow: result.titleShadow = titleShadow
    case .imageColor: result.imageColor = imageColor
    case .insets: result.insets = insets
    case .minWidth: result.minWidth = minWidth
    case .minHeight: result.minHeight = minHeight
    case .width: result.width = width
    case .height: result.height = height
    case .pressScale: result.pressScale = pressScale
    case .transition: result.transition = transition
    case .press: result.press = press
    case .disabledLook: result.disabledLook = disabledLook
    case .dynamicType: result.dynamicType = dynamicType
    case .sample: result.sample = sample
    case .backdrop: result.backdrop = backdrop
    }
    return result
  }

  /// Whether a member is given.
  package func gives(_ member: LookMember) -> Bool { !only(member).isEmpty }
}
