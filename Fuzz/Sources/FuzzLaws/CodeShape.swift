/// A second opinion on exported code: brackets in pairs, strings and comments that end, as far as
/// text from outside could change it.
enum CodeShape {
  enum Language { case css, swift }

  static func isBalanced(_ text: [UInt8], _ language: Language) -> Bool {
    guard String(validating: text, as: UTF8.self) != nil else { return false }
    var open: [UInt8] = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      let next = index + 1 < text.count ? text[index + 1] : 0
      switch byte {
      case UInt8(ascii: "\""),
        UInt8(ascii: "'") where language == .css || byte == 0x22:
        guard let end = string(text, index) else { return false }
        index = end
        continue
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        guard let end = comment(text, index + 2) else { return false }
        index = end
        continue
      case UInt8(ascii: "/") where next == UInt8(ascii: "/") && language == .swift:
        while index < text.count, text[index] != 10 { index += 1 }
        continue
      case UInt8(ascii: "\\"):
        // An escaped character of a CSS name; Swift has none outside strings.
        guard language == .css else { return false }
        index += 1
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open.popLast() != byte { return false }
      default: break
      }
      index += 1
    }
    return open.isEmpty
  }

  /// The index after a string, which ends on its line.
  private static func string(_ text: [UInt8], _ start: Int) -> Int? {
    var index = start + 1
    while index < text.count, text[index] != 10, text[index] != 13 {
      if text[index] == text[start] { return index + 1 }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private static func comment(_ text: [UInt8], _ start: Int) -> Int? {
    var index = start
    while index + 1 < text.count {
      if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") { return index + 2 }
      index += 1
    }
    return nil
  }
}
