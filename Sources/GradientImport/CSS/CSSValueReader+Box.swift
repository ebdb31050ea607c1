import GradientModel
import GradientTokens

extension CSSValueReader {
  private static let strokes: [StaticString] = [
    "dashed", "dotted", "double", "groove", "ridge", "inset", "outset",
  ]

  /// Reads borders, corners, shadows and opacity.
  ///
  /// - Returns: Whether the property is one of them.
  mutating func readBox(
    _ declaration: CSSDeclaration, _ value: CSSText, into look: inout CSSLook
  ) throws(Failure) -> Bool {
    let property = declaration.property
    if property.isWord("border") {
      var result = look
      (result.borderWidth, result.hasBorderStyle, result.borderColor) = (nil, false, nil)
      for word in value.words { try readBorderPart(word, into: &result) }
      look = result
    } else if property.isWord("border-width") || property.isWord("border-style")
      || property.isWord("border-color")
    {
      guard value.words.count == 1 else {
        throw Failure(value, "a control's border is the same on every side")
      }
      try readBorderPart(value, into: &look)
    } else if property.isWord("border-radius") {
      look.corners = try readRadius(value)
    } else if let corner = Self.corner(property) {
      let length = try length(value)
      guard length >= 0 else { throw Failure(value, "a radius is 0 or more") }
      var radii = CornerRadii(0)
      if case .radii(let known)? = look.corners { radii = known }
      switch corner {
      case 0: radii.topLeft = length
      case 1: radii.topRight = length
      case 2: radii.bottomRight = length
      default: radii.bottomLeft = length
      }
      look.corners = .radii(radii)
    } else if property.isWord("box-shadow") {
      look.shadows = try shadows(value)
    } else if property.isWord("opacity") {
      do throws(ValueError) {
        var notes: [ValueNote] = []
        if case .value(let opacity) = try ValueText.opacity(value.bytes, notes: &notes) {
          look.opacity = opacity
        }
      } catch {
        throw Failure(value, error)
      }
    } else {
      return false
    }
    return true
  }

  private mutating func readBorderPart(_ word: CSSText, into look: inout CSSLook) throws(Failure) {
    if word.isWord("none") || word.isWord("hidden") {
      look.hasBorderStyle = false
    } else if word.isWord("solid") {
      look.hasBorderStyle = true
    } else if word.isWord(in: Self.strokes) {
      throw Failure(word, "a \(word.text) border is not drawn; a solid one is")
    } else if word.isWord("thin") || word.isWord("medium") || word.isWord("thick") {
      look.borderWidth = word.isWord("thin") ? 1 : word.isWord("medium") ? 3 : 5
    } else if let first = word.bytes.first, first == UInt8(ascii: ".") || first < UInt8(ascii: ":"),
      first != UInt8(ascii: "#")
    {
      let width = try length(word)
      guard width >= 0 else { throw Failure(word, "a border's width is 0 or more") }
      look.borderWidth = width
    } else {
      look.borderColor = try color(word)
    }
  }

  private mutating func readRadius(_ value: CSSText) throws(Failure) -> Corners {
    let words = value.words
    guard !words.contains(where: { $0.bytes == [UInt8(ascii: "/")] }) else {
      throw Failure(value, "corners are circular; two radii for one are not drawn")
    }
    if words.count == 1, let word = words.first, word.bytes.last == UInt8(ascii: "%") {
      throw Failure(
        word,
        "a radius in % depends on the size, and its corners are ellipses: write points or, for "
          + "half the height, 999px")
    }
    return try corners(value)
  }

  /// The corner of a longhand, from the top left clockwise.
  private static func corner(_ property: [UInt8]) -> Int? {
    let names: [StaticString] = [
      "border-top-left-radius", "border-top-right-radius", "border-bottom-right-radius",
      "border-bottom-left-radius",
    ]
    return names.firstIndex { property.isWord($0) }
  }
}
