/// A Huffman code whose words are no longer than a limit.
struct PrefixCode {
  /// The bits of each symbol's word; 0 for one that does not occur.
  private(set) var lengths: [UInt8]
  /// The words, their first bit lowest.
  private(set) var words: [UInt16]

  /// The code with words of known lengths (RFC 1951, 3.2.2).
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var counts = [UInt16](repeating: 0, count: 17)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var next = [UInt16](repeating: 0, count: 17)
    for length in 1...16 { next[length] = (next[length - 1] &+ counts[length - 1]) &<< 1 }
    words = lengths.map { length in
      guard length > 0 else { return 0 }
      let word = next[Int(length)]
      next[Int(length)] &+= 1
      return Self.reversed(word, length)
    }
  }

  /// The code that writes symbols of these frequencies in the fewest bits.
  ///
  /// Where the limit cuts words short it is nearly that. At least two symbols have words, as some readers
  /// want.
  ///
  /// - Parameters:
  ///   - frequencies: How often each symbol occurs.
  ///   - limit: The most bits of a word.
  init(frequencies: [UInt32], limit: Int) {
    var symbols = frequencies.indices.filter { frequencies[$0] > 0 }
    var unused = 0
    while symbols.count < 2 {
      if frequencies[unused] == 0 { symbols.append(unused) }
      unused += 1
    }
    // Equal frequencies stay in the order of their symbols: the same file everywhere.
    symbols.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var counts = Self.wordCounts(symbols.map { frequencies[$0] }, limit: limit)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    // The rarest symbols have the longest words.
    var length = limit
    for symbol in symbols {
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      lengths[symbol] = UInt8(length)
    }
    self.init(lengths: lengths)
  }

  /// How many words there are of each length, for frequencies that rise.
  private static func wordCounts(_ frequencies: [UInt32], limit: Int) -> [Int] {
    let count = frequencies.count
    // Leaves first, then the nodes above two others, both in rising order: no heap is needed.
    var weights = frequencies.map(UInt64.init)
    weights.reserveCapacity(2 * count)
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var leaf = 0
    var node = count
    for made in count..<(2 * count - 1) {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < count && (node >= made || weights[leaf] <= weights[node])
        let taken = takesLeaf ? leaf : node
        if takesLeaf { leaf += 1 } else { node += 1 }
        parents[taken] = made
        weight += weights[taken]
      }
      weights.append(weight)
    }
    var depths = [Int](repeating: 0, count: 2 * count - 1)
    var counts = [Int](repeating: 0, count: limit + 1)
    for index in (0..<(2 * count - 2)).reversed() {
      depths[index] = depths[parents[index]] + 1
      if index < count { counts[min(depths[index], limit)] += 1 }
    }
    // Words cut to the limit claim more than all words there are; each step gives back one of them.
    var claimed = (1...limit).reduce(0) { $0 + counts[$1] << (limit - $1) }
    while claimed > 1 << limit {
      var length = limit - 1
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      counts[length + 1] += 2
      counts[limit] -= 1
      claimed -= 1
    }
    return counts
  }

  private static func reversed(_ word: UInt16, _ length: UInt8) -> UInt16 {
    var (rest, result) = (word, UInt16(0))
    for _ in 0..<length {
      result = result &<< 1 | rest & 1
      rest &>>= 1
    }
    return result
  }
}
