extension JSONParser {
  /// Looks at the first bytes; false where the file is no UTF-8 at all.
  mutating func checkEncoding() -> Bool {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      findings.add(
        .note, .byteOrderMark, at: Findings.Place(document: document, offset: 0),
        "the file starts with a byte-order mark, which JSON should not have; it is skipped")
      index = 3
    } else if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
      report(.encoding, at: 0, "the file is UTF-16; save it as UTF-8")
      return false
    }
    return true
  }

  /// Skips white space and comments; false where a comment does not end.
  mutating func skipTrivia() -> Bool {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0a, 0x0d, 0x09:
        index += 1
      case UInt8(ascii: "/"):
        guard skipComment() else { return false }
      default:
        return true
      }
    }
    return true
  }

  private mutating func skipComment() -> Bool {
    let start = index
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    if second == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0a, bytes[index] != 0x0d { index += 1 }
    } else if second == UInt8(ascii: "*") {
      index += 2
      while true {
        guard index + 1 < bytes.count else {
          index = bytes.count
          report(.syntax, at: start, "the comment does not end; */ is missing")
          return false
        }
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") { break }
        index += 1
      }
      index += 2
    } else {
      return unexpected("a value, a key or punctuation")
    }
    if dialect == .json, !hasReportedComment {
      // Once is enough: whoever writes comments writes many.
      hasReportedComment = true
      report(
        .comment, at: start,
        "token files are plain JSON, without comments; move the text to $description")
    }
    return true
  }
}
