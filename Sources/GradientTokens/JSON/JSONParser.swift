/// Reads JSON text into the flat array of a `JSONDocument`.
///
/// It goes on after whatever leaves no doubt about the structure, so that a file's faults are
/// reported together. One loop over the bytes with its state in variables: depth costs no stack.
package struct JSONParser {
  /// Whether comments and commas after the last element are part of the language.
  package enum Dialect: Sendable {
    /// RFC 8259, which token files are.
    case json
    /// JSON with comments, which resolver documents may be.
    case jsonWithComments
  }

  /// What may come next.
  enum State {
    case value
    case firstElementOrEnd
    case firstMemberOrEnd
    case member
    case separatorOrEnd
    case documentEnd
  }

  let bytes: [UInt8]
  let limits: ReadingLimits
  let dialect: Dialect
  let document: Int
  var findings: Findings
  var nodes: [JSONDocument.Node] = []
  var index = 0
  var state = State.value
  var container = -1
  var depth = 0
  var pendingKey: Key?
  /// Where the comma stands that the next element or member follows.
  var lastSeparator: Int?
  var issueCount = 0
  var hasReportedComment = false
  /// Whether the string read last lacks its closing quote.
  var isUnterminated = false
  /// Whether that string took the comma after it.
  var hasSwallowedComma = false
  var duplicates = DuplicateTable()
  var hasDuplicateKeys = false

  struct Key {
    var start: Int
    var end: Int
    var hash: UInt32
    var isEscaped: Bool
  }

  /// Reads `bytes`, adding what is wrong with them to `findings`.
  package static func parse(
    _ bytes: [UInt8], path: String, dialect: Dialect = .json,
    limits: ReadingLimits = ReadingLimits(),
    document: Int = 0, findings: inout Findings
  ) -> JSONDocument {
    var parser = JSONParser(
      bytes: bytes, limits: limits, dialect: dialect, document: document, findings: findings)
    parser.run()
    findings = parser.findings
    return JSONDocument(
      path: path, bytes: bytes, nodes: parser.nodes, hasDuplicateKeys: parser.hasDuplicateKeys)
  }

  private init(
    bytes: [UInt8], limits: ReadingLimits, dialect: Dialect, document: Int, findings: Findings
  ) {
    self.bytes = bytes
    self.limits = limits
    self.dialect = dialect
    self.document = document
    self.findings = findings
  }

  private mutating func run() {
    guard bytes.count <= limits.bytes else {
      return report(
        .limit, at: 0,
        "the file has \(bytes.count) bytes, more than the limit of \(limits.bytes)")
    }
    guard checkEncoding() else { return }
    nodes.reserveCapacity(bytes.count / 16)
    while true {
      guard skipTrivia() else { break }
      guard index < bytes.count else {
        endOfText()
        break
      }
      if state == .documentEnd {
        report(
          .syntax, at: index,
          "found \(excerpt(at: index)) after the end of the value; a file holds one object")
        break
      }
      guard step() else { break }
      if issueCount >= ReadingLimits.faults {
        findings.add(
          .error, .limit, at: Findings.Place(document: document, offset: index),
          "more than \(ReadingLimits.faults) faults; reading stopped here")
        break
      }
    }
    closeAll()
  }

  /// Handles what stands at `index`; false where the structure is lost.
  private mutating func step() -> Bool {
    let byte = bytes[index]
    switch state {
    case .value:
      if isClosing(byte) {
        return commaBeforeClosing(byte)
      }
      return value(byte)
    case .firstElementOrEnd:
      return byte == UInt8(ascii: "]") ? close(byte) : value(byte)
    case .firstMemberOrEnd:
      return byte == UInt8(ascii: "}") ? close(byte) : member(byte)
    case .member:
      return isClosing(byte) ? commaBeforeClosing(byte) : member(byte)
    case .separatorOrEnd:
      let isAfterComma = hasSwallowedComma
      hasSwallowedComma = false
      if byte == UInt8(ascii: ",") {
        lastSeparator = index
        index += 1
        state = nodes[container].kind == .object ? .member : .value
        return true
      }
      if isClosing(byte) { return close(byte) }
      if isAfterComma {
        state = nodes[container].kind == .object ? .member : .value
        return true
      }
      guard startsElement(byte) else { return unexpected("a comma or \(closingName)") }
      reportMissingComma()
      state = nodes[container].kind == .object ? .member : .value
      return true
    case .documentEnd:
      return false
    }
  }

  /// Between two members it names the second one; a quotation mark alone would say nothing.
  private mutating func reportMissingComma() {
    var next = excerpt(at: index)
    if bytes[index] == UInt8(ascii: "\"") {
      var end = index + 1
      while end < bytes.count, end - index <= 40, bytes[end] >= 0x20,
        bytes[end] != UInt8(ascii: "\"")
      {
        end += 1
      }
      next = "“" + JSONText.excerpt(bytes[index + 1..<end]) + "”"
    }
    let isObject = nodes[container].kind == .object
    report(
      .syntax, at: index,
      "a comma is missing between \(isObject ? "the members" : "the values"); put one before \(next)"
    )
  }

  private func isClosing(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  private func startsElement(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\"") { return true }
    return nodes[container].kind == .array
      && (byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || isWordByte(byte))
  }

  private var closingName: String {
    nodes[container].kind == .object ? "}" : "]"
  }

  private mutating func commaBeforeClosing(_ byte: UInt8) -> Bool {
    if pendingKey != nil || container < 0 { return unexpected("a value") }
    if let comma = lastSeparator, dialect == .json {
      report(
        .trailingComma, at: comma,
        "a comma stands before \(excerpt(at: index)), which JSON does not allow; remove the comma")
    }
    return close(byte)
  }

  mutating func unexpected(_ wanted: String) -> Bool {
    report(.syntax, at: index, "found \(excerpt(at: index)) where \(wanted) is expected")
    return false
  }

  @inline(never)
  mutating func report(_ code: DiagnosticCode, at offset: Int, _ message: String) {
    issueCount += 1
    findings.add(.error, code, at: Findings.Place(document: document, offset: offset), message)
  }

  func excerpt(at start: Int) -> String {
    var end = start
    while end < bytes.count, end - start < 12, isWordByte(bytes[end]) { end += 1 }
    if end == start {
      end += 1
      while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
    }
    return "“" + JSONText.excerpt(bytes[start..<end]) + "”"
  }
}
