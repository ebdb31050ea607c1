/// The properties that a look sets, in the order in which a rule gives them.
enum CSSProperty: UInt8, CaseIterable {
  case width, minWidth, height, minHeight, padding, justifyContent
  case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight
  case color, textShadow
  case borderRadius, borderWidth, borderColor
  case backgroundColor, backgroundImage, backgroundPosition, backgroundSize, backgroundClip
  case overlay, fill, ring, ringWidth
  case boxShadow, opacity, transform, transition

  var name: String {
    switch self {
    case .width: "width"
    case .minWidth: "min-width"
    case .height: "height"
    case .minHeight: "min-height"
    case .padding: "padding"
    case .justifyContent: "justify-content"
    case .fontFamily: "font-family"
    case .fontSize: "font-size"
    case .fontWeight: "font-weight"
    case .letterSpacing: "letter-spacing"
    case .lineHeight: "line-height"
    case .color: "color"
    case .textShadow: "text-shadow"
    case .borderRadius: "border-radius"
    case .borderWidth: "border-width"
    case .borderColor: "border-color"
    case .backgroundColor: "background-color"
    case .backgroundImage: "background-image"
    case .backgroundPosition: "background-position"
    case .backgroundSize: "background-size"
    case .backgroundClip: "background-clip"
    case .overlay: "--gradient-overlay"
    case .fill: "--gradient-fill"
    case .ring: "--gradient-ring"
    case .ringWidth: "--gradient-ring-width"
    case .boxShadow: "box-shadow"
    case .opacity: "opacity"
    case .transform: "transform"
    case .transition: "transition"
    }
  }

  /// What holds where no rule says anything: what the rule for all controls sets, or CSS's own.
  var initial: String {
    switch self {
    case .width, .height: "auto"
    case .minWidth, .minHeight, .borderWidth, .borderRadius, .padding: "0"
    case .justifyContent: "center"
    // Always set: what an element inherits is another one's.
    case .fontFamily, .fontSize, .fontWeight, .color: ""
    case .overlay, .fill, .ring, .ringWidth: ""
    case .letterSpacing, .lineHeight: "normal"
    case .textShadow, .boxShadow, .backgroundImage, .transform, .transition: "none"
    case .borderColor, .backgroundColor: "transparent"
    case .backgroundPosition: "0 0"
    case .backgroundSize: "100% 100%"
    case .backgroundClip: "border-box"
    case .opacity: "1"
    }
  }

  /// Whether it is a custom property itself.
  var isCustom: Bool {
    switch self {
    case .overlay, .fill, .ring, .ringWidth: true
    default: false
    }
  }
}
