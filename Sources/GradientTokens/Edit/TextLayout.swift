/// How a text is laid out, so that what is added looks like what is there.
struct TextLayout: Sendable {
  /// Where lines end.
  var newline = Array("\n".utf8)
  /// What a level is indented by.
  var unit = Array("  ".utf8)
  /// Whether there are lines at all.
  var hasLines = true
  /// Whether nothing stands between a colon and its value.
  var isCompact = false

  init(_ document: JSONDocument) {
    let bytes = document.bytes
    hasLines = false
    if let feed = bytes.firstIndex(of: 0x0a) {
      hasLines = true
      if feed > 0, bytes[feed - 1] == 0x0d { newline = [0x0d, 0x0a] }
    }
    guard document.count(0) > 0 else { return }
    let indent = document.indent(at: document.keyOffset(1))
    if !indent.isEmpty { unit = indent }
    var colon = Int(document.nodes[1].keyEnd)
    while colon < bytes.count, bytes[colon] != UInt8(ascii: ":") { colon += 1 }
    isCompact = colon + 1 == document.offset(1)
  }

  /// A value as it is written into the text.
  ///
  /// - Parameters:
  ///   - json: The value, in any layout.
  ///   - column: Where it begins in its line.
  ///   - indent: What the line begins with.
  ///   - isFlat: Whether it must stay on one line.
  /// - Returns: Its text.
  /// - Throws: An error where it is not JSON.
  func printed(
    _ json: [UInt8], column: Int, indent: [UInt8], isFlat: Bool
  ) throws(StyleEditError) -> [UInt8] {
    let document = try JSONDocument.checked([UInt8](Self.opening) + json + [UInt8(ascii: "}")])
    if isCompact { return Self.minified(json) }
    guard hasLines, !isFlat else {
      let text = CanonicalPrinter.print(document, isFlat: true)
      // `{ "": ` and ` }` with its line feed.
      return Array(text[6..<text.count - 3])
    }
    // `"": ` and its two spaces stand in the first columns of the text to be printed.
    let text = CanonicalPrinter.print(document, column: column - 6)
    // The brace, the line feed and the key; the line feed, the brace and its line feed.
    return reindented(text[8..<text.count - 3], indent)
  }

  private static let opening = Array("{\"\":".utf8)

  /// Lines that the canonical printer indented below its first level, indented as the text is.
  private func reindented(_ lines: ArraySlice<UInt8>, _ indent: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = lines.startIndex
    while index < lines.endIndex {
      let byte = lines[index]
      index += 1
      guard byte == 0x0a else {
        result.append(byte)
        continue
      }
      result.append(contentsOf: newline)
      result.append(contentsOf: indent)
      var spaces = 0
      while index < lines.endIndex, lines[index] == 0x20 {
        spaces += 1
        index += 1
      }
      for _ in 0..<max(0, spaces / 2 - 1) { result.append(contentsOf: unit) }
    }
    return result
  }

  /// A value without white space between its parts.
  private static func minified(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in json {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        result.append(byte)
      } else if byte > 0x20 {
        isInString = byte == UInt8(ascii: "\"")
        result.append(byte)
      }
    }
    return result
  }
}

extension JSONDocument {
  /// A text that is JSON and nothing else.
  static func checked(_ bytes: [UInt8]) throws(StyleEditError) -> JSONDocument {
    var findings = Findings()
    let document = JSONParser.parse(bytes, path: "value", findings: &findings)
    guard !findings.hasErrors, !document.nodes.isEmpty else {
      let first = findings.list.first?.message ?? "it is empty"
      throw StyleEditError("the value to be written is not JSON: \(first)")
    }
    return document
  }

  /// The white space that the line of a byte begins with; empty where something else does.
  func indent(at offset: Int) -> [UInt8] {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0a, bytes[start - 1] != 0x0d { start -= 1 }
    var end = start
    while end < offset, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    return Array(bytes[start..<end])
  }

  /// How many bytes stand before a byte in its line.
  func column(of offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0a, bytes[start - 1] != 0x0d { start -= 1 }
    return offset - start
  }
}
