/// Finds the name that was probably meant.
package enum NearMiss {
  /// The candidate closest to a text by edit distance, the first of several; nil if none is close.
  ///
  /// - Parameters:
  ///   - text: What was written.
  ///   - candidates: What it could have been.
  /// - Returns: A candidate that at most a third of the text separates from it.
  package static func of(_ text: String, in candidates: [String]) -> String? {
    // Nobody mistypes more than this; a hostile argument must not cost quadratic time.
    guard text.count <= 64 else { return nil }
    var best: (name: String, distance: Int)?
    for name in candidates {
      let distance = distance(Array(text.lowercased()), Array(name.lowercased()))
      if distance < best?.distance ?? Int.max { best = (name, distance) }
    }
    guard let best, best.distance <= max(1, text.count / 3) else { return nil }
    return best.name
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours from one text to the
  /// other (optimal string alignment).
  package static func distance(_ from: [Character], _ to: [Character]) -> Int {
    var rows = [Array(0...to.count)]
    for i in from.indices {
      var row = [i + 1]
      for j in to.indices {
        let replaced = rows[i][j] + (from[i] == to[j] ? 0 : 1)
        var least = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[from.count][to.count]
  }
}
