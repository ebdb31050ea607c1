/// Finds a group's child by its name: one hash table for a whole tree.
///
/// A slot keeps the hash beside the index, so that other children are passed over, and the table
/// grows, without a look at the tree, which is large.
struct ChildIndex: Sendable {
  private struct Slot: Sendable {
    /// The hash of name and parent.
    var hash: UInt32 = 0
    /// A node's index, 0 where free: the root is nobody's child.
    var node: UInt32 = 0
  }

  private var slots = [Slot](repeating: Slot(), count: 64)
  private var count = 0

  private static func hash(_ parent: Int, _ name: UInt32) -> UInt32 {
    KeyHash.mixed(name, with: UInt32(truncatingIfNeeded: parent))
  }

  func first(
    parent: Int, hash name: UInt32, in nodes: [TokenTree.Node], where matches: (Int) -> Bool
  ) -> Int? {
    let hash = ChildIndex.hash(parent, name)
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place].node != 0 {
      if slots[place].hash == hash {
        let node = Int(slots[place].node)
        if nodes[node].nameHash == name, nodes[node].parent == parent, !nodes[node].isDetached,
          matches(node)
        {
          return node
        }
      }
      place = (place + 1) & mask
    }
    return nil
  }

  mutating func insert(_ node: Int, in nodes: [TokenTree.Node]) {
    count += 1
    if count * 2 > slots.count { grow(to: slots.count * 2) }
    place(
      Slot(
        hash: ChildIndex.hash(nodes[node].parent, nodes[node].nameHash),
        node: UInt32(truncatingIfNeeded: node)))
  }

  /// Makes room for so many children.
  mutating func reserve(_ wanted: Int) {
    var size = slots.count
    while size < wanted * 2 { size *= 2 }
    if size > slots.count { grow(to: size) }
  }

  private mutating func grow(to size: Int) {
    let old = slots
    slots = [Slot](repeating: Slot(), count: size)
    for slot in old where slot.node != 0 { place(slot) }
  }

  private mutating func place(_ slot: Slot) {
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: slot.hash) & mask
    while slots[place].node != 0 { place = (place + 1) & mask }
    slots[place] = slot
  }
}
