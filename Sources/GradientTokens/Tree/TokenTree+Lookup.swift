extension TokenTree {
  /// What a reference leads to.
  enum Target {
    case token(Int)
    case group(Int)
    /// A part of a token's value: the names after `$value`.
    case part(Int, [[UInt8]])
    /// A token, by the old spelling `{a.b.value}`.
    case legacy(Int)
    case missing
  }

  func target(of reference: Reference) -> Target {
    switch reference {
    case .alias(let path): target(ofAlias: path)
    case .pointer(let segments): target(ofPointer: segments)
    }
  }

  /// Follows names joined by dots.
  func target(ofAlias path: ArraySlice<UInt8>) -> Target {
    guard !path.isEmpty else { return .missing }
    var node = 0
    var start = path.startIndex
    while start <= path.endIndex {
      var end = start
      while end < path.endIndex, path[end] != UInt8(ascii: ".") { end += 1 }
      let name = path[start..<end]
      if nodes[node].isToken {
        let isOld = end == path.endIndex && name.elementsEqual("value".utf8)
        return isOld ? .legacy(node) : .missing
      }
      guard let child = child(of: node, named: name) else { return .missing }
      node = child
      start = end + 1
    }
    return nodes[node].isToken ? .token(node) : .group(node)
  }

  /// Follows the names of a JSON pointer, `$value` and beyond included.
  func target(ofPointer segments: [[UInt8]]) -> Target {
    var node = 0
    var index = 0
    while index < segments.count, !nodes[node].isToken {
      guard let child = child(of: node, named: ArraySlice(segments[index])) else { return .missing }
      node = child
      index += 1
    }
    guard nodes[node].isToken else { return .group(node) }
    guard index < segments.count else { return .token(node) }
    let isValue =
      segments[index].elementsEqual("$value".utf8)
      || (nodes[node].isPlain && segments[index].elementsEqual("value".utf8))
    guard isValue else { return .missing }
    let rest = Array(segments[(index + 1)...])
    return rest.isEmpty ? .token(node) : .part(node, rest)
  }

  /// The value that a JSON value stands for: itself, or what its references lead to.
  ///
  /// Tokens that it refers to must have been resolved before. Nil where something on the way is
  /// missing, or where the way is longer than any file needs.
  package func followed(_ start: NodeReference) -> NodeReference? {
    var way: [NodeReference] = []
    return follow(start, &way)
  }

  /// What there is to say where the way from a value through its references has no end; nil where it
  /// has one.
  func circle(from start: NodeReference) -> String? {
    var way: [NodeReference] = []
    guard follow(start, &way) == nil, way.count == Self.stepLimit, let last = way.last else {
      return nil
    }
    // One round: from the start where it is part of the circle, else the last one.
    var round = way[...]
    if let again = way.dropFirst().firstIndex(of: start) {
      round = way[...again]
    } else if let first = way.dropLast().lastIndex(of: last) {
      round = way[first...]
    }
    var chain = ""
    for reference in round {
      if !chain.utf8.isEmpty { chain += " → " }
      chain += document(reference).referenceText(Int(reference.node))
    }
    return "references run in a circle: \(chain); give one of these parts a value"
  }

  private static let stepLimit = 1_000

  /// Follows references and notes each of them.
  private func follow(_ start: NodeReference, _ way: inout [NodeReference]) -> NodeReference? {
    var current = start
    var pending: [[UInt8]] = []
    while true {
      let document = documents[Int(current.document)]
      let node = Int(current.node)
      if let token = target(noted: current) {
        way.append(current)
        guard way.count < Self.stepLimit, let resolved = nodes[token].resolved else { return nil }
        current = resolved
        continue
      }
      if let reference = reference(in: node, of: document) {
        way.append(current)
        guard way.count < Self.stepLimit else { return nil }
        switch target(of: reference) {
        case .token(let token), .legacy(let token):
          guard let resolved = nodes[token].resolved else { return nil }
          current = resolved
        case .part(let token, let segments):
          guard let resolved = nodes[token].resolved ?? nodes[token].value else { return nil }
          current = resolved
          pending.append(contentsOf: segments.reversed())
        case .group, .missing: return nil
        }
        continue
      }
      guard let name = pending.popLast() else { return current }
      guard let part = document.part(named: name, of: node) else { return nil }
      current = current.with(node: part)
    }
  }

  /// The reference that a whole JSON value is.
  func reference(in node: Int, of document: JSONDocument) -> Reference? {
    switch document.kind(node) {
    case .string:
      guard document.nodes[node].end - document.nodes[node].start > 3,
        document.mayBeAlias(node)
      else { return nil }
      return Reference(alias: document.stringSlice(node))
    case .object:
      guard let member = document.member("$ref", of: node), let text = document.string(member)
      else { return nil }
      return Reference(pointer: text)
    default: return nil
    }
  }
}

extension JSONDocument {
  /// Whether a string may be an alias as a whole, by its first character.
  func mayBeAlias(_ string: Int) -> Bool {
    let first = bytes[Int(nodes[string].start) + 1]
    return first <= 0x20 || first == UInt8(ascii: "{") || first == UInt8(ascii: "\\")
  }

  /// A reference as the file writes it, without quotation marks.
  fileprivate func referenceText(_ node: Int) -> String {
    let text = member("$ref", of: node) ?? node
    return JSONText.excerpt(ArraySlice(string(text) ?? []))
  }

  /// The member or element that one name of a JSON pointer means.
  func part(named name: [UInt8], of node: Int) -> Int? {
    guard kind(node) == .array else { return member(named: name, of: node) }
    var index = 0
    guard !name.isEmpty, name.count < 10, name.count == 1 || name[0] != UInt8(ascii: "0") else {
      return nil
    }
    for byte in name {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      index = index * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return element(index, of: node)
  }
}
