/// The syntax of option values that more than one option has.
enum ValueSyntax {
  /// Values separated by commas, each once, in the order given.
  static func list<Value: Equatable>(
    _ text: String, of parse: (String) throws(InvalidValue) -> Value
  ) throws(InvalidValue) -> [Value] {
    var values: [Value] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard !part.isEmpty || text.isEmpty else {
        throw InvalidValue(
          reason: "It has an empty place. Please separate values by one comma each.")
      }
      let value = try parse(String(part))
      if !values.contains(value) { values.append(value) }
    }
    return values
  }

  /// A plain decimal number; nil for anything else, among it signs, exponents and words.
  static func decimal(_ text: some StringProtocol) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
    }
    guard isPlain, !text.isEmpty, text.utf8.count <= 32 else { return nil }
    return Double(text)
  }

  /// A whole number from 1 to a limit.
  static func count(_ text: String, upTo limit: Int) throws(InvalidValue) -> Int {
    guard let value = Int(text), (1...limit).contains(value) else {
      throw InvalidValue(reason: "Please provide a whole number from 1 to \(limit).")
    }
    return value
  }
}
