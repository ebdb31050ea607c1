/// Literals and copies on their way into a block of a Deflate stream (RFC 1951).
struct DeflateBlock: ~Copyable {
  /// Literals and copies that a block holds at most.
  static let capacity = 1 << 14
  /// The bytes of the longest copy.
  static let longestCopy = 258
  /// The farthest that a copy reaches back.
  static let window = 1 << 15

  private static let isCopy: UInt32 = 1 << 31
  private static let endOfBlock = 256

  private let tokens: UnsafeMutablePointer<UInt32>
  private let literals: UnsafeMutablePointer<UInt32>
  private let distances: UnsafeMutablePointer<UInt32>
  private(set) var count = 0

  init() {
    tokens = .allocate(capacity: Self.capacity)
    literals = .allocate(capacity: 286)
    distances = .allocate(capacity: 30)
    empty()
  }

  deinit {
    tokens.deallocate()
    literals.deallocate()
    distances.deallocate()
  }

  private mutating func empty() {
    count = 0
    literals.initialize(repeating: 0, count: 286)
    literals[Self.endOfBlock] = 1
    distances.initialize(repeating: 0, count: 30)
  }

  /// How many more literals and copies fit.
  var room: Int { Self.capacity - count }

  @inline(__always)
  mutating func add(literal byte: UInt8) {
    tokens[count] = UInt32(byte)
    count &+= 1
    literals[Int(byte)] &+= 1
  }

  /// Adds a copy of what was written before.
  ///
  /// - Parameters:
  ///   - length: The bytes, 3...258.
  ///   - distance: How far back they begin, 1...32768; they may overlap themselves.
  @inline(__always)
  mutating func add(copyOf length: Int, distance: Int) {
    let length = UInt32(truncatingIfNeeded: length &- 3)
    let distance = UInt32(truncatingIfNeeded: distance &- 1)
    tokens[count] = Self.isCopy | length &<< 16 | distance
    count &+= 1
    literals[Int(Self.lengthSymbol(length).symbol)] &+= 1
    distances[Int(Self.distanceSymbol(distance).symbol)] &+= 1
  }

  /// Writes the block at the end of a stream and begins the next one.
  mutating func flush(isLast: Bool, to stream: inout DeflateStream) {
    let literals = Array(UnsafeBufferPointer(start: literals, count: 286))
    let distances = Array(UnsafeBufferPointer(start: distances, count: 30))
    let table = CodeTable(literals, distances)
    // Seldom more than four bytes a token; the most is 15 + 5 + 15 + 13 bits.
    let tokens = UnsafeBufferPointer(start: tokens, count: count)
    stream.write(capacity: table.capacity + 6 * count + 8) { writer in
      table.write(isLast: isLast, to: &writer)
      for token in tokens {
        guard token & Self.isCopy != 0 else {
          writer.put(
            UInt32(table.literal.words[Int(token)]), count: table.literal.lengths[Int(token)])
          continue
        }
        let length = Self.lengthSymbol(token &>> 16 & 255)
        let symbol = Int(length.symbol)
        writer.put(UInt32(table.literal.words[symbol]), count: table.literal.lengths[symbol])
        writer.put(length.rest, count: length.bits)
        let distance = Self.distanceSymbol(token & 0x7FFF)
        let place = Int(distance.symbol)
        writer.put(UInt32(table.distance.words[place]), count: table.distance.lengths[place])
        writer.put(distance.rest, count: distance.bits)
      }
      writer.put(
        UInt32(table.literal.words[Self.endOfBlock]),
        count: table.literal.lengths[Self.endOfBlock])
    }
    empty()
  }

  /// The symbol of a length that is three more, and what follows it (RFC 1951, 3.2.5).
  @inline(__always)
  private static func lengthSymbol(_ length: UInt32) -> (symbol: UInt32, rest: UInt32, bits: UInt8)
  {
    if length < 8 { return (257 &+ length, 0, 0) }
    if length == 255 { return (285, 0, 0) }
    let bits = 29 &- UInt32(truncatingIfNeeded: length.leadingZeroBitCount)
    return (
      261 &+ 4 &* bits &+ (length &>> bits & 3), length & (1 &<< bits &- 1),
      UInt8(truncatingIfNeeded: bits)
    )
  }

  /// The symbol of a distance that is one more, and what follows it.
  @inline(__always)
  private static func distanceSymbol(
    _ distance: UInt32
  ) -> (symbol: UInt32, rest: UInt32, bits: UInt8) {
    if distance < 4 { return (distance, 0, 0) }
    let bits = 30 &- UInt32(truncatingIfNeeded: distance.leadingZeroBitCount)
    return (
      2 &+ 2 &* bits &+ (distance &>> bits & 1), distance & (1 &<< bits &- 1),
      UInt8(truncatingIfNeeded: bits)
    )
  }
}
