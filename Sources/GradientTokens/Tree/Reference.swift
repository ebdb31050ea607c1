import GradientModel

/// The two ways in which a value refers to another.
enum Reference {
  /// `{a.b.c}`: the bytes between the braces.
  case alias(ArraySlice<UInt8>)
  /// `{"$ref": "#/a/b"}`: the decoded names between the slashes.
  case pointer([[UInt8]])

  /// The alias that a whole string is, without the white space that some tools write inside.
  init?(alias text: ArraySlice<UInt8>) {
    let trimmed = Reference.trimmed(text)
    guard trimmed.count >= 2, trimmed.first == UInt8(ascii: "{"),
      trimmed.last == UInt8(ascii: "}")
    else { return nil }
    let inner = trimmed.dropFirst().dropLast()
    for byte in inner where byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") { return nil }
    self = .alias(Reference.trimmed(inner))
  }

  /// The JSON pointer (RFC 6901) of a URI fragment such as `#/a/b`, within the same file.
  init?(pointer text: [UInt8]) {
    guard text.first == UInt8(ascii: "#") else { return nil }
    let decoded = Reference.percentDecoded(text.dropFirst())
    if decoded.isEmpty {
      self = .pointer([])
      return
    }
    guard decoded[0] == UInt8(ascii: "/") else { return nil }
    var segments: [[UInt8]] = []
    for part in decoded.dropFirst().split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      segments.append(Reference.unescaped(part))
    }
    self = .pointer(segments)
  }

  /// The names on the way from the root to what is meant.
  var names: [[UInt8]] {
    switch self {
    case .alias(let path):
      path.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { Array($0) }
    case .pointer(let segments): segments
    }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    while let first = text.first, first <= 0x20 { text.removeFirst() }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    return text
  }

  /// The file's path in the part of a URI reference before its fragment.
  static func decodedPath(_ text: ArraySlice<UInt8>) -> [UInt8] {
    percentDecoded(text)
  }

  private static func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.endIndex,
        let high = HexText.value(of: text[index + 1]), let low = HexText.value(of: text[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  /// `~1` is a slash and `~0` a tilde.
  private static func unescaped(_ segment: ArraySlice<UInt8>) -> [UInt8] {
    guard segment.contains(UInt8(ascii: "~")) else { return Array(segment) }
    var result: [UInt8] = []
    var index = segment.startIndex
    while index < segment.endIndex {
      let byte = segment[index]
      index += 1
      if byte == UInt8(ascii: "~"), index < segment.endIndex {
        if segment[index] == UInt8(ascii: "0") || segment[index] == UInt8(ascii: "1") {
          result.append(segment[index] == UInt8(ascii: "0") ? byte : UInt8(ascii: "/"))
          index += 1
          continue
        }
      }
      result.append(byte)
    }
    return result
  }
}

extension JSONDocument {
  /// A string's bytes, decoded where they need it.
  func stringSlice(_ node: Int) -> ArraySlice<UInt8> {
    if nodes[node].isTextEscaped { return ArraySlice(string(node) ?? []) }
    return bytes[Int(nodes[node].start) + 1..<Int(nodes[node].end) - 1]
  }
}
