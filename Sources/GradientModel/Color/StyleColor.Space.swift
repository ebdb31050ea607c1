extension StyleColor {
  /// The colour spaces of CSS Color 4 that a design token may name.
  public enum Space: UInt8, Hashable, Sendable, CaseIterable {
    /// Red, green, blue, 0...1.
    case srgb
    /// Red, green, blue in linear light, 0...1.
    case srgbLinear
    /// Red, green, blue of Display P3, 0...1.
    case displayP3
    /// Red, green, blue of Adobe RGB (1998), 0...1.
    case a98RGB
    /// Red, green, blue of ProPhoto RGB (white point D50), 0...1.
    case prophotoRGB
    /// Red, green, blue of ITU-R BT.2020, 0...1, with the display transfer function (2.4).
    case rec2020
    /// CIE XYZ, white point D65.
    case xyzD65
    /// CIE XYZ, white point D50.
    case xyzD50
    /// Hue in degrees, saturation 0...100, lightness 0...100.
    case hsl
    /// Hue in degrees, whiteness 0...100, blackness 0...100.
    case hwb
    /// CIE Lab, white point D50: lightness 0...100, a, b.
    case lab
    /// CIE LCh, white point D50: lightness 0...100, chroma, hue in degrees.
    case lch
    /// OKLab: lightness 0...1, a, b.
    case oklab
    /// OKLCh: lightness 0...1, chroma, hue in degrees.
    case oklch

    /// The name in CSS and in design tokens, such as `display-p3`.
    public var name: String {
      switch self {
      case .srgb: "srgb"
      case .srgbLinear: "srgb-linear"
      case .displayP3: "display-p3"
      case .a98RGB: "a98-rgb"
      case .prophotoRGB: "prophoto-rgb"
      case .rec2020: "rec2020"
      case .xyzD65: "xyz-d65"
      case .xyzD50: "xyz-d50"
      case .hsl: "hsl"
      case .hwb: "hwb"
      case .lab: "lab"
      case .lch: "lch"
      case .oklab: "oklab"
      case .oklch: "oklch"
      }
    }

    /// The role of each component: components of one role are analogous (CSS Color 4, 12.2), so a
    /// missing one stays missing in a conversion.
    var roles: (Role, Role, Role) {
      switch self {
      case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50:
        (.red, .green, .blue)
      case .hsl: (.hue, .colorfulness, .lightness)
      case .hwb: (.hue, .none, .none)
      case .lab, .oklab: (.lightness, .a, .b)
      case .lch, .oklch: (.lightness, .colorfulness, .hue)
      }
    }

    enum Role {
      case red, green, blue, hue, colorfulness, lightness, a, b, none
    }
  }
}
