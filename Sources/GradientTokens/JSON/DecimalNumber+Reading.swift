extension DecimalNumber {
  /// The decimal digits of a number and the power of ten that they stand before.
  struct Digits {
    /// Halfway points between two doubles have at most 767 significant digits; one more digit that
    /// only says "and something" decides the rest.
    private static let limit = 770

    /// The first 19 significant digits, which fit in a word.
    private var head: UInt64 = 0
    private var headCount = 0
    /// The digits after the first 19, up to the limit.
    private var tail: [UInt8] = []
    private var hasMore = false
    /// The power of ten of the last digit kept.
    var exponent = 0

    mutating func append(_ digit: UInt8, isFraction: Bool) {
      if headCount == 0 && digit == 0 {
        // A leading zero only moves the point.
        if isFraction { exponent -= 1 }
        return
      }
      if headCount < 19 {
        head = head * 10 + UInt64(digit)
        headCount += 1
      } else if tail.count < Digits.limit {
        tail.append(digit)
      } else {
        hasMore = hasMore || digit > 0
        if !isFraction { exponent += 1 }
        return
      }
      if isFraction { exponent -= 1 }
    }

    /// The nearest double.
    var value: Double {
      guard headCount > 0 else { return 0 }
      // William Clinger, How to Read Floating Point Numbers Accurately (PLDI 1990,
      // doi:10.1145/93542.93557): both operands are exact, so one operation rounds correctly.
      if tail.isEmpty, head <= 1 << 53, exponent >= -22, exponent <= 22 {
        let scale = DecimalNumber.powerOfTen(abs(exponent))
        return exponent < 0 ? Double(head) / scale : Double(head) * scale
      }
      let place = headCount + tail.count + exponent
      if place > 310 { return .infinity }
      if place < -323 { return 0 }
      return exactValue
    }

    private var exactValue: Double {
      var numerator = BigNatural(head)
      var power = exponent
      for digit in tail { numerator.multiply(by: 10, adding: UInt32(digit)) }
      if hasMore {
        numerator.multiply(by: 10, adding: 1)
        power -= 1
      }
      var denominator = BigNatural(1)
      if power >= 0 {
        numerator.multiply(byPowerOfTen: power)
      } else {
        denominator.multiply(byPowerOfTen: -power)
      }
      // Scaled so that the quotient has 63 or 64 binary digits.
      let scale = 63 - (numerator.bitLength - denominator.bitLength)
      if scale >= 0 {
        numerator.shiftLeft(by: scale)
      } else {
        denominator.shiftLeft(by: -scale)
      }
      let quotient = numerator.quotient(dividingBy: denominator)
      return DecimalNumber.rounded(quotient.value, isExact: quotient.isExact, scale: -scale)
    }
  }

  /// 10 to a power from 0 to 22: the ones that a double holds exactly.
  static func powerOfTen(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= 10 }
    return result
  }

  /// The double nearest to `bits` · 2^`scale`, or to a little more where `isExact` is false.
  private static func rounded(_ bits: UInt64, isExact: Bool, scale: Int) -> Double {
    let length = 64 - bits.leadingZeroBitCount
    let exponent = length - 1 + scale
    if exponent > 1023 { return .infinity }
    // Below 2⁻¹⁰²² a double has fewer digits.
    let precision = exponent >= -1022 ? 53 : 53 + 1022 + exponent
    if precision < 0 { return 0 }
    let dropped = length - precision
    var kept = dropped < 64 ? bits >> UInt64(dropped) : 0
    let half: UInt64 = 1 << UInt64(dropped - 1)
    let rest = dropped < 64 ? bits & ((half << 1) &- 1) : bits
    if rest > half || (rest == half && (!isExact || kept & 1 == 1)) { kept += 1 }
    if precision < 53 { return Double(bitPattern: kept) }
    return Double(bitPattern: UInt64(exponent + 1023) << 52 + (kept - (1 << 52)))
  }
}
