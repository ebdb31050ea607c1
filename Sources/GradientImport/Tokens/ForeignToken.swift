import GradientModel
import GradientTokens

/// A token of a type that Design Tokens do not have: one of Tokens Studio or of the Design Tokens
/// plug-in for Figma.
struct ForeignToken {
  /// Why a token is left out, or what of it is.
  struct Loss: Error {
    var offset: Int
    var message: String
  }

  private let document: JSONDocument
  private let value: Int
  private let type: [UInt8]
  private let node: Int

  /// The token at a path; nil for one of a type that is read elsewhere.
  init?(_ document: JSONDocument, at path: [[UInt8]]) {
    var node = 0
    for name in path {
      guard let next = document.member(named: name, of: node) else { return nil }
      node = next
    }
    guard
      let type = (document.member("$type", of: node) ?? document.member("type", of: node)).flatMap({
        document.string($0)
      }), TokenType.isForeign(type),
      let value = document.member("$value", of: node) ?? document.member("value", of: node)
    else { return nil }
    self.document = document
    self.node = node
    self.type = type
    self.value = value
  }

  /// The token as one or several of ours, each with what is added to its name.
  ///
  /// - Throws: A ``Loss`` where it has no counterpart.
  func tokens() throws(Loss) -> [(names: [[UInt8]], value: DraftValue)] {
    if type.isWord("custom-radius") {
      if let radius = number("radius") { return [([], .length(radius))] }
    } else if type.isWord("custom-opacity") {
      if let opacity = document.number(value) { return [([], .number(opacity))] }
    } else if type.isWord("custom-spacing") {
      let sides: [(StaticString, StaticString)] = [
        ("top", "top"), ("bottom", "bottom"), ("left", "leading"), ("right", "trailing"),
      ]
      var tokens: [(names: [[UInt8]], value: DraftValue)] = []
      for (side, name) in sides {
        if let room = number(side) {
          tokens.append(([name.withUTF8Buffer { Array($0) }], .length(room)))
        }
      }
      if !tokens.isEmpty { return tokens }
    } else if type.isWord("custom-stroke") {
      if let width = number("weight"), let color = color("color") {
        return [([], .border(BorderStyle(width: width, paint: .color(color))))]
      }
    } else if type.isWord("custom-transition") {
      if let text = transition { return [([], .text(type: "transition", text))] }
    }
    throw Loss(
      offset: document.offset(node),
      message:
        "a token of type \(String(utf8: type.prefix(40))) has no counterpart "
        + "in a style file; it is left out")
  }

  /// Whether it is one of Tokens Studio's compositions, which are looks.
  var isComposition: Bool { type.isWord("composition") && document.kind(value) == .object }

  /// The members that a composition gives, and what of it is lost.
  ///
  /// - Parameter target: The new names and value of the token of a name in the file.
  /// - Returns: The members, and a loss for each value that gives none.
  func members(
    _ target: (_ name: [UInt8]) -> (path: [UInt8], value: TokenValue)?
  ) -> (members: [DraftMember], losses: [Loss]) {
    var members: [DraftMember] = []
    var losses: [Loss] = []
    var insets: [DraftInset] = []
    for entry in document.children(of: value) {
      let key = document.key(entry)
      let reading = CompositionValue(document, entry, target)
      if let side = CompositionValue.side(key), let room = reading.length {
        for side in side { insets.append(DraftInset(side: side, value: room)) }
      } else if let found = reading.member(key) {
        members += found
      } else {
        losses.append(
          Loss(
            offset: document.offset(entry),
            message:
              "\(String(utf8: key.prefix(60))) \(document.excerpt(entry)) has "
              + "no counterpart; it is left out"))
      }
    }
    if let all = insets.first, insets.count == 4, insets.allSatisfy({ $0.value == all.value }) {
      members.append(DraftMember(name: .insets, value: all.value))
    } else if !insets.isEmpty {
      members.append(DraftMember(name: .insets, value: .insets(insets)))
    }
    return (members, losses)
  }

  // MARK: Parts

  private func number(_ key: StaticString) -> Double? {
    document.member(key, of: value).flatMap { document.number($0) }
  }

  private func color(_ key: StaticString) -> StyleColor? {
    guard let text = document.member(key, of: value).flatMap({ document.string($0) }) else {
      return nil
    }
    var notes: [ValueNote] = []
    guard case .color(let color, _)? = try? ValueText.color(text, notes: &notes) else { return nil }
    return color
  }

  private var transition: String? {
    guard let duration = number("duration"), duration >= 0 else { return nil }
    var timing = Transition.Timing(duration: duration, delay: number("delay") ?? 0)
    if let easing = document.member("easingFunction", of: value) {
      let points = ["x1", "y1", "x2", "y2"].map { (key: StaticString) in
        document.member(key, of: easing).flatMap { document.number($0) }
      }
      guard let x1 = points[0], let y1 = points[1], let x2 = points[2], let y2 = points[3] else {
        return nil
      }
      timing.curve = SIMD4(x1, y1, x2, y2)
    }
    return ValueText.text(timing)
  }
}
