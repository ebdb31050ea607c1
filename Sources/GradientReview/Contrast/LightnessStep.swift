import GradientModel

extension StyleColor {
  /// The colour that a style file would say for this one with another OKLCH lightness: hue and alpha
  /// stay, and chroma as far as the screen can show it.
  ///
  /// A colour of sRGB becomes one of whole levels, as hexadecimal digits say it; any other becomes
  /// one of OKLCH with few digits.
  ///
  /// - Parameter step: Added to the lightness; the sum is kept within 0...1.
  /// - Returns: The new colour.
  func stepped(_ step: Double) -> StyleColor {
    let polar = adjusted(lightness: step)
    switch space {
    case .srgb, .hsl, .hwb:
      return polar.inLevels
    default:
      let c = polar.converted(to: .oklch).components
      func rounded(_ value: Double, _ unit: Double) -> Double {
        Elementary.nearest(value * unit) / unit
      }
      return StyleColor(
        .oklch, rounded(c.x, 1000), rounded(c.y, 1000), rounded(c.z, 10),
        alpha: rounded(alpha, 1000))
    }
  }
}
