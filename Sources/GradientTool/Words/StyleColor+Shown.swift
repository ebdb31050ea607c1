import GradientModel
import GradientTokens

extension StyleColor {
  /// The colour as pixels in sRGB show it, in hexadecimal digits.
  var shownHex: String {
    let srgb = OutputGamut.srgb.mapped(
      converted(to: .srgb).components, by: .chromaReduction)
    var text = "#"
    for value in [srgb.x, srgb.y, srgb.z, alpha].prefix(alpha < 1 ? 4 : 3) {
      let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16)
      text += digits.count < 2 ? "0" + digits : digits
    }
    return text
  }

  /// The colour for people: its pixel, and where that does not say it all, the colour itself.
  var shown: String {
    let written = MemberText.text(self)
    return written == shownHex ? written : "\(shownHex)  \(written)"
  }
}

extension ControlTheme.Component {
  /// The word in style files.
  var name: String {
    switch self {
    case .button: "button"
    case .control: "control"
    case .barButton: "bar-button"
    }
  }
}
