/// Finds a group's child by its name: one hash table for a whole tree.
struct ChildIndex: Sendable {
  /// Node indices, 0 where free: the root is nobody's child.
  private var slots = [UInt32](repeating: 0, count: 64)
  private var count = 0

  private static func start(_ parent: Int, _ hash: UInt32, _ mask: Int) -> Int {
    Int(
      KeyHash.mixed(hash, with: UInt32(truncatingIfNeeded: parent))
        & UInt32(truncatingIfNeeded: mask))
  }

  func first(
    parent: Int, hash: UInt32, in nodes: [TokenTree.Node], where matches: (Int) -> Bool
  ) -> Int? {
    let mask = slots.count - 1
    var slot = ChildIndex.start(parent, hash, mask)
    while slots[slot] != 0 {
      let node = Int(slots[slot])
      if nodes[node].nameHash == hash, nodes[node].parent == parent, !nodes[node].isDetached,
        matches(node)
      {
        return node
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  mutating func insert(_ node: Int, in nodes: [TokenTree.Node]) {
    count += 1
    if count * 2 > slots.count {
      let old = slots
      slots = [UInt32](repeating: 0, count: old.count * 2)
      for entry in old where entry != 0 { place(Int(entry), in: nodes) }
    }
    place(node, in: nodes)
  }

  private mutating func place(_ node: Int, in nodes: [TokenTree.Node]) {
    let mask = slots.count - 1
    var slot = ChildIndex.start(nodes[node].parent, nodes[node].nameHash, mask)
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = UInt32(node)
  }
}
