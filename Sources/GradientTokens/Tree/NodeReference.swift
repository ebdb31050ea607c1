/// A value in one of the documents that are read together.
package struct NodeReference: Sendable, Equatable {
  package var document: Int32
  package var node: Int32

  init(_ document: Int, _ node: Int) {
    self.document = Int32(truncatingIfNeeded: document)
    self.node = Int32(truncatingIfNeeded: node)
  }

  /// No value, where an optional would take half as much again.
  static var missing: NodeReference { NodeReference(-1, -1) }

  var orNil: NodeReference? { node < 0 ? nil : self }

  /// Another value of the same document.
  func with(node: Int) -> NodeReference {
    NodeReference(Int(document), node)
  }
}
