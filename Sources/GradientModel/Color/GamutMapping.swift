/// How a colour that the output cannot show is brought into it.
public enum GamutMapping: Hashable, Sendable, CaseIterable {
  /// CSS Color 4's search: lightness and hue of OKLCh are kept, chroma is reduced until the clipped
  /// colour cannot be told apart (<https://www.w3.org/TR/css-color-4/#css-gamut-mapping>).
  case chromaReduction
  /// Each channel is clipped by itself, as browsers do today.
  case clip
}

extension StyleColor {
  /// The encoded components with which a gamut shows the colour, within 0...1; alpha is not
  /// considered.
  package func shown(in gamut: OutputGamut) -> SIMD3<Double> {
    gamut.mapped(converted(to: gamut.space).components, by: .chromaReduction)
  }

  /// The colour as eight bits a channel of sRGB show it.
  package var inLevels: StyleColor {
    let encoded = shown(in: .srgb)
    func level(_ value: Double) -> Double { Elementary.nearest(value * 255) / 255 }
    return StyleColor(
      red: level(encoded.x), green: level(encoded.y), blue: level(encoded.z), alpha: level(alpha))
  }
}

extension OutputGamut {
  /// The space of this gamut's encoded components.
  package var space: StyleColor.Space {
    switch self {
    case .srgb: .srgb
    case .displayP3: .displayP3
    }
  }

  /// Brings encoded components of this gamut into 0...1.
  ///
  /// - Parameters:
  ///   - encoded: Red, green and blue, of any value.
  ///   - mapping: What to do with a colour outside.
  /// - Returns: Components within 0...1; the same ones if they were.
  package func mapped(_ encoded: SIMD3<Double>, by mapping: GamutMapping) -> SIMD3<Double> {
    let clipped = Self.clip(encoded)
    // Rounding alone leaves colours on the border a hair outside it.
    let tolerance = 1e-7
    let excess = encoded - clipped
    if abs(excess.x) <= tolerance, abs(excess.y) <= tolerance, abs(excess.z) <= tolerance {
      return clipped
    }
    guard mapping == .chromaReduction else { return clipped }
    return reducingChroma(of: encoded)
  }

  private func reducingChroma(of encoded: SIMD3<Double>) -> SIMD3<Double> {
    let justNoticeable = 0.02
    let epsilon = 0.0001
    let origin = PolarForm.polar(LabModel.oklab(fromXYZ: space.xyz(from: encoded)))
    if origin.x >= 1 { return SIMD3(repeating: 1) }
    if origin.x <= 0 { return SIMD3(repeating: 0) }
    var clipped = Self.clip(encoded)
    if distance(clipped, origin) < justNoticeable { return clipped }
    var low = 0.0
    var high = origin.y
    var lowIsInside = true
    while high - low > epsilon {
      let chroma = (low + high) / 2
      let candidate = SIMD3(origin.x, chroma, origin.z)
      let components = space.components(fromXYZ: StyleColor.Space.oklch.xyz(from: candidate))
      if lowIsInside, components == Self.clip(components) {
        low = chroma
        continue
      }
      clipped = Self.clip(components)
      let difference = distance(clipped, candidate)
      if difference >= justNoticeable {
        high = chroma
      } else if justNoticeable - difference < epsilon {
        return clipped
      } else {
        lowIsInside = false
        low = chroma
      }
    }
    return clipped
  }

  /// ΔE-OK between encoded components of this gamut and a colour in OKLCh.
  private func distance(_ encoded: SIMD3<Double>, _ polar: SIMD3<Double>) -> Double {
    let difference =
      LabModel.oklab(fromXYZ: space.xyz(from: encoded)) - PolarForm.rectangular(polar)
    let square = difference * difference
    return (square.x + square.y + square.z).squareRoot()
  }

  /// Brings a channel into 0...1; what is not a number, as an overflow leaves it, becomes 0.
  private static func clip(_ channel: Double) -> Double {
    channel > 0 ? (channel < 1 ? channel : 1) : 0
  }

  private static func clip(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(clip(c.x), clip(c.y), clip(c.z))
  }
}
