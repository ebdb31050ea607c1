/// The attribute with which a page chooses light or dark itself, whatever the system says.
///
/// An element that has it with the value `dark` or `light`, and all within, look so; everywhere else the
/// system's setting holds.
public struct CSSThemeAttribute: Sendable, Equatable {
  /// The attribute's name, such as `data-theme`.
  public let name: String

  /// Takes an attribute's name.
  ///
  /// - Parameter name: ASCII letters, digits, `-` and `_`, a letter first; anything else gives nil.
  public init?(_ name: String) {
    for (index, byte) in name.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        if index == 0 { return nil }
      default: return nil
      }
    }
    if name.utf8.isEmpty { return nil }
    self.name = name
  }
}

/// How a rule for dark appearances knows that it is dark.
enum CSSDarkness {
  /// The system says so.
  case system
  /// The system says so, and the page does not say that it is light.
  case systemUnlessLight(CSSThemeAttribute)
  /// The page says so.
  case page(CSSThemeAttribute)

  /// All ways in which it can be dark.
  static func all(_ attribute: CSSThemeAttribute?) -> [CSSDarkness] {
    guard let attribute else { return [.system] }
    return [.systemUnlessLight(attribute), .page(attribute)]
  }

  /// Whether a media query is part of it.
  var isOfSystem: Bool {
    if case .page = self { false } else { true }
  }

  /// What a selector has for it; `:where` adds nothing to its weight, which is to count states alone.
  func addCondition(to writer: inout TextWriter) {
    switch self {
    case .system: break
    case .systemUnlessLight(let attribute):
      writer.add(":where(:not(")
      Self.add(attribute, "light", to: &writer)
      writer.add("))")
    case .page(let attribute):
      writer.add(":where(")
      Self.add(attribute, "dark", to: &writer)
      writer.add(")")
    }
  }

  /// The element that has the value, and all within.
  private static func add(
    _ attribute: CSSThemeAttribute, _ value: String, to writer: inout TextWriter
  ) {
    for (index, end) in ["\"]", "\"] *"].enumerated() {
      if index > 0 { writer.add(", ") }
      writer.add("[")
      writer.add(attribute.name)
      writer.add("=\"")
      writer.add(value)
      writer.add(end)
    }
  }
}
