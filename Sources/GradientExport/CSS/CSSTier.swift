/// What a browser has to know for a part of a style sheet.
enum CSSTier: UInt8, CaseIterable {
  /// Gradients in sRGB: every browser in use.
  case basic
  /// Gradients that say the space they blend in.
  case blending
  /// The same on a screen of a wide gamut.
  case wideGamut

  /// The conditions around a tier's rules.
  var conditions: (supports: String?, media: String?) {
    let blends = "(background-image: linear-gradient(in oklab, #000, #fff))"
    return switch self {
    case .basic: (nil, nil)
    case .blending: (blends, nil)
    case .wideGamut: (blends, "(color-gamut: p3)")
    }
  }
}
