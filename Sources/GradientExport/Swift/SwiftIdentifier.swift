/// Identifiers that may be words of the language.
enum SwiftIdentifier {
  /// The identifier where it is declared.
  static func declared(_ name: String) -> String {
    let name = renamed(name)
    return isKeyword(name) ? "`" + name + "`" : name
  }

  /// The identifier after a point, where words of the language are ordinary names.
  static func used(_ name: String) -> String { renamed(name) }

  /// After a point these two mean something else, whatever stands around them.
  private static func renamed(_ name: String) -> String {
    for word in ["self", "init"] where word.utf8.elementsEqual(name.utf8) { return name + "_" }
    return name
  }

  private static func isKeyword(_ name: String) -> Bool {
    for keyword in keywords where keyword.utf8.elementsEqual(name.utf8) { return true }
    return false
  }

  /// The reserved words that begin with a small letter (The Swift Programming Language, Keywords and
  /// Punctuation).
  private static let keywords: [String] = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
