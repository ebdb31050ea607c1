// The words of the program as bytes, which is how a file's are compared with them. Their buffers are
// only read within their own counts, here and wherever else a word's buffer is asked for.
extension StaticString {
  /// The word's bytes.
  @inline(never)
  var bytes: [UInt8] {
    withUTF8Buffer { unsafe Array($0) }
  }

  /// Whether a text is this word.
  @inline(never)
  func equals(_ text: ArraySlice<UInt8>) -> Bool {
    withUTF8Buffer { word in
      guard word.count == text.count else { return false }
      for index in 0..<word.count where unsafe word[index] != text[text.startIndex + index] {
        return false
      }
      return true
    }
  }

  /// Whether a text is this word.
  func equals(_ text: [UInt8]) -> Bool {
    equals(text[...])
  }
}
