import GradientModel

extension LayerPlanner {
  mutating func append(
    _ source: NodeReference, to layers: inout [TreeBuilder.Layer], depth: [NodeReference]
  ) {
    let document = set.documents[Int(source.document)]
    let node = Int(source.node)
    // Sets that name each other twice would double with every step.
    guard layers.count < 1_000, depth.count < 64 else {
      return report(
        .limit, node, "the sources come to more than 1000 layers or 64 sets in each other")
    }
    guard document.kind(node) == .object else {
      return report(
        .unknownSource, node,
        "a source is \(document.excerpt(node)); it is a token tree or {\"$ref\": \"file.json\"}")
    }
    guard let member = document.member("$ref", of: node) else {
      layers.append(
        TreeBuilder.Layer(object: source, isPlain: isPlain(Int(source.document))))
      return
    }
    let text = document.string(member) ?? []
    let hash = text.firstIndex(of: UInt8(ascii: "#")) ?? text.endIndex
    if hash == 0 {
      appendSet(source.with(node: member), text, to: &layers, depth: depth)
    } else {
      appendFile(source.with(node: member), text, fragment: hash, to: &layers)
    }
    // Other keys beside $ref override what it brings.
    if document.count(node) > 1 {
      layers.append(
        TreeBuilder.Layer(object: source, isPlain: isPlain(Int(source.document)), isOverride: true))
    }
  }

  private mutating func appendSet(
    _ reference: NodeReference, _ text: [UInt8], to layers: inout [TreeBuilder.Layer],
    depth: [NodeReference]
  ) {
    let document = set.documents[Int(reference.document)]
    guard case .pointer(let segments)? = Reference(pointer: text),
      let target = target(of: segments, document)
    else {
      return report(
        .unknownSource, Int(reference.node),
        "a source names \(document.excerpt(Int(reference.node))), which is no set or token tree of this "
          + "document; write \"#/sets/NAME\" or a file")
    }
    guard segments.first.map({ $0.elementsEqual("sets".utf8) }) == true, segments.count == 2 else {
      layers.append(
        TreeBuilder.Layer(object: NodeReference(0, target), isPlain: isPlain(0)))
      return
    }
    let set = reference.with(node: target)
    if depth.contains(where: { $0 == set }) {
      return report(
        .cycle, Int(reference.node), "the sets refer to each other in a circle; break it here")
    }
    for source in sources(of: target, "sources", document) {
      append(source, to: &layers, depth: depth + [set])
    }
  }

  /// The object that a pointer names; nothing may point at modifiers or into the order.
  private func target(of segments: [[UInt8]], _ document: JSONDocument) -> Int? {
    var node = 0
    for segment in segments {
      guard let next = document.part(named: segment, of: node) else { return nil }
      node = next
    }
    let first = segments.first ?? []
    let isAllowed =
      !segments.isEmpty && !first.elementsEqual("modifiers".utf8)
      && !first.elementsEqual("resolutionOrder".utf8)
    return isAllowed && document.kind(node) == .object ? node : nil
  }

  private mutating func appendFile(
    _ reference: NodeReference, _ text: [UInt8], fragment: Int,
    to layers: inout [TreeBuilder.Layer]
  ) {
    let path = Reference.decodedPath(text[..<fragment])
    guard let loaded = set.load(path, for: reference, name: "") else { return }
    let document = set.documents[loaded]
    guard !document.nodes.isEmpty else { return }
    var node = 0
    if fragment < text.count,
      case .pointer(let segments)? = Reference(pointer: Array(text[fragment...]))
    {
      for segment in segments {
        guard let next = document.part(named: segment, of: node) else {
          return report(
            .unknownSource, Int(reference.node),
            "the file has nothing at “\(String(utf8: text[fragment...]))”")
        }
        node = next
      }
    }
    layers.append(
      TreeBuilder.Layer(object: NodeReference(loaded, node), isPlain: isPlain(loaded)))
  }
}
