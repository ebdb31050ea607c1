import GradientModel

/// The text of a style file, which is changed with as few bytes as the change takes.
///
/// Layout, comments, the order of keys, unknown keys and aliases stay as they are, and what is
/// added is laid out as what is around it. Every change gives a new text or says why it cannot be
/// made.
///
/// ```swift
/// let text = try StyleText(bytes)
///   .setting("fill", to: "\"#784559\"", at: .control("rec", state: .highlighted))
/// ```
package struct StyleText: Sendable {
  /// The text in UTF-8.
  package var bytes: [UInt8] { document.bytes }
  let document: JSONDocument
  let layout: TextLayout

  /// Takes a text that is one JSON object; comments are allowed.
  ///
  /// - Parameter bytes: The text in UTF-8.
  /// - Throws: An error where the text is not JSON: nothing is changed blindly.
  package init(_ bytes: [UInt8]) throws(StyleEditError) {
    var findings = Findings()
    document = JSONParser.parse(
      bytes, path: "style", dialect: .jsonWithComments, findings: &findings)
    guard !findings.hasErrors, let root = document.nodes.first, root.kind == .object else {
      let first = findings.located(in: [document]).first { $0.severity == .error }
      let place = first.map { "line \($0.line): \($0.message)" } ?? "it holds no object"
      throw StyleEditError("the text has to be mended first: \(place)")
    }
    layout = TextLayout(document)
  }

  func applying(_ changes: [TextChange]) throws(StyleEditError) -> StyleText {
    try StyleText(TextChange.applied(changes, to: bytes))
  }

  // MARK: Finding

  /// A group that is there, and the names of those below it that are not.
  struct Found {
    var node: Int
    var missing: [[UInt8]] = []
    /// The owner and the overrides in it, from the owner's own group down.
    var chain: [Int] = []
  }

  func find(_ place: StylePlace) throws(StyleEditError) -> Found {
    var found: Found
    switch place.owner {
    case .control(let name): found = try control(named: name)
    case .group(let names): found = group(names)
    }
    if !found.missing.isEmpty {
      found.missing += place.overrides.map { $0.name }
      return found
    }
    found.chain = [found.node]
    for (index, step) in place.overrides.enumerated() {
      let next = document.children(of: found.node).first { child in
        document.kind(child) == .object && step.matches(document.key(child))
      }
      guard let next else {
        found.missing = place.overrides[index...].map { $0.name }
        break
      }
      found.node = next
      found.chain.append(next)
    }
    return found
  }

  private func group(_ names: [[UInt8]]) -> Found {
    var found = Found(node: 0)
    for (index, name) in names.enumerated() {
      guard let next = document.member(named: name, of: found.node),
        document.kind(next) == .object
      else {
        found.missing = Array(names[index...])
        break
      }
      found.node = next
    }
    return found
  }

  /// The group of a control; a name may itself hold a slash, so every way is tried.
  private func control(named name: [UInt8]) throws(StyleEditError) -> Found {
    var pending: [(node: Int, rest: ArraySlice<UInt8>)] = [(0, name[...])]
    var nearest = (node: 0, rest: name[...])
    while let (node, rest) = pending.popLast() {
      if rest.isEmpty, node != 0 { return Found(node: node) }
      if rest.count < nearest.rest.count { nearest = (node, rest) }
      for child in document.children(of: node) where document.kind(child) == .object {
        let key = document.key(child)
        guard !key.isEmpty, rest.starts(with: key) else { continue }
        let after = rest.dropFirst(key.count)
        if after.isEmpty {
          pending.append((child, after))
        } else if after.first == UInt8(ascii: "/") {
          pending.append((child, after.dropFirst()))
        }
      }
    }
    // A group that is extended with all its controls: what is said of one makes its group here.
    guard isExtending(nearest.node) else {
      throw StyleEditError(
        "the file has no group for “\(String(utf8: name))” to write into")
    }
    let missing = nearest.rest.split(separator: UInt8(ascii: "/")).map { Array($0) }
    return Found(node: nearest.node, missing: missing)
  }

  private func isExtending(_ group: Int) -> Bool {
    var node = group
    while node != 0 {
      if document.member("$extends", of: node) != nil || document.member("$ref", of: node) != nil {
        return true
      }
      node = Int(document.nodes[node].parent)
    }
    return false
  }
}
