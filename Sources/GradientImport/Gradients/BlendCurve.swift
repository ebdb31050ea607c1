import GradientModel
import GradientTokens

/// The colours between two stops in any space of CSS and either way around the hue circle.
///
/// CSS Color 4, 12 (<https://www.w3.org/TR/css-color-4/#interpolation>): missing components take the
/// other colour's value, alpha is multiplied in before mixing, a hue never is.
struct BlendCurve {
  private let space: StyleColor.Space
  private let hueIndex: Int?
  private var from: SIMD4<Double>
  private var to: SIMD4<Double>

  init(_ a: StyleColor, _ b: StyleColor, _ blend: ForeignBlend) {
    space = blend.space
    hueIndex = Self.hueIndex(of: blend.space)
    let first = Self.converted(a, to: blend.space)
    let second = Self.converted(b, to: blend.space)
    from = SIMD4(first.components, first.alpha)
    to = SIMD4(second.components, second.alpha)
    for index in 0..<4 {
      let component = StyleColor.Missing(component: index)
      if first.missing.contains(component) { from[index] = to[index] }
      if second.missing.contains(component) { to[index] = from[index] }
    }
    if let hueIndex { Self.turn(&from[hueIndex], &to[hueIndex], blend.hue) }
  }

  /// The colour so much of the way from the first to the second.
  func color(at t: Double) -> StyleColor {
    let straight = from * (1 - t) + to * t
    var mixed = straight
    if from.w != to.w, straight.w > 0 {
      mixed = (from * (from.w * (1 - t)) + to * (to.w * t)) / straight.w
      mixed.w = straight.w
      if let hueIndex { mixed[hueIndex] = straight[hueIndex] }
    }
    return StyleColor(space, mixed.x, mixed.y, mixed.z, alpha: mixed.w)
  }

  private static func hueIndex(of space: StyleColor.Space) -> Int? {
    switch space {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// The colour in a space; a hue that means nothing there counts as missing.
  private static func converted(_ color: StyleColor, to space: StyleColor.Space) -> StyleColor {
    // Without `none`, `hsl()` and `hwb()` are only ways to write a colour of sRGB (CSS Color 4, 7
    // and 8): what they say of a grey's hue, or of white and black beyond 100 %, is not kept.
    let isOfSRGB = (color.space == .hsl || color.space == .hwb) && color.missing.isEmpty
    let source = isOfSRGB ? color.converted(to: .srgb) : color
    guard source.space != space else { return source }
    let result = source.converted(to: space)
    let c = result.components
    let isPowerless =
      switch space {
      case .hsl: c.y < 1e-3
      case .hwb: c.y + c.z > 100 - 1e-3
      case .lch: c.y < 0.02
      case .oklch: c.y < 1e-4
      default: false
      }
    guard isPowerless, let index = hueIndex(of: space) else { return result }
    return StyleColor(
      space, c.x, c.y, c.z, alpha: result.alpha,
      missing: result.missing.union(StyleColor.Missing(component: index)))
  }

  /// Brings one of two hues a whole turn further where the way around asks for that.
  private static func turn(_ a: inout Double, _ b: inout Double, _ way: ForeignBlend.Hue) {
    a -= Elementary.floor(a / 360) * 360
    b -= Elementary.floor(b / 360) * 360
    let apart = b - a
    switch way {
    case .shorter:
      if apart > 180 { a += 360 } else if apart < -180 { b += 360 }
    case .longer:
      if apart > 0, apart < 180 { a += 360 } else if apart > -180, apart <= 0 { b += 360 }
    case .increasing: if apart < 0 { b += 360 }
    case .decreasing: if apart > 0 { a += 360 }
    }
  }
}
