/// Bits on their way into bytes, the lowest bit first (RFC 1951, 3.1.1).
struct BitWriter {
  /// Bits that do not fill four bytes.
  struct Rest {
    fileprivate var bits: UInt64 = 0
    fileprivate var count: UInt64 = 0
  }

  /// Where the next bytes go.
  private(set) var next: UnsafeMutablePointer<UInt8>
  private var waiting: UInt64
  private var count: UInt64

  /// Writes on after bits that wait.
  ///
  /// - Parameters:
  ///   - start: Room for all bits.
  ///   - rest: The bits before them.
  init(to start: UnsafeMutablePointer<UInt8>, after rest: Rest) {
    next = start
    (waiting, count) = (rest.bits, rest.count)
  }

  /// What waits for the next bits.
  var rest: Rest { Rest(bits: waiting, count: count) }

  /// Writes the lowest bits of a number, at most 32; the others have to be 0.
  @inline(__always)
  mutating func put(_ bits: UInt32, count bitCount: UInt8) {
    waiting |= UInt64(bits) &<< count
    count &+= UInt64(bitCount)
    guard count >= 32 else { return }
    UnsafeMutableRawPointer(next).storeBytes(
      of: UInt32(truncatingIfNeeded: waiting).littleEndian, as: UInt32.self)
    next += 4
    waiting &>>= 32
    count &-= 32
  }

  /// Fills the last byte up with zeros.
  mutating func finish() {
    while count > 0 {
      next.pointee = UInt8(truncatingIfNeeded: waiting)
      next += 1
      waiting &>>= 8
      count = count > 8 ? count - 8 : 0
    }
  }
}
