/// Decimal text to `Double` and back, exactly.
///
/// Reading rounds correctly (to nearest, ties to even) whatever the number of digits; printing gives
/// the shortest digits that read back as the same number. Both are our own because the reader also
/// runs where no C library does.
package enum DecimalNumber {
  /// A number found in text, and where it stops.
  package struct Scan {
    /// The number; infinite where the text means more than a `Double` holds.
    package var value: Double
    /// The index of the first byte after it.
    package var end: Int
  }

  /// Reads the number that starts at `start`, in CSS's grammar.
  ///
  /// That is a sign, digits with or without a point, an exponent. `.5`, `+1` and `1e3` are numbers;
  /// in `1em` the number is `1`. Returns nil where no number starts. JSON's narrower grammar is the JSON reader's business.
  package static func scan(_ bytes: [UInt8], from start: Int, to end: Int) -> Scan? {
    guard start >= 0, end <= bytes.count else { return nil }
    var index = start
    var isNegative = false
    if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    var digits = Digits()
    let whole = index
    while index < end, let digit = digit(bytes[index]) {
      digits.append(digit, isFraction: false)
      index += 1
    }
    var count = index - whole
    if index + 1 < end, bytes[index] == UInt8(ascii: "."), digit(bytes[index + 1]) != nil {
      index += 1
      let fraction = index
      while index < end, let digit = digit(bytes[index]) {
        digits.append(digit, isFraction: true)
        index += 1
      }
      count += index - fraction
    }
    guard count > 0 else { return nil }
    if let exponent = scanExponent(bytes, from: index, to: end) {
      digits.exponent += exponent.value
      index = exponent.end
    }
    let magnitude = digits.value
    return Scan(value: isNegative ? -magnitude : magnitude, end: index)
  }

  /// The number that the whole text is, in CSS's grammar, or nil.
  package static func value(of bytes: [UInt8]) -> Double? {
    guard let scan = scan(bytes, from: 0, to: bytes.count), scan.end == bytes.count else {
      return nil
    }
    return scan.value
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    let value = byte &- UInt8(ascii: "0")
    return value < 10 ? value : nil
  }

  private static func scanExponent(
    _ bytes: [UInt8], from start: Int, to end: Int
  ) -> (value: Int, end: Int)? {
    guard start < end, bytes[start] | 0x20 == UInt8(ascii: "e") else { return nil }
    var index = start + 1
    var isNegative = false
    if index < end, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      isNegative = bytes[index] == UInt8(ascii: "-")
      index += 1
    }
    let first = index
    var value = 0
    while index < end, let digit = digit(bytes[index]) {
      // No text is long enough for its digits to bring a larger exponent back into range.
      value = min(value * 10 + Int(digit), 200_000_000)
      index += 1
    }
    guard index > first else { return nil }
    return (isNegative ? -value : value, index)
  }
}
