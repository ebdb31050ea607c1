/// HSL and HWB, the hue models over encoded sRGB (CSS Color 4, 7 and 8).
enum HueModel {
  /// Channels no farther apart are equal but for rounding: a white that came through another space
  /// would otherwise have any hue and any saturation.
  private static let noise = 1e-9

  static func srgb(fromHSL hsl: SIMD3<Double>) -> SIMD3<Double> {
    let saturation = hsl.y / 100
    let lightness = hsl.z / 100
    func channel(_ n: Double) -> Double {
      let turns = (n + hsl.x / 30) / 12
      let k = (turns - Elementary.floor(turns)) * 12
      let a = saturation * min(lightness, 1 - lightness)
      return lightness - a * max(-1, min(k - 3, 9 - k, 1))
    }
    return SIMD3(channel(0), channel(8), channel(4))
  }

  static func srgb(fromHWB hwb: SIMD3<Double>) -> SIMD3<Double> {
    let white = hwb.y / 100
    let black = hwb.z / 100
    if white + black >= 1 {
      return SIMD3(repeating: white / (white + black))
    }
    return srgb(fromHSL: SIMD3(hwb.x, 100, 50)) * (1 - white - black) + white
  }

  static func hsl(fromSRGB c: SIMD3<Double>) -> SIMD3<Double> {
    let high = max(c.x, c.y, c.z)
    let low = min(c.x, c.y, c.z)
    let lightness = (high + low) / 2
    let range = high - low
    guard range > noise else { return SIMD3(0, 0, lightness * 100) }
    let room = min(lightness, 1 - lightness)
    var saturation = room == 0 ? 0 : (high - lightness) / room
    var hue = hue(of: c, high: high, range: range)
    // Far outside the gamut the saturation turns negative: the opposite hue says the same.
    if saturation < 0 {
      hue += hue >= 180 ? -180 : 180
      saturation = -saturation
    }
    return SIMD3(hue, saturation * 100, lightness * 100)
  }

  static func hwb(fromSRGB c: SIMD3<Double>) -> SIMD3<Double> {
    let high = max(c.x, c.y, c.z)
    let low = min(c.x, c.y, c.z)
    let hue = high - low > noise ? hue(of: c, high: high, range: high - low) : 0
    return SIMD3(hue, low * 100, (1 - high) * 100)
  }

  private static func hue(of c: SIMD3<Double>, high: Double, range: Double) -> Double {
    let sextant =
      if high == c.x {
        (c.y - c.z) / range + (c.y < c.z ? 6 : 0)
      } else if high == c.y {
        (c.z - c.x) / range + 2
      } else {
        (c.x - c.y) / range + 4
      }
    return sextant * 60
  }
}
