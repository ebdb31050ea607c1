package import GradientModel

/// A reference such as `{palette.rose}` inside a text.
package struct ValueAlias: Hashable, Sendable {
  /// The bytes between the braces: a token's path, its names joined by dots.
  package let path: [UInt8]
  /// The byte offset of the opening brace in the text.
  package let offset: Int

  package init(path: [UInt8], offset: Int) {
    self.path = path
    self.offset = offset
  }

  init(_ token: CSSToken, in bytes: [UInt8]) {
    // As in `Reference`: some tools write white space inside the braces.
    var path = bytes[(token.start + 1)..<(token.end - 1)]
    while let first = path.first, first <= 0x20 { path.removeFirst() }
    while let last = path.last, last <= 0x20 { path.removeLast() }
    self.init(path: Array(path), offset: token.start)
  }
}

/// A value, or the alias of a token that holds it.
package enum Aliasable<Value: Sendable>: Sendable {
  case value(Value)
  case alias(ValueAlias)
}

extension Aliasable: Equatable where Value: Equatable {}

/// Gives the values of the tokens that aliases name.
///
/// Each function is asked for a type: an alias to a token of another type is a failure, which the
/// resolver words since it knows the file.
package protocol ValueResolver {
  /// What is thrown where an alias has no value of the type asked for.
  associatedtype Failure: Error

  /// A colour. It counts as one of CSS's legacy colours where its space is sRGB, HSL or HWB.
  mutating func color(_ alias: ValueAlias) throws(Failure) -> StyleColor
  /// A dimension, in points.
  mutating func length(_ alias: ValueAlias) throws(Failure) -> Double
  /// A number.
  mutating func number(_ alias: ValueAlias) throws(Failure) -> Double
  /// One or more shadows, where an alias stands for an element of a list.
  mutating func shadows(_ alias: ValueAlias) throws(Failure) -> [DropShadow]
  /// Font families.
  mutating func fontFamilies(_ alias: ValueAlias) throws(Failure) -> [String]
  /// A font weight, 1 to 1000.
  mutating func fontWeight(_ alias: ValueAlias) throws(Failure) -> Double
  /// A duration in seconds.
  mutating func duration(_ alias: ValueAlias) throws(Failure) -> Double
  /// The control points of a timing curve: x1, y1, x2, y2.
  mutating func curve(_ alias: ValueAlias) throws(Failure) -> SIMD4<Double>
}

extension Aliasable<Double> {
  func length<R: ValueResolver>(_ resolver: inout R) throws(R.Failure) -> Double {
    switch self {
    case .value(let value): value
    case .alias(let alias): try resolver.length(alias)
    }
  }
}
