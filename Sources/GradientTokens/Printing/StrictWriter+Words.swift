extension StrictWriter {
  /// A member of a control that is a word has no type in DTCG; it moves to the group's extension.
  func isWordMember(_ node: Int) -> Bool {
    let token = tokens[node]
    guard case .word? = appearances[token.appearance].knownValue(of: token.node) else {
      return false
    }
    return true
  }

  func words(of group: Int) -> [Int] {
    document.children(of: group).filter { tokens[$0].node != 0 && isWordMember($0) }
  }

  /// Writes a group's extensions with the words of its members in ours.
  mutating func writeExtensionsFirst(_ extensions: Int?, _ words: [Int]) {
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
}
