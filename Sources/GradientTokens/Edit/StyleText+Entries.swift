// Members of objects and elements of arrays, put in and taken out.
extension StyleText {
  /// The changes that put a member into an object, or an element into an array.
  ///
  /// - Parameters:
  ///   - key: The member's key; nil for an element.
  ///   - body: Its value as JSON.
  ///   - container: The object or array.
  ///   - next: The member or element that it comes before; nil for the end.
  /// - Returns: The changes.
  /// - Throws: An error where the value is not JSON.
  func insertion(
    _ key: [UInt8]?, _ body: [UInt8], into container: Int, before next: Int? = nil
  ) throws(StyleEditError) -> [TextChange] {
    let children = Array(document.children(of: container))
    let start = document.offset(container) + 1
    guard let first = children.first, let last = children.last else {
      return try insertion(key, body, intoEmpty: container)
    }
    let isSpread = self.isSpread(container)
    let indent = document.indent(at: document.keyOffset(first))
    let entry = try self.entry(key, body, indent: indent, isFlat: !isSpread)
    let line = layout.newline + indent + entry
    let comma = [UInt8(ascii: ",")]
    let gap: [UInt8] = layout.isCompact ? [] : [0x20]
    if let next {
      guard isSpread else {
        return [TextChange(at: document.keyOffset(next), entry + comma + gap)]
      }
      let before = children.last { $0 < next }
      let anchor = before.map { afterComma($0) } ?? endOfLineComment(start)
      return [TextChange(at: anchor, line + comma)]
    }
    let end = Int(document.nodes[last].end)
    guard isSpread else { return [TextChange(at: end, comma + gap + entry)] }
    let anchor = afterComma(last)
    if self.comma(after: last) != nil { return [TextChange(at: anchor, line + comma)] }
    return [TextChange(at: end, comma), TextChange(at: anchor, line)]
  }

  private func insertion(
    _ key: [UInt8]?, _ body: [UInt8], intoEmpty container: Int
  ) throws(StyleEditError) -> [TextChange] {
    let inside = document.offset(container) + 1..<Int(document.nodes[container].end) - 1
    let parent = Int(document.nodes[container].parent)
    let isSpread =
      layout.hasLines && document.kind(container) == .object
      && (container == 0 || self.isSpread(parent))
    var line = document.indent(at: document.keyOffset(container))
    if container == 0 { line = [] }
    let isBlank = !document.bytes[inside].contains { $0 > 0x20 }
    guard isSpread else {
      let gap: [UInt8] = layout.isCompact || document.kind(container) == .array ? [] : [0x20]
      let entry = try self.entry(key, body, indent: line, isFlat: true)
      return [
        TextChange(isBlank ? inside : inside.lowerBound..<inside.lowerBound, gap + entry + gap)
      ]
    }
    let indent = line + layout.unit
    let entry = try self.entry(key, body, indent: indent, isFlat: false)
    let text = layout.newline + indent + entry
    return isBlank
      ? [TextChange(inside, text + layout.newline + line)]
      : [TextChange(at: inside.lowerBound, text)]
  }

  private func entry(
    _ key: [UInt8]?, _ body: [UInt8], indent: [UInt8], isFlat: Bool
  ) throws(StyleEditError) -> [UInt8] {
    var text: [UInt8] = []
    if let key {
      JSONString.append(key, to: &text)
      text.append(UInt8(ascii: ":"))
      if !layout.isCompact { text.append(0x20) }
    }
    return try text
      + layout.printed(body, column: indent.count + text.count, indent: indent, isFlat: isFlat)
  }

  /// The changes that take a member or an element out, with its comma and the comment behind it.
  func removal(of node: Int) -> [TextChange] {
    let container = Int(document.nodes[node].parent)
    let children = Array(document.children(of: container))
    let before = children.last { $0 < node }
    guard children.count > 1 else {
      return [
        TextChange(document.offset(container) + 1..<Int(document.nodes[container].end) - 1, [])
      ]
    }
    let start = before.map { afterComma($0) } ?? endOfLineComment(document.offset(container) + 1)
    var changes = [TextChange(start..<afterComma(node), [])]
    if node == children.last, comma(after: node) == nil, let before,
      let comma = comma(after: before)
    {
      changes.append(TextChange(comma..<comma + 1, []))
      // Where the comma goes and the removal begins right behind it, one change does both.
      if start == comma + 1 { changes = [TextChange(comma..<afterComma(node), [])] }
    }
    return changes
  }

  /// The change that gives a value another text.
  func replacement(of node: Int, by json: [UInt8]) throws(StyleEditError) -> TextChange {
    let start = document.offset(node)
    let old = start..<Int(document.nodes[node].end)
    let isFlat = !isSpread(Int(document.nodes[node].parent)) && !document.bytes[old].contains(0x0a)
    let text = try layout.printed(
      json, column: document.column(of: start), indent: document.indent(at: start), isFlat: isFlat)
    return TextChange(old, text)
  }

  // MARK: Between the values

  /// Whether an object's or array's members have lines of their own.
  func isSpread(_ container: Int) -> Bool {
    guard let first = document.children(of: container).first(where: { _ in true }) else {
      return false
    }
    return document.bytes[document.offset(container)..<document.keyOffset(first)].contains(0x0a)
  }

  /// The comma behind a value.
  private func comma(after node: Int) -> Int? {
    let next = skippingTrivia(from: Int(document.nodes[node].end))
    return next < bytes.count && bytes[next] == UInt8(ascii: ",") ? next : nil
  }

  /// Where a value is over with its comma and a comment at the end of the line.
  private func afterComma(_ node: Int) -> Int {
    if let comma = comma(after: node) { return endOfLineComment(comma + 1) }
    return endOfLineComment(Int(document.nodes[node].end))
  }

  private func skippingTrivia(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if let end = endOfComment(at: index) {
        index = end
      } else {
        return index
      }
    }
    return index
  }

  /// The end of the comments that fill the rest of a line; the offset itself where anything else does.
  private func endOfLineComment(_ start: Int) -> Int {
    var index = start
    var end = start
    while index < bytes.count, bytes[index] != 0x0a, bytes[index] != 0x0d {
      if bytes[index] <= 0x20 {
        index += 1
      } else if let comment = endOfComment(at: index), !bytes[index..<comment].contains(0x0a) {
        index = comment
        end = comment
      } else {
        return start
      }
    }
    return end
  }

  private func endOfComment(at start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
    var index = start + 2
    if bytes[start + 1] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != 0x0a, bytes[index] != 0x0d { index += 1 }
      return index
    }
    guard bytes[start + 1] == UInt8(ascii: "*") else { return nil }
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        return index + 2
      }
      index += 1
    }
    return bytes.count
  }
}
