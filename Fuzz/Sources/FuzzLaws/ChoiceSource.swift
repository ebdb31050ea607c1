/// Choices taken from bytes, one after another; when they are used up, always the first.
///
/// So every input is a valid value, a small change of it mostly a small change of the value, and
/// what is made comes to an end.
struct ChoiceSource {
  private let source: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { source = bytes }

  /// Whether the bytes are used up.
  var isEmpty: Bool { index >= source.count }

  mutating func byte() -> UInt8 {
    guard index < source.count else { return 0 }
    index += 1
    return source[index - 1]
  }

  /// A number from 0 to one less than `count`, of at most 256.
  mutating func below(_ count: Int) -> Int { Int(byte()) % max(count, 1) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  /// True once in so many; false when the bytes are used up.
  mutating func once(in count: Int) -> Bool { below(count) == count - 1 }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in byte() } }

  mutating func rest() -> [UInt8] {
    defer { index = source.count }
    return Array(source[min(index, source.count)...])
  }

  /// A number in a range: its ends, tenths or 16 bits of it.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    let length = range.upperBound - range.lowerBound
    switch below(8) {
    case 0: return range.lowerBound
    case 1: return range.upperBound
    case 2, 3, 4: return range.lowerBound + (length * Double(below(11))).rounded() / 10
    default:
      let bits = UInt16(byte()) << 8 | UInt16(byte())
      return range.lowerBound + length * Double(bits) / 65_535
    }
  }
}
