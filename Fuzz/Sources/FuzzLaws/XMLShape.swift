/// A second opinion on XML: tags in pairs, attributes in quotes, nothing loose (XML 1.0).
///
/// It takes what the exporters write and no more: no processing instructions but the declaration, no
/// document types, no CDATA sections.
enum XMLShape {
  static func isWellFormed(_ text: [UInt8]) -> Bool {
    guard String(validating: text, as: UTF8.self) != nil else { return false }
    for byte in text where byte < 0x20 && byte != 9 && byte != 10 && byte != 13 { return false }
    var open: [ArraySlice<UInt8>] = []
    var roots = 0
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "<") else {
        guard let next = character(text, index), !open.isEmpty || text[index] <= 0x20 else {
          return false
        }
        index = next
        continue
      }
      if has("<!--", text, index) {
        guard let end = comment(text, index + 4) else { return false }
        index = end
      } else if has("<?xml ", text, index) {
        guard index == 0, let end = text.firstIndex(of: UInt8(ascii: ">")) else { return false }
        index = end + 1
      } else if has("</", text, index) {
        let end = name(text, index + 2)
        guard let last = open.popLast(), last == text[index + 2..<end], end < text.count,
          text[end] == UInt8(ascii: ">")
        else { return false }
        index = end + 1
      } else {
        guard let tag = tag(text, index + 1) else { return false }
        if open.isEmpty { roots += 1 }
        if !tag.isClosed { open.append(tag.name) }
        index = tag.end
      }
    }
    return open.isEmpty && roots == 1
  }

  private static func has(_ word: StaticString, _ text: [UInt8], _ index: Int) -> Bool {
    word.withUTF8Buffer { text[index...].starts(with: $0) }
  }

  /// The index after a comment; nil where it does not end, or holds two hyphens.
  private static func comment(_ text: [UInt8], _ start: Int) -> Int? {
    var index = start
    while index + 1 < text.count {
      if text[index] == UInt8(ascii: "-"), text[index + 1] == UInt8(ascii: "-") {
        return index + 2 < text.count && text[index + 2] == UInt8(ascii: ">") ? index + 3 : nil
      }
      index += 1
    }
    return nil
  }

  private static func name(_ text: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "."):
        index += 1
      default: return index
      }
    }
    return index
  }

  /// A tag from its name on: where it ends, and whether it ends with `/>`.
  private static func tag(
    _ text: [UInt8], _ start: Int
  ) -> (name: ArraySlice<UInt8>, end: Int, isClosed: Bool)? {
    var index = name(text, start)
    let word = text[start..<index]
    guard !word.isEmpty else { return nil }
    var known: [ArraySlice<UInt8>] = []
    while true {
      let gap = index
      while index < text.count, text[index] <= 0x20 { index += 1 }
      if has("/>", text, index) { return (word, index + 2, true) }
      guard index < text.count else { return nil }
      if text[index] == UInt8(ascii: ">") { return (word, index + 1, false) }
      let end = name(text, index)
      let key = text[index..<end]
      guard gap < index, !key.isEmpty, !known.contains(key), has("=\"", text, end) else {
        return nil
      }
      known.append(key)
      index = end + 2
      while index < text.count, text[index] != UInt8(ascii: "\"") {
        guard text[index] != UInt8(ascii: "<"), let next = character(text, index) else {
          return nil
        }
        index = next
      }
      index += 1
    }
  }

  /// The index after a character or a reference; nil for an ampersand that begins none.
  private static func character(_ text: [UInt8], _ index: Int) -> Int? {
    guard text[index] == UInt8(ascii: "&") else { return index + 1 }
    for word in ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"]
    where text[index...].starts(with: word.utf8) {
      return index + word.utf8.count
    }
    guard has("&#", text, index) else { return nil }
    var end = index + 2
    while end < text.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[end]) {
      end += 1
    }
    return end > index + 2 && end < text.count && text[end] == UInt8(ascii: ";") ? end + 1 : nil
  }
}
