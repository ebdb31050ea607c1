/// A part of a title, and the language in which its letters are looked for.
///
/// One letter has other forms in other languages: the same Chinese character in Japan, Korea and
/// China, Arabic letters in Persian. Left to itself, Pango asks the user's settings, and the same
/// title would look different on another machine. So the language follows from the title alone.
struct LanguageSpan: Hashable {
  /// Where the part begins in the text's UTF-8.
  var start: Int
  /// An RFC 3066 language tag.
  var language: String

  /// The parts of a text; characters that all scripts share belong to the part before them.
  static func all(in text: String.UnicodeScalarView) -> [LanguageSpan] {
    // Letters that only one of these languages has tell which one the Chinese characters are in.
    let chinese = text.lazy.compactMap { eastAsian($0) }.first ?? "zh-CN"
    var spans: [LanguageSpan] = []
    var offset = 0
    for scalar in text {
      if let language = eastAsian(scalar) ?? (isIdeograph(scalar) ? chinese : alphabetic(scalar)),
        language != spans.last?.language
      {
        spans.append(LanguageSpan(start: spans.isEmpty ? 0 : offset, language: language))
      }
      offset += scalar.utf8.count
    }
    return spans.isEmpty ? [LanguageSpan(start: 0, language: "en")] : spans
  }

  private static func eastAsian(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: "ja"
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: "ko"
    case 0x3100...0x312F, 0x31A0...0x31BF: "zh-TW"
    default: nil
    }
  }

  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isIdeographic
  }

  /// The language most written in a script that several share, by the blocks of the script.
  private static func alphabetic(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x1E00...0x1EFF: "en"
    case 0x370...0x3FF, 0x1F00...0x1FFF: "el"
    case 0x400...0x52F: "ru"
    case 0x590...0x5FF, 0xFB1D...0xFB4F: "he"
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: "ar"
    case 0x900...0x97F: "hi"
    case 0x980...0x9FF: "bn"
    default: nil
    }
  }
}
