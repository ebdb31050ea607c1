import GradientModel

extension TokenValues {
  /// One shadow or a list, the first on top.
  mutating func shadows(_ value: NodeReference) -> [DropShadow]? {
    part(value, "shadow", from: { $0.shadows }) { values, value in
      guard let list = values.shadowList(value) else { return nil }
      guard list.count <= ReadingLimits.shadows else {
        values.report(
          .error, .limit, value,
          "the list comes to more than \(ReadingLimits.shadows) shadows, which is the limit")
        return nil
      }
      return list
    }
  }

  private mutating func shadowList(_ value: NodeReference) -> [DropShadow]? {
    let document = document(value)
    let node = Int(value.node)
    switch document.kind(node) {
    case .string:
      return text(value, parse: ValueText.shadows) { syntax, values throws(AliasFailure) in
        try ShadowSyntax.resolved(syntax, by: &values)
      }
    case .object:
      return shadowObject(value, document).map { [$0] }
    case .array:
      var shadows: [DropShadow] = []
      for element in document.children(of: node) {
        guard let shadow = shadowElement(value.with(node: element)) else { return nil }
        shadows.append(shadow)
      }
      return shadows
    default:
      reportShape(
        value,
        "a shadow is an object with color, offsetX, offsetY, blur and spread, an array of them, or text "
          + "such as \"0 1px 2px #0004\"")
      return nil
    }
  }

  /// An element of a list, which may refer to one shadow but not to several.
  private mutating func shadowElement(_ value: NodeReference) -> DropShadow? {
    let list: [DropShadow]?
    if document(value).kind(Int(value.node)) == .array {
      reportShape(value, "an element of a list of shadows is one shadow")
      return nil
    }
    list = shadows(value)
    guard let list else { return nil }
    guard list.count == 1 else {
      report(
        .error, .wrongShape, value,
        "refers to \(list.count) shadows; an element of a list is one shadow: repeat them here")
      return nil
    }
    return list[0]
  }

  private mutating func shadowObject(
    _ value: NodeReference, _ document: JSONDocument
  ) -> DropShadow? {
    var shadow = DropShadow(color: .black)
    var found = 0
    for member in document.children(of: Int(value.node)) {
      let reference = value.with(node: member)
      found += 1
      if document.key(member, is: "color") {
        guard let color = color(reference) else { return nil }
        shadow.color = color
      } else if document.key(member, is: "offsetX") || document.key(member, is: "x") {
        guard let length = length(reference) else { return nil }
        shadow.offsetX = length
      } else if document.key(member, is: "offsetY") || document.key(member, is: "y") {
        guard let length = length(reference) else { return nil }
        shadow.offsetY = length
      } else if document.key(member, is: "blur") || document.key(member, is: "radius") {
        guard let length = distance(reference, "blur") else { return nil }
        shadow.blur = length
      } else if document.key(member, is: "spread") {
        guard let length = length(reference) else { return nil }
        shadow.spread = length
      } else if document.key(member, is: "inset") {
        found -= 1
        guard let isInset = inset(reference) else { return nil }
        shadow.isInset = isInset
      } else if document.key(member, is: "type") || document.key(member, is: "shadowType") {
        found -= 1
        shadow.isInset =
          document.string(member, is: "innerShadow") || document.string(member, is: "inset")
        noteSpelling(reference, document, "inset")
      } else {
        found -= 1
        reportUnknownMember(
          reference, document, of: "a shadow",
          ["color", "offsetX", "offsetY", "blur", "spread", "inset"])
      }
      if document.key(member, is: "x") { noteSpelling(reference, document, "offsetX") }
      if document.key(member, is: "y") { noteSpelling(reference, document, "offsetY") }
      if document.key(member, is: "radius") { noteSpelling(reference, document, "blur") }
    }
    if found < 5 {
      report(
        .warning, .missingMember, value,
        "a shadow has color, offsetX, offsetY, blur and spread; what is missing is read as black and 0"
      )
    }
    return shadow
  }

  private mutating func noteSpelling(
    _ member: NodeReference, _ document: JSONDocument, _ name: StaticString
  ) {
    let name = String(name)
    report(
      .note, .legacySpelling, member, isKey: true,
      "“\(String(utf8: document.key(Int(member.node))))” is another tool's key; "
        + "write “\(name)”")
  }

  private mutating func inset(_ value: NodeReference) -> Bool? {
    guard let value = tree.followed(value) else { return nil }
    let document = document(value)
    if let isInset = document.boolean(Int(value.node)) { return isInset }
    for (word, isInset) in [("true", true), ("false", false)] as [(StaticString, Bool)]
    where document.string(Int(value.node), is: word) {
      report(
        .note, .legacySpelling, value, "inset stands in quotation marks; leave them out")
      return isInset
    }
    reportShape(value, "inset is true or false")
    return nil
  }
}
