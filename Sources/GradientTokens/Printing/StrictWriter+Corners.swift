import GradientModel

extension StrictWriter {
  /// Four radii are a group of four dimensions; an alias to such a token extends its group.
  mutating func writeCorners(_ radii: CornerRadii, _ object: Int, _ entry: TokenTree.Node) {
    writer.openObject()
    for member in document.children(of: object)
    where document.key(member, is: "$extensions") || document.key(member, is: "$description") {
      writer.key(document.key(member))
      writer.copy(member, of: document)
    }
    if let target = extendable(entry) {
      writer.key("$extends")
      writeAlias(Array(values.tree.name(target).utf8))
    } else {
      writeFour(radii, entry)
    }
    writer.closeObject()
  }

  /// The token that an alias names; nil where extending its group would bring its curve, which an
  /// alias does not.
  private func extendable(_ entry: TokenTree.Node) -> Int? {
    guard entry.target >= 0 else { return nil }
    if let vendor = values.tree.nodes[entry.target].vendor,
      values.tree.document(vendor).member("curve", of: Int(vendor.node)) != nil
    {
      return nil
    }
    return entry.target
  }

  private mutating func writeFour(_ radii: CornerRadii, _ entry: TokenTree.Node) {
    let written = writtenRadii(entry)
    let corners: [(StaticString, Double)] = [
      ("top-left", radii.topLeft), ("top-right", radii.topRight),
      ("bottom-right", radii.bottomRight), ("bottom-left", radii.bottomLeft),
    ]
    for (index, (name, radius)) in corners.enumerated() {
      writer.key(name)
      writer.openObject()
      writer.key("$type", "dimension")
      writer.key("$value")
      writeLength(written.isEmpty ? .value(radius) : written[index])
      writer.closeObject()
    }
  }

  /// The four radii as the text gives them, aliases among them.
  private func writtenRadii(_ entry: TokenTree.Node) -> [Aliasable<Double>] {
    guard entry.target < 0, let value = entry.value,
      let text = values.tree.document(value).string(Int(value.node))
    else { return [] }
    var notes: [ValueNote] = []
    guard case .radii(let radii)? = try? ValueText.corners(text, notes: &notes),
      let first = radii.first
    else { return [] }
    let second = radii.count > 1 ? radii[1] : first
    return [first, second, radii.count > 2 ? radii[2] : first, radii.count > 3 ? radii[3] : second]
  }
}
