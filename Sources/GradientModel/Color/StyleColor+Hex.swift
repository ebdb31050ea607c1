extension StyleColor: ExpressibleByStringLiteral {
  /// Reads a hexadecimal sRGB colour: `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`, in either case.
  ///
  /// The result is nil for any other text. The number sign may be left out.
  ///
  /// - Parameter hex: The text.
  public init?(hex: String) {
    self.init(hexDigits: Array(hex.utf8))
  }

  /// Makes a colour from a hexadecimal literal such as `"#a9aeba"`.
  ///
  /// A literal that is not a hexadecimal colour is a mistake in the program, and stops it; text from
  /// outside goes through ``init(hex:)``.
  ///
  /// - Parameter value: The literal.
  public init(stringLiteral value: StaticString) {
    let digits = value.withUTF8Buffer { unsafe Array($0) }
    guard let color = StyleColor(hexDigits: digits) else {
      preconditionFailure("A colour literal is #rgb, #rgba, #rrggbb or #rrggbbaa")
    }
    self = color
  }

  /// Reads the bytes of a hexadecimal colour, with or without its number sign.
  package init?(hexDigits: [UInt8]) {
    let start = hexDigits.first == UInt8(ascii: "#") ? 1 : 0
    let count = hexDigits.count - start
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    let width = count > 4 ? 2 : 1
    var bytes = SIMD4<Double>(repeating: 255)
    for index in 0..<(count / width) {
      var value = 0
      for place in 0..<width {
        guard let digit = HexText.value(of: hexDigits[start + index * width + place]) else {
          return nil
        }
        value = value * 16 + Int(digit)
      }
      bytes[index] = Double(width == 1 ? value * 17 : value)
    }
    self.init(
      red: bytes.x / 255, green: bytes.y / 255, blue: bytes.z / 255, alpha: bytes.w / 255)
  }
}
