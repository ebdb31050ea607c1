/// The types of design tokens: those of DTCG 2025.10, and one for what we keep but do not read.
package enum TokenType: UInt8, Sendable, CaseIterable {
  case color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle
  case border, transition, shadow, gradient, typography
  /// A type of another tool, whose tokens are kept untouched.
  case other

  /// The name in files.
  package var name: String {
    switch self {
    case .color: "color"
    case .dimension: "dimension"
    case .fontFamily: "fontFamily"
    case .fontWeight: "fontWeight"
    case .duration: "duration"
    case .cubicBezier: "cubicBezier"
    case .number: "number"
    case .strokeStyle: "strokeStyle"
    case .border: "border"
    case .transition: "transition"
    case .shadow: "shadow"
    case .gradient: "gradient"
    case .typography: "typography"
    case .other: "another tool's type"
    }
  }

  /// The type that DTCG calls so; case matters.
  init?(name: [UInt8]) {
    for type in TokenType.allCases where type != .other && type.name.utf8.elementsEqual(name) {
      self = type
      return
    }
    return nil
  }

  /// The type that another tool's name stands for.
  init?(otherToolsName name: [UInt8]) {
    for (spelling, type) in TokenType.otherSpellings
    where spelling.equals(name) {
      self = type
      return
    }
    return nil
  }

  /// Whether a name is another tool's, for a type that Design Tokens do not have.
  package static func isForeign(_ name: [UInt8]) -> Bool {
    TokenType(otherToolsName: name) == .other
  }

  /// Names that Tokens Studio, Penpot, Terrazzo and the Figma plug-ins write.
  static let otherSpellings: [(StaticString, TokenType)] = [
    ("borderRadius", .dimension), ("borderWidth", .dimension), ("spacing", .dimension),
    ("sizing", .dimension), ("size", .dimension), ("fontSize", .dimension),
    ("fontSizes", .dimension), ("letterSpacing", .dimension), ("letterSpacings", .dimension),
    ("opacity", .number), ("lineHeight", .number), ("lineHeights", .number),
    ("fontFamilies", .fontFamily), ("fontWeights", .fontWeight), ("boxShadow", .shadow),
    ("custom-shadow", .shadow), ("custom-gradient", .gradient), ("custom-fontStyle", .typography),
    ("textCase", .other), ("textDecoration", .other), ("textTransform", .other),
    ("paragraphSpacing", .other), ("asset", .other), ("boolean", .other), ("string", .other),
    ("text", .other), ("link", .other), ("math", .other), ("composition", .other),
    ("other", .other), ("custom-stroke", .other), ("custom-radius", .other),
    ("custom-spacing", .other), ("custom-grid", .other), ("custom-transition", .other),
    ("custom-opacity", .other),
  ]

  /// The names for a message.
  static let list =
    "color, dimension, fontFamily, fontWeight, duration, cubicBezier, number, strokeStyle, border, "
    + "transition, shadow, gradient or typography"
}
