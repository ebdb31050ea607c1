import GradientModel

/// Bytes of a text and what takes their place.
struct TextChange {
  var range: Range<Int>
  var text: [UInt8]

  init(_ range: Range<Int>, _ text: [UInt8]) {
    self.range = range
    self.text = text
  }

  init(at offset: Int, _ text: [UInt8]) {
    self.init(offset..<offset, text)
  }

  /// A text after changes that do not overlap; of those at one place the first comes first.
  static func applied(_ changes: [TextChange], to bytes: [UInt8]) -> [UInt8] {
    let order = Ranking.order(of: changes.map { Double($0.range.lowerBound) })
    var result: [UInt8] = []
    var done = 0
    for index in order {
      let change = changes[index]
      result.append(contentsOf: bytes[done..<max(done, change.range.lowerBound)])
      result.append(contentsOf: change.text)
      done = max(done, change.range.upperBound)
    }
    result.append(contentsOf: bytes[done...])
    return result
  }
}
