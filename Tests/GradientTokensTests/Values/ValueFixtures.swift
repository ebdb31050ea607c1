import GradientModel
import GradientTokens

/// Reads a text with one of the readers, notes and all.
func read<Value>(
  _ text: String,
  _ reader: ([UInt8], inout [ValueNote]) throws(ValueError) -> Value
) throws(ValueError) -> (value: Value, notes: [ValueNote]) {
  var notes: [ValueNote] = []
  let value = try reader(Array(text.utf8), &notes)
  return (value, notes)
}

/// Why a reader refuses a text; nil where it does not.
func refusal<Value>(
  of text: String,
  by reader: ([UInt8], inout [ValueNote]) throws(ValueError) -> Value
) -> ValueError? {
  do throws(ValueError) {
    _ = try read(text, reader)
    return nil
  } catch {
    return error
  }
}

/// An alias that the fixture does not know, or knows as something else.
struct UnknownAlias: Error {
  let path: String
}

/// Tokens by path, for texts with aliases.
struct FixtureTokens: ValueResolver {
  var colors: [String: StyleColor] = [
    "rose": StyleColor(red: 1, green: 0, blue: 0.5), "wide": StyleColor(.displayP3, 1, 0, 0),
    "brand.line": StyleColor(red: 0, green: 0.2, blue: 0.4),
  ]
  var numbers: [String: Double] = ["w": 2, "size": 20, "tight": 1.1, "bold": 700, "quick": 0.1]
  var shadowLists: [String: [DropShadow]] = [
    "soft": [DropShadow(color: .black, offsetY: 1, blur: 2)]
  ]
  var families: [String: [String]] = ["ui": ["Inter", "system"]]

  private func find<Value>(
    _ alias: ValueAlias, in table: [String: Value]
  ) throws(UnknownAlias) -> Value {
    let path = String(decoding: alias.path, as: UTF8.self)
    guard let value = table[path] else { throw UnknownAlias(path: path) }
    return value
  }

  mutating func color(_ alias: ValueAlias) throws(UnknownAlias) -> StyleColor {
    try find(alias, in: colors)
  }
  mutating func length(_ alias: ValueAlias) throws(UnknownAlias) -> Double {
    try find(alias, in: numbers)
  }
  mutating func number(_ alias: ValueAlias) throws(UnknownAlias) -> Double {
    try find(alias, in: numbers)
  }
  mutating func shadows(_ alias: ValueAlias) throws(UnknownAlias) -> [DropShadow] {
    try find(alias, in: shadowLists)
  }
  mutating func fontFamilies(_ alias: ValueAlias) throws(UnknownAlias) -> [String] {
    try find(alias, in: families)
  }
  mutating func fontWeight(_ alias: ValueAlias) throws(UnknownAlias) -> Double {
    try find(alias, in: numbers)
  }
  mutating func duration(_ alias: ValueAlias) throws(UnknownAlias) -> Double {
    try find(alias, in: numbers)
  }
  mutating func curve(_ alias: ValueAlias) throws(UnknownAlias) -> SIMD4<Double> {
    throw UnknownAlias(path: String(decoding: alias.path, as: UTF8.self))
  }
}

func color(_ text: String) throws -> StyleColor {
  var tokens = FixtureTokens()
  return try read(text, ValueText.color).value.resolved(by: &tokens).color
}

func gradient(_ text: String) throws -> GradientFill {
  var tokens = FixtureTokens()
  return try read(text, ValueText.gradient).value.resolved(by: &tokens)
}

// The compiler cannot take a function with an inout parameter as an argument within a macro.

func colorRefusal(_ text: String) -> ValueError? { refusal(of: text, by: ValueText.color) }

func gradientRefusal(_ text: String) -> ValueError? { refusal(of: text, by: ValueText.gradient) }
