/// Prints a document in the one layout that `gradient format` knows.
///
/// Two spaces a level. Groups have a line for each member; any other object or array stands on one
/// line if that is at most a hundred characters long. Keys keep their order, numbers their digits;
/// strings are written with no more escapes than JSON needs. The layout depends on nothing but the
/// values, so printing what was printed changes nothing.
struct CanonicalPrinter {
  private static let lineLength = 100

  private let document: JSONDocument
  /// How far to the right of the first column the text goes.
  private let column: Int
  /// Whether everything stands on one line.
  private let isFlat: Bool
  /// Each value's length on one line, in characters, without its key.
  private var lengths: [Int]
  /// Whether a value always takes several lines: a group of tokens.
  private var isBroken: [Bool]
  private var output: [UInt8] = []

  /// The document's text, with a line feed at its end.
  ///
  /// - Parameters:
  ///   - document: What to print.
  ///   - column: How far to the right the text goes, which leaves its lines less room.
  ///   - isFlat: Whether everything stands on one line, however long.
  /// - Returns: The text in UTF-8.
  static func print(
    _ document: JSONDocument, column: Int = 0, isFlat: Bool = false
  ) -> [UInt8] {
    guard !document.nodes.isEmpty else { return [] }
    var printer = CanonicalPrinter(document, column: column, isFlat: isFlat)
    printer.measure()
    printer.printAll()
    printer.output.append(UInt8(ascii: "\n"))
    return printer.output
  }

  private init(_ document: JSONDocument, column: Int, isFlat: Bool) {
    self.document = document
    self.column = column
    self.isFlat = isFlat
    lengths = [Int](repeating: 0, count: document.nodes.count)
    isBroken = [Bool](repeating: false, count: document.nodes.count)
  }

  /// Measures from the last value back: what is inside a value comes after it.
  private mutating func measure() {
    for node in document.nodes.indices.reversed() {
      let entry = document.nodes[node]
      switch entry.kind {
      case .object, .array:
        // Brackets, and in an object a space beside each.
        lengths[node] += entry.kind == .object && entry.childCount > 0 ? 4 : 2
        lengths[node] += 2 * max(0, Int(entry.childCount) - 1)
      case .string: lengths[node] = JSONString.length(document.string(node) ?? [])
      default: lengths[node] = Int(entry.end - entry.start)
      }
      guard node > 0 else { break }
      let parent = Int(entry.parent)
      lengths[parent] += lengths[node] + keyLength(node)
      let isGroup = entry.kind == .object && (isBroken[node] || isToken(node))
      if isGroup, !isFlat { isBroken[parent] = true }
    }
    isBroken[0] = !isFlat
  }

  private func isToken(_ node: Int) -> Bool {
    document.member("$value", of: node) != nil || document.member("$type", of: node) != nil
      || (document.member("value", of: node) != nil && document.member("type", of: node) != nil)
  }

  private func keyLength(_ node: Int) -> Int {
    let isMember = document.kind(Int(document.nodes[node].parent)) == .object
    return isMember ? JSONString.length(document.key(node)) + 2 : 0
  }

  private mutating func printAll() {
    // The containers that are open: where they end, and whether they take several lines.
    var open: [(node: Int, end: Int, isBroken: Bool)] = []
    for node in document.nodes.indices {
      let isFirst = node == 0 || Int(document.nodes[node].parent) == node - 1
      if !isFirst {
        closeAll(&open, before: node)
        output.append(UInt8(ascii: ","))
      }
      if let container = open.last {
        if container.isBroken {
          breakLine(open.count)
        } else if !isFirst || document.kind(container.node) == .object {
          output.append(0x20)
        }
        if document.kind(container.node) == .object {
          JSONString.append(document.key(node), to: &output)
          output.append(UInt8(ascii: ":"))
          output.append(0x20)
        }
      }
      let entry = document.nodes[node]
      switch entry.kind {
      case .object, .array:
        output.append(UInt8(ascii: entry.kind == .object ? "{" : "["))
        let isLong =
          column + 2 * open.count + keyLength(node) + lengths[node] + 1
          > CanonicalPrinter.lineLength && !isFlat
        let isOnLines =
          entry.childCount > 0
          && (isBroken[node] || ((open.last?.isBroken ?? true) && isLong))
        open.append((node, Int(entry.subtreeEnd), isOnLines))
      case .string: JSONString.append(document.string(node) ?? [], to: &output)
      default: output.append(contentsOf: document.bytes[Int(entry.start)..<Int(entry.end)])
      }
    }
    closeAll(&open, before: document.nodes.count)
  }

  private mutating func closeAll(
    _ open: inout [(node: Int, end: Int, isBroken: Bool)], before node: Int
  ) {
    while let container = open.last, container.end <= node {
      open.removeLast()
      let isObject = document.kind(container.node) == .object
      if container.isBroken {
        breakLine(open.count)
      } else if isObject, document.count(container.node) > 0 {
        output.append(0x20)
      }
      output.append(UInt8(ascii: isObject ? "}" : "]"))
    }
  }

  private mutating func breakLine(_ depth: Int) {
    output.append(UInt8(ascii: "\n"))
    for _ in 0..<depth {
      output.append(0x20)
      output.append(0x20)
    }
  }
}
