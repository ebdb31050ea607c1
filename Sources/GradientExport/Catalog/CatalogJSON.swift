internal import GradientTokens

/// A value in a catalog's `Contents.json`, laid out as Xcode does: keys in order, `" : "` between.
indirect enum CatalogJSON {
  case text(String)
  case whole(Int)
  case list([CatalogJSON])
  case object([(key: String, value: CatalogJSON)])

  /// The file: `author` says who made it.
  static func file(_ members: [(key: String, value: CatalogJSON)]) -> [UInt8] {
    let info = CatalogJSON.object([("author", .text("gradient")), ("version", .whole(1))])
    var writer = TextWriter()
    CatalogJSON.object(members + [("info", info)]).write(to: &writer, depth: 0)
    writer.add("\n")
    return writer.bytes
  }

  /// Texts are names that were mangled and words of the format: nothing in them needs an escape.
  private func write(to writer: inout TextWriter, depth: Int) {
    switch self {
    case .text(let text):
      writer.add("\"")
      writer.add(text)
      writer.add("\"")
    case .whole(let value):
      writer.whole(value)
    case .list(let values):
      writer.add("[")
      for (index, value) in values.enumerated() {
        writer.add(index > 0 ? ",\n" : "\n")
        Self.indent(depth + 1, &writer)
        value.write(to: &writer, depth: depth + 1)
      }
      writer.add("\n")
      Self.indent(depth, &writer)
      writer.add("]")
    case .object(let members):
      writer.add("{")
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (index, member) in sorted.enumerated() {
        writer.add(index > 0 ? ",\n" : "\n")
        Self.indent(depth + 1, &writer)
        writer.add("\"")
        writer.add(member.key)
        writer.add("\" : ")
        member.value.write(to: &writer, depth: depth + 1)
      }
      writer.add("\n")
      Self.indent(depth, &writer)
      writer.add("}")
    }
  }

  private static func indent(_ depth: Int, _ writer: inout TextWriter) {
    for _ in 0..<depth { writer.add("  ") }
  }
}
