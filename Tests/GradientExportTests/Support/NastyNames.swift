import GradientModel

/// Controls whose names need care in every language.
enum NastyNames {
  /// Names that work everywhere, in this order.
  static let names = [
    "primary button", "3d", "class", "self", "init", "default", "größe", "日本/語", "🎛 knob",
    "a*/b", "x--y", "q\"uote\\(1)", "new\nline", "<b>&amp;", "${x}", "bidi\u{202E}txt", "\u{7}bell",
    "url(javascript:0)", "}body{display:none", "`tick`", "#if", "@media", "état d'âme",
  ]

  /// A style with strings from outside in every member that takes one.
  static var theme: ControlTheme {
    ControlTheme(
      names.map { name in
        var style = ControlStyle()
        style[.normal].fill = .gradient(GradientFill(colors: ["#ff0000", "#0000ff"]))
        style[.normal].sample = name
        style[.normal].font = FontStyle(families: [name, "system"])
        style[.normal].corners = .radius(4)
        return ControlTheme.Control(name: name, style: style)
      })
  }

  static func theme(_ names: String...) -> ControlTheme {
    ControlTheme(names.map { ControlTheme.Control(name: $0, style: ControlStyle()) })
  }
}
