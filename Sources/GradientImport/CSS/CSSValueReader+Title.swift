import GradientModel
import GradientTokens

extension CSSValueReader {
  /// The families that stand for the platform's own.
  private static let systemFamilies: [StaticString] = [
    "system-ui", "-apple-system", "blinkmacsystemfont", "sans-serif", "ui-sans-serif", "inherit",
  ]

  /// Reads what is said of the text.
  ///
  /// - Returns: Whether the property is about that.
  mutating func readTitle(
    _ declaration: CSSDeclaration, _ value: CSSText, into look: inout CSSLook
  ) throws(Failure) -> Bool {
    let property = declaration.property
    if property.isWord("color") {
      look.titleColor = try color(value)
    } else if property.isWord("text-shadow") {
      let shadows = try shadows(value)
      guard shadows.count < 2 else { throw Failure(value, "a title has one shadow") }
      look.titleShadow = shadows
    } else if property.isWord("font") {
      look.font = try font(value)
    } else if property.isWord("font-size") {
      let size = try length(value)
      guard size > 0 else { throw Failure(value, "a font's size is above 0") }
      look.font.size = size
    } else if property.isWord("font-weight") {
      look.font.weight = try weight(value)
    } else if property.isWord("font-family") {
      look.font.families = try families(value)
    } else if property.isWord("line-height") {
      look.font.lineHeight = try lineHeight(value, size: look.font.size)
    } else {
      return false
    }
    return true
  }

  private mutating func font(_ value: CSSText) throws(Failure) -> DraftFont {
    do throws(ValueError) {
      var notes: [ValueNote] = []
      let syntax = try ValueText.font(value.bytes, notes: &notes)
      var resolver = NoAliases()
      let style = try syntax.resolved(
        over: FontStyle(families: ["system"]), by: &resolver)
      return DraftFont(
        weight: style.weight, size: style.size, lineHeight: style.lineHeight,
        families: Self.ours(style.families))
    } catch {
      throw Failure(value, error)
    }
  }

  private mutating func weight(_ value: CSSText) throws(Failure) -> Double {
    do throws(ValueError) {
      var notes: [ValueNote] = []
      guard case .value(let weight) = try ValueText.fontWeight(value.bytes, notes: &notes) else {
        return 400
      }
      return weight
    } catch {
      throw Failure(value, error)
    }
  }

  private mutating func families(_ value: CSSText) throws(Failure) -> [String] {
    do throws(ValueError) {
      var notes: [ValueNote] = []
      return Self.ours(try ValueText.fontFamilies(value.bytes, notes: &notes))
    } catch {
      throw Failure(value, error)
    }
  }

  /// Families up to the first that is the platform's own, which is called `system` here.
  private static func ours(_ families: [String]) -> [String] {
    var result: [String] = []
    for family in families {
      let bytes = Array(family.utf8)
      if systemFamilies.contains(where: { bytes.isWord($0) }) { return result + ["system"] }
      result.append(family)
    }
    return result
  }

  private mutating func lineHeight(_ value: CSSText, size: Double?) throws(Failure) -> Double? {
    if value.isWord("normal") { return nil }
    if let factor = DecimalNumber.value(of: value.bytes), factor >= 0, factor.isFinite {
      return factor
    }
    let points = try length(value)
    guard points >= 0, let size else {
      throw Failure(value, "a line height in points needs the font's size beside it")
    }
    return points / size
  }
}
