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

extension StyleMember {
  /// Whether it makes the layout, which comes from the normal look alone.
  var makesLayout: Bool {
    switch self {
    case .title, .insets, .minWidth, .minHeight, .width, .height, .dynamicType: true
    default: false
    }
  }
}

extension StyleMembers {
  /// The paint that a member is, a plain colour too; nil where it is none or not given.
  package func paint(of member: StyleMember) -> Paint? {
    switch self[member] {
    case .paint(let paint): paint
    case .color(let color): .color(color)
    default: nil
    }
  }
}
