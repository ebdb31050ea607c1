import GradientTokens

/// Gives the parts of an input after the first one as files called `a.json`, `b.json` and so on.
struct PartLoader: FileLoader {
  private let parts: [[UInt8]]

  /// Parts an input at its zero bytes; the first part is the file that is read.
  static func split(_ bytes: [UInt8]) -> (main: [UInt8], loader: PartLoader) {
    let parts = bytes.split(separator: 0, maxSplits: 4, omittingEmptySubsequences: false)
      .map { Array($0) }
    return (parts[0], PartLoader(parts: Array(parts.dropFirst())))
  }

  func load(_ path: String) throws(LoadingError) -> [UInt8] {
    let name = Array(path.utf8)
    guard name.count == 6, name.suffix(5).elementsEqual(".json".utf8),
      name[0] >= UInt8(ascii: "a"), Int(name[0] - UInt8(ascii: "a")) < parts.count
    else { throw .missing }
    return parts[Int(name[0] - UInt8(ascii: "a"))]
  }
}
