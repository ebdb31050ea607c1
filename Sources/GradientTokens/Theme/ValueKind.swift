/// What a token's value is read as: a type of DTCG, or one of our own members' forms.
package enum ValueKind: Sendable, Equatable {
  case type(TokenType)
  /// A colour or a gradient, whichever it is.
  case paint
  /// A dimension, up to four, or `capsule`.
  case corners
  /// A number from 0 to 1, or a percentage.
  case opacity
  /// A typography that may leave members out.
  case partialTypography
  /// Plain text.
  case word

  /// Whether a token that says this `$type` can be one.
  package func admits(_ type: TokenType) -> Bool {
    switch self {
    case .type(let own): own == type
    case .paint: type == .color || type == .gradient
    case .corners: type == .dimension
    case .opacity: type == .number
    case .partialTypography: type == .typography
    case .word: type == .other
    }
  }

  /// The kind of a member of a control, or of a member of its radius, insets or transition group.
  static func ofMember(_ key: [UInt8]) -> ValueKind? {
    for (name, kind) in members where name.equals(key) {
      return kind
    }
    return nil
  }

  /// The name in messages.
  var name: String {
    switch self {
    case .type(let type): type.name
    case .paint: "color or gradient"
    case .corners: "radius"
    case .opacity: "opacity"
    case .partialTypography: "typography"
    case .word: "text"
    }
  }

  package static let members: [(name: StaticString, kind: ValueKind)] = [
    ("fill", .paint), ("overlay", .paint), ("backdrop", .paint), ("border-fill", .paint),
    ("border", .type(.border)), ("border-color", .type(.color)),
    ("border-width", .type(.dimension)), ("radius", .corners), ("shadow", .type(.shadow)),
    ("opacity", .opacity), ("title", .partialTypography), ("title-color", .type(.color)),
    ("title-shadow", .type(.shadow)), ("image-color", .type(.color)),
    ("insets", .type(.dimension)), ("min-width", .type(.dimension)),
    ("min-height", .type(.dimension)), ("width", .type(.dimension)),
    ("height", .type(.dimension)), ("press-scale", .type(.number)),
    ("transition", .type(.transition)), ("press", .word), ("disabled-look", .word),
    ("dynamic-type", .word), ("sample", .word),
    ("top", .type(.dimension)), ("bottom", .type(.dimension)), ("leading", .type(.dimension)),
    ("trailing", .type(.dimension)), ("vertical", .type(.dimension)),
    ("horizontal", .type(.dimension)),
    ("top-left", .type(.dimension)), ("top-right", .type(.dimension)),
    ("bottom-left", .type(.dimension)), ("bottom-right", .type(.dimension)),
    ("top-leading", .type(.dimension)), ("top-trailing", .type(.dimension)),
    ("bottom-leading", .type(.dimension)), ("bottom-trailing", .type(.dimension)),
    ("press-in", .type(.transition)), ("release", .type(.transition)),
  ]

  /// The type of DTCG that a value has, or the nearest.
  static func name(of value: TokenValue) -> String {
    switch value {
    case .color: "color"
    case .length, .corners: "dimension"
    case .number: "number"
    case .fontFamilies: "fontFamily"
    case .fontWeight: "fontWeight"
    case .duration: "duration"
    case .curve: "cubicBezier"
    case .stroke: "strokeStyle"
    case .border: "border"
    case .transition: "transition"
    case .shadows: "shadow"
    case .gradient: "gradient"
    case .typography: "typography"
    case .word: "string"
    }
  }
}
