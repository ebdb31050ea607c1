import GradientModel

/// Finds what every token refers to, in which order values can be read, and where references run in
/// circles.
struct TokenLinker {
  /// One token's use of another.
  struct Link {
    var token: Int
    var next: Int
  }

  var tree: TokenTree
  var findings: Findings
  /// The tokens, each after all that it refers to.
  var order: [Int] = []
  var links: [Link] = []
  /// The first link of each node.
  var firstLinks: [Int]
  private var suggestionCount = 0

  /// Takes the tree over: one that somebody else held too would be copied whole.
  init(_ builder: consuming TreeBuilder) {
    tree = builder.tree
    findings = builder.findings
    firstLinks = [Int](repeating: -1, count: builder.tree.nodes.count)
  }

  mutating func run() {
    inheritFromGroups()
    for node in tree.nodes.indices where isLive(node) && tree.nodes[node].isToken {
      link(node)
    }
    sort()
  }

  func isLive(_ node: Int) -> Bool {
    !tree.nodes[node].isDetached
  }

  /// Types, deprecation and the neighbourhood of a control come from the groups above.
  private mutating func inheritFromGroups() {
    for node in tree.nodes.indices {
      let parent = tree.nodes[tree.nodes[node].parent]
      if parent.isDetached { tree.nodes[node].isDetached = true }
      tree.nodes[node].deprecated =
        tree.nodes[node].deprecated ?? (node == 0 ? nil : parent.deprecated)
      guard node > 0 else {
        tree.nodes[0].type = tree.nodes[0].declaredType
        continue
      }
      tree.nodes[node].isInComponent = parent.isInComponent || parent.component != nil
      tree.nodes[node].type = tree.nodes[node].declaredType ?? parent.type
      checkIsFinished(node)
    }
  }

  /// Names a group that has a type and nothing to give it to; as a member of a control it is named
  /// with what its value would be.
  private mutating func checkIsFinished(_ group: Int) {
    let node = tree.nodes[group]
    guard !node.isToken, isLive(group), node.firstChild < 0, node.origin < 0,
      tree.document(node.object).member("$type", of: Int(node.object.node)) != nil,
      !(node.isInComponent && MemberNames.contains(MemberNames.tokens, tree.key(group)))
    else { return }
    findings.add(
      .warning, .unfinishedToken, at: tree.place(node.object, isKey: true),
      name: tree.name(group), "has a $type but neither $value nor children; an unfinished token?")
  }

  private mutating func link(_ token: Int) {
    guard let value = tree.nodes[token].value else { return }
    if tree.nodes[token].declaredType == .other { return }
    let document = tree.document(value)
    let first = Int(value.node)
    if tree.nodes[token].isReference {
      return linkPointer(value, of: token, document, isWhole: true)
    }
    for node in first..<Int(document.nodes[first].subtreeEnd)
    where document.nodes[node].kind == .string {
      let reference = value.with(node: node)
      if document.nodes[node].keyEnd - document.nodes[node].keyStart == 4,
        node != first, document.key(node, is: "$ref")
      {
        let isWhole = Int(document.nodes[node].parent) == first
        linkPointer(reference, of: token, document, isWhole: isWhole)
      } else {
        linkAliases(reference, of: token, document, isWhole: node == first)
      }
    }
  }

  private mutating func linkAliases(
    _ reference: NodeReference, of token: Int, _ document: JSONDocument, isWhole: Bool
  ) {
    let text = document.stringSlice(Int(reference.node))
    guard text.contains(UInt8(ascii: "{")) else { return }
    if let whole = Reference(alias: text) {
      noteSpaces(text, tree.place(reference), token)
      if let target = connect(whole, reference, offset: 0, of: token, isWhole: isWhole) {
        tree.note(alias: reference, target: target)
      }
      return
    }
    var cursor = TextCursor(document, Int(reference.node))
    let start = tree.place(reference)
    var index = text.startIndex
    while let open = text[index...].firstIndex(of: UInt8(ascii: "{")),
      let close = text[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if let alias = Reference(alias: text[open...close]) {
        var place = start
        place.offset = cursor.advance(to: open - text.startIndex)
        noteSpaces(text[open...close], place, token)
        let offset = place.offset - start.offset
        _ = connect(alias, reference, offset: offset, of: token, isWhole: false)
      }
      index = close + 1
    }
  }

  /// DTCG has references without white space.
  private mutating func noteSpaces(
    _ alias: ArraySlice<UInt8>, _ place: Findings.Place, _ token: Int
  ) {
    guard alias.contains(where: { $0 <= 0x20 }), let whole = Reference(alias: alias) else { return }
    let path = Array(whole.names.joined(separator: [UInt8(ascii: ".")]))
    guard path.count + 2 != alias.count else { return }
    findings.add(
      .note, .legacySpelling, at: place, name: tree.name(token),
      "the reference has spaces around its name, which DTCG does not know; write "
        + "{\(String(utf8: path))}")
  }

  private mutating func linkPointer(
    _ reference: NodeReference, of token: Int, _ document: JSONDocument, isWhole: Bool
  ) {
    guard let pointer = Reference(pointer: document.string(Int(reference.node)) ?? []) else {
      tree.nodes[token].isBroken = true
      return report(
        .error, .unresolvedReference, reference, token,
        "$ref is \(document.excerpt(Int(reference.node))); it is a JSON pointer within the file, such "
          + "as \"#/palette/rose\"")
    }
    _ = connect(pointer, reference, offset: 0, of: token, isWhole: isWhole)
  }

  /// Notes what a reference means and returns the token, if it means the whole of one.
  private mutating func connect(
    _ parsed: Reference, _ reference: NodeReference, offset: Int, of token: Int, isWhole: Bool
  ) -> Int? {
    var isPart = false
    var place = tree.place(reference)
    place.offset += offset
    let target: Int
    switch tree.target(of: parsed) {
    case .token(let found):
      target = found
      if isWhole { tree.nodes[token].target = found }
    case .legacy(let found):
      target = found
      if isWhole { tree.nodes[token].target = found }
      findings.add(
        .note, .legacySpelling, at: place, name: tree.name(token),
        "the reference ends in “.value”, as Style Dictionary's do; it is read as "
          + "{\(tree.name(found))}")
    case .part(let found, _):
      target = found
      // A value may refer to another part of itself; circles inside show when it is followed.
      if found == token { return nil }
      isPart = true
    case .group(let group):
      tree.nodes[token].isBroken = true
      let root = tree.child(of: group, named: "$root") != nil
      findings.add(
        .error, .referenceToGroup, at: place, name: tree.name(token),
        "refers to the group \(group == 0 ? "of the whole file" : tree.name(group)); "
          + "a reference names a token"
          + (root ? ": write {\(tree.name(group)).$root}" : ""))
      return nil
    case .missing:
      tree.nodes[token].isBroken = true
      reportMissing(parsed, place, token)
      return nil
    }
    links.append(Link(token: target, next: firstLinks[token]))
    firstLinks[token] = links.count - 1
    if tree.nodes[target].deprecated == true, tree.nodes[token].deprecated != true {
      findings.add(
        .warning, .deprecated, at: place, name: tree.name(token),
        "uses \(tree.name(target)), which is deprecated\(deprecationReason(target))")
    }
    return isPart ? nil : target
  }

  private func deprecationReason(_ token: Int) -> String {
    var node = token
    while true {
      let object = tree.nodes[node].object
      let document = tree.document(object)
      if let member = document.member("$deprecated", of: Int(object.node)) {
        guard let reason = document.string(member) else { return "" }
        return ": " + JSONText.excerpt(ArraySlice(reason))
      }
      if node == 0 { return "" }
      node = tree.nodes[node].parent
    }
  }

  private mutating func reportMissing(_ parsed: Reference, _ place: Findings.Place, _ token: Int) {
    let names = parsed.names
    // A search through all names for each of thousands would take longer than the reading.
    suggestionCount += 1
    let suggestion = suggestionCount <= 10 ? tree.suggestion(for: names) : ""
    let wanted = String(utf8: Array(names.joined(separator: [UInt8(ascii: ".")])))
    findings.add(
      .error, .unresolvedReference, at: place, name: tree.name(token),
      "refers to \(wanted.utf8.isEmpty ? "nothing" : wanted), which does not exist\(suggestion)")
  }

  @inline(never)
  mutating func report(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ value: NodeReference, _ token: Int,
    _ message: String
  ) {
    findings.add(severity, code, at: tree.place(value), name: tree.name(token), message)
  }
}
