/// The checksum of a zlib stream (RFC 1950, 8.2): the sum of all bytes, and the sum of these sums.
struct Adler32 {
  private var sum: UInt64 = 1
  private var sumOfSums: UInt64 = 0

  private static let modulus: UInt64 = 65521

  /// Both sums, as they are written.
  var value: UInt32 {
    UInt32(truncatingIfNeeded: (sumOfSums % Self.modulus) &<< 16 | sum % Self.modulus)
  }

  /// Adds zeros.
  @inline(__always)
  mutating func add(zeros count: Int) {
    sumOfSums = (sumOfSums &+ sum &* UInt64(truncatingIfNeeded: count)) % Self.modulus
  }

  /// Adds a pixel some times over, at most 65536 times: the sums of a progression, not one by one.
  ///
  /// - Parameters:
  ///   - pixel: Its bytes, the first lowest.
  ///   - size: How many they are.
  ///   - count: How often it stands there.
  @inline(__always)
  mutating func add(_ pixel: UInt32, size: UInt64, count: Int) {
    let (a, b) = (UInt64(pixel & 255), UInt64(pixel &>> 8 & 255))
    let (c, d) = (UInt64(pixel &>> 16 & 255), UInt64(pixel &>> 24))
    let all = a &+ b &+ c &+ d
    let one = size &* a &+ (size &- 1) &* b &+ (size &- 2) &* c &+ (size &- 3) &* d
    let count = UInt64(truncatingIfNeeded: count)
    sumOfSums =
      (sumOfSums &+ size &* count &* sum &+ size &* all &* (count &* (count &- 1) / 2)
        &+ one &* count) % Self.modulus
    sum = (sum &+ all &* count) % Self.modulus
  }
}
