/// Finds what every token refers to, in which order values can be read, and where references run in
/// circles.
struct TokenLinker {
  /// One token's use of another.
  private struct Link {
    var token: Int
    var next: Int
  }

  var tree: TokenTree
  var findings: Findings
  /// The tokens, each after all that it refers to.
  private(set) var order: [Int] = []
  private var links: [Link] = []
  /// The first link of each node.
  private var firstLinks: [Int]
  private var suggestionCount = 0

  init(_ builder: TreeBuilder) {
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

  private func isLive(_ node: Int) -> Bool {
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
    }
  }

  // MARK: Links

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
      return connect(whole, reference, offset: 0, of: token, isWhole: isWhole)
    }
    var index = text.startIndex
    while let open = text[index...].firstIndex(of: UInt8(ascii: "{")),
      let close = text[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      if let alias = Reference(alias: text[open...close]) {
        // Offsets within escaped text are not those of the file.
        let isEscaped = document.nodes[Int(reference.node)].isTextEscaped
        let offset = isEscaped ? 0 : open - text.startIndex + 1
        connect(alias, reference, offset: offset, of: token, isWhole: false)
      }
      index = close + 1
    }
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
    connect(pointer, reference, offset: 0, of: token, isWhole: isWhole)
  }

  private mutating func connect(
    _ parsed: Reference, _ reference: NodeReference, offset: Int, of token: Int, isWhole: Bool
  ) {
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
      if found == token { return }
    case .group(let group):
      tree.nodes[token].isBroken = true
      let root = tree.child(of: group, named: "$root") != nil
      return findings.add(
        .error, .referenceToGroup, at: place, name: tree.name(token),
        "refers to the group \(group == 0 ? "of the whole file" : tree.name(group)); "
          + "a reference names a token"
          + (root ? ": write {\(tree.name(group)).$root}" : ""))
    case .missing:
      tree.nodes[token].isBroken = true
      return reportMissing(parsed, place, token)
    }
    links.append(Link(token: target, next: firstLinks[token]))
    firstLinks[token] = links.count - 1
    if tree.nodes[target].deprecated == true, tree.nodes[token].deprecated != true {
      findings.add(
        .warning, .deprecated, at: place, name: tree.name(token),
        "uses \(tree.name(target)), which is deprecated\(deprecationReason(target))")
    }
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
    let names: [[UInt8]]
    switch parsed {
    case .alias(let path):
      names = path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
        Array($0)
      }
    case .pointer(let segments): names = segments
    }
    // A search through all names for each of thousands would take longer than the reading.
    suggestionCount += 1
    let suggestion = suggestionCount <= 10 ? tree.suggestion(for: names) : ""
    let wanted = String(
      decoding: Array(names.joined(separator: [UInt8(ascii: ".")])), as: UTF8.self)
    findings.add(
      .error, .unresolvedReference, at: place, name: tree.name(token),
      "refers to \(wanted.utf8.isEmpty ? "nothing" : wanted), which does not exist\(suggestion)")
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ value: NodeReference, _ token: Int,
    _ message: String
  ) {
    findings.add(severity, code, at: tree.place(value), name: tree.name(token), message)
  }

  // MARK: Order

  /// Orders the tokens by what they refer to.
  ///
  /// Robert Tarjan, Depth-first search and linear graph algorithms (1972, doi:10.1137/0201010),
  /// with the recursion on a stack of our own: tokens that refer to each other come out together.
  private mutating func sort() {
    let count = tree.nodes.count
    var visited = [Int](repeating: -1, count: count)
    var low = [Int](repeating: 0, count: count)
    var isOpen = [Bool](repeating: false, count: count)
    var open: [Int] = []
    var frames: [(token: Int, link: Int)] = []
    var clock = 0
    order.reserveCapacity(count)
    for start in 0..<count where tree.nodes[start].isToken && isLive(start) && visited[start] < 0 {
      frames.append((start, firstLinks[start]))
      while let frame = frames.last {
        let token = frame.token
        if visited[token] < 0 {
          visited[token] = clock
          low[token] = clock
          clock += 1
          isOpen[token] = true
          open.append(token)
        }
        if frame.link >= 0 {
          frames[frames.count - 1].link = links[frame.link].next
          let next = links[frame.link].token
          if visited[next] < 0 {
            frames.append((next, firstLinks[next]))
          } else if isOpen[next] {
            low[token] = min(low[token], visited[next])
          }
          continue
        }
        frames.removeLast()
        if let parent = frames.last { low[parent.token] = min(low[parent.token], low[token]) }
        guard low[token] == visited[token] else { continue }
        var members: [Int] = []
        while let last = open.popLast() {
          isOpen[last] = false
          members.append(last)
          if last == token { break }
        }
        if members.count > 1 || refersToItself(token) {
          reportCycle(members.reversed())
        }
        for member in members.reversed() {
          order.append(member)
          resolve(member)
        }
      }
    }
  }

  private func refersToItself(_ token: Int) -> Bool {
    var link = firstLinks[token]
    while link >= 0 {
      if links[link].token == token { return true }
      link = links[link].next
    }
    return false
  }

  private mutating func reportCycle(_ members: [Int]) {
    var chain = ""
    for member in members {
      tree.nodes[member].isBroken = true
      chain += tree.name(member) + " → "
    }
    guard let value = tree.nodes[members[0]].value else { return }
    report(
      .error, .cycle, value, members[0],
      "references run in a circle: \(chain)\(tree.name(members[0])); give one of them a value")
  }

  /// Gives a token its type and its value; everything it refers to has them.
  private mutating func resolve(_ token: Int) {
    let node = tree.nodes[token]
    guard !node.isBroken, let value = node.value else { return }
    if node.target >= 0 {
      let target = tree.nodes[node.target]
      tree.nodes[token].isBroken = target.isBroken
      tree.nodes[token].resolved = target.resolved
      if let own = node.declaredType, let type = target.type, own != type, own != .other,
        !target.isBroken
      {
        tree.nodes[token].isBroken = true
        report(
          .error, .typeMismatch, value, token,
          "is a \(own.name), but \(tree.name(node.target)) is a \(type.name); "
            + "change $type or refer to another token")
      }
      tree.nodes[token].type = node.declaredType ?? target.type ?? node.type
    } else {
      tree.nodes[token].resolved = tree.followed(value)
      if tree.nodes[token].resolved == nil {
        tree.nodes[token].isBroken = true
        report(
          .error, .unresolvedReference, value, token,
          "a $ref leads to a part that the value does not have; check the names after $value")
      }
    }
    if tree.nodes[token].type == nil, !node.isInComponent, !tree.nodes[token].isBroken {
      tree.nodes[token].isBroken = true
      findings.add(
        .error, .missingType, at: tree.place(node.object, isKey: true), name: tree.name(token),
        "has no type: neither the token nor a group around it says $type; add one of \(TokenType.list)"
      )
    }
  }
}
