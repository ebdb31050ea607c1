import GradientModel
import GradientTokens

/// The custom properties of a sheet, put in the place of `var()`.
struct CSSVariables {
  private let values: [[UInt8]: CSSText]
  /// The names that were asked for.
  private(set) var used: Set<[UInt8]> = []

  /// Texts longer than this are not substituted further: a few properties can name each other into
  /// gigabytes.
  package static let lengthLimit = 1 << 16
  package static let depthLimit = 16
  /// What all properties put in come to, so that a small sheet cannot be long work.
  package static let totalLimit = 1 << 24
  private let limit: Int
  private var total = 0

  /// Why a value cannot be made out.
  struct Failure: Error {
    var message: String
  }

  /// - Parameters:
  ///   - values: The properties.
  ///   - limit: The most bytes that they may come to where they are put in.
  init(_ values: [[UInt8]: CSSText], limit: Int) {
    self.values = values
    self.limit = limit
  }

  /// A value with the properties that it names written out.
  mutating func resolved(_ text: CSSText) throws(Failure) -> CSSText {
    var text = text
    for _ in 0..<Self.depthLimit {
      guard let next = try substituted(text) else { return text }
      text = next
      guard text.bytes.count <= Self.lengthLimit else {
        throw Failure(message: "its custom properties come to too long a text")
      }
    }
    throw Failure(message: "its custom properties name each other")
  }

  /// The text with each `var()` in it replaced once; nil where there is none.
  private mutating func substituted(_ text: CSSText) throws(Failure) -> CSSText? {
    let bytes = text.bytes
    var result: [UInt8] = []
    var index = 0
    var isChanged = false
    while index < bytes.count {
      let isAtName = index == 0 || !CSSScanner.isName(bytes[index - 1])
      guard isAtName, bytes[index] | 0x20 == UInt8(ascii: "v"),
        Array(bytes[index..<min(index + 4, bytes.count)]).isWord("var(")
      else {
        result.append(bytes[index])
        index += 1
        continue
      }
      var scanner = CSSScanner(bytes)
      scanner.index = index + 4
      _ = scanner.advance(to: { $0 == UInt8(ascii: ")") })
      let inner = CSSText(bytes: Array(bytes[(index + 4)..<scanner.index]), offset: 0)
      index = min(scanner.index + 1, bytes.count)
      isChanged = true
      var parts = inner.split(by: UInt8(ascii: ","))
      let name = parts.removeFirst().bytes
      used.insert(name)
      if let value = values[name] {
        total += value.bytes.count
        guard total <= limit else {
          throw Failure(
            message: "the custom properties of the file come to more than \(limit) bytes")
        }
        result += value.bytes
      } else if !parts.isEmpty {
        result += Array(parts.map { $0.bytes }.joined(separator: Array(", ".utf8)))
      } else {
        throw Failure(
          message: "the custom property \(String(utf8: name.prefix(60))) is not "
            + "in the file")
      }
      guard result.count <= Self.lengthLimit else { return CSSText(bytes: result, offset: 0) }
    }
    return isChanged ? CSSText(bytes: result, offset: text.offset, isVerbatim: false) : nil
  }
}
