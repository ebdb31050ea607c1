import GradientModel

/// The tokens and groups of one or more documents laid over each other, in one flat array.
///
/// A child always comes after its parent, so passes from the root down are plain loops.
package struct TokenTree: Sendable {
  /// A token or group.
  ///
  /// Its numbers are kept in 32 bits, and no value as -1: trees are large, and how fast they are read
  /// is how little of them there is.
  package struct Node: Sendable {
    /// The JSON object that says what the token or group is; of several layers, the last.
    package var object: NodeReference
    private var parentIndex: Int32
    private var firstChildIndex: Int32 = -1
    private var lastChildIndex: Int32 = -1
    private var nextSiblingIndex: Int32 = -1
    private var targetIndex: Int32 = -1
    private var inheritedIndex: Int32 = -1
    private var originIndex: Int32 = -1
    private var valuePlace = NodeReference.missing
    private var resolvedPlace = NodeReference.missing
    private var extendsPlace = NodeReference.missing
    private var vendorPlace = NodeReference.missing
    private var componentPlace = NodeReference.missing
    var nameHash: UInt32 = 0
    /// Its own `$type`.
    package var declaredType: TokenType?
    /// The `$type` it has in the end: its own, its target's or its groups'.
    package var type: TokenType?
    package var isToken: Bool
    /// Whether a later layer took the name for something else.
    var isDetached = false
    /// Whether the document writes `value` for `$value`.
    var isPlain = false
    /// Whether `value` is a token-level `$ref`.
    var isReference = false
    /// Whether a reference in it leads nowhere, or in a circle.
    package var isBroken = false
    /// Whether a group above is a control, whose members' names tell their types.
    package var isInComponent = false
    /// Whether our extension marks it as a base only; never inherited.
    package var isAbstract = false
    /// `$deprecated`: nil where it says nothing.
    var deprecated: Bool?

    init(isToken: Bool, object: NodeReference, parent: Int) {
      self.isToken = isToken
      self.object = object
      parentIndex = Int32(truncatingIfNeeded: parent)
    }
  }

  package internal(set) var documents: [JSONDocument]
  package internal(set) var nodes: [Node] = []
  private var index = ChildIndex()
  /// Linked list of extension objects that groups inherit.
  var inherited: [InheritedVendor] = []

  struct InheritedVendor: Sendable {
    var object: NodeReference
    var next: Int
    /// The nearest value of each of `inheritedKeys` from here on: walking along a chain of thousands
    /// of groups for each of them would take the square of the time.
    var nearest: [NodeReference?]
  }

  /// The members of our extension that `$extends` brings.
  static let inheritedKeys: [StaticString] = [
    "press", "disabled-look", "dynamic-type", "sample", "curve", "ignore",
  ]

  init(documents: [JSONDocument]) {
    self.documents = documents
  }

  @inline(never)
  func document(_ reference: NodeReference) -> JSONDocument {
    documents[Int(reference.document)]
  }

  /// Makes room for the tokens and groups of a document.
  mutating func reserve(for document: JSONDocument) {
    // A token is an object with a key or two and their values.
    let expected = nodes.count + document.nodes.count / 3
    nodes.reserveCapacity(expected)
    index.reserve(expected, nodes, documents)
  }
}

extension TokenTree.Node {
  /// The group that holds it; the root holds itself.
  package var parent: Int { Int(parentIndex) }

  package internal(set) var firstChild: Int {
    get { Int(firstChildIndex) }
    set { firstChildIndex = Int32(truncatingIfNeeded: newValue) }
  }

  var lastChild: Int {
    get { Int(lastChildIndex) }
    set { lastChildIndex = Int32(truncatingIfNeeded: newValue) }
  }

  package internal(set) var nextSibling: Int {
    get { Int(nextSiblingIndex) }
    set { nextSiblingIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// The token whose whole value this one takes.
  package internal(set) var target: Int {
    get { Int(targetIndex) }
    set { targetIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// Our extensions that `$extends` brings, nearest first; see `TokenTree.inherited`.
  var inheritedVendors: Int {
    get { Int(inheritedIndex) }
    set { inheritedIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// The group that `$extends` copied it from.
  var origin: Int {
    get { Int(originIndex) }
    set { originIndex = Int32(truncatingIfNeeded: newValue) }
  }

  /// `$value`, or the `$ref` that stands for it.
  package internal(set) var value: NodeReference? {
    get { valuePlace.orNil }
    set { valuePlace = newValue ?? .missing }
  }

  /// The value after all references to whole values; nil where there is none to be had.
  package internal(set) var resolved: NodeReference? {
    get { resolvedPlace.orNil }
    set { resolvedPlace = newValue ?? .missing }
  }

  /// `$extends`, or a group's `$ref`.
  var extends: NodeReference? {
    get { extendsPlace.orNil }
    set { extendsPlace = newValue ?? .missing }
  }

  /// Our vendor's object in `$extensions`.
  package internal(set) var vendor: NodeReference? {
    get { vendorPlace.orNil }
    set { vendorPlace = newValue ?? .missing }
  }

  /// The member of our extension that makes the group a control, inherited through `$extends`.
  package internal(set) var component: NodeReference? {
    get { componentPlace.orNil }
    set { componentPlace = newValue ?? .missing }
  }
}

extension TokenTree {
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var index: Int

    package mutating func next() -> Int? {
      guard index >= 0 else { return nil }
      defer { index = nodes[index].nextSibling }
      return index
    }
  }

  package func children(of node: Int) -> Children {
    Children(nodes: nodes, index: nodes[node].firstChild)
  }

  /// A token's or group's own name.
  package func key(_ node: Int) -> [UInt8] {
    let object = nodes[node].object
    return node == 0 ? [] : documents[Int(object.document)].key(Int(object.node))
  }

  @inline(never)
  package func key(_ node: Int, is name: StaticString) -> Bool {
    let object = nodes[node].object
    return node != 0 && documents[Int(object.document)].key(Int(object.node), is: name)
  }

  /// The names from the root down.
  @inline(never)
  package func path(_ node: Int) -> [[UInt8]] {
    var result: [[UInt8]] = []
    var current = node
    while current != 0 {
      result.append(key(current))
      current = nodes[current].parent
    }
    return result.reversed()
  }

  /// The names from the root down, joined.
  @inline(never)
  package func name(_ node: Int, separator: UInt8 = UInt8(ascii: ".")) -> String {
    var bytes: [UInt8] = []
    for key in path(node) {
      if !bytes.isEmpty { bytes.append(separator) }
      bytes.append(contentsOf: key)
    }
    return String(utf8: bytes)
  }

  /// The child of a group with this name.
  package func child(of parent: Int, named name: ArraySlice<UInt8>) -> Int? {
    index.first(parent: parent, hash: KeyHash.of(name), key: name, in: self)
  }

  @inline(never)
  package func child(of parent: Int, named name: StaticString) -> Int? {
    child(of: parent, named: name.bytes[...])
  }

  /// The child of a group that has the same name as another token or group.
  func child(of parent: Int, namedLike other: Int) -> Int? {
    child(of: parent, keyOf: nodes[other].object)
  }

  /// The child of a group whose key is that of a JSON value.
  @inline(never)
  func child(of parent: Int, keyOf value: NodeReference) -> Int? {
    let document = document(value)
    let node = Int(value.node)
    return index.first(
      parent: parent, hash: document.nodes[node].keyHash, key: document.keySlice(node), in: self)
  }

  /// Adds a token or group at the end of a group and returns its index.
  mutating func append(_ node: Node) -> Int {
    let new = nodes.count
    nodes.append(node)
    guard new > 0 else { return new }
    let parent = node.parent
    if nodes[parent].lastChild >= 0 {
      nodes[nodes[parent].lastChild].nextSibling = new
    } else {
      nodes[parent].firstChild = new
    }
    nodes[parent].lastChild = new
    index.insertLast(of: nodes, documents)
    return new
  }

  /// Takes a group's children away.
  mutating func detachChildren(of node: Int) {
    var child = nodes[node].firstChild
    while child >= 0 {
      nodes[child].isDetached = true
      child = nodes[child].nextSibling
    }
    nodes[node].firstChild = -1
    nodes[node].lastChild = -1
  }
}

extension JSONDocument {
  /// A value's key, decoded where it needs it.
  func keySlice(_ node: Int) -> ArraySlice<UInt8> {
    nodes[node].isKeyEscaped
      ? key(node)[...] : bytes[Int(nodes[node].keyStart)..<Int(nodes[node].keyEnd)]
  }

  /// Whether a value's key is these bytes.
  func key(_ node: Int, equals name: ArraySlice<UInt8>) -> Bool {
    if nodes[node].isKeyEscaped { return ArraySlice(key(node)) == name }
    var index = Int(nodes[node].keyStart)
    guard Int(nodes[node].keyEnd) - index == name.count else { return false }
    for byte in name {
      if byte != bytes[index] { return false }
      index += 1
    }
    return true
  }

  func hasSameKey(_ node: Int, as other: Int, in document: JSONDocument) -> Bool {
    key(node, equals: document.keySlice(other))
  }
}
