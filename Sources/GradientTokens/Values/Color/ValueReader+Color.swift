import GradientModel

extension ValueReader {
  private static let colorForms = "a colour such as #f287b0, rebeccapurple or oklch(70% 0.1 350)"

  /// Whether a colour, or what somebody took for one, begins at the cursor.
  var startsColor: Bool {
    switch token.kind {
    case .hash, .word, .function, .alias: true
    default: false
    }
  }

  /// The colour at the cursor, stepped over.
  mutating func color() throws(ValueError) -> ColorSyntax {
    if let alias = try takeAlias() { return .alias(alias) }
    switch token.kind {
    case .hash: return try hexColor()
    case .word: return try namedColor()
    case .function: return try colorFunction()
    default: throw unexpected(Self.colorForms)
    }
  }

  private mutating func hexColor() throws(ValueError) -> ColorSyntax {
    guard let color = StyleColor(hexDigits: Array(bytes[token.start..<token.end])) else {
      throw error(
        .hex, allowed: "3, 4, 6 or 8 hexadecimal digits",
        hint: "Write #rgb, #rgba, #rrggbb or #rrggbbaa")
    }
    advance()
    return .color(color, isLegacy: true)
  }

  private mutating func namedColor() throws(ValueError) -> ColorSyntax {
    if isWord("transparent") {
      advance()
      return .color(.clear, isLegacy: true)
    }
    guard let value = NamedColor.value(of: bytes[token.start..<token.end]) else {
      if isWord("currentcolor") {
        throw error(
          .unsupported, allowed: Self.colorForms,
          hint: "A style has no text colour around it: name the colour, or use an alias")
      }
      if index(in: Self.systemColors) != nil {
        throw error(
          .unsupported, allowed: Self.colorForms,
          hint: "System colours differ between machines: write the colour, one for each appearance")
      }
      let near = NamedColor.nearest(to: bytes[token.start..<token.end])
      throw error(
        .unknownName, allowed: Self.colorForms, hint: near.map { "Did you mean \($0)?" } ?? "")
    }
    advance()
    let channel = { (shift: UInt32) in Double(value >> shift & 255) / 255 }
    return .color(
      StyleColor(red: channel(16), green: channel(8), blue: channel(0)), isLegacy: true)
  }

  /// CSS Color 4, 6.2, and the deprecated names of its appendix A that are still met.
  private static let systemColors: [StaticString] = [
    "accentcolor", "accentcolortext", "activetext", "buttonborder", "buttonface", "buttontext",
    "canvas", "canvastext", "field", "fieldtext", "graytext", "highlight", "highlighttext",
    "linktext", "mark", "marktext", "selecteditem", "selecteditemtext", "visitedtext",
    "activeborder", "activecaption", "appworkspace", "background", "buttonhighlight",
    "buttonshadow", "captiontext", "inactiveborder", "inactivecaption", "inactivecaptiontext",
    "infobackground", "infotext", "menu", "menutext", "scrollbar", "threeddarkshadow",
    "threedface", "threedhighlight", "threedlightshadow", "threedshadow", "window",
    "windowframe", "windowtext",
  ]

  private mutating func colorFunction() throws(ValueError) -> ColorSyntax {
    guard let model = ColorFunction(self) else {
      let names = "rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() or color()"
      if isFunction("color-mix") || isFunction("light-dark") || isFunction("contrast-color")
        || isFunction("var") || isFunction("device-cmyk")
      {
        throw error(
          .unsupported, allowed: names,
          hint: "Write the colour that it gives; appearances have overrides of their own")
      }
      throw error(.unknownName, allowed: names)
    }
    advance()
    return try model.arguments(&self)
  }
}
