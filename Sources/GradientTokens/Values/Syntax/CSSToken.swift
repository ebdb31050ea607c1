/// A piece of text that CSS's syntax tells apart, or one of our aliases.
struct CSSToken {
  enum Kind: UInt8 {
    /// A name, such as `red`.
    case word
    /// A name with its opening parenthesis, such as `rgb(`.
    case function
    case number
    case percentage
    /// A number with a unit.
    case dimension
    /// A number sign with what follows, such as `#fff`.
    case hash
    case string
    /// An alias with its braces.
    case alias
    case comma
    case slash
    case open
    case close
    /// Any other single character.
    case other
    /// A string, comment or alias that the text ends in.
    case unterminated
    case end
  }

  var kind: Kind
  /// The offset of its first byte, and of the byte after its last.
  var start: Int
  var end: Int
  /// The number of a number, percentage or dimension, as written.
  var value = 0.0
  /// Where a number ends and its unit begins.
  var numberEnd = 0
  /// Whether white space or a comment stands before it.
  var followsSpace = false
}
