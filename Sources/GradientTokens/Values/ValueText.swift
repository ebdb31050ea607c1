/// The short forms of a style file: texts such as `#f287b0`, `linear-gradient(red, blue)`,
/// `1px solid {palette.line}` or `600 17px/1.25 system`, read and printed.
///
/// Reading goes in two steps, so that a file's aliases are resolved by whoever knows the file:
///
/// 1. A function of `ValueText` turns the bytes of a text into a small syntax value, such as
///    ``ColorSyntax`` or ``GradientSyntax``. It throws a ``ValueError`` with the place of what is
///    wrong, and appends a ``ValueNote`` for each thing that it reads although it should have been
///    written otherwise. Where an alias stands, the syntax holds a ``ValueAlias``.
/// 2. `resolved(by:)` of the syntax asks a ``ValueResolver`` for the value of each alias, and gives
///    the model's value.
///
/// `aliases(in:)` lists the aliases of any text beforehand, so that their tokens can be resolved
/// first and nothing recurses. A text that is one alias and nothing else is a reference to a whole
/// token and not a short form; `wholeAlias(of:)` tells.
///
/// `text(_:)` prints a value in its canonical short form, or gives nil where no short form reads
/// back as exactly that value.
package enum ValueText {
  /// The aliases that stand in a text, in order.
  ///
  /// Braces inside quotation marks are not aliases.
  package static func aliases(in bytes: [UInt8]) -> [ValueAlias] {
    var tokenizer = CSSTokenizer(bytes)
    var aliases: [ValueAlias] = []
    var token = tokenizer.next()
    while token.kind != .end {
      if token.kind == .alias { aliases.append(ValueAlias(token, in: bytes)) }
      token = tokenizer.next()
    }
    return aliases
  }

  /// The alias that a text is, if it is one alias and white space only.
  package static func wholeAlias(of bytes: [UInt8]) -> ValueAlias? {
    var tokenizer = CSSTokenizer(bytes)
    let token = tokenizer.next()
    guard token.kind == .alias, tokenizer.next().kind == .end else { return nil }
    return ValueAlias(token, in: bytes)
  }

  /// Whether a text is a word, in any case, such as `none`.
  static func isWord(_ word: StaticString, _ bytes: [UInt8]) -> Bool {
    var reader = ValueReader(bytes)
    guard reader.isWord(word) else { return false }
    reader.advance()
    return reader.token.kind == .end
  }
}
