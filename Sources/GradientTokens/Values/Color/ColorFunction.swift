import GradientModel

/// One of CSS Color 4's colour functions: which space it writes, what 100 % of each component is,
/// and what is clamped when it is read.
struct ColorFunction {
  /// The space; nil for `color()`, which names it.
  private let space: StyleColor.Space?
  /// What 100 % of each component is; 0 for a hue.
  private let whole: SIMD3<Double>
  /// What a component of 1 is as the function writes it.
  private let unit: Double
  private let isRGB: Bool
  private let isHSL: Bool

  private init(
    _ space: StyleColor.Space?, whole: SIMD3<Double>, unit: Double = 1
  ) {
    self.space = space
    self.whole = whole
    self.unit = unit
    isRGB = space == .srgb
    isHSL = space == .hsl
  }

  /// The function at a cursor; nil for any other name.
  init?(_ reader: ValueReader) {
    if reader.isFunction("rgb") || reader.isFunction("rgba") {
      self.init(.srgb, whole: SIMD3(255, 255, 255), unit: 255)
    } else if reader.isFunction("hsl") || reader.isFunction("hsla") {
      self.init(.hsl, whole: SIMD3(0, 100, 100))
    } else if reader.isFunction("hwb") {
      self.init(.hwb, whole: SIMD3(0, 100, 100))
    } else if reader.isFunction("lab") {
      self.init(.lab, whole: SIMD3(100, 125, 125))
    } else if reader.isFunction("lch") {
      self.init(.lch, whole: SIMD3(100, 150, 0))
    } else if reader.isFunction("oklab") {
      self.init(.oklab, whole: SIMD3(1, 0.4, 0.4))
    } else if reader.isFunction("oklch") {
      self.init(.oklch, whole: SIMD3(1, 0.4, 0))
    } else if reader.isFunction("color") {
      self.init(nil, whole: SIMD3(1, 1, 1))
    } else {
      return nil
    }
  }

  /// Reads what follows the opening parenthesis, up to and with the closing one.
  func arguments(_ reader: inout ValueReader) throws(ValueError) -> ColorSyntax {
    let space: StyleColor.Space
    if let own = self.space { space = own } else { space = try Self.namedSpace(&reader) }
    if reader.isWord("from") {
      throw reader.error(
        .unsupported, allowed: "three components",
        hint: "Relative colours are not worked out: write the colour that it gives")
    }
    var channels = [try channel(0, &reader)]
    let isLegacySyntax = reader.token.kind == .comma
    if isLegacySyntax, !isRGB, !isHSL {
      throw reader.unexpected("a space", hint: "Only rgb() and hsl() may have commas")
    }
    for index in 1...2 {
      if isLegacySyntax, !reader.take(.comma) { throw reader.unexpected("a comma") }
      channels.append(try channel(index, &reader))
    }
    var alpha = Channel(kind: .number, value: 1)
    if reader.take(isLegacySyntax ? .comma : .slash) {
      alpha = try Self.alpha(&reader)
    } else if reader.token.kind != .close {
      throw reader.unexpected(
        isLegacySyntax ? "a comma and an alpha, or )" : "a slash and an alpha, or )")
    }
    if isLegacySyntax { try checkLegacy(channels + [alpha], reader) }
    try reader.expectClose()
    let color = color(space, channels, alpha)
    return .color(color, isLegacy: color.isLegacy && self.space != nil)
  }

  // MARK: Parts

  private struct Channel {
    enum Kind { case number, percentage, missing }
    var kind: Kind
    var value: Double
  }

  private static func namedSpace(
    _ reader: inout ValueReader
  ) throws(ValueError) -> StyleColor.Space {
    let names: [(StaticString, StyleColor.Space)] = [
      ("srgb", .srgb), ("srgb-linear", .srgbLinear), ("display-p3", .displayP3),
      ("a98-rgb", .a98RGB), ("prophoto-rgb", .prophotoRGB), ("rec2020", .rec2020),
      ("xyz", .xyzD65), ("xyz-d65", .xyzD65), ("xyz-d50", .xyzD50),
    ]
    for (name, space) in names where reader.take(word: name) { return space }
    let allowed =
      "srgb, srgb-linear, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz, xyz-d65 or xyz-d50"
    if reader.isWord("from") {
      throw reader.error(
        .unsupported, allowed: allowed,
        hint: "Relative colours are not worked out: write the colour that it gives")
    }
    guard reader.token.kind == .word else { throw reader.unexpected(allowed) }
    throw reader.error(.unknownName, allowed: allowed)
  }

  private func channel(
    _ index: Int, _ reader: inout ValueReader
  ) throws(ValueError) -> Channel {
    if reader.take(word: "none") { return Channel(kind: .missing, value: 0) }
    let isHue = whole[index] == 0
    let allowed = isHue ? "a hue such as 350 or 0.5turn" : "a number, a percentage or none"
    switch reader.token.kind {
    case .number:
      let value = try reader.number(allowed)
      reader.advance()
      return Channel(kind: .number, value: isHue ? value : value / unit)
    case .percentage where !isHue:
      let value =
        whole[index] == 100
        ? try reader.number(allowed)
        : try reader.number(shiftedBy: -2, allowed) * (whole[index] / unit)
      reader.advance()
      return Channel(kind: .percentage, value: value)
    case .dimension where isHue:
      return Channel(kind: .number, value: try reader.angle())
    case .alias:
      throw reader.error(
        .unsupported, allowed: allowed,
        hint: "An alias stands for a whole colour: give the mixture a token of its own")
    default:
      throw reader.unexpected(allowed)
    }
  }

  private static func alpha(_ reader: inout ValueReader) throws(ValueError) -> Channel {
    if reader.take(word: "none") { return Channel(kind: .missing, value: 0) }
    let allowed = "an alpha such as 0.5 or 50%"
    let value: Double
    switch reader.token.kind {
    case .number: value = try reader.number(allowed)
    case .percentage: value = try reader.number(shiftedBy: -2, allowed)
    default: throw reader.unexpected(allowed)
    }
    reader.advance()
    return Channel(kind: .number, value: value)
  }

  /// The syntax with commas knows neither `none` nor, in `rgb()`, numbers beside percentages.
  private func checkLegacy(_ channels: [Channel], _ reader: ValueReader) throws(ValueError) {
    for channel in channels where channel.kind == .missing {
      throw reader.unexpected("numbers alone", hint: "With none, write spaces and not commas")
    }
    if isHSL, channels[1].kind == .number || channels[2].kind == .number {
      throw reader.unexpected(
        "saturation and lightness in %", hint: "Without %, write spaces and not commas")
    }
    if isRGB, channels[0].kind != channels[1].kind || channels[1].kind != channels[2].kind {
      throw reader.unexpected(
        "three numbers or three percentages", hint: "To mix them, write spaces and not commas")
    }
  }

  /// Applies what CSS clamps when it reads a colour.
  private func color(
    _ space: StyleColor.Space, _ channels: [Channel], _ alpha: Channel
  ) -> StyleColor {
    var values = SIMD3<Double>()
    var missing: StyleColor.Missing = []
    for index in 0..<3 {
      var value = channels[index].value
      if channels[index].kind == .missing { missing.insert(StyleColor.Missing(component: index)) }
      if whole[index] == 0 {
        value = Self.hue(value)
      } else if let range = range(of: index, in: space) {
        value = min(max(value, range.low), range.high)
      }
      values[index] = value
    }
    if alpha.kind == .missing { missing.insert(.alpha) }
    return StyleColor(
      space, values.x, values.y, values.z, alpha: alpha.value, missing: missing)
  }

  private func range(
    of index: Int, in space: StyleColor.Space
  ) -> (low: Double, high: Double)? {
    switch space {
    case .srgb where isRGB: (0, 1)
    case .hsl, .hwb: (0, 100)
    case .lab, .lch: index == 0 ? (0, 100) : space == .lch ? (0, .infinity) : nil
    case .oklab, .oklch: index == 0 ? (0, 1) : space == .oklch ? (0, .infinity) : nil
    default: nil
    }
  }

  /// The same hue within 0..<360.
  private static func hue(_ degrees: Double) -> Double {
    guard degrees < 0 || degrees >= 360 else { return degrees }
    let hue = degrees - Elementary.floor(degrees / 360) * 360
    return hue >= 0 && hue < 360 ? hue : 0
  }
}
