// Functions of their own: what decodes and repairs UTF-8 is long, and would stand in a browser's
// module wherever text is made.
extension String {
  /// The text of these bytes; what is not UTF-8 becomes U+FFFD.
  @inline(never)
  package init(utf8 bytes: [UInt8]) {
    self.init(decoding: bytes, as: UTF8.self)
  }

  /// The text of these bytes; what is not UTF-8 becomes U+FFFD.
  package init(utf8 bytes: ArraySlice<UInt8>) {
    self.init(utf8: Array(bytes))
  }

  /// A word of the program's own as text.
  @inline(never)
  package init(_ word: StaticString) {
    self = word.withUTF8Buffer { unsafe String(decoding: $0, as: UTF8.self) }
  }
}
