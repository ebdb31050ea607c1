extension TokenTree {
  /// “; did you mean …?” with the nearest name there is, or nothing.
  func suggestion(for names: [[UInt8]], wantsGroup: Bool = false) -> String {
    let wanted = Array(names.joined(separator: [UInt8(ascii: ".")]))
    guard !wanted.isEmpty, wanted.count <= 200, nodes.count <= 20_000 else { return "" }
    var best = wanted.count / 3 + 2
    var nearest = -1
    for node in nodes.indices.dropFirst() where nodes[node].isToken != wantsGroup {
      if nodes[node].isDetached { continue }
      let name = Array(path(node).joined(separator: [UInt8(ascii: ".")]))
      guard abs(name.count - wanted.count) < best else { continue }
      let distance = EditDistance.between(wanted, name)
      if distance < best {
        best = distance
        nearest = node
      }
    }
    return nearest < 0 ? "" : "; did you mean \(self.name(nearest))?"
  }
}

/// How many bytes have to be changed, added or removed between two texts (Levenshtein).
package enum EditDistance {
  package static func between(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
