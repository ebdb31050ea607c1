// What `$type` a token is given, or loses.
extension StyleText {
  /// The member that holds a token's value: `$value`, a `$ref` in its place, or an old `value`.
  func valueMember(of node: Int) -> Int? {
    if let value = document.member("$value", of: node) { return value }
    if let reference = document.member("$ref", of: node) { return reference }
    guard let value = document.member("value", of: node), document.kind(value) != .object else {
      return nil
    }
    return value
  }

  /// The type of a value under a name; nil where none is known, or DTCG has none.
  func type(of key: [UInt8], _ value: JSONDocument, _ given: TokenType?) -> TokenType? {
    if let text = value.string(0), let alias = ValueText.wholeAlias(of: text) {
      return typeOfToken(alias.path)
    }
    if let given { return given }
    switch ValueKind.ofMember(key) {
    case .type(let type): return type
    case .paint:
      if value.kind(0) == .array { return .gradient }
      return ValueText.looksLikeGradient(value.string(0) ?? []) ? .gradient : .color
    case .corners: return .dimension
    case .opacity: return .number
    case .partialTypography: return .typography
    case .word, nil: return nil
    }
  }

  /// The type of the token that an alias names, through further aliases.
  private func typeOfToken(_ path: [UInt8]) -> TokenType? {
    var path = path
    for _ in 0..<32 {
      var node = 0
      var type: TokenType?
      for name in path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
        guard let next = document.member(named: Array(name), of: node) else { return nil }
        node = next
        type = declaredType(node) ?? type
      }
      if let type { return type }
      guard let value = valueMember(of: node), let text = document.string(value),
        let alias = ValueText.wholeAlias(of: text)
      else { return nil }
      path = alias.path
    }
    return nil
  }

  private func declaredType(_ node: Int) -> TokenType? {
    document.member("$type", of: node).flatMap { document.string($0) }.flatMap {
      TokenType(name: $0)
    }
  }

  /// Whether tokens near a group mostly say their type.
  func writesTypes(near group: Int) -> Bool {
    var node = group
    while true {
      var values = 0
      var types = 0
      for inner in node..<Int(document.nodes[node].subtreeEnd) {
        if document.key(inner, is: "$value") { values += 1 }
        if document.key(inner, is: "$type") { types += 1 }
      }
      if values > 0 { return 2 * types >= values }
      if node == 0 { return false }
      node = Int(document.nodes[node].parent)
    }
  }

  /// The changes that make a token's `$type` fit its new value.
  func typeChanges(
    of node: Int, beside value: Int, _ type: TokenType?
  ) throws(StyleEditError) -> [TextChange] {
    let own = document.member("$type", of: node)
    if let own {
      guard let type else { return removal(of: own) }
      return declaredType(node) == type
        ? [] : [try replacement(of: own, by: Array("\"\(type.name)\"".utf8))]
    }
    guard let type else { return [] }
    var group = Int(document.nodes[node].parent)
    while group != 0, declaredType(group) == nil { group = Int(document.nodes[group].parent) }
    guard let inherited = declaredType(group), inherited != type else { return [] }
    return try insertion(
      Array("$type".utf8), Array("\"\(type.name)\"".utf8), into: node, before: value)
  }
}
