import GradientModel

extension DecimalNumber {
  /// The shortest JSON number that reads back as `value`.
  ///
  /// Plain digits from 1e-6 up to 1e21, an exponent beyond. Negative zero is `0`; infinite values and NaN, which JSON lacks, are `null`.
  @inline(never)
  package static func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(utf8: bytes)
  }

  /// Appends what `text` gives.
  @inline(never)
  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    guard value.isFinite else { return bytes.append(contentsOf: Array("null".utf8)) }
    guard value != 0 else { return bytes.append(UInt8(ascii: "0")) }
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    let decimal = briefDigits(abs(value)) ?? shortestDigits(abs(value))
    append(decimal.digits, point: decimal.point, to: &bytes)
  }

  /// `digits` with the decimal point after the first `point` of them.
  private static func append(_ digits: [UInt8], point: Int, to bytes: inout [UInt8]) {
    let zero = UInt8(ascii: "0")
    let dot = UInt8(ascii: ".")
    if point > 21 || point < -5 {
      bytes.append(zero + digits[0])
      if digits.count > 1 { bytes.append(dot) }
      for digit in digits.dropFirst() { bytes.append(zero + digit) }
      bytes.append(UInt8(ascii: "e"))
      let exponent = point - 1
      if exponent < 0 { bytes.append(UInt8(ascii: "-")) }
      return append(abs(exponent), to: &bytes)
    }
    if point <= 0 {
      bytes.append(zero)
      bytes.append(dot)
      for _ in 0..<(-point) { bytes.append(zero) }
      for digit in digits { bytes.append(zero + digit) }
      return
    }
    for index in 0..<max(point, digits.count) {
      if index == point { bytes.append(dot) }
      bytes.append(index < digits.count ? zero + digits[index] : zero)
    }
  }

  /// Appends a whole number that is not negative.
  @inline(never)
  package static func append(_ value: Int, to bytes: inout [UInt8]) {
    var digits: [UInt8] = []
    var left = value.magnitude
    repeat {
      digits.append(UInt8(ascii: "0") + UInt8(left % 10))
      left /= 10
    } while left > 0
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(contentsOf: digits.reversed())
  }

  /// The digits of a number that fifteen or fewer name, found in machine words.
  ///
  /// No two decimals of up to fifteen digits are the same double, so the first that reads back is
  /// the shortest.
  private static func briefDigits(_ value: Double) -> (digits: [UInt8], point: Int)? {
    guard value < 1e15, value > 1e-6 else { return nil }
    var scale = 1.0
    for places in 0...15 {
      let whole = Elementary.nearest(value * scale)
      guard whole < 1e15 else { return nil }
      if whole > 0, whole / scale == value {
        var left = UInt64(whole)
        var digits: [UInt8] = []
        while left > 0 {
          digits.append(UInt8(left % 10))
          left /= 10
        }
        let point = digits.count - places
        let zeros = digits.prefix { $0 == 0 }.count
        return (digits.dropFirst(zeros).reversed(), point)
      }
      scale *= 10
    }
    return nil
  }

  /// The shortest digits, the nearest to `value` of them, for any positive number.
  ///
  /// Robert Burger and Kent Dybvig, Printing Floating-Point Numbers Quickly and Accurately
  /// (PLDI 1996, doi:10.1145/231379.231397). `rest` / `unit` is what is still to print, `above` and
  /// `below` half the distances to the neighbours, all in whole numbers.
  private static func shortestDigits(_ value: Double) -> (digits: [UInt8], point: Int) {
    let pattern = value.bitPattern
    let biased = Int(pattern >> 52) & 0x7ff
    let fraction = pattern & ((1 << 52) - 1)
    let significand = biased == 0 ? fraction : fraction | 1 << 52
    let exponent = max(biased, 1) - 1075
    // Just above a power of two the neighbour below is half as far.
    let isUneven = fraction == 0 && biased > 1
    var rest = BigNatural(significand)
    rest.shiftLeft(by: max(exponent, 0) + (isUneven ? 2 : 1))
    var unit = BigNatural(1)
    unit.shiftLeft(by: max(-exponent, 0) + (isUneven ? 2 : 1))
    var below = BigNatural(1)
    below.shiftLeft(by: max(exponent, 0))
    var above = below
    if isUneven { above.shiftLeft(by: 1) }

    let binary = 63 - significand.leadingZeroBitCount + exponent
    // Never too large, and too small by one at most.
    var point = Int(Elementary.ceil(Double(binary) * 0.301029995663981195 - 1e-10))
    if point >= 0 {
      unit.multiply(byPowerOfTen: point)
    } else {
      rest.multiply(byPowerOfTen: -point)
      above.multiply(byPowerOfTen: -point)
      below.multiply(byPowerOfTen: -point)
    }
    let isEven = significand & 1 == 0
    func reachesAbove() -> Bool {
      var sum = rest
      sum.add(above)
      let order = sum.compare(unit)
      return isEven ? order >= 0 : order > 0
    }
    if reachesAbove() { point += 1 } else { scaleByTen() }
    func scaleByTen() {
      rest.multiply(by: 10)
      above.multiply(by: 10)
      below.multiply(by: 10)
    }
    var digits: [UInt8] = []
    while true {
      var digit: UInt8 = 0
      while rest.compare(unit) >= 0 {
        rest.subtract(unit)
        digit += 1
      }
      let order = rest.compare(below)
      let mayStopHere = isEven ? order <= 0 : order < 0
      let mayStopAbove = reachesAbove()
      if !mayStopHere && !mayStopAbove {
        digits.append(digit)
        scaleByTen()
        continue
      }
      var twice = rest
      twice.shiftLeft(by: 1)
      let nearerAbove = twice.compare(unit)
      let roundsUp =
        mayStopAbove && (!mayStopHere || nearerAbove > 0 || (nearerAbove == 0 && digit & 1 == 1))
      digits.append(roundsUp ? digit + 1 : digit)
      return (digits, point)
    }
  }
}
