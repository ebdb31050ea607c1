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
    return MemberText.text(self) == pixel ? pixel : "\(pixel)  \(MemberText.text(rounded))"
  }

  private var rounded: StyleColor {
    func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
    return StyleColor(
      space, rounded(components.x), rounded(components.y), rounded(components.z),
      alpha: rounded(alpha), missing: missing)
  }
}
