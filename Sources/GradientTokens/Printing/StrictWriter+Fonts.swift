import GradientModel

extension StrictWriter {
  mutating func writeFamilies(_ families: [String], _ value: NodeReference) {
    if writeReference(value) { return }
    let isList = families.count > 1
    guard isText(value), isList else {
      return writer.copy(Int(value.node), of: document(value))
    }
    writeFamilies(families)
  }

  mutating func writeFamilies(_ families: [String]) {
    if families.count == 1 { return writer.string(families[0]) }
    writer.openArray()
    for family in families { writer.string(family) }
    writer.closeArray()
  }

  mutating func writeWeight(_ weight: Double, _ value: NodeReference) {
    if writeReference(value) { return }
    let text = document(value).string(Int(value.node)) ?? []
    let isExact = FontWeight.names.contains { entry in
      entry.name.equals(text)
    }
    guard isText(value), !isExact else {
      return writer.copy(Int(value.node), of: document(value))
    }
    writer.number(weight)
  }

  mutating func writeTypography(_ font: FontStyle, _ value: NodeReference) {
    let document = document(value)
    guard document.kind(Int(value.node)) == .object else { return writeFontText(font, value) }
    writer.openObject()
    for member in document.children(of: Int(value.node)) {
      let reference = value.with(node: member)
      writer.key(document.key(member))
      if document.key(member, is: "fontFamily") {
        writeFamilies(font.families, reference)
      } else if document.key(member, is: "fontSize") || document.key(member, is: "letterSpacing") {
        writeLength(reference)
      } else if document.key(member, is: "fontWeight") {
        writeWeight(font.weight, reference)
      } else if document.key(member, is: "lineHeight"), document.kind(member) != .number,
        let factor = font.lineHeight
      {
        let isNumber =
          values.tree.reference(in: member, of: document) != nil
          && values.part(reference, "number", from: { $0.number }, parse: { $0.number($1) }) != nil
        if !isNumber || !writeReference(reference) { writer.number(factor) }
      } else {
        writer.copy(member, of: document)
      }
    }
    writer.closeObject()
  }

  private mutating func writeFontText(_ font: FontStyle, _ value: NodeReference) {
    var notes: [ValueNote] = []
    let text = document(value).string(Int(value.node)) ?? []
    guard let syntax = try? ValueText.font(text, notes: &notes) else {
      return writer.copy(Int(value.node), of: document(value))
    }
    writer.openObject()
    writer.key("fontFamily")
    if case .alias(let alias)? = syntax.families {
      writeAlias(alias.path)
    } else {
      writeFamilies(font.families)
    }
    writer.key("fontSize")
    writeLength(syntax.size)
    writer.key("fontWeight")
    if case .alias(let alias)? = syntax.weight {
      writeAlias(alias.path)
    } else {
      writer.number(font.weight)
    }
    writer.key("letterSpacing")
    writeLength(font.letterSpacing)
    if case .alias(let alias)? = syntax.lineHeight {
      writer.key("lineHeight")
      writeAlias(alias.path)
    } else if let lineHeight = font.lineHeight {
      writer.key("lineHeight", lineHeight)
    }
    writer.closeObject()
  }
}
