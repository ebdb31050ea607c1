/// A whole number of any size that is not negative.
///
/// It exists for the few decimal numbers that machine words cannot decide; see `DecimalNumber`.
struct BigNatural {
  /// The digits in base 2³², lowest first, without zeros at the high end.
  private(set) var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  var isZero: Bool { limbs.isEmpty }

  /// How many binary digits the number has; zero has none.
  var bitLength: Int {
    guard let high = limbs.last else { return 0 }
    return limbs.count * 32 - high.leadingZeroBitCount
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }

  /// Multiplies by `factor` and adds `addend`.
  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
    trim()
  }

  mutating func multiply(byPowerOfTen exponent: Int) {
    var left = exponent
    // 10⁹ is the largest power of ten in one limb.
    while left >= 9 {
      multiply(by: 1_000_000_000)
      left -= 9
    }
    for _ in 0..<left { multiply(by: 10) }
  }

  mutating func shiftLeft(by count: Int) {
    guard !isZero, count > 0 else { return }
    let bits = UInt32(count % 32)
    if bits > 0 {
      var carry: UInt32 = 0
      for index in limbs.indices {
        let limb = limbs[index]
        limbs[index] = (limb << bits) | carry
        carry = limb >> (32 - bits)
      }
      if carry > 0 { limbs.append(carry) }
    }
    limbs.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  mutating func add(_ other: BigNatural) {
    var carry: UInt64 = 0
    for index in 0..<max(limbs.count, other.limbs.count) {
      if index == limbs.count { limbs.append(0) }
      let addend = index < other.limbs.count ? UInt64(other.limbs[index]) : 0
      let sum = UInt64(limbs[index]) + addend + carry
      limbs[index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  /// Takes `other`, which is not larger, away.
  mutating func subtract(_ other: BigNatural) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let taken = index < other.limbs.count ? Int64(other.limbs[index]) : 0
      var difference = Int64(limbs[index]) - taken - borrow
      borrow = difference < 0 ? 1 : 0
      if difference < 0 { difference += 1 << 32 }
      limbs[index] = UInt32(truncatingIfNeeded: difference)
    }
    trim()
  }

  /// Negative, zero or positive as `self` is smaller than, equal to or larger than `other`.
  func compare(_ other: BigNatural) -> Int {
    guard limbs.count == other.limbs.count else { return limbs.count < other.limbs.count ? -1 : 1 }
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] < other.limbs[index] ? -1 : 1
    }
    return 0
  }
}

extension BigNatural {
  /// The whole quotient, which must fit in 64 bits, and whether anything is left over.
  ///
  /// Long division in base 2³²: Donald Knuth, The Art of Computer Programming, volume 2, 4.3.1,
  /// algorithm D.
  func quotient(dividingBy divisor: BigNatural) -> (value: UInt64, isExact: Bool) {
    guard let high = divisor.limbs.last else { return (0, true) }
    guard compare(divisor) >= 0 else { return (0, isZero) }
    // The estimate of each digit is off by two at most once the divisor's high bit is set.
    let shift = high.leadingZeroBitCount
    var scaled = divisor
    scaled.shiftLeft(by: shift)
    var rest = self
    rest.shiftLeft(by: shift)
    let v = scaled.limbs
    var u = rest.limbs
    u.append(0)
    let n = v.count
    let first = UInt64(v[n - 1])
    let second = n > 1 ? UInt64(v[n - 2]) : 0
    var quotient: UInt64 = 0
    for j in stride(from: u.count - 1 - n, through: 0, by: -1) {
      let top = UInt64(u[j + n]) << 32 | UInt64(u[j + n - 1])
      var digit = top / first
      var remainder = top % first
      let third = n > 1 ? UInt64(u[j + n - 2]) : 0
      while digit >> 32 > 0 || digit * second > remainder << 32 | third {
        digit -= 1
        remainder += first
        if remainder >> 32 > 0 { break }
      }
      if BigNatural.subtract(digit, times: v, from: &u, at: j) { digit -= 1 }
      quotient = quotient << 32 | digit
    }
    return (quotient, u.allSatisfy { $0 == 0 })
  }

  /// Subtracts a multiple in place.
  ///
  /// Where that went below zero it adds one multiple back and returns true.
  private static func subtract(
    _ digit: UInt64, times v: [UInt32], from u: inout [UInt32], at offset: Int
  ) -> Bool {
    var carry: UInt64 = 0
    var borrow: Int64 = 0
    for index in 0...v.count {
      let product = index < v.count ? digit * UInt64(v[index]) + carry : carry
      carry = product >> 32
      var difference = Int64(u[offset + index]) - Int64(product & 0xffff_ffff) - borrow
      borrow = difference < 0 ? 1 : 0
      if difference < 0 { difference += 1 << 32 }
      u[offset + index] = UInt32(truncatingIfNeeded: difference)
    }
    guard borrow > 0 else { return false }
    var sumCarry: UInt64 = 0
    for index in 0...v.count {
      let addend = index < v.count ? UInt64(v[index]) : 0
      let sum = UInt64(u[offset + index]) + addend + sumCarry
      u[offset + index] = UInt32(truncatingIfNeeded: sum)
      sumCarry = sum >> 32
    }
    return true
  }
}
