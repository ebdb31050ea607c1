/// CIE Lab (white point D50) and OKLab.
///
/// Sources: CIE 15 by way of CSS Color 4; Björn Ottosson, "A perceptual color space for image
/// processing" (<https://bottosson.github.io/posts/oklab/>), matrices as in CSS Color 4.
enum LabModel {
  private static let epsilon = 216.0 / 24389
  private static let kappa = 24389.0 / 27
  private static let whiteD50 = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  static func xyzD50(fromLab lab: SIMD3<Double>) -> SIMD3<Double> {
    let fy = (lab.x + 16) / 116
    let fx = lab.y / 500 + fy
    let fz = fy - lab.z / 200
    let cubeX = fx * fx * fx
    let cubeZ = fz * fz * fz
    return SIMD3(
      cubeX > epsilon ? cubeX : (116 * fx - 16) / kappa,
      lab.x > kappa * epsilon ? fy * fy * fy : lab.x / kappa,
      cubeZ > epsilon ? cubeZ : (116 * fz - 16) / kappa) * whiteD50
  }

  static func lab(fromXYZD50 xyz: SIMD3<Double>) -> SIMD3<Double> {
    let relative = xyz / whiteD50
    let f = SIMD3(curve(relative.x), curve(relative.y), curve(relative.z))
    return SIMD3(116 * f.y - 16, 500 * (f.x - f.y), 200 * (f.y - f.z))
  }

  static func xyz(fromOKLab lab: SIMD3<Double>) -> SIMD3<Double> {
    let root = ColorMatrix.oklabToLMS(lab)
    return ColorMatrix.lmsToXYZ(root * root * root)
  }

  static func oklab(fromXYZ xyz: SIMD3<Double>) -> SIMD3<Double> {
    let lms = ColorMatrix.xyzToLMS(xyz)
    return ColorMatrix.lmsToOKLab(
      SIMD3(Elementary.cbrt(lms.x), Elementary.cbrt(lms.y), Elementary.cbrt(lms.z)))
  }

  private static func curve(_ value: Double) -> Double {
    value > epsilon ? Elementary.cbrt(value) : (kappa * value + 16) / 116
  }
}

/// The polar form (lightness, chroma, hue in degrees) of a rectangular space (lightness, a, b).
enum PolarForm {
  static func polar(_ c: SIMD3<Double>) -> SIMD3<Double> {
    let hue = Elementary.atan2Degrees(y: c.z, x: c.y)
    return SIMD3(c.x, (c.y * c.y + c.z * c.z).squareRoot(), hue < 0 ? hue + 360 : hue)
  }

  static func rectangular(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(c.x, c.y * Elementary.cos(degrees: c.z), c.y * Elementary.sin(degrees: c.z))
  }
}
