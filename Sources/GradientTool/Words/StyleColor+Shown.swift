import GradientModel
import GradientTokens

extension StyleColor {
  /// The colour as pixels in sRGB show it, in hexadecimal digits.
  var shownHex: String {
    let digits = HexText.color(SIMD4(shown(in: .srgb), alpha), count: alpha < 1 ? 4 : 3)
    return String(decoding: digits, as: UTF8.self)
  }

  /// The colour for people: its pixel, and where that does not say it all, the colour itself.
  var shown: String {
    let written = MemberText.text(self)
    return written == shownHex ? written : "\(shownHex)  \(written)"
  }
}
