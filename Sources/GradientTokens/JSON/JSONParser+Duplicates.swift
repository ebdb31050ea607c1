/// A hash table of one object's keys, kept between objects.
struct DuplicateTable {
  /// Node indices, 0 where free: the root is nobody's member.
  fileprivate var slots: [UInt32] = []

  /// Makes room for `count` keys in at least twice as many slots.
  fileprivate mutating func reset(for count: Int) -> Int {
    var size = 16
    while size < count * 2 { size *= 2 }
    if slots.count < size {
      slots = [UInt32](repeating: 0, count: size)
    } else {
      for slot in 0..<size { slots[slot] = 0 }
    }
    return size
  }
}

extension JSONParser {
  mutating func checkDuplicates(in object: Int) {
    let count = Int(nodes[object].childCount)
    guard count > 1 else { return }
    if count <= 8 {
      checkFew(in: object)
    } else {
      let rest = checkMany(in: object, count)
      if rest < nodes.count { checkCrowd(in: object, from: rest) }
    }
  }

  private mutating func checkFew(in object: Int) {
    var child = object + 1
    while child < nodes.count {
      var other = object + 1
      while other < child {
        if nodes[other].keyHash == nodes[child].keyHash, hasSameKey(other, child) {
          reportDuplicate(child, of: other)
          break
        }
        other = Int(nodes[other].subtreeEnd)
      }
      child = Int(nodes[child].subtreeEnd)
    }
  }

  /// Looks the keys up in a hash table; returns the first of those that are left because they crowd.
  private mutating func checkMany(in object: Int, _ count: Int) -> Int {
    let mask = UInt32(duplicates.reset(for: count) - 1)
    var child = object + 1
    while child < nodes.count {
      var slot = KeyHash.mixed(nodes[child].keyHash) & mask
      var steps = 0
      while duplicates.slots[Int(slot)] != 0 {
        let other = Int(duplicates.slots[Int(slot)])
        if nodes[other].keyHash == nodes[child].keyHash, hasSameKey(other, child) {
          reportDuplicate(child, of: other)
          break
        }
        slot = (slot + 1) & mask
        steps += 1
        if steps == KeyHash.steps { return child }
      }
      if duplicates.slots[Int(slot)] == 0 { duplicates.slots[Int(slot)] = UInt32(child) }
      child = Int(nodes[child].subtreeEnd)
    }
    return child
  }

  /// The same for keys that were made to have one hash; those before `first` have been looked up.
  @inline(never)
  private mutating func checkCrowd(in object: Int, from first: Int) {
    var names = NameTree()
    var child = object + 1
    while child < nodes.count {
      if let known = names.insert(decodedKey(child), child, keepsFirst: true), child >= first {
        reportDuplicate(child, of: known)
      }
      child = Int(nodes[child].subtreeEnd)
    }
  }

  private func hasSameKey(_ a: Int, _ b: Int) -> Bool {
    if nodes[a].isKeyEscaped || nodes[b].isKeyEscaped { return decodedKey(a) == decodedKey(b) }
    let length = nodes[a].keyEnd - nodes[a].keyStart
    guard length == nodes[b].keyEnd - nodes[b].keyStart else { return false }
    for offset in 0..<Int(length)
    where bytes[Int(nodes[a].keyStart) + offset] != bytes[Int(nodes[b].keyStart) + offset] {
      return false
    }
    return true
  }

  private func key(_ node: Int) -> ArraySlice<UInt8> {
    bytes[Int(nodes[node].keyStart)..<Int(nodes[node].keyEnd)]
  }

  private func decodedKey(_ node: Int) -> [UInt8] {
    let key = key(node)
    return nodes[node].isKeyEscaped ? JSONText.decoded(bytes, key.indices) : Array(key)
  }

  private mutating func reportDuplicate(_ node: Int, of first: Int) {
    hasDuplicateKeys = true
    report(
      .duplicateKey, at: Int(nodes[node].keyStart) - 1,
      "the key “\(JSONText.excerpt(key(node)))” is already in this object, in line "
        + "\(line(of: Int(nodes[first].keyStart))); keep one of them")
  }
}
