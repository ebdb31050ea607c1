/// A token of a file as its reader understands it, for whoever writes it in another way.
package struct ReadToken: Sendable {
  /// The names from the root down.
  package var path: [[UInt8]]
  /// The names of the token whose whole value it takes, if there is one.
  package var target: [[UInt8]]?
  /// The byte of the file where its name stands.
  package var offset: Int
  package var description: [UInt8]?
  /// The value in the model's terms; nil for a type of another tool, and where it could not be read.
  package var value: TokenValue?
}

extension ReadToken {
  /// The tokens of a file that stands alone, in its order and as they are in light mode, and what
  /// there is to say.
  package static func all(
    in bytes: [UInt8], path: String, settings: ReadingSettings
  ) -> (tokens: [ReadToken], findings: Findings) {
    let reading = TokenReading.read(bytes, path: path, settings: settings, loader: NoFiles())
    guard let light = reading.appearances.first else { return ([], reading.findings) }
    let values = TokenValues(light, findings: reading.findings)
    let tree = values.tree
    var tokens: [(offset: Int, token: ReadToken)] = []
    for node in light.order where tree.nodes[node].origin < 0 {
      let entry = tree.nodes[node]
      let document = tree.document(entry.object)
      let object = Int(entry.object.node)
      let description =
        document.member("$description", of: object)
        ?? (entry.isPlain ? document.member("description", of: object) : nil)
      let offset = document.keyOffset(object)
      tokens.append(
        (
          offset,
          ReadToken(
            path: tree.path(node), target: entry.target >= 0 ? tree.path(entry.target) : nil,
            offset: offset, description: description.flatMap { document.string($0) },
            value: values.knownValue(of: node))
        ))
    }
    tokens.sort { $0.offset < $1.offset }
    return (tokens.map { $0.token }, values.findings)
  }
}
