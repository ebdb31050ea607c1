/// A value in one of the documents that are read together.
package struct NodeReference: Sendable, Equatable {
  package var document: Int32
  package var node: Int32

  init(_ document: Int, _ node: Int) {
    self.document = Int32(truncatingIfNeeded: document)
    self.node = Int32(truncatingIfNeeded: node)
  }

  /// Another value of the same document.
  func with(node: Int) -> NodeReference {
    NodeReference(Int(document), node)
  }
}
