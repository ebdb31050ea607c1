import GradientModel
import GradientTokens

extension CSSValueReader {
  private static let boxes: [StaticString] = ["padding-box", "content-box"]
  private static let covering: [StaticString] = ["auto", "cover", "contain", "100%"]
  private static let positions: [StaticString] = ["left", "right", "top", "bottom", "center"]
  private static let harmless: [StaticString] = [
    "repeat", "repeat-x", "repeat-y", "no-repeat", "round", "space", "scroll", "local",
  ]

  private static let sizeRemark =
    "the size of the image is left out: the gradient covers the whole control"
  private static let fixedRemark =
    "a background that is fixed to the window is no control's look"
  private static let textRemark =
    "a background in the shape of the text is no control's look"

  /// Reads `background`, which sets colour and images, or one of its longhands.
  ///
  /// - Returns: Whether the property is one of them.
  mutating func readBackground(
    _ declaration: CSSDeclaration, _ value: CSSText, into look: inout CSSLook
  ) throws(Failure) -> Bool {
    let property = declaration.property
    if property.isWord("background") {
      var result = look
      result.backgroundColor = nil
      result.backgroundImages = []
      result.isBackgroundAtBorder = false
      let layers = value.split(by: UInt8(ascii: ","))
      for (index, layer) in layers.enumerated() {
        try readLayer(
          layer, isLast: index == layers.count - 1, isAlone: layers.count == 1, into: &result)
      }
      look = result
    } else if property.isWord("background-color") {
      look.backgroundColor = try color(value)
    } else if property.isWord("background-image") {
      var images: [DraftGradient] = []
      let layers = value.split(by: UInt8(ascii: ","))
      for layer in layers where !layer.isWord("none") {
        if let image = try image(layer, isAlone: layers.count == 1) { images.append(image) }
      }
      look.backgroundImages = images
    } else if property.isWord("background-origin") {
      look.isBackgroundAtBorder = value.isWord("border-box")
    } else if property.isWord("background-size") {
      if !value.words.allSatisfy({ $0.isWord(in: Self.covering) }) {
        remark(
          .warning, .leftOut, value,
          "background-size has no counterpart in a style file: the gradient covers the whole control"
        )
      }
    } else if property.isWord("background-attachment") {
      if value.isWord("fixed") { throw Failure(value, Self.fixedRemark) }
    } else if property.isWord("background-clip") || property.isWord("-webkit-background-clip") {
      if value.isWord("text") { throw Failure(value, Self.textRemark) }
    } else if property.isWord("background-repeat") || property.hasPrefix("background-position") {
      // An image that covers the control lies at one place, once.
      return true
    } else {
      return false
    }
    return true
  }

  /// Reads one layer of `background`.
  private mutating func readLayer(
    _ layer: CSSText, isLast: Bool, isAlone: Bool, into look: inout CSSLook
  ) throws(Failure) {
    var isSize = false
    var hasRemark = false
    for word in layer.words {
      if word.bytes == [UInt8(ascii: "/")] {
        isSize = true
      } else if ValueText.looksLikeGradient(word.bytes) || Self.isOtherImage(word) {
        if let image = try image(word, isAlone: isAlone) { look.backgroundImages?.append(image) }
      } else if word.isWord("border-box") {
        look.isBackgroundAtBorder = true
      } else if word.isWord("text") {
        throw Failure(word, Self.textRemark)
      } else if word.isWord("fixed") {
        throw Failure(word, Self.fixedRemark)
      } else if isSize, Self.isLength(word) || word.isWord(in: Self.covering) {
        guard word.isWord(in: Self.covering) else {
          guard isAlone else {
            throw Failure(word, "layers of different sizes are a pattern, which no style has")
          }
          if !hasRemark { remark(.warning, .leftOut, word, Self.sizeRemark) }
          hasRemark = true
          continue
        }
      } else if !word.isWord("none"), !word.isWord(in: Self.boxes), !word.isWord(in: Self.harmless),
        !word.isWord(in: Self.positions), !Self.isLength(word)
      {
        guard isLast else {
          throw Failure(word, "“\(word.text)” is no image; a colour stands in the last layer")
        }
        look.backgroundColor = try color(word)
      }
    }
  }

  private static func isLength(_ word: CSSText) -> Bool {
    guard let first = word.bytes.first else { return false }
    return first >= UInt8(ascii: "0") && first <= UInt8(ascii: "9") || first == UInt8(ascii: ".")
      || first == UInt8(ascii: "-") || first == UInt8(ascii: "+") || word.bytes.hasPrefix("calc(")
  }

  private static func isOtherImage(_ word: CSSText) -> Bool {
    word.bytes.hasPrefix("url(") || word.bytes.hasPrefix("image(")
      || word.bytes.hasPrefix("image-set(") || word.bytes.hasPrefix("cross-fade(")
      || word.bytes.hasPrefix("element(") || word.bytes.hasPrefix("paint(")
  }

  /// The gradient of a layer; nil for a picture beside gradients, which is left out.
  private mutating func image(_ text: CSSText, isAlone: Bool) throws(Failure) -> DraftGradient? {
    guard Self.isOtherImage(text) else { return try gradient(text) }
    guard !isAlone else { throw Failure(text, "a picture is no gradient") }
    remark(.warning, .leftOut, text, "a picture is no gradient; its layer is left out")
    return nil
  }
}
