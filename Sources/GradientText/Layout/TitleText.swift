/// A title's words, made fit for layout.
struct TitleText {
  /// The most characters of a title that are laid out.
  static let limit = 2048

  /// Lines parted by line feeds, without other control characters.
  let text: String
  /// Whether the title has more characters than the limit.
  let isCut: Bool
  /// The language of each part of the text, in order; the first begins at its start.
  let languages: [LanguageSpan]

  /// Reads a title.
  ///
  /// - Parameter title: Any text.
  init(_ title: String) {
    var scalars = String.UnicodeScalarView()
    var count = 0
    var isCut = false
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
      default: scalars.append(scalar)
      }
      count += 1
    }
    if isCut { scalars.append("…") }
    text = String(scalars)
    self.isCut = isCut
    languages = LanguageSpan.all(in: text.unicodeScalars)
  }
}
