/// Text that is compared byte by byte, as style files are.
///
/// A `String` compares what Unicode calls equal, for which a browser's module would have to hold the
/// tables of all its characters.
package struct ByteText: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  package static func == (a: ByteText, b: ByteText) -> Bool {
    a.text.utf8.elementsEqual(b.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    // No byte of UTF-8, so that the texts of a list do not run into each other.
    hasher.combine(0xff as UInt8)
  }
}
