import GradientModel

extension TokenValues {
  /// A token's value with what our extension, or another tool's, adds to it.
  ///
  /// An alias brings the extension of the token it names; the token's own members win.
  mutating func extended(_ value: TokenValue, by node: TokenTree.Node) -> TokenValue {
    let document = tree.document(node.object)
    let object = Int(node.object.node)
    if let vendor = node.vendor { checkVendorMembers(vendor, on: value) }
    switch value {
    case .gradient(var fill):
      if let angle = otherToolsAngle(document, object) { fill.kind = .axial(.angle(angle)) }
      if let vendor = node.vendor { apply(vendor, to: &fill) }
      return .gradient(fill)
    case .length:
      guard let vendor = node.vendor,
        let shape = tree.document(vendor).member("shape", of: Int(vendor.node))
      else { return value }
      let words: [(StaticString, TokenValue)] = [("capsule", .corners(.capsule))]
      return word(vendor.with(node: shape), of: words, "shape") ?? value
    case .color(let color):
      guard document.count(object) > 1, let alpha = document.member("alpha", of: object),
        let factor = document.number(alpha), factor >= 0, factor <= 1
      else { return value }
      return .color(color.withAlpha(color.alpha * factor))
    case .shadows(var shadows):
      guard let vendor = node.vendor,
        let behind = tree.document(vendor).member("behind", of: Int(vendor.node))
      else { return value }
      guard let isBehind = tree.document(vendor).boolean(behind) else {
        reportShape(vendor.with(node: behind), "behind is true or false")
        return value
      }
      for index in shadows.indices { shadows[index].isBehind = isBehind }
      return .shadows(shadows)
    case .typography(var font):
      guard let vendor = node.vendor,
        let member = tree.document(vendor).member("alignment", of: Int(vendor.node))
      else { return value }
      let place = vendor.with(node: member)
      let words: [(StaticString, TitleAlignment)] = [
        ("center", .center), ("leading", .leading), ("trailing", .trailing),
      ]
      guard let alignment = word(place, of: words, "alignment") else { return value }
      font.alignment = alignment
      return .typography(font)
    default:
      return value
    }
  }

  /// Names what our extension does not have on a value of this kind.
  private mutating func checkVendorMembers(_ vendor: NodeReference, on value: TokenValue) {
    let allowed: [StaticString]
    switch value {
    case .gradient: allowed = GradientMembers.names
    case .length, .corners: allowed = ["shape", "curve"]
    case .shadows: allowed = ["behind"]
    case .typography: allowed = ["alignment"]
    default: allowed = []
    }
    let document = document(vendor)
    for member in document.children(of: Int(vendor.node)) {
      let key = document.key(member)
      if MemberNames.contains(allowed, key) { continue }
      let what = "our extension on a \(ValueKind.name(of: value))"
      if !allowed.isEmpty {
        reportUnknownMember(vendor.with(node: member), document, of: what, allowed)
        continue
      }
      let isColor = value.color != nil
      let near = isColor ? MemberNames.nearest(to: key, in: GradientMembers.names) : nil
      report(
        .warning, .unknownKey, vendor.with(node: member), isKey: true,
        "\(what) has no members: “\(String(utf8: key))” is left out"
          + (near.map { "; a gradient has \($0)" } ?? ""))
    }
  }

  /// An angle beside `$value` (Workleap's Hopper) or in GitHub Primer's extension.
  private mutating func otherToolsAngle(_ document: JSONDocument, _ object: Int) -> Double? {
    if let angle = document.member("angle", of: object).flatMap({ document.number($0) }) {
      return angle.isFinite ? angle : nil
    }
    guard let extensions = document.member("$extensions", of: object),
      let primer = document.member("org.primer.gradient", of: extensions),
      let angle = document.member("angle", of: primer).flatMap({ document.number($0) })
    else { return nil }
    return angle.isFinite ? angle : nil
  }

  /// Whether Tokens Studio wants the value changed, which is not done.
  mutating func hasModifier(_ node: TokenTree.Node) -> Bool {
    let document = tree.document(node.object)
    guard let extensions = document.member("$extensions", of: Int(node.object.node)),
      let studio = document.member("studio.tokens", of: extensions),
      let modify = document.member("modify", of: studio)
    else { return false }
    report(
      .error, .expression, node.object.with(node: modify), isKey: true,
      "Tokens Studio would change this colour, which is not done here; export resolved values")
    return true
  }

  /// The value of a word from a list.
  mutating func word<Value>(
    _ value: NodeReference, of words: [(StaticString, Value)], _ what: String
  ) -> Value? {
    index(of: value, in: words.map { $0.0 }, what).map { words[$0].1 }
  }

  /// Not generic, so that a browser's module holds it once.
  @inline(never)
  private mutating func index(
    of value: NodeReference, in words: [StaticString], _ what: String
  ) -> Int? {
    let document = document(value)
    let text = document.string(Int(value.node)) ?? []
    for (index, word) in words.enumerated() where word.equals(text) {
      return index
    }
    var list = ""
    for word in words {
      if !list.utf8.isEmpty { list += ", " }
      list += String(word)
    }
    report(
      .error, .badValue, value,
      "the \(what) is \(document.excerpt(Int(value.node))); there are \(list)")
    return nil
  }
}
