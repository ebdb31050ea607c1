/// Sorting by numbers.
///
/// The library's own sort is compiled anew, some four kilobytes each time, for every type and every
/// order that something is sorted by; this once.
package enum Ranking {
  /// The places of keys from the least to the greatest, equal ones in the order in which they stand.
  ///
  /// Merges runs of 1, 2, 4 … keys.
  @inline(never)
  package static func order(of keys: [Double]) -> [Int] {
    var order = Array(keys.indices)
    var merged = order
    var run = 1
    while run < order.count {
      var start = 0
      while start < order.count {
        let middle = min(start + run, order.count)
        let end = min(middle + run, order.count)
        var left = start
        var right = middle
        for place in start..<end {
          if left < middle, right >= end || keys[order[left]] <= keys[order[right]] {
            merged[place] = order[left]
            left += 1
          } else {
            merged[place] = order[right]
            right += 1
          }
        }
        start = end
      }
      swap(&order, &merged)
      run *= 2
    }
    return order
  }
}

extension Array {
  /// The elements from the least key to the greatest, those of equal keys in their own order.
  package func ranked(by key: (Element) -> Double) -> [Element] {
    Ranking.order(of: map(key)).map { self[$0] }
  }
}
