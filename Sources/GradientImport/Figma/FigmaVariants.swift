import GradientModel
import GradientTokens

/// Reads the names of a component set's variants, such as `State=Pressed, Size=Small`.
struct FigmaVariants {
  /// A variant: the state that its name says, and what else it says.
  struct Variant {
    var node: Int
    var state: ControlState
    var others: [[UInt8]]
  }

  private(set) var variants: [Variant] = []

  private static let words: [(StaticString, ControlState)] = [
    ("default", .normal), ("normal", .normal), ("rest", .normal), ("enabled", .normal),
    ("idle", .normal), ("base", .normal), ("hover", .hovered), ("hovered", .hovered),
    ("pressed", .highlighted), ("press", .highlighted), ("active", .highlighted),
    ("focus", .focused), ("focused", .focused), ("focus-visible", .focused),
    ("disabled", .disabled), ("inactive", .disabled), ("selected", .selected),
    ("checked", .selected), ("loading", .loading),
  ]

  /// Reads the variants; nil where the names do not say which states they are.
  init?(_ document: JSONDocument, of set: Int) {
    guard let children = document.member("children", of: set),
      document.kind(children) == .array
    else { return nil }
    var hasNormal = false
    for child in document.children(of: children) where document.kind(child) == .object {
      guard let name = document.member("name", of: child).flatMap({ document.string($0) }) else {
        return nil
      }
      var state: ControlState?
      var others: [[UInt8]] = []
      for part in name.split(separator: UInt8(ascii: ",")) {
        let pair = part.split(separator: UInt8(ascii: "="), maxSplits: 1).map {
          CSSText(bytes: Array($0), offset: 0).trimmed.bytes
        }
        guard pair.count == 2 else { return nil }
        if state == nil, let found = Self.words.first(where: { pair[1].isWord($0.0) }) {
          state = found.1
        } else {
          others.append(pair[1])
        }
      }
      guard let state else { return nil }
      hasNormal = hasNormal || state == .normal
      variants.append(Variant(node: child, state: state, others: others))
    }
    guard hasNormal, variants.count > 1 else { return nil }
  }
}
