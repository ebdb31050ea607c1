/// Something about a title that was drawn otherwise than its style asks.
package enum TitleWarning: Hashable, Sendable {
  /// A font family is not installed, and another is used in its place.
  case missingFamily(String, used: String)
  /// No installed font has a glyph for some characters; a box stands for each.
  case missingGlyphs([Unicode.Scalar])
  /// The title has more characters than are ever drawn, and was cut.
  case tooLong(limit: Int)
}

extension TitleWarning: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingFamily(let asked, let used):
      return "the font family '\(asked)' is not installed; '\(used)' is used"
    case .missingGlyphs(let scalars):
      let names = scalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      return "no installed font can draw \(names.joined(separator: ", "))"
    case .tooLong(let limit):
      return "the title is longer than \(limit) characters and was cut"
    }
  }
}
