import GradientModel
import GradientTokens

/// Values for aliases: one of each kind, whatever the path.
struct SomeTokens: ValueResolver {
  /// What no alias gives.
  struct None: Error {}

  mutating func color(_ alias: ValueAlias) throws(None) -> StyleColor {
    if alias.path.isEmpty { throw None() }
    return alias.path.count % 2 == 0
      ? StyleColor(.oklch, 0.7, 0.1, 30) : StyleColor(red: 1, green: 0, blue: 0.5)
  }
  mutating func length(_ alias: ValueAlias) throws(None) -> Double { 2.5 }
  mutating func number(_ alias: ValueAlias) throws(None) -> Double { 1.25 }
  mutating func shadows(_ alias: ValueAlias) throws(None) -> [DropShadow] {
    [DropShadow(color: .black, offsetY: 1, blur: 2)]
  }
  mutating func fontFamilies(_ alias: ValueAlias) throws(None) -> [String] { ["Inter", "system"] }
  mutating func fontWeight(_ alias: ValueAlias) throws(None) -> Double { 600 }
  mutating func duration(_ alias: ValueAlias) throws(None) -> Double { 0.1 }
  mutating func curve(_ alias: ValueAlias) throws(None) -> SIMD4<Double> {
    SIMD4(0.25, 0.1, 0.25, 1)
  }
}
