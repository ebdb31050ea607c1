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
      return
    }
    let mask = UInt32(duplicates.reset(for: count) - 1)
    var child = object + 1
    while child < nodes.count {
      var slot = KeyHash.mixed(nodes[child].keyHash) & mask
      while duplicates.slots[Int(slot)] != 0 {
        let other = Int(duplicates.slots[Int(slot)])
        if nodes[other].keyHash == nodes[child].keyHash, hasSameKey(other, child) {
          reportDuplicate(child, of: other)
          break
        }
        slot = (slot + 1) & mask
      }
      if duplicates.slots[Int(slot)] == 0 { duplicates.slots[Int(slot)] = UInt32(child) }
      child = Int(nodes[child].subtreeEnd)
    }
  }

  private func hasSameKey(_ a: Int, _ b: Int) -> Bool {
    let left = bytes[Int(nodes[a].keyStart)..<Int(nodes[a].keyEnd)]
    let right = bytes[Int(nodes[b].keyStart)..<Int(nodes[b].keyEnd)]
    guard nodes[a].isKeyEscaped || nodes[b].isKeyEscaped else { return left.elementsEqual(right) }
    return JSONText.decoded(Array(left), 0..<left.count)
      == JSONText.decoded(Array(right), 0..<right.count)
  }

  private mutating func reportDuplicate(_ node: Int, of first: Int) {
    hasDuplicateKeys = true
    let key = bytes[Int(nodes[node].keyStart)..<Int(nodes[node].keyEnd)]
    report(
      .duplicateKey, at: Int(nodes[node].keyStart) - 1,
      "the key “\(JSONText.excerpt(ArraySlice(key)))” is already in this object, in line "
        + "\(line(of: Int(nodes[first].keyStart))); keep one of them")
  }
}
