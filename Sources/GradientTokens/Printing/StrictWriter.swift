import GradientModel

/// Rewrites a token file without short forms and with a `$type` on every token.
///
/// What it does not know, it copies. Aliases stay aliases.
struct StrictWriter {
  /// A token of the file as one of the trees has it.
  struct Token {
    var appearance: Int
    var node: Int
  }

  let document: JSONDocument
  var appearances: [TokenValues] = []
  /// The token of each JSON object that is one; `node` 0 where it is none.
  var tokens: [Token]
  var values: TokenValues
  var writer = JSONWriter()

  static func write(_ document: JSONDocument, _ reading: TokenReading) -> [UInt8] {
    guard let light = reading.appearances.first else { return document.bytes }
    var writer = StrictWriter(document, reading, TokenValues(light, findings: Findings()))
    writer.writeAll()
    return writer.writer.bytes
  }

  private init(_ document: JSONDocument, _ reading: TokenReading, _ light: TokenValues) {
    self.document = document
    values = light
    tokens = [Token](repeating: Token(appearance: 0, node: 0), count: document.nodes.count)
    for (index, resolved) in reading.appearances.enumerated() {
      appearances.append(
        index == 0 ? light : TokenValues(resolved, findings: Findings()))
      for node in resolved.order {
        let entry = resolved.tree.nodes[node]
        guard entry.origin < 0, entry.object.document == 0 else { continue }
        if tokens[Int(entry.object.node)].node == 0 {
          tokens[Int(entry.object.node)] = Token(appearance: index, node: node)
        }
      }
    }
  }

  private mutating func writeAll() {
    // Objects that are open, by where they end.
    var open: [Int] = []
    var node = 0
    while node < document.nodes.count {
      while let end = open.last, end <= node {
        writer.closeObject()
        open.removeLast()
      }
      let entry = document.nodes[node]
      let isWord = tokens[node].node != 0 && isWordMember(node)
      if node > 0, !isWord { writer.key(document.key(node)) }
      if tokens[node].node != 0 {
        if !isWord { writeToken(node) }
        node = Int(entry.subtreeEnd)
      } else if entry.kind == .object, mayHoldTokens(node) {
        writer.openObject()
        open.append(Int(entry.subtreeEnd))
        let words = self.words(of: node)
        if let extensions = document.member("$extensions", of: node), !words.isEmpty {
          writeExtensionsFirst(extensions, words)
          pendingSkip.append(extensions)
        } else if !words.isEmpty {
          writeExtensionsFirst(nil, words)
        }
        node += 1
      } else {
        writer.copy(node, of: document)
        node = Int(entry.subtreeEnd)
      }
      if let skipped = pendingSkip.last, skipped == node {
        pendingSkip.removeLast()
        node = Int(document.nodes[skipped].subtreeEnd)
      }
    }
    while !open.isEmpty {
      writer.closeObject()
      open.removeLast()
    }
  }

  /// Extensions that were written before their turn.
  private var pendingSkip: [Int] = []

  /// Whether tokens stand anywhere inside an object.
  private func mayHoldTokens(_ node: Int) -> Bool {
    node == 0 || !document.key(node, is: "$extensions") || holdsTokens(node)
  }

  private func holdsTokens(_ node: Int) -> Bool {
    for inner in node..<Int(document.nodes[node].subtreeEnd) where tokens[inner].node != 0 {
      return true
    }
    return false
  }
}
