import GradientModel
import GradientTokens

/// One value of a composition of Tokens Studio: an alias, or what it says itself
/// (<https://docs.tokens.studio/manage-tokens/token-types/composite/composition>).
struct CompositionValue {
  private let text: [UInt8]?
  private let literal: Double?
  /// The token that it is an alias of.
  private let target: (path: [UInt8], value: TokenValue)?

  init(
    _ document: JSONDocument, _ node: Int,
    _ target: (_ name: [UInt8]) -> (path: [UInt8], value: TokenValue)?
  ) {
    text = document.string(node)
    literal = document.number(node)
    self.target = text.flatMap { text in
      guard text.count > 2, text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") else {
        return nil
      }
      return target(CSSText(bytes: Array(text[1..<(text.count - 1)]), offset: 0).trimmed.bytes)
    }
  }

  /// The sides that a key is about.
  static func side(_ key: [UInt8]) -> [DraftInset.Side]? {
    let sides: [(StaticString, [DraftInset.Side])] = [
      ("horizontalpadding", [.horizontal]), ("verticalpadding", [.vertical]),
      ("paddingtop", [.top]), ("paddingbottom", [.bottom]), ("paddingleft", [.leading]),
      ("paddingright", [.trailing]), ("spacing", [.top, .bottom, .leading, .trailing]),
    ]
    return sides.first { key.isWord($0.0) }?.1
  }

  /// The members that a key and this value give; nil where they give none.
  func member(_ key: [UInt8]) -> [DraftMember]? {
    func member(_ name: DraftMember.Name, _ value: DraftValue?) -> [DraftMember]? {
      value.map { [DraftMember(name: name, value: $0)] }
    }
    if key.isWord("fill") { return member(.fill, paint) }
    if key.isWord("borderradius") { return member(.radius, length) }
    if key.isWord("borderwidth") { return member(.borderWidth, length) }
    if key.isWord("bordercolor") { return member(.borderColor, color) }
    if key.isWord("width") { return member(.width, length) }
    if key.isWord("height") { return member(.height, length) }
    if key.isWord("sizing") {
      return length.map {
        [DraftMember(name: .width, value: $0), DraftMember(name: .height, value: $0)]
      }
    }
    if key.isWord("opacity") { return member(.opacity, opacity) }
    guard let target else { return nil }
    switch target.value {
    case .border where key.isWord("border"):
      return member(.border, .alias(type: "border", target.path))
    case .shadows where key.isWord("boxshadow"):
      return member(.shadow, .alias(type: "shadow", target.path))
    case .typography where key.isWord("typography"):
      return member(.title, .alias(type: "typography", target.path))
    default: return nil
    }
  }

  /// The value as a length of 0 or more.
  var length: DraftValue? {
    if let target {
      guard case .length = target.value else { return nil }
      return .alias(type: "dimension", target.path)
    }
    if let literal { return literal >= 0 ? .length(literal) : nil }
    var notes: [ValueNote] = []
    guard let text, case .value(let length)? = try? ValueText.length(text, notes: &notes),
      length >= 0
    else { return nil }
    return .length(length)
  }

  private var opacity: DraftValue? {
    if let target {
      guard case .number = target.value else { return nil }
      return .alias(type: "number", target.path)
    }
    if let literal { return (0...1).contains(literal) ? .number(literal) : nil }
    var notes: [ValueNote] = []
    guard let text, case .value(let opacity)? = try? ValueText.opacity(text, notes: &notes) else {
      return nil
    }
    return .number(opacity)
  }

  private var color: DraftValue? {
    if let target {
      guard case .color = target.value else { return nil }
      return .alias(type: "color", target.path)
    }
    var notes: [ValueNote] = []
    guard let text, case .color(let color, _)? = try? ValueText.color(text, notes: &notes) else {
      return nil
    }
    return .color(color)
  }

  private var paint: DraftValue? {
    if let target, case .gradient = target.value {
      // A gradient is a control now, and its fill is the value.
      return .alias(type: "gradient", target.path + Array(".fill".utf8))
    }
    if let color { return color }
    guard let text, ValueText.looksLikeGradient(text),
      let reading = try? GradientReader(size: nil).read(text)
    else { return nil }
    return .gradient(reading.gradient)
  }
}
