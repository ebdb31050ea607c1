import GradientModel

extension StrictWriter {
  mutating func writeToken(_ object: Int) {
    let token = tokens[object]
    values = appearances[token.appearance]
    values.token = token.node
    let entry = values.tree.nodes[token.node]
    guard let value = entry.value, let known = values.knownValue(of: token.node) else {
      return writeUnread(object, isPlain: entry.isPlain)
    }
    if case .corners(.radii(let radii)) = known { return writeCorners(radii, object, entry) }
    let type = ValueKind.name(of: known)
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
    /// A gradient's geometry, and the text whose stops DTCG cannot say; `isAutomatic` where CSS's
    /// rule chooses the blend space.
    case gradient(GradientFill, kept: GradientSyntax?, isAutomatic: Bool)
    case capsule
  }

  private func addition(to value: TokenValue, _ entry: TokenTree.Node) -> Addition? {
    switch value {
    case .gradient(let fill):
      guard losesGeometry(entry) else { return nil }
      let syntax = gradientText(entry)
      let isAutomatic = syntax.map { choosesSpaceByItsColors($0, entry) } ?? false
      let kept = syntax.flatMap { StrictWriter.keepsStops($0, fill.kind) ? $0 : nil }
      let isPlain =
        GradientFill(stops: fill.stops) == fill && entry.vendor == nil && !isAutomatic
        && kept == nil
      return isPlain ? nil : .gradient(fill, kept: kept, isAutomatic: isAutomatic)
    case .corners(.capsule): return entry.target < 0 ? .capsule : nil
    default: return nil
    }
  }

  /// What a gradient's text says, where the token's own value is one.
  private func gradientText(_ entry: TokenTree.Node) -> GradientSyntax? {
    guard entry.target < 0, let value = entry.value,
      let text = values.tree.document(value).string(Int(value.node)),
      ValueText.looksLikeGradient(text)
    else { return nil }
    var notes: [ValueNote] = []
    return try? ValueText.gradient(text, notes: &notes)
  }

  /// Whether a gradient's text leaves the blend space to colours that it refers to, which another
  /// appearance may give in another space.
  private func choosesSpaceByItsColors(
    _ syntax: GradientSyntax, _ entry: TokenTree.Node
  ) -> Bool {
    if let vendor = entry.vendor,
      values.tree.document(vendor).member("interpolation", of: Int(vendor.node)) != nil
    {
      return false
    }
    guard syntax.interpolation == nil else { return false }
    var hasAlias = false
    for stop in syntax.stops {
      switch stop.color {
      case .color(_, let isLegacy):
        // One colour of the newer kind decides for OKLab, whatever the others are.
        if !isLegacy { return false }
      case .alias: hasAlias = true
      }
    }
    return hasAlias
  }

  /// Whether a gradient's geometry stands where DTCG has no place for it: in its text, in a Figma
  /// plug-in's object, beside its value or in another tool's extension.
  private func losesGeometry(_ entry: TokenTree.Node) -> Bool {
    if document.member("angle", of: Int(entry.object.node)) != nil { return true }
    if let extensions = document.member("$extensions", of: Int(entry.object.node)),
      document.member("org.primer.gradient", of: extensions) != nil
    {
      return true
    }
    guard let value = entry.value, entry.target < 0 else { return false }
    let kind = values.tree.document(value).kind(Int(value.node))
    return kind == .string || kind == .object
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
    case .gradient(let fill, let kept, let isAutomatic):
      writer.addGeometry(fill, isAutomatic: isAutomatic)
      if let kept { writePlaces(kept) }
    case .capsule:
      writer.key("shape", "capsule")
    }
  }
}
