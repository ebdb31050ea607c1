/// Finds a group's child by its name: one hash table for a whole tree.
///
/// A slot keeps the hash beside the index, so that other children are passed over, and the table
/// grows, without a look at the tree, which is large. A file may be made so that its names crowd in
/// one place of the table: then a `NameTree` takes its place.
struct ChildIndex: Sendable {
  private struct Slot: Sendable {
    /// The hash of name and parent.
    var hash: UInt32 = 0
    /// A node's index, 0 where free: the root is nobody's child.
    var node: UInt32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0
  /// All children once they crowd, empty before.
  private var crowd = NameTree()

  private static func hash(_ parent: Int, _ name: UInt32) -> UInt32 {
    KeyHash.mixed(name, with: UInt32(truncatingIfNeeded: parent))
  }

  /// A group's child by its name and the name's hash.
  @inline(never)
  func first(parent: Int, hash name: UInt32, key: ArraySlice<UInt8>, in tree: TokenTree) -> Int? {
    guard crowd.isEmpty else {
      let node = crowd[ChildIndex.name(key, in: parent)]
      return node.flatMap { tree.nodes[$0].isDetached ? nil : $0 }
    }
    let hash = ChildIndex.hash(parent, name)
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place].node != 0 {
      if slots[place].hash == hash {
        let node = Int(slots[place].node)
        let object = tree.nodes[node].object
        if tree.nodes[node].parent == parent, !tree.nodes[node].isDetached,
          tree.documents[Int(object.document)].key(Int(object.node), equals: key)
        {
          return node
        }
      }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Adds the last of the nodes.
  mutating func insertLast(of nodes: [TokenTree.Node], _ documents: [JSONDocument]) {
    let node = nodes.count - 1
    guard crowd.isEmpty else { return insertIntoCrowd(node, nodes, documents) }
    count += 1
    let slot = Slot(
      hash: ChildIndex.hash(nodes[node].parent, nodes[node].nameHash),
      node: UInt32(truncatingIfNeeded: node))
    let hasRoom = count * 2 <= slots.count || grow(to: slots.count * 2)
    if !hasRoom || !place(slot) { gather(nodes, documents) }
  }

  /// Makes room for so many children beside those of the nodes.
  mutating func reserve(
    _ wanted: Int, _ nodes: [TokenTree.Node], _ documents: [JSONDocument]
  ) {
    var size = slots.count
    while size < wanted * 2 { size *= 2 }
    if crowd.isEmpty, size > slots.count, !grow(to: size) { gather(nodes, documents) }
  }

  /// False where the slots crowd.
  private mutating func grow(to size: Int) -> Bool {
    let old = slots
    slots = [Slot](repeating: Slot(), count: size)
    for slot in old where slot.node != 0 {
      if !place(slot) { return false }
    }
    return true
  }

  /// False where the slots crowd.
  private mutating func place(_ slot: Slot) -> Bool {
    let mask = slots.count - 1
    let home = Int(truncatingIfNeeded: slot.hash)
    for step in 0..<KeyHash.steps where slots[(home + step) & mask].node == 0 {
      slots[(home + step) & mask] = slot
      return true
    }
    return false
  }
}

extension ChildIndex {
  /// Goes over to the tree of names.
  @inline(never)
  private mutating func gather(_ nodes: [TokenTree.Node], _ documents: [JSONDocument]) {
    slots = []
    for node in nodes.indices.dropFirst() { insertIntoCrowd(node, nodes, documents) }
  }

  /// A later child takes the place of one with its name that was detached.
  @inline(never)
  private mutating func insertIntoCrowd(
    _ node: Int, _ nodes: [TokenTree.Node], _ documents: [JSONDocument]
  ) {
    let object = nodes[node].object
    let key = documents[Int(object.document)].keySlice(Int(object.node))
    _ = crowd.insert(ChildIndex.name(key, in: nodes[node].parent), node, keepsFirst: false)
  }

  /// A name that tells groups apart too.
  @inline(never)
  private static func name(_ key: ArraySlice<UInt8>, in parent: Int) -> [UInt8] {
    var name = Array(key)
    for shift in 0..<4 { name.append(UInt8(truncatingIfNeeded: parent >> (shift * 8))) }
    return name
  }
}
