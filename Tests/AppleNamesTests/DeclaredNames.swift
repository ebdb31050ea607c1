/// The names that sources declare, found by their keywords.
struct DeclaredNames {
  /// Every name that is declared, parameters and locals included.
  private(set) var all: Set<String> = []
  /// The initialisers, each as `Type.init(label:)` by its first label.
  private(set) var initializers: Set<String> = []
  /// The names that are public: those of a test double are Apple's.
  private(set) var visible: Set<String> = []

  private static let types: Set<String> = ["class", "struct", "enum", "protocol", "actor"]
  private static let members: Set<String> = [
    "func", "var", "let", "case", "typealias", "associatedtype", "macro", "precedencegroup",
  ]
  private static let hidden: Set<String> = ["package", "internal", "private", "fileprivate"]
  private static let modifiers: Set<String> = [
    "static", "class", "final", "override", "nonisolated", "mutating", "weak", "lazy", "indirect",
    "required", "convenience", "dynamic", "unsafe", "set", "isolated", "unowned",
  ]

  init(_ tokens: [SwiftToken]) {
    /// Whether names in each open scope are as visible as the scope, as an enum's cases are, and
    /// the type that the scope belongs to.
    var scopes: [(isVisible: Bool, type: String)] = []
    var opening = (isVisible: false, type: "")
    var access: Bool?
    let code = tokens.filter { $0.kind != .newline }
    for (index, token) in code.enumerated() {
      let next = index + 1 < code.count ? code[index + 1] : nil
      let isMember = index > 0 && code[index - 1].isMark(".")
      switch token.text {
      case "{":
        let type = opening.type.isEmpty ? scopes.last?.type ?? "" : opening.type
        scopes.append((opening.isVisible, type))
        opening = (false, "")
      case "}": _ = scopes.popLast()
      case _ where isMember: break
      case "public", "open": access = true
      case _ where Self.hidden.contains(token.text):
        // `private(set)` says nothing about reading.
        if next?.text != "(" { access = false }
      case _ where Self.types.contains(token.text) && Self.isName(next):
        let isVisible = access ?? scopes.last?.isVisible ?? false
        add(next, isVisible)
        opening = (
          isVisible && (token.text == "enum" || token.text == "protocol"), next?.text ?? ""
        )
        access = nil
      case "extension": opening = (false, Self.type(code[(index + 1)...]))
      case "init", "subscript":
        if token.text == "init" { addInitializer(code[(index + 1)...], of: scopes.last?.type) }
        addParameters(code[(index + 1)...])
        access = nil
      case _ where Self.members.contains(token.text):
        let rest = code[(index + 1)...]
        addFirst(rest, isVisible: access ?? scopes.last?.isVisible ?? false)
        if token.text == "case" { addFurtherCases(rest, access ?? scopes.last?.isVisible ?? false) }
        if token.text == "func" { addParameters(rest.dropFirst()) }
        access = nil
      case "in": addBefore(code[..<index])
      default: break
      }
    }
  }

  /// The last part of a name with dots.
  private static func type(_ code: ArraySlice<SwiftToken>) -> String {
    let name = code.prefix { $0.kind == .word || $0.isMark(".") }
    var last = ""
    for (index, token) in name.enumerated() where token.kind == .word {
      // The word after the name, such as `where`.
      if index > 0, name.dropFirst(index - 1).first?.kind == .word { break }
      last = token.text
    }
    return last
  }

  private mutating func addInitializer(_ code: ArraySlice<SwiftToken>, of type: String?) {
    let label = code.drop { !$0.isMark("(") }.dropFirst().first
    guard let type, let label, label.kind == .word else { return }
    initializers.insert("\(type).init(\(label.text):)")
  }

  private static func isName(_ token: SwiftToken?) -> Bool {
    guard let token, token.kind == .word else { return false }
    return !members.contains(token.text) && !modifiers.contains(token.text)
  }

  private mutating func add(_ token: SwiftToken?, _ isVisible: Bool) {
    guard let token, token.kind == .word else { return }
    all.insert(token.text)
    if isVisible { visible.insert(token.text) }
  }

  /// The name after a keyword, or those of a pattern such as `(a, b)`.
  private mutating func addFirst(_ code: ArraySlice<SwiftToken>, isVisible: Bool) {
    guard code.first?.isMark("(") == true else {
      add(code.first, isVisible)
      return
    }
    for token in code.prefix(while: { !$0.isMark(")") }) { add(token, isVisible) }
  }

  /// `a, b(Int), c` of a case.
  private mutating func addFurtherCases(_ code: ArraySlice<SwiftToken>, _ isVisible: Bool) {
    var depth = 0
    var wasComma = false
    for token in code {
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") { depth -= 1 }
      if depth == 0, "{}:".contains(token.text) || Self.members.contains(token.text) { return }
      if wasComma, depth == 0 { add(token, isVisible) }
      wasComma = depth == 0 && token.isMark(",")
    }
  }

  /// Labels and names of a parameter list, which may follow a list of generic parameters.
  private mutating func addParameters(_ code: ArraySlice<SwiftToken>) {
    var depth = 0
    var words: [SwiftToken] = []
    for token in code {
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") { depth -= 1 }
      if token.isMark("{") || token.isMark("}") || (token.isMark(")") && depth == 0) { return }
      if token.isMark(":"), depth == 1 { words.forEach { add($0, false) } }
      words = token.kind == .word ? words + [token] : []
    }
  }

  /// A closure's parameters, or a loop's variable.
  private mutating func addBefore(_ code: ArraySlice<SwiftToken>) {
    for token in code.reversed() {
      guard token.kind == .word || ",()".contains(token.text), token.text != "for" else { return }
      add(token, false)
    }
  }
}
