import GradientModel
import GradientTokens

extension StyleColor {
  /// The colour as pixels in sRGB show it, in hexadecimal digits.
  var shownHex: String {
    let digits = HexText.color(SIMD4(shown(in: .srgb), alpha), count: alpha < 1 ? 4 : 3)
    return String(decoding: digits, as: UTF8.self)
  }

  /// The colour for people: its pixel, and where that does not say it all, the colour itself, in
  /// figures of four decimals.
  var shown: String {
    let pixel = shownHex
    if missing.isEmpty, let same = StyleColor(hex: pixel), isNear(same) { return pixel }
    let written = MemberText.text(rounded)
    return written == pixel ? written : "\(pixel)  \(written)"
  }

  /// Whether less than a ten-thousandth of a component lies between two colours, in sRGB.
  private func isNear(_ other: StyleColor) -> Bool {
    let difference = converted(to: .srgb).components - other.converted(to: .srgb).components
    let largest = max(abs(difference.x), abs(difference.y), abs(difference.z))
    return max(largest, abs(alpha - other.alpha)) < 1e-4
  }

  private var rounded: StyleColor {
    func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    return StyleColor(
      space, rounded(components.x), rounded(components.y), rounded(components.z),
      alpha: rounded(alpha), missing: missing)
  }
}
