import GradientModel
import GradientTokens

/// What a selector means here: a control's name and a state.
struct CSSSelector {
  var name: [UInt8]
  var state: ControlState
  /// Whether it has a class or an id, and so names something.
  var isNamed: Bool

  /// Why a selector is none of a control's.
  struct Failure: Error {
    var message: String
  }

  /// Reads one selector.
  init(_ text: CSSText) throws(Failure) {
    var parts: [[UInt8]] = []
    state = .normal
    isNamed = false
    for compound in Self.compounds(text.bytes) {
      guard state == .normal else {
        throw Failure(message: "the state of one element changes another")
      }
      var reader = CompoundReader(compound)
      try reader.read()
      parts.append(reader.name)
      state = reader.state
      isNamed = reader.isNamed
    }
    name = Array(parts.joined(separator: [UInt8(ascii: "-")]))
    guard !name.isEmpty else { throw Failure(message: "it names no class") }
  }

  /// The parts between combinators.
  private static func compounds(_ bytes: [UInt8]) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var scanner = CSSScanner(bytes)
    let isCombinator = { (byte: UInt8) in
      CSSScanner.isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: "~")
    }
    while scanner.index < bytes.count {
      let start = scanner.index
      _ = scanner.advance(to: isCombinator)
      if scanner.index > start {
        result.append(Array(bytes[start..<min(scanner.index, bytes.count)]))
      }
      scanner.index += 1
    }
    return result
  }
}

/// Reads the classes and states of one element.
private struct CompoundReader {
  private let bytes: [UInt8]
  private var index = 0
  private var element: [UInt8] = []
  private var classes: [[UInt8]] = []
  private(set) var state: ControlState = .normal

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isNamed: Bool { !classes.isEmpty }

  var name: [UInt8] {
    classes.isEmpty ? element : Array(classes.joined(separator: [UInt8(ascii: "-")]))
  }

  mutating func read() throws(CSSSelector.Failure) {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "."), UInt8(ascii: "#"):
        index += 1
        classes.append(takeName())
      case UInt8(ascii: "["): try readAttribute()
      case UInt8(ascii: ":"): try readPseudoClass()
      case UInt8(ascii: "*"): index += 1
      default:
        let name = takeName()
        guard !name.isEmpty else { throw failure("“\(shown)” is not read") }
        element = name
      }
    }
  }

  private var shown: String { String(utf8: bytes.prefix(60)) }

  private func failure(_ message: String) -> CSSSelector.Failure {
    CSSSelector.Failure(message: message)
  }

  /// The name at the cursor; a backslash keeps the character behind it.
  private mutating func takeName() -> [UInt8] {
    var name: [UInt8] = []
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
        name.append(bytes[index + 1])
        index += 2
      } else if CSSScanner.isName(bytes[index]) {
        name.append(bytes[index])
        index += 1
      } else {
        break
      }
    }
    return name
  }

  private mutating func readAttribute() throws(CSSSelector.Failure) {
    let start = index
    var scanner = CSSScanner(bytes)
    scanner.index = index
    _ = scanner.advance(to: { $0 == UInt8(ascii: "[") })
    scanner.index += 1
    guard scanner.advance(to: { $0 == UInt8(ascii: "]") }) != nil else {
      throw failure("“\(shown)” has no closing bracket")
    }
    index = scanner.index + 1
    let content = bytes[(start + 1)..<scanner.index].filter {
      !CSSScanner.isSpace($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'")
    }
    let states: [(StaticString, ControlState)] = [
      ("disabled", .disabled), ("aria-disabled=true", .disabled), ("aria-pressed", .selected),
      ("aria-pressed=true", .selected), ("aria-selected", .selected),
      ("aria-selected=true", .selected), ("aria-checked=true", .selected),
      ("aria-busy=true", .loading), ("aria-busy", .loading),
    ]
    for (name, state) in states where Array(content).isWord(name) {
      self.state.insert(state)
      return
    }
    // Which element it is has no meaning here, as for `[type=button]`.
    guard Array(content).hasPrefix("type=") || Array(content).hasPrefix("role=") else {
      throw failure(
        "[\(String(utf8: content.prefix(40)))] is no state of a control")
    }
  }

  private mutating func readPseudoClass() throws(CSSSelector.Failure) {
    index += 1
    guard index >= bytes.count || bytes[index] != UInt8(ascii: ":") else {
      throw failure("a pseudo-element is a box of its own")
    }
    let name = takeName()
    let states: [(StaticString, ControlState)] = [
      ("hover", .hovered), ("active", .highlighted), ("disabled", .disabled),
      ("focus", .focused), ("focus-visible", .focused), ("checked", .selected),
    ]
    for (word, state) in states where name.isWord(word) {
      self.state.insert(state)
      return
    }
    if name.isWord("root") || name.isWord("enabled") || name.isWord("link") { return }
    throw failure(":\(String(utf8: name.prefix(40))) is no state of a control")
  }
}
