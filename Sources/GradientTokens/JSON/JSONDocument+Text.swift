import GradientModel

extension JSONDocument {
  /// A value's key with its escapes decoded.
  @inline(never)
  package func key(_ node: Int) -> [UInt8] {
    let range = Int(nodes[node].keyStart)..<Int(nodes[node].keyEnd)
    return nodes[node].isKeyEscaped ? JSONText.decoded(bytes, range) : Array(bytes[range])
  }

  /// Whether a value's key is `name`.
  @inline(never)
  package func key(_ node: Int, is name: StaticString) -> Bool {
    let start = Int(nodes[node].keyStart)
    let length = Int(nodes[node].keyEnd) - start
    if nodes[node].isKeyEscaped {
      return name.equals(key(node))
    }
    guard length == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { name in
      for index in 0..<length where unsafe name[index] != bytes[start + index] { return false }
      return true
    }
  }

  /// A string's text with its escapes decoded; nil for any other value.
  @inline(never)
  package func string(_ node: Int) -> [UInt8]? {
    guard nodes[node].kind == .string else { return nil }
    let range = Int(nodes[node].start) + 1..<Int(nodes[node].end) - 1
    return nodes[node].isTextEscaped ? JSONText.decoded(bytes, range) : Array(bytes[range])
  }

  /// The byte of the file that a byte of a string's decoded text comes from.
  func offset(ofTextByte count: Int, in node: Int) -> Int {
    var cursor = TextCursor(self, node)
    return cursor.advance(to: count)
  }

  /// Whether a value is the string `text`.
  @inline(never)
  package func string(_ node: Int, is text: StaticString) -> Bool {
    string(node).map { text.equals($0) } ?? false
  }

  /// A number's value; infinite where the text means more than a `Double` holds.
  @inline(never)
  package func number(_ node: Int) -> Double? {
    guard nodes[node].kind == .number else { return nil }
    return DecimalNumber.scan(bytes, from: Int(nodes[node].start), to: Int(nodes[node].end))?.value
  }

  /// The value of `true` or `false`.
  package func boolean(_ node: Int) -> Bool? {
    guard nodes[node].kind == .boolean else { return nil }
    return bytes[Int(nodes[node].start)] == UInt8(ascii: "t")
  }

  /// The value as the file writes it.
  package func json(_ node: Int) -> [UInt8] {
    Array(bytes[Int(nodes[node].start)..<Int(nodes[node].end)])
  }

  /// The value as the file writes it, for messages: one line, and not long.
  @inline(never)
  package func excerpt(_ node: Int) -> String {
    switch nodes[node].kind {
    case .object: return nodes[node].childCount == 0 ? "an empty object" : "an object"
    case .array:
      return nodes[node].childCount == 0
        ? "an empty array" : "an array of \(nodes[node].childCount)"
    default:
      let range = Int(nodes[node].start)..<min(Int(nodes[node].end), bytes.count)
      return JSONText.excerpt(bytes[range])
    }
  }
}

/// Turns byte offsets in a string's decoded text, asked for in rising order, into places of the file.
struct TextCursor {
  private let document: JSONDocument
  private let isEscaped: Bool
  private let end: Int
  private var index: Int
  /// The bytes of text before `index`.
  private var count = 0

  init(_ document: JSONDocument, _ node: Int) {
    self.document = document
    isEscaped = document.nodes[node].isTextEscaped
    index = Int(document.nodes[node].start) + 1
    end = Int(document.nodes[node].end) - 1
  }

  /// The place where the character begins that holds a byte of the text.
  mutating func advance(to target: Int) -> Int {
    guard isEscaped else {
      index += target - count
      count = target
      return index
    }
    while index < end {
      let next = JSONText.character(document.bytes, at: index, end: end)
      guard count + next.length <= target else { break }
      count += next.length
      index = next.index
    }
    return index
  }
}

/// The text of JSON strings.
enum JSONText {
  /// The bytes of text that the byte or escape at `index` gives, and where the text goes on.
  static func character(_ bytes: [UInt8], at index: Int, end: Int) -> (index: Int, length: Int) {
    guard bytes[index] == UInt8(ascii: "\\"), index + 1 < end else { return (index + 1, 1) }
    var decoded: [UInt8] = []
    let next = decodeEscape(bytes, at: index, end: end, to: &decoded)
    return (next, decoded.count)
  }

  /// Decodes escapes; what is broken becomes U+FFFD.
  @inline(never)
  static func decoded(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < range.upperBound {
        index = decodeEscape(bytes, at: index, end: range.upperBound, to: &result)
      } else {
        result.append(byte)
        index += 1
      }
    }
    // Repairs what is not UTF-8.
    return Array(String(utf8: result).utf8)
  }

  /// Decodes the escape at `index` and returns where the text goes on.
  private static func decodeEscape(
    _ bytes: [UInt8], at index: Int, end: Int, to result: inout [UInt8]
  ) -> Int {
    switch bytes[index + 1] {
    case UInt8(ascii: "b"): result.append(8)
    case UInt8(ascii: "f"): result.append(12)
    case UInt8(ascii: "n"): result.append(10)
    case UInt8(ascii: "r"): result.append(13)
    case UInt8(ascii: "t"): result.append(9)
    case UInt8(ascii: "u"):
      guard let unit = hexUnit(bytes, at: index + 2, end: end) else {
        append(0xfffd, to: &result)
        return index + 2
      }
      if unit & 0xfc00 == 0xd800, let low = lowSurrogate(bytes, at: index + 6, end: end) {
        append(0x10000 + (unit & 0x3ff) << 10 + low & 0x3ff, to: &result)
        return index + 12
      }
      append(unit & 0xf800 == 0xd800 ? 0xfffd : unit, to: &result)
      return index + 6
    default: result.append(bytes[index + 1])
    }
    return index + 2
  }

  /// The four hexadecimal digits at `start`.
  static func hexUnit(_ bytes: [UInt8], at start: Int, end: Int) -> UInt32? {
    guard start + 4 <= end else { return nil }
    var value: UInt32 = 0
    for index in start..<start + 4 {
      guard let digit = HexText.value(of: bytes[index]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The second half of a surrogate pair, as the escape at `start`.
  static func lowSurrogate(_ bytes: [UInt8], at start: Int, end: Int) -> UInt32? {
    guard start + 6 <= end, bytes[start] == UInt8(ascii: "\\"),
      bytes[start + 1] == UInt8(ascii: "u"),
      let unit = hexUnit(bytes, at: start + 2, end: end), unit & 0xfc00 == 0xdc00
    else { return nil }
    return unit
  }

  static func append(_ scalar: UInt32, to result: inout [UInt8]) {
    switch scalar {
    case 0..<0x80:
      result.append(UInt8(scalar))
    case 0x80..<0x800:
      result.append(UInt8(0xc0 | scalar >> 6))
      result.append(UInt8(0x80 | scalar & 0x3f))
    case 0x800..<0x10000:
      result.append(UInt8(0xe0 | scalar >> 12))
      result.append(UInt8(0x80 | scalar >> 6 & 0x3f))
      result.append(UInt8(0x80 | scalar & 0x3f))
    default:
      result.append(UInt8(0xf0 | scalar >> 18 & 0x07))
      result.append(UInt8(0x80 | scalar >> 12 & 0x3f))
      result.append(UInt8(0x80 | scalar >> 6 & 0x3f))
      result.append(UInt8(0x80 | scalar & 0x3f))
    }
  }

  /// Up to 40 bytes of source on one line.
  @inline(never)
  static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
    var shown = Array(bytes.prefix(40))
    for index in shown.indices where shown[index] < 0x20 { shown[index] = 0x20 }
    let text = String(utf8: shown)
    return bytes.count > 40 ? text + "…" : text
  }
}
