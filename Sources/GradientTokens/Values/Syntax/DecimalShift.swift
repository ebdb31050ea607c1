/// Moves the decimal point of a number's text, so that `70%` and 0.7, or `200ms` and 0.2 s, are the
/// same digits and nothing is rounded twice.
enum DecimalShift {
  /// The text of a number times a power of ten.
  ///
  /// - Parameters:
  ///   - text: A number in CSS's grammar.
  ///   - places: How many places the point moves to the right; to the left where negative.
  /// - Returns: The number's text, without needless zeros where it has no exponent.
  static func moved(_ text: [UInt8], by places: Int) -> [UInt8] {
    var sign: [UInt8] = []
    var digits: [UInt8] = []
    var point: Int?
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "-"): sign = [byte]
      case UInt8(ascii: "+"): break
      case UInt8(ascii: "."): point = digits.count
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        return Array(text[..<index]) + exponent(in: text[(index + 1)...], plus: places)
      default: digits.append(byte)
      }
    }
    return sign + plain(digits, point: (point ?? digits.count) + places)
  }

  /// Digits with the point after the first `point` of them.
  private static func plain(_ digits: [UInt8], point: Int) -> [UInt8] {
    let zero = UInt8(ascii: "0")
    var result: [UInt8] = []
    for index in 0..<max(point, 0) {
      let digit = index < digits.count ? digits[index] : zero
      if digit != zero || !result.isEmpty { result.append(digit) }
    }
    if result.isEmpty { result.append(zero) }
    var fraction = [UInt8](repeating: zero, count: max(-point, 0))
    if point < digits.count { fraction += digits[max(point, 0)...] }
    while fraction.last == zero { fraction.removeLast() }
    return fraction.isEmpty ? result : result + [UInt8(ascii: ".")] + fraction
  }

  private static func exponent(in text: ArraySlice<UInt8>, plus places: Int) -> [UInt8] {
    var value = 0
    for byte in text where byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") {
      // Beyond this every number is zero or infinite, however many digits it has.
      value = min(value * 10 + Int(byte - UInt8(ascii: "0")), 200_000_000)
    }
    if text.first == UInt8(ascii: "-") { value = -value }
    var result = [UInt8(ascii: "e")]
    DecimalNumber.append(value + places, to: &result)
    return result
  }
}
