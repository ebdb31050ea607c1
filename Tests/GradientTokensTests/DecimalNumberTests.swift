import GradientTokens
import Testing

@Suite struct DecimalNumberTests {
  /// SplitMix64 (Steele, Lea and Flood, 2014), so that every run tries the same numbers.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var z = state
      z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
      z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
      return z ^ (z >> 31)
    }
  }

  /// Unoptimised big-number arithmetic is some fifty times slower.
  #if DEBUG
    static let sampleCount = 10_000
  #else
    static let sampleCount = 200_000
  #endif

  /// The digits of a number's text without sign, point, exponent and zeros at either end.
  static func significantDigits(_ text: String) -> String {
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }
    let digits = mantissa.filter { $0.isNumber }.drop { $0 == "0" }
    return String(String(digits.reversed().drop { $0 == "0" }).reversed())
  }

  @Test func readsAndPrintsAnyBitPatternAsSwiftDoes() {
    var generator = Generator(state: 1)
    var failures: [String] = []
    for _ in 0..<Self.sampleCount {
      let value = Double(bitPattern: generator.next())
      guard value.isFinite else { continue }
      let swift = "\(value)"
      let read = DecimalNumber.value(of: Array(swift.utf8))
      let ours = DecimalNumber.text(value)
      let isSame =
        read?.bitPattern == value.bitPattern && Double(ours) == value
        && Self.significantDigits(ours) == Self.significantDigits(swift)
      if !isSame { failures.append(swift) }
    }
    #expect(failures.isEmpty)
  }

  @Test func readsAndPrintsEverydayNumbersAsSwiftDoes() {
    var generator = Generator(state: 2)
    var failures: [String] = []
    for _ in 0..<Self.sampleCount {
      let digits =
        Int64(generator.next() >> 1)
        / Int64([1, 1000, 10_000_000_000].randomElement(using: &generator) ?? 1)
      let exponent = Int.random(in: -40...40, using: &generator)
      let text = "\(digits)e\(exponent)"
      let value = Double(text) ?? .nan
      let read = DecimalNumber.value(of: Array(text.utf8))
      let isSame =
        read?.bitPattern == value.bitPattern && Double(DecimalNumber.text(value)) == value
        && Self.significantDigits(DecimalNumber.text(value)) == Self.significantDigits("\(value)")
      if !isSame { failures.append(text) }
    }
    #expect(failures.isEmpty)
  }

  @Test func readsPointsHalfwayBetweenTwoDoublesToTheEvenOne() {
    var generator = Generator(state: 3)
    for _ in 0..<2_000 {
      // Between 2⁵³ and 2⁶⁰ every halfway point is a whole number.
      let exponent = Int.random(in: 2...7, using: &generator)
      let base = (UInt64(1) << 52 | generator.next() >> 12) << UInt64(exponent)
      let halfway = base + 1 << UInt64(exponent - 1)
      for text in ["\(halfway)", "\(halfway).000", "\(halfway).0000000000000000000000001"] {
        #expect(DecimalNumber.value(of: Array(text.utf8)) == Double(text), "\(text)")
      }
    }
  }

  @Test(arguments: [
    "4.9406564584124654e-324", "2.4703282292062327e-324", "2.4703282292062328e-324",
    "2.2250738585072011e-308", "2.2250738585072014e-308", "1.7976931348623157e308",
    "1.7976931348623158e308", "1.7976931348623159e308", "1e-400", "9007199254740993",
    "0.000000000000000000000000000000000000000000000000001", "123456789012345678901234567890",
    "9214843084008499", "8.5e23", "1e23", "0e99999999999999999999",
  ])
  func readsHardNumbersAsSwiftDoes(text: String) {
    #expect(DecimalNumber.value(of: Array(text.utf8)) == Double(text))
  }

  @Test func decidesAHalfwayPointByItsThousandthDigit() {
    let exact = "1" + String(repeating: "0", count: 900)
    #expect(DecimalNumber.value(of: Array("\(exact)e-900".utf8)) == 1)
    let tie = "9007199254740993." + String(repeating: "0", count: 900)
    #expect(DecimalNumber.value(of: Array(tie.utf8)) == 9_007_199_254_740_992)
    #expect(DecimalNumber.value(of: Array("\(tie)1".utf8)) == 9_007_199_254_740_994)
  }

  @Test(arguments: [
    (0.1, "0.1"), (7, "7"), (-0.5, "-0.5"), (100, "100"), (1e21, "1e21"),
    (1e20, "100000000000000000000"),
    (0.000001, "0.000001"), (0.0000001, "1e-7"), (0, "0"), (-0.0, "0"), (1.25e-9, "1.25e-9"),
    (0.1 + 0.2, "0.30000000000000004"), (Double.leastNonzeroMagnitude, "5e-324"), (.nan, "null"),
    (-.infinity, "null"),
  ])
  func printsAsJavaScriptWould(value: Double, text: String) {
    #expect(DecimalNumber.text(value) == text)
  }

  @Test(arguments: [
    ("1em", 1, 1), (".5px", 0.5, 2), ("+1.5e2%", 150, 6), ("-3.x", -3, 2), ("2e+", 2, 1),
    ("7", 7, 1),
  ])
  func stopsWhereTheNumberStops(text: String, value: Double, end: Int) {
    let bytes = Array(text.utf8)
    let scan = DecimalNumber.scan(bytes, from: 0, to: bytes.count)
    #expect(scan?.value == value)
    #expect(scan?.end == end)
  }

  @Test(arguments: ["", "-", ".", "e5", "+-1", "x", " 1", "-.", "NaN", "infinity"])
  func findsNoNumberWhereNoneStarts(text: String) {
    #expect(DecimalNumber.value(of: Array(text.utf8)) == nil)
  }
}
