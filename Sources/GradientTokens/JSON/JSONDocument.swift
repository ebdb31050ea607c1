/// A JSON text and its values, in one flat array in the order of the text.
///
/// Nothing here refers to anything else but by index, so neither reading nor releasing a document
/// recurses, however deep it is. A class, as every stage hands documents on: one reference instead of
/// a path and two arrays.
package final class JSONDocument: Sendable {
  package enum Kind: UInt8, Sendable {
    case object, array, string, number, boolean, null
    /// A value that is not JSON; the reader has said so.
    case invalid
  }

  /// One value, its offsets counted in bytes of the text.
  package struct Node: Sendable {
    package var kind: Kind
    /// Whether the key, and whether a string's text, holds backslashes or broken UTF-8.
    var isKeyEscaped = false
    var isTextEscaped = false
    /// The key's hash, after escapes are decoded.
    var keyHash: UInt32 = 0
    /// The object or array that holds the value; the root holds itself.
    var parent: UInt32
    /// The key between its quotes; empty at 0 for elements of arrays.
    var keyStart: UInt32 = 0
    var keyEnd: UInt32 = 0
    /// The value with its quotes or brackets.
    var start: UInt32
    var end: UInt32
    /// The index after the last value inside this one.
    var subtreeEnd: UInt32
    var childCount: UInt32 = 0
  }

  /// The file, as the caller named it.
  package let path: String
  package let bytes: [UInt8]
  /// The values; empty where the text holds none.
  package let nodes: [Node]
  /// Whether some object has a key twice, which is an error.
  let hasDuplicateKeys: Bool

  package init(
    path: String, bytes: [UInt8], nodes: [Node] = [], hasDuplicateKeys: Bool = false
  ) {
    self.path = path
    self.bytes = bytes
    self.nodes = nodes
    self.hasDuplicateKeys = hasDuplicateKeys
  }
}

extension JSONDocument {
  /// The indices of the values directly inside an object or array.
  package struct Children: Sequence, IteratorProtocol {
    fileprivate let nodes: [Node]
    fileprivate var index: Int
    fileprivate let end: Int

    package mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Int(nodes[index].subtreeEnd) }
      return index
    }
  }

  package func children(of node: Int) -> Children {
    Children(nodes: nodes, index: node + 1, end: Int(nodes[node].subtreeEnd))
  }

  package func kind(_ node: Int) -> Kind {
    nodes[node].kind
  }

  package func count(_ node: Int) -> Int {
    Int(nodes[node].childCount)
  }

  /// The first member of an object with this key.
  @inline(never)
  package func member(_ key: StaticString, of node: Int) -> Int? {
    guard nodes[node].kind == .object else { return nil }
    return children(of: node).first { self.key($0, is: key) }
  }

  /// The first member of an object with this key.
  @inline(never)
  package func member(named key: [UInt8], of node: Int) -> Int? {
    guard nodes[node].kind == .object else { return nil }
    let hash = KeyHash.of(key[...])
    return children(of: node).first { nodes[$0].keyHash == hash && self.key($0) == key }
  }

  /// The element of an array at a place.
  @inline(never)
  package func element(_ index: Int, of node: Int) -> Int? {
    guard nodes[node].kind == .array, index >= 0, index < count(node) else { return nil }
    var left = index
    for child in children(of: node) {
      if left == 0 { return child }
      left -= 1
    }
    return nil
  }

  /// Where the value's key starts, or the value itself in an array.
  package func keyOffset(_ node: Int) -> Int {
    let key = Int(nodes[node].keyStart)
    return key > 0 ? key - 1 : Int(nodes[node].start)
  }

  package func offset(_ node: Int) -> Int {
    Int(nodes[node].start)
  }
}
