extension JSONParser {
  /// Reads a value, or the opening of one, at `index`.
  mutating func value(_ byte: UInt8) -> Bool {
    guard nodes.count < limits.values else {
      report(.limit, at: index, "more than \(limits.values) values, which is the limit")
      return false
    }
    switch byte {
    case UInt8(ascii: "{"):
      return open(.object)
    case UInt8(ascii: "["):
      return open(.array)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if byte == UInt8(ascii: "'") {
        report(.syntax, at: index, "a string stands in single quotes; JSON wants double ones")
      }
      let start = index
      let text = scanString(quote: byte)
      append(isUnterminated ? .invalid : .string, from: start)
      nodes[nodes.count - 1].isTextEscaped = text.isEscaped
      if isUnterminated, !resumesAfterOpenString(from: start) {
        endValue()
        return false
      }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      scanNumber()
    default:
      guard isWordByte(byte) else { return unexpected("a value") }
      scanWord()
    }
    endValue()
    return true
  }

  /// Whether reading may go on in the line after a string without its end: if the quote alone is
  /// missing, the rest of the line was no more than the text and a comma.
  ///
  /// Otherwise braces or quotes of the structure are in it, and whatever was said of the rest would
  /// be the same fault over and over.
  private mutating func resumesAfterOpenString(from start: Int) -> Bool {
    var end = index
    while end > start + 1, bytes[end - 1] <= 0x20 { end -= 1 }
    for byte in bytes[start + 1..<end] {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
        UInt8(ascii: ":"):
        return false
      default: continue
      }
    }
    hasSwallowedComma = bytes[end - 1] == UInt8(ascii: ",")
    return true
  }

  /// Adds a value without values inside that ends at `index`.
  private mutating func append(_ kind: JSONDocument.Kind, from start: Int) {
    append(kind, from: start, to: index)
  }

  private mutating func append(_ kind: JSONDocument.Kind, from start: Int, to end: Int) {
    let place = UInt32(nodes.count)
    var node = JSONDocument.Node(
      kind: kind, parent: container < 0 ? place : UInt32(container), start: UInt32(start),
      end: UInt32(end), subtreeEnd: place + 1)
    if let key = pendingKey {
      node.keyStart = UInt32(key.start)
      node.keyEnd = UInt32(key.end)
      node.keyHash = key.hash
      node.isKeyEscaped = key.isEscaped
      pendingKey = nil
    }
    nodes.append(node)
    if container >= 0 { nodes[container].childCount += 1 }
  }

  private mutating func open(_ kind: JSONDocument.Kind) -> Bool {
    guard depth < limits.depth else {
      report(
        .limit, at: index,
        "objects and arrays stand in each other more than \(limits.depth) deep, which is the limit")
      return false
    }
    append(kind, from: index, to: index + 1)
    container = nodes.count - 1
    depth += 1
    index += 1
    state = kind == .object ? .firstMemberOrEnd : .firstElementOrEnd
    return true
  }

  private mutating func endValue() {
    lastSeparator = nil
    state = container < 0 ? .documentEnd : .separatorOrEnd
  }

  mutating func close(_ byte: UInt8) -> Bool {
    let isObject = nodes[container].kind == .object
    guard isObject == (byte == UInt8(ascii: "}")) else {
      return unexpected(isObject ? "}" : "]")
    }
    index += 1
    closeContainer(at: index)
    endValue()
    return true
  }

  private mutating func closeContainer(at end: Int) {
    nodes[container].end = UInt32(end)
    nodes[container].subtreeEnd = UInt32(nodes.count)
    if nodes[container].kind == .object { checkDuplicates(in: container) }
    let parent = Int(nodes[container].parent)
    container = parent == container ? -1 : parent
    depth -= 1
  }

  /// Ends whatever is still open where reading stopped.
  mutating func closeAll() {
    while container >= 0 { closeContainer(at: index) }
  }

  mutating func endOfText() {
    switch state {
    case .documentEnd: return
    case .value where container < 0:
      report(.syntax, at: 0, "the file is empty; a style file is one JSON object")
    default:
      let opened = Int(nodes[container].start)
      report(
        .syntax, at: index,
        "the file ends inside \(container == 0 ? "its first" : "an") "
          + "\(nodes[container].kind == .object ? "object" : "array"), "
          + "opened in line \(line(of: opened)); \(nodes[container].kind == .object ? "}" : "]") is missing"
      )
    }
  }

  func line(of offset: Int) -> Int {
    var cursor = LineCursor()
    cursor.advance(to: offset, in: bytes)
    return cursor.line
  }

  /// Reads a member's key and colon.
  mutating func member(_ byte: UInt8) -> Bool {
    let start = index
    var key: Key
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      if byte == UInt8(ascii: "'") {
        report(.syntax, at: index, "a key stands in single quotes; JSON wants double ones")
      }
      key = scanString(quote: byte)
      // Its colon and value are somewhere in it.
      if isUnterminated { return false }
    default:
      guard isWordByte(byte) else { return unexpected("a key in double quotes or }") }
      var hash = KeyHash.start
      while index < bytes.count, isWordByte(bytes[index]) {
        hash = KeyHash.adding(bytes[index], to: hash)
        index += 1
      }
      report(
        .syntax, at: start, "the key \(excerpt(at: start)) stands without quotes; JSON wants them")
      key = Key(start: start, end: index, hash: hash, isEscaped: false)
    }
    if key.isEscaped {
      key.hash = KeyHash.of(JSONText.decoded(bytes, key.start..<key.end)[...])
    }
    guard skipTrivia() else { return false }
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else {
      if index < bytes.count { return unexpected("a colon") }
      endOfText()
      return false
    }
    index += 1
    pendingKey = key
    state = .value
    return true
  }

  private mutating func scanNumber() {
    let start = index
    var isNumber = true
    func digits(_ index: inout Int) -> Int {
      let first = index
      while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
      return index - first
    }
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    let isZero = index < bytes.count && bytes[index] == UInt8(ascii: "0")
    let whole = digits(&index)
    if whole == 0 || (isZero && whole > 1) { isNumber = false }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      if digits(&index) == 0 { isNumber = false }
    }
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      if digits(&index) == 0 { isNumber = false }
    }
    if index < bytes.count, isWordByte(bytes[index]) {
      isNumber = false
      while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
    }
    if !isNumber {
      let text = JSONText.excerpt(bytes[start..<index])
      report(
        .syntax, at: start,
        "“\(text)” is not a JSON number; write digits as in 0.5, and units inside a string")
    }
    append(isNumber ? .number : .invalid, from: start)
  }

  private mutating func scanWord() {
    let start = index
    while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
    let word = bytes[start..<index]
    func matches(_ text: StaticString) -> Bool {
      text.equals(word)
    }
    if matches("true") || matches("false") { return append(.boolean, from: start) }
    if matches("null") { return append(.null, from: start) }
    report(
      .syntax, at: start,
      "“\(JSONText.excerpt(word))” is not a JSON value; put text in double quotes")
    append(.invalid, from: start)
  }

  /// Whether a byte can be part of a number or a bare word, of JSON or of what people write instead.
  func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "#"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "%"):
      true
    default: false
    }
  }
}
