/// One of the members of ``StyleMembers``, by name.
public enum StyleMember: UInt8, Hashable, Sendable, CaseIterable {
  /// ``StyleMembers/fill``.
  case fill
  /// ``StyleMembers/overlay``.
  case overlay
  /// ``StyleMembers/borderPaint``.
  case borderFill
  /// ``StyleMembers/borderWidth``.
  case borderWidth
  /// ``StyleMembers/corners``.
  case radius
  /// ``StyleMembers/cornerCurve``.
  case curve
  /// ``StyleMembers/shadows``.
  case shadow
  /// ``StyleMembers/opacity``.
  case opacity
  /// ``StyleMembers/font``.
  case title
  /// ``StyleMembers/titleColor``.
  case titleColor
  /// ``StyleMembers/titleShadow``.
  case titleShadow
  /// ``StyleMembers/imageColor``.
  case imageColor
  /// ``StyleMembers/insets``.
  case insets
  /// ``StyleMembers/minWidth``.
  case minWidth
  /// ``StyleMembers/minHeight``.
  case minHeight
  /// ``StyleMembers/width``.
  case width
  /// ``StyleMembers/height``.
  case height
  /// ``StyleMembers/pressScale``.
  case pressScale
  /// ``StyleMembers/transition``.
  case transition
  /// ``StyleMembers/press``.
  case press
  /// ``StyleMembers/disabledLook``.
  case disabledLook
  /// ``StyleMembers/dynamicType``.
  case dynamicType
  /// ``StyleMembers/sample``.
  case sample
  /// ``StyleMembers/backdrop``.
  case backdrop

  /// The name, as a style file writes it; `curve` is a member of our extension of the radius.
  public var name: String {
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
  @inline(never)
  package func only(_ member: StyleMember) -> StyleMembers {
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

  /// The paint that a member is, a plain colour too; nil where it is none or not given.
  @inline(never)
  package func paint(of member: StyleMember) -> Paint? {
    switch member {
    case .fill: fill
    case .overlay: overlay
    case .borderFill: borderPaint
    case .backdrop: backdrop
    case .titleColor: titleColor.map { .color($0) }
    case .imageColor: imageColor.map { .color($0) }
    default: nil
    }
  }

  /// Whether a member is given.
  package func gives(_ member: StyleMember) -> Bool { !only(member).isEmpty }
}
