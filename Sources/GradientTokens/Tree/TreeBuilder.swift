import GradientModel

/// Lays documents over each other into one tree of tokens and groups.
///
/// A later layer's tokens replace earlier ones whole; its groups merge. Aliases are looked up only
/// afterwards, so a layer that redefines a primitive changes everything that refers to it.
struct TreeBuilder {
  /// A JSON object whose members are tokens and groups.
  struct Layer: Sendable {
    var object: NodeReference
    /// Whether it writes `value` and `type` without the dollar sign.
    var isPlain = false
    /// Whether it stands beside a `$ref` whose target it changes.
    var isOverride = false
  }

  let limits: ReadingLimits
  /// The appearance that the tree is for.
  let appearance: Appearance
  var tree: TokenTree
  var findings: Findings
  var hasReachedLimit = false
  /// Groups that still have to be read: the JSON object and the group that it describes.
  private var pending: [(object: NodeReference, group: Int)] = []

  init(
    documents: [JSONDocument], appearance: Appearance, limits: ReadingLimits, findings: Findings
  ) {
    self.limits = limits
    self.appearance = appearance
    self.findings = findings
    tree = TokenTree(documents: documents)
  }

  mutating func lay(_ layer: Layer) {
    let document = tree.document(layer.object)
    if tree.nodes.isEmpty {
      _ = tree.append(TokenTree.Node(isToken: false, object: layer.object, parent: 0))
    }
    guard document.kind(Int(layer.object.node)) == .object else { return }
    pending = [(layer.object, 0)]
    while let next = pending.popLast() {
      readGroup(
        next.object, into: next.group, document, isPlain: layer.isPlain,
        isOverride: layer.isOverride && next.group == 0)
    }
  }

  private mutating func readGroup(
    _ object: NodeReference, into group: Int, _ document: JSONDocument, isPlain: Bool,
    isOverride: Bool
  ) {
    let firstPending = pending.count
    for member in document.children(of: Int(object.node)) {
      let reference = object.with(node: member)
      if document.bytes[Int(document.nodes[member].keyStart)] == UInt8(ascii: "$"),
        !document.key(member, is: "$root")
      {
        if isOverride, document.key(member, is: "$ref") { continue }
        readGroupProperty(reference, of: group, document)
      } else if document.kind(member) == .object {
        readChild(reference, in: group, document, isPlain: isPlain)
      } else if document.kind(member) != .invalid {
        readStrayMember(reference, of: group, document, isPlain: isPlain)
      }
    }
    // The last one is taken first; the file's order is easier to follow.
    pending[firstPending...].reverse()
  }

  private mutating func readStrayMember(
    _ member: NodeReference, of group: Int, _ document: JSONDocument, isPlain: Bool
  ) {
    let node = Int(member.node)
    if isPlain, document.key(node, is: "description") || document.key(node, is: "comment") {
      return
    }
    let isOldValue = document.key(node, is: "value") || document.key(node, is: "type")
    if isOldValue {
      return report(
        .error, .mixedSpelling, member, isKey: true, group: group,
        "found “\(text(document.key(node)))” in a file that also writes $value; "
          + "write $\(text(document.key(node)))")
    }
    report(
      .error, .notAToken, member, isKey: true, group: group,
      "“\(text(document.key(node)))” is \(document.excerpt(node)); a member of a group is an object: "
        + "a token, such as { \"$value\": … }, or a group")
  }

  private mutating func readChild(
    _ object: NodeReference, in group: Int, _ document: JSONDocument, isPlain: Bool
  ) {
    let node = Int(object.node)
    if isPlain, document.key(node, is: "extensions") { return }
    let shape = shape(of: node, document, isPlain: isPlain)
    let isRoot = document.key(node, is: "$root")
    guard let child = place(object, in: group, document, isToken: shape.value != nil) else {
      return
    }
    if !isRoot { checkName(object, child, document) }
    tree.nodes[child].isPlain = isPlain
    if let value = shape.value {
      readToken(object, value: value, isReference: shape.isReference, into: child, document)
    } else {
      if isRoot {
        report(
          .error, .notAToken, object, isKey: true, group: child,
          "$root is a token of its group and needs a $value")
      }
      pending.append((object, child))
    }
  }

  private struct Shape {
    var value: Int?
    var isReference = false
    var hasChildren = false
  }

  /// What tells a token from a group.
  private func shape(of object: Int, _ document: JSONDocument, isPlain: Bool) -> Shape {
    var shape = Shape()
    var reference: Int?
    for member in document.children(of: object) {
      if document.bytes[Int(document.nodes[member].keyStart)] == UInt8(ascii: "$") {
        if document.key(member, is: "$value") {
          shape.value = member
        } else if document.key(member, is: "$ref") {
          reference = member
        } else if document.key(member, is: "$root") {
          shape.hasChildren = true
        }
      } else if isPlain, document.key(member, is: "value") {
        shape.value = member
      } else {
        shape.hasChildren = true
      }
    }
    if shape.value == nil, let reference, !shape.hasChildren {
      shape.value = reference
      shape.isReference = true
    }
    return shape
  }

  /// The node of a name in a group: the one that an earlier layer made, or a new one.
  private mutating func place(
    _ object: NodeReference, in group: Int, _ document: JSONDocument, isToken: Bool
  ) -> Int? {
    if let known = tree.child(of: group, keyOf: object) {
      if tree.nodes[known].isToken != isToken { tree.detachChildren(of: known) }
      let before = tree.nodes[known]
      if isToken || before.isToken {
        tree.nodes[known].vendor = nil
        tree.nodes[known].value = nil
        tree.nodes[known].deprecated = nil
        tree.nodes[known].extends = nil
        tree.nodes[known].component = nil
      }
      tree.nodes[known].isToken = isToken
      tree.nodes[known].object = object
      return known
    }
    guard hasRoom(at: object) else { return nil }
    var node = TokenTree.Node(isToken: isToken, object: object, parent: group)
    node.nameHash = document.nodes[Int(object.node)].keyHash
    return tree.append(node)
  }

  /// Whether the tree may grow; says so once where it may not.
  mutating func hasRoom(at place: NodeReference) -> Bool {
    if tree.nodes.count < limits.tokens { return true }
    if !hasReachedLimit {
      hasReachedLimit = true
      report(
        .error, .limit, place, isKey: true, group: 0,
        "more than \(limits.tokens) tokens and groups, which is the limit")
    }
    return false
  }

  private mutating func checkName(_ object: NodeReference, _ node: Int, _ document: JSONDocument) {
    let entry = document.nodes[Int(object.node)]
    let start = Int(entry.keyStart)
    if entry.keyEnd == entry.keyStart {
      return report(
        .error, .badName, object, isKey: true, group: node, "a name is empty; give it a name")
    }
    for byte in document.bytes[start..<Int(entry.keyEnd)] {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "{"), UInt8(ascii: "}"):
        return report(
          .error, .badName, object, isKey: true, group: node,
          "the name “\(text(document.key(Int(object.node))))” holds “\(text([byte]))”; names have no ., "
            + "{ or }, because references are written with them")
      default: continue
      }
    }
  }

  func text(_ bytes: [UInt8]) -> String {
    String(utf8: bytes)
  }

  /// Adds a finding about a JSON value, or about its key.
  @inline(never)
  mutating func report(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ value: NodeReference,
    isKey: Bool = false, group: Int, _ message: String
  ) {
    findings.add(
      severity, code, at: tree.place(value, isKey: isKey), name: tree.name(group), message)
  }
}

extension TokenTree {
  @inline(never)
  func place(_ value: NodeReference, isKey: Bool = false) -> Findings.Place {
    let document = documents[Int(value.document)]
    let node = Int(value.node)
    return Findings.Place(
      document: Int(value.document),
      offset: isKey ? document.keyOffset(node) : document.offset(node))
  }
}
