import GradientModel
import GradientTokens

extension CSSValueReader {
  private static let paddings: [(StaticString, [Int])] = [
    ("padding-top", [0]), ("padding-right", [1]), ("padding-bottom", [2]), ("padding-left", [3]),
    ("padding-block-start", [0]), ("padding-inline-end", [1]), ("padding-block-end", [2]),
    ("padding-inline-start", [3]), ("padding-block", [0, 2]), ("padding-inline", [3, 1]),
  ]

  /// Reads the room around the content, and sizes.
  ///
  /// - Returns: Whether the property is one of them.
  mutating func readLayout(
    _ declaration: CSSDeclaration, _ value: CSSText, into look: inout CSSLook
  ) throws(Failure) -> Bool {
    let property = declaration.property
    if property.isWord("padding") {
      let parts = try distances(value, most: 4)
      // One for all; down and across; top, across and bottom; each (CSS Box 4, 4.2).
      look.padding = SIMD4(
        parts[0], parts.count > 1 ? parts[1] : parts[0], parts.count > 2 ? parts[2] : parts[0],
        parts.count > 3 ? parts[3] : parts.count > 1 ? parts[1] : parts[0])
      return true
    }
    for (name, sides) in Self.paddings where property.isWord(name) {
      let parts = try distances(value, most: sides.count)
      var padding = look.padding ?? .zero
      for (index, side) in sides.enumerated() { padding[side] = parts[min(index, parts.count - 1)] }
      look.padding = padding
      return true
    }
    if property.isWord("box-sizing") {
      look.isContentBox = value.isWord("content-box")
    } else if property.isWord("width") || property.isWord("inline-size") {
      look.width = try size(value)
    } else if property.isWord("height") || property.isWord("block-size") {
      look.height = try size(value)
    } else if property.isWord("min-width") || property.isWord("min-inline-size") {
      look.minWidth = try size(value)
    } else if property.isWord("min-height") || property.isWord("min-block-size") {
      look.minHeight = try size(value)
    } else {
      return false
    }
    return true
  }

  private mutating func distances(_ value: CSSText, most: Int) throws(Failure) -> [Double] {
    let words = value.words
    guard !words.isEmpty, words.count <= most else {
      throw Failure(value, "there are 1 to \(most) distances")
    }
    var distances: [Double] = []
    for word in words {
      let distance = try length(word)
      guard distance >= 0 else { throw Failure(word, "padding is 0 or more") }
      distances.append(distance)
    }
    return distances
  }

  /// A size in points; nil for one that the content has.
  private mutating func size(_ value: CSSText) throws(Failure) -> Double? {
    let words: [StaticString] = ["auto", "none", "fit-content", "max-content", "min-content"]
    if value.isWord(in: words) { return nil }
    if value.bytes.last == UInt8(ascii: "%") {
      throw Failure(value, "“\(value.text)” depends on what is around it")
    }
    let size = try length(value)
    guard size >= 0 else { throw Failure(value, "a size is 0 or more") }
    return size
  }
}
