extension StyleColor {
  /// The colour with another lightness and chroma, its hue kept.
  ///
  /// What comes out of sRGB, or out of Display P3, where this colour was in it is brought back by
  /// CSS Color 4's gamut mapping: left outside, a blend of such colours would be mapped at every place
  /// for itself, which shows as bands.
  ///
  /// - Parameters:
  ///   - lightness: Added to OKLCH lightness; the sum is kept within 0...1.
  ///   - chroma: The factor of OKLCH chroma.
  /// - Returns: A colour in OKLCH; this colour itself where nothing changes.
  package func adjusted(lightness: Double = 0, chroma: Double = 1) -> StyleColor {
    guard lightness != 0 || chroma != 1 else { return self }
    let polar = converted(to: .oklch)
    let result = StyleColor(
      .oklch, min(max(polar.components.x + lightness, 0), 1), polar.components.y * chroma,
      polar.components.z, alpha: alpha, missing: polar.missing)
    guard let gamut else { return result }
    return result.brought(into: gamut)
  }

  /// The narrowest gamut that has the colour, to a hundredth of a level of 255.
  private var gamut: OutputGamut? {
    OutputGamut.allCases.first { gamut in
      let encoded = converted(to: gamut.space).components
      let slack = 0.01 / 255
      return encoded.min() >= -slack && encoded.max() <= 1 + slack
    }
  }

  /// The colour in OKLCH, mapped where a gamut lacks it.
  private func brought(into gamut: OutputGamut) -> StyleColor {
    let encoded = converted(to: gamut.space).components
    let clipped = encoded.clamped(lowerBound: .zero, upperBound: .one)
    guard encoded != clipped else { return self }
    let mapped = gamut.mapped(encoded, by: .chromaReduction)
    let components = Space.oklch.components(fromXYZ: gamut.space.xyz(from: mapped))
    return StyleColor(
      .oklch, components.x, components.y, components.z, alpha: alpha, missing: missing)
  }

  /// How different two colours look: the distance in OKLab, alpha apart (ΔE-OK, CSS Color 4).
  ///
  /// - Parameter other: The other colour.
  /// - Returns: 0 for equal colours; about 0.02 can just be seen.
  public func deltaEOK(to other: StyleColor) -> Double {
    let d = converted(to: .oklab).components - other.converted(to: .oklab).components
    return (d.x * d.x + d.y * d.y + d.z * d.z).squareRoot()
  }

  /// The contrast ratio of WCAG 2.2 between two opaque colours.
  ///
  /// - Parameter other: The other colour; alpha is not considered on either side.
  /// - Returns: From 1 for equal luminance to 21 for black and white.
  public func contrastRatio(to other: StyleColor) -> Double {
    let a = relativeLuminance
    let b = other.relativeLuminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// This colour laid over an opaque one, mixed as pixels are: in encoded sRGB.
  ///
  /// - Parameter ground: The opaque colour beneath.
  /// - Returns: An opaque sRGB colour.
  package func composited(over ground: StyleColor) -> StyleColor {
    let top = converted(to: .srgb).components
    let bottom = ground.converted(to: .srgb).components
    let mixed = top * alpha + bottom * (1 - alpha)
    return StyleColor(.srgb, mixed.x, mixed.y, mixed.z)
  }

  /// The pixel of this colour: premultiplied sRGB and alpha, each from 0 to 255.
  var pixel: SIMD4<Double> {
    let scaled = SIMD4(shown(in: .srgb) * alpha, alpha) * 255
    return SIMD4(
      Elementary.nearest(scaled.x), Elementary.nearest(scaled.y), Elementary.nearest(scaled.z),
      Elementary.nearest(scaled.w))
  }
}
