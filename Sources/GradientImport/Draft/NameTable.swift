import GradientModel
import GradientTokens

/// The names of a style file's groups: what a token may be called, each once.
struct NameTable {
  private var known: Set<FileNameKey>
  /// The number that a name which is there again was given last.
  private var counts: [FileNameKey: Int] = [:]

  /// - Parameter reserved: Names that are taken.
  init(reserved: [[UInt8]] = []) {
    known = []
    for name in reserved { known.insert(Self.key([name])) }
  }

  /// Takes a name, whether it is taken already or not.
  mutating func reserve(_ name: [UInt8]) {
    known.insert(Self.key([Self.tokenName(name)]))
  }

  /// A path as it can be written, with a number where there is one of that name already.
  mutating func unique(_ names: [[UInt8]]) -> [[UInt8]] {
    var names = names
    for index in names.indices { names[index] = Self.tokenName(names[index]) }
    guard let last = names.last else { return [] }
    let first = Self.key(names)
    var count = counts[first] ?? 1
    defer { if count > 1 { counts[first] = count } }
    while !known.insert(Self.key(names)).inserted {
      count += 1
      names[names.count - 1] = last + Array("-\(count)".utf8)
    }
    return names
  }

  private static func key(_ names: [[UInt8]]) -> FileNameKey {
    FileNameKey(
      String(utf8: Array(names.joined(separator: [UInt8(ascii: "/")]))))
  }

  /// A name without what Design Tokens or file systems do not allow in one.
  static func tokenName(_ name: [UInt8]) -> [UInt8] {
    // Repairs what is not UTF-8.
    let text = Array(String(utf8: name).utf8)
    let shown = Array(PlainLine.of(String(utf8: text)).utf8)
    var result: [UInt8] = []
    let hyphen = UInt8(ascii: "-")
    for byte in shown.prefix(200) {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "/"),
        UInt8(ascii: "\\"),
        UInt8(ascii: "$") where result.isEmpty, 0...0x20:
        if !result.isEmpty, result.last != hyphen { result.append(hyphen) }
      default: result.append(byte)
      }
    }
    while result.last == hyphen { result.removeLast() }
    result = Array(String(utf8: result).utf8)
    return result.isEmpty ? Array("gradient".utf8) : result
  }

  /// A title such as `Radioactive Heat` as our files write names: `radioactive-heat`.
  static func slug(_ title: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    let hyphen = UInt8(ascii: "-")
    for byte in title {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): result.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        result.append(byte)
      case UInt8(ascii: "'"): break
      default: if !result.isEmpty, result.last != hyphen { result.append(hyphen) }
      }
    }
    while result.last == hyphen { result.removeLast() }
    return tokenName(result)
  }
}
