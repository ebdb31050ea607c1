/// The codes of a block with codes of its own, and how they are written (RFC 1951, 3.2.7).
struct CodeTable {
  let literal: PrefixCode
  let distance: PrefixCode
  private let lengthCode: PrefixCode
  /// The lengths of all words, runs of them shortened, each with the bits that follow it.
  private var steps: [(symbol: Int, rest: UInt32, bits: UInt8)] = []
  private var literalCount = 257
  private var distanceCount = 1

  /// The order in which the lengths of the length code are written.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// Makes the codes for symbols of these frequencies.
  init(_ literals: [UInt32], _ distances: [UInt32]) {
    literal = PrefixCode(frequencies: literals, limit: 15)
    distance = PrefixCode(frequencies: distances, limit: 15)
    if let last = literal.lengths.lastIndex(where: { $0 > 0 }) { literalCount = max(257, last + 1) }
    if let last = distance.lengths.lastIndex(where: { $0 > 0 }) { distanceCount = last + 1 }
    let lengths =
      Array(literal.lengths.prefix(literalCount)) + distance.lengths.prefix(distanceCount)
    var frequencies = [UInt32](repeating: 0, count: 19)
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var run = 1
      while index + run < lengths.count, lengths[index + run] == length, run < 138 { run += 1 }
      let step: (symbol: Int, rest: UInt32, bits: UInt8)
      if length == 0, run >= 11 {
        step = (18, UInt32(run - 11), 7)
      } else if length == 0, run >= 3 {
        step = (17, UInt32(run - 3), 3)
      } else if length > 0, index > 0, lengths[index - 1] == length, run >= 3 {
        run = min(run, 6)
        step = (16, UInt32(run - 3), 2)
      } else {
        run = 1
        step = (Int(length), 0, 0)
      }
      steps.append(step)
      frequencies[step.symbol] += 1
      index += run
    }
    lengthCode = PrefixCode(frequencies: frequencies, limit: 7)
  }

  /// The most bytes that ``write(isLast:to:)`` writes.
  var capacity: Int { 16 + 2 * steps.count }

  /// Writes the block's beginning.
  func write(isLast: Bool, to writer: inout BitWriter) {
    writer.put(isLast ? 1 : 0, count: 1)
    writer.put(2, count: 2)
    var lengthCount = Self.order.count
    while lengthCount > 4, lengthCode.lengths[Self.order[lengthCount - 1]] == 0 {
      lengthCount -= 1
    }
    writer.put(UInt32(literalCount - 257), count: 5)
    writer.put(UInt32(distanceCount - 1), count: 5)
    writer.put(UInt32(lengthCount - 4), count: 4)
    for symbol in Self.order.prefix(lengthCount) {
      writer.put(UInt32(lengthCode.lengths[symbol]), count: 3)
    }
    for step in steps {
      writer.put(
        UInt32(lengthCode.words[step.symbol]), count: lengthCode.lengths[step.symbol])
      writer.put(step.rest, count: step.bits)
    }
  }
}
