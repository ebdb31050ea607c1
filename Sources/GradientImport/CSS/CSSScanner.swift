import GradientModel
import GradientTokens

/// Finds the parts of CSS text by its brackets, strings and comments, without reading values.
struct CSSScanner {
  let bytes: [UInt8]
  /// The byte at the cursor.
  var index: Int
  let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>? = nil) {
    self.bytes = bytes
    index = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  /// Steps over white space, comments and what else means nothing between rules.
  mutating func skipSpace() {
    while index < end {
      if Self.isSpace(bytes[index]) {
        index += 1
      } else if startsComment {
        skipComment()
      } else {
        return
      }
    }
  }

  /// Moves on to the first of some characters that is in no bracket, string or comment.
  ///
  /// - Returns: The character found; nil at the end.
  mutating func advance(to wanted: (UInt8) -> Bool) -> UInt8? {
    var depth = 0
    while index < end {
      let byte = bytes[index]
      if depth == 0, wanted(byte) { return byte }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        skipString(byte)
        continue
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "/") where startsComment:
        skipComment()
        continue
      // Braces never lie in brackets: a missing one ends here.
      case UInt8(ascii: "{"), UInt8(ascii: "}"): if wanted(byte) { return byte }
      default: break
      }
      index += 1
    }
    index = end
    return nil
  }

  private var startsComment: Bool {
    bytes[index] == UInt8(ascii: "/") && index + 1 < end && bytes[index + 1] == UInt8(ascii: "*")
  }

  private mutating func skipComment() {
    index += 2
    while index < end {
      if bytes[index] == UInt8(ascii: "*"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "/") {
        index += 2
        return
      }
      index += 1
    }
    index = end
  }

  private mutating func skipString(_ mark: UInt8) {
    index += 1
    while index < end, bytes[index] != mark, bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, end)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 9 && byte <= 13 }

  static func isName(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= 0x80
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_")
  }
}

/// A piece of text and where it begins in the file.
struct CSSText {
  var bytes: [UInt8]
  var offset: Int
  /// Whether the bytes are those of the file; otherwise places in it are not known.
  var isVerbatim = true

  /// The place in the file of a byte of the text.
  func place(_ index: Int) -> Int { isVerbatim ? offset + index : offset }

  /// The text without white space and comments around it.
  var trimmed: CSSText {
    var scanner = CSSScanner(bytes)
    scanner.skipSpace()
    var end = bytes.count
    while end > scanner.index, CSSScanner.isSpace(bytes[end - 1]) { end -= 1 }
    return part(scanner.index..<max(end, scanner.index))
  }

  func part(_ range: Range<Int>) -> CSSText {
    CSSText(
      bytes: Array(bytes[range]), offset: isVerbatim ? offset + range.lowerBound : offset,
      isVerbatim: isVerbatim)
  }

  /// The parts between characters that are in no bracket, string or comment, each trimmed.
  func split(by separator: UInt8) -> [CSSText] {
    var parts: [CSSText] = []
    var scanner = CSSScanner(bytes)
    var start = 0
    while scanner.advance(to: { $0 == separator }) != nil {
      parts.append(part(start..<scanner.index).trimmed)
      scanner.index += 1
      start = scanner.index
    }
    parts.append(part(start..<bytes.count).trimmed)
    return parts
  }

  /// The parts between white space that is in no bracket, string or comment; a slash is one too.
  var words: [CSSText] {
    let slash = UInt8(ascii: "/")
    var words: [CSSText] = []
    var scanner = CSSScanner(bytes)
    while true {
      scanner.skipSpace()
      guard scanner.index < bytes.count else { return words }
      let start = scanner.index
      if bytes[start] == slash {
        scanner.index += 1
      } else {
        _ = scanner.advance(to: { CSSScanner.isSpace($0) || $0 == slash })
        if scanner.index == start { scanner.index += 1 }
      }
      words.append(part(start..<min(scanner.index, bytes.count)))
    }
  }

  /// Whether the text is a word, in any case.
  func isWord(_ word: StaticString) -> Bool { bytes.isWord(word) }

  /// Whether the text is one of some words, in any case.
  func isWord(in words: [StaticString]) -> Bool { words.contains { bytes.isWord($0) } }

  var text: String { String(utf8: bytes.prefix(60)) }
}

extension Array<UInt8> {
  /// Whether the bytes are a word, which is in lower case, in any case.
  func isWord(_ word: StaticString) -> Bool {
    count == word.utf8CodeUnitCount && hasPrefix(word)
  }

  /// Whether the bytes begin with a word, which is in lower case, in any case.
  func hasPrefix(_ word: StaticString) -> Bool {
    guard count >= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { expected in
      for index in expected.indices where self[index].lowerCase != expected[index] { return false }
      return true
    }
  }
}

extension UInt8 {
  /// The letter in lower case.
  var lowerCase: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }
}
