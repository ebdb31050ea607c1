import GradientModel

/// Rewrites a token file without short forms and with a `$type` on every token.
///
/// What it does not know, it copies. Aliases stay aliases.
struct StrictWriter {
  /// A token of the file as one of the trees has it.
  private struct Token {
    var appearance: Int
    var node: Int
  }

  private let document: JSONDocument
  private var appearances: [TokenValues] = []
  /// The token of each JSON object that is one; `node` 0 where it is none.
  private var tokens: [Token]
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

  // MARK: Words

  /// A member of a control that is a word has no type in DTCG; it moves to the group's extension.
  private func isWordMember(_ node: Int) -> Bool {
    let token = tokens[node]
    guard case .word? = appearances[token.appearance].knownValue(of: token.node) else {
      return false
    }
    return true
  }

  private func words(of group: Int) -> [Int] {
    document.children(of: group).filter { tokens[$0].node != 0 && isWordMember($0) }
  }

  /// Writes a group's extensions with the words of its members in ours.
  private mutating func writeExtensionsFirst(_ extensions: Int?, _ words: [Int]) {
    writer.key("$extensions")
    writer.openObject()
    var hasOwn = false
    if let extensions {
      for vendor in document.children(of: extensions) {
        writer.key(document.key(vendor))
        if document.key(vendor, is: TreeBuilder.vendorKey), document.kind(vendor) == .object {
          hasOwn = true
          writer.openObject()
          for member in document.children(of: vendor)
          where !words.contains(where: { document.hasSameKey($0, as: member, in: document) }) {
            writer.key(document.key(member))
            writer.copy(member, of: document)
          }
          writeWords(words)
          writer.closeObject()
        } else {
          writer.copy(vendor, of: document)
        }
      }
    }
    if !hasOwn {
      writer.key(TreeBuilder.vendorKey)
      writer.openObject()
      writeWords(words)
      writer.closeObject()
    }
    writer.closeObject()
  }

  private mutating func writeWords(_ words: [Int]) {
    for word in words {
      let token = tokens[word]
      guard case .word(let text)? = appearances[token.appearance].knownValue(of: token.node) else {
        continue
      }
      writer.key(document.key(word))
      writer.string(text)
    }
  }

  // MARK: Tokens

  private mutating func writeToken(_ object: Int) {
    let token = tokens[object]
    values = appearances[token.appearance]
    values.token = token.node
    let entry = values.tree.nodes[token.node]
    guard let value = entry.value, let known = values.knownValue(of: token.node) else {
      return writeUnread(object, isPlain: entry.isPlain)
    }
    if case .corners(.radii(let radii)) = known { return writeCorners(radii, object) }
    let type = StrictWriter.type(of: known)
    writer.openObject()
    if document.member("$type", of: object) == nil, document.member("type", of: object) == nil {
      writer.key("$type")
      writer.string(type)
    }
    var hasExtensions = false
    let addition = addition(to: known, entry)
    for member in document.children(of: object) {
      if member == Int(value.node) {
        writer.key(entry.isReference ? "$ref" : "$value")
        writeValue(value, known, entry)
      } else if document.key(member, is: "$type")
        || (entry.isPlain && document.key(member, is: "type"))
      {
        writer.key("$type")
        writer.string(type)
      } else if document.key(member, is: "$extensions") {
        hasExtensions = true
        writer.key("$extensions")
        writeExtensions(member, addition)
      } else if document.key(member, is: "angle") || document.key(member, is: "alpha") {
        continue
      } else if entry.isPlain, document.key(member, is: "description"),
        document.kind(member) == .string
      {
        writer.key("$description")
        writer.copy(member, of: document)
      } else if entry.isPlain, document.key(member, is: "extensions"),
        document.kind(member) == .object
      {
        hasExtensions = true
        writer.key("$extensions")
        writeExtensions(member, addition)
      } else if document.bytes[Int(document.nodes[member].keyStart)] == UInt8(ascii: "$") {
        writer.key(document.key(member))
        writer.copy(member, of: document)
      }
    }
    if !hasExtensions, addition != nil {
      writer.key("$extensions")
      writeExtensions(nil, addition)
    }
    writer.closeObject()
  }

  /// Writes a token that is kept untouched, with its dollar signs.
  private mutating func writeUnread(_ object: Int, isPlain: Bool) {
    guard isPlain else { return writer.copy(object, of: document) }
    writer.openObject()
    for member in document.children(of: object) {
      let isOld = StrictWriter.plainKeys.contains { document.key(member, is: $0) }
      writer.key((isOld ? [UInt8(ascii: "$")] : []) + document.key(member))
      writer.copy(member, of: document)
    }
    writer.closeObject()
  }

  private static let plainKeys: [StaticString] = ["value", "type", "description", "extensions"]

  /// What our extension has to say so that the value means the same.
  enum Addition {
    case gradient(GradientFill)
    case capsule
  }

  private func addition(to value: TokenValue, _ entry: TokenTree.Node) -> Addition? {
    switch value {
    case .gradient(let fill):
      guard entry.target < 0 || hasOwnGeometry(entry) else { return nil }
      let isPlain = GradientFill(stops: fill.stops) == fill && entry.vendor == nil
      return isPlain ? nil : .gradient(fill)
    case .corners(.capsule): return entry.target < 0 ? .capsule : nil
    default: return nil
    }
  }

  private func hasOwnGeometry(_ entry: TokenTree.Node) -> Bool {
    entry.vendor != nil || document.member("angle", of: Int(entry.object.node)) != nil
  }

  private mutating func writeExtensions(_ extensions: Int?, _ addition: Addition?) {
    writer.openObject()
    var hasOwn = false
    if let extensions {
      for vendor in document.children(of: extensions) {
        writer.key(document.key(vendor))
        guard let addition, document.key(vendor, is: TreeBuilder.vendorKey) else {
          writer.copy(vendor, of: document)
          continue
        }
        hasOwn = true
        writer.openObject()
        if case .capsule = addition {
          for member in document.children(of: vendor) where !document.key(member, is: "shape") {
            writer.key(document.key(member))
            writer.copy(member, of: document)
          }
        }
        write(addition)
        writer.closeObject()
      }
    }
    if let addition, !hasOwn {
      writer.key(TreeBuilder.vendorKey)
      writer.openObject()
      write(addition)
      writer.closeObject()
    }
    writer.closeObject()
  }

  private mutating func write(_ addition: Addition) {
    switch addition {
    case .gradient(let fill): writeGeometry(fill)
    case .capsule:
      writer.key("shape")
      writer.string("capsule")
    }
  }

  /// Four radii are a group of four dimensions.
  private mutating func writeCorners(_ radii: CornerRadii, _ object: Int) {
    writer.openObject()
    for member in document.children(of: object)
    where document.key(member, is: "$extensions") || document.key(member, is: "$description") {
      writer.key(document.key(member))
      writer.copy(member, of: document)
    }
    let corners: [(StaticString, Double)] = [
      ("top-left", radii.topLeft), ("top-right", radii.topRight),
      ("bottom-right", radii.bottomRight), ("bottom-left", radii.bottomLeft),
    ]
    for (name, radius) in corners {
      writer.key(name)
      writer.openObject()
      writer.key("$type")
      writer.string("dimension")
      writer.key("$value")
      writeLength(radius)
      writer.closeObject()
    }
    writer.closeObject()
  }

  private static func type(of value: TokenValue) -> String {
    switch value {
    case .color: "color"
    case .length, .corners: "dimension"
    case .number: "number"
    case .fontFamilies: "fontFamily"
    case .fontWeight: "fontWeight"
    case .duration: "duration"
    case .curve: "cubicBezier"
    case .stroke: "strokeStyle"
    case .border: "border"
    case .transition: "transition"
    case .shadows: "shadow"
    case .gradient: "gradient"
    case .typography: "typography"
    case .word: "string"
    }
  }
}
