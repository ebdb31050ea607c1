/// A title's words, made fit for layout.
struct TitleText {
  /// The most characters of a title that are laid out.
  static let limit = 2048

  /// Lines parted by line feeds, without other control characters.
  let text: String
  /// Whether the title has more characters than the limit.
  let isCut: Bool
  /// The language whose forms of Chinese characters the title wants.
  let language: String

  init(_ title: String) {
    var scalars = String.UnicodeScalarView()
    var count = 0
    var isCut = false
    var language = "en"
    var previous: Unicode.Scalar = " "
    for scalar in title.unicodeScalars {
      defer { previous = scalar }
      guard count < Self.limit else {
        isCut = true
        break
      }
      switch scalar {
      case "\n" where previous == "\r": continue
      case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}": scalars.append("\n")
      case "\t": scalars.append(" ")
      case _ where scalar.properties.generalCategory == .control: continue
      // A title has one colour, so a hand has no tone of skin.
      case "\u{1F3FB}"..."\u{1F3FF}" where previous.properties.isEmojiModifierBase: continue
      default:
        scalars.append(scalar)
        if language == "en" { language = Self.language(of: scalar) ?? "en" }
      }
      count += 1
    }
    if isCut { scalars.append("…") }
    text = String(scalars)
    self.isCut = isCut
    self.language = language
  }

  /// The language that a character gives away: the same Chinese character has other forms in Japan
  /// and Korea, and only the letters around it tell.
  private static func language(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: "ja"
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: "ko"
    case 0x3100...0x312F, 0x31A0...0x31BF: "zh-TW"
    default: nil
    }
  }
}
