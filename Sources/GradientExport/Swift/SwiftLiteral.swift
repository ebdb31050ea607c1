internal import GradientModel
internal import GradientTokens

/// Literals and words of the model's types.
enum SwiftLiteral {
  /// The shortest digits that read back as the number.
  static func number(_ value: Double) -> [UInt8] {
    if value.isFinite {
      var bytes: [UInt8] = []
      DecimalNumber.append(value, to: &bytes)
      return bytes
    }
    if value.isNaN { return Array("Double.nan".utf8) }
    return Array((value < 0 ? "-Double.infinity" : "Double.infinity").utf8)
  }

  /// A string literal, from which nothing gets out.
  static func string(_ text: String) -> String { "\"" + SafeText.quoted(text) + "\"" }

  static func state(_ state: ControlState) -> String {
    guard !state.isEmpty else { return ".normal" }
    var words: [String] = []
    for (name, single) in ControlState.named where state.contains(single) {
      words.append("." + String(name))
    }
    guard words.count > 1 else { return words[0] }
    return "[" + words.dropFirst().reduce(words[0]) { $0 + ", " + $1 } + "]"
  }

  static func appearance(_ appearance: Appearance) -> String {
    switch (appearance.contains(.dark), appearance.contains(.highContrast)) {
    case (true, true): "[.dark, .highContrast]"
    case (true, false): ".dark"
    case (false, true): ".highContrast"
    case (false, false): ".light"
    }
  }

  static func word(_ component: ControlTheme.Component) -> String {
    switch component {
    case .button: "button"
    case .control: "control"
    case .barButton: "barButton"
    }
  }

  static func word(_ curve: CornerCurve) -> String {
    switch curve {
    case .circular: "circular"
    case .continuous: "continuous"
    }
  }

  static func word(_ press: PressDerivation) -> String {
    switch press {
    case .auto: "auto"
    case .darken: "darken"
    case .lighten: "lighten"
    case .flatten: "flatten"
    case .reverse: "reverse"
    case .none: "none"
    }
  }

  static func word(_ look: DisabledDerivation) -> String {
    switch look {
    case .fade: "fade"
    case .none: "none"
    }
  }

  static func word(_ style: TextStyle) -> String {
    switch style {
    case .fixed: "fixed"
    case .largeTitle: "largeTitle"
    case .title1: "title1"
    case .title2: "title2"
    case .title3: "title3"
    case .headline: "headline"
    case .body: "body"
    case .callout: "callout"
    case .subheadline: "subheadline"
    case .footnote: "footnote"
    case .caption1: "caption1"
    case .caption2: "caption2"
    }
  }

  static func word(_ alignment: TitleAlignment) -> String {
    switch alignment {
    case .center: "center"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }

  static func word(_ space: StyleColor.Space) -> String {
    switch space {
    case .srgb: "srgb"
    case .srgbLinear: "srgbLinear"
    case .displayP3: "displayP3"
    case .a98RGB: "a98RGB"
    case .prophotoRGB: "prophotoRGB"
    case .rec2020: "rec2020"
    case .xyzD65: "xyzD65"
    case .xyzD50: "xyzD50"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    }
  }
}
