import GradientModel

extension TokenValues {
  /// Font families, the preferred one first.
  mutating func fontFamilies(_ value: NodeReference) -> [String]? {
    part(value, "fontFamily", from: { $0.fontFamilies }) { values, value in
      let document = values.document(value)
      let node = Int(value.node)
      switch document.kind(node) {
      case .string:
        let bytes = document.string(node) ?? []
        guard bytes.contains(UInt8(ascii: ",")) else {
          return bytes.isEmpty ? nil : [String(utf8: bytes)]
        }
        values.report(
          .note, .legacySpelling, value,
          "several families stand in one text; they are read as CSS lists them: write an array")
        return values.text(value, parse: ValueText.fontFamilies) {
          syntax, _ throws(AliasFailure) in syntax
        }
      case .array where document.count(node) > 0:
        var families: [String] = []
        for element in document.children(of: node) {
          let reference = value.with(node: element)
          let family = values.part(reference, "fontFamily", from: { $0.fontFamilies }) {
            values, value -> [String]? in
            guard let text = values.document(value).string(Int(value.node)) else {
              values.reportShape(value, "a family is text")
              return nil
            }
            return [String(utf8: text)]
          }
          guard let family else { return nil }
          families += family
          guard families.count <= ReadingLimits.families else {
            values.report(
              .error, .limit, value,
              "the list comes to more than \(ReadingLimits.families) families, which is the limit")
            return nil
          }
        }
        return families
      default:
        values.reportShape(value, "a fontFamily is text, or an array of texts, preferred first")
        return nil
      }
    }
  }

  /// A weight from 1 to 1000.
  mutating func fontWeight(_ value: NodeReference) -> Double? {
    part(value, "fontWeight", from: { $0.fontWeight }) { values, value in
      let document = values.document(value)
      switch document.kind(Int(value.node)) {
      case .number:
        let weight = document.number(Int(value.node)) ?? 0
        guard weight >= 1, weight <= 1000 else {
          values.report(
            .error, .outOfRange, value,
            "the weight is \(document.excerpt(Int(value.node))); it is from 1 to 1000")
          return nil
        }
        return weight
      case .string:
        return values.text(value, parse: ValueText.fontWeight) {
          syntax, values throws(AliasFailure) in
          switch syntax {
          case .value(let weight): return weight
          case .alias(let alias): return try values.fontWeight(alias)
          }
        }
      default:
        values.reportShape(value, "a fontWeight is a number from 1 to 1000, or a name such as bold")
        return nil
      }
    }
  }

  /// A typography; the members that are left out are those of the default look.
  mutating func typography(_ value: NodeReference, isPartial: Bool) -> FontStyle? {
    part(value, "typography", from: { $0.typography }) { values, value in
      let document = values.document(value)
      switch document.kind(Int(value.node)) {
      case .string:
        return values.text(value, parse: ValueText.font) { syntax, values throws(AliasFailure) in
          try syntax.resolved(by: &values)
        }
      case .object:
        return values.typographyObject(value, document, isPartial: isPartial)
      default:
        values.reportShape(
          value,
          "a typography is an object with fontFamily, fontSize, fontWeight, letterSpacing and lineHeight, "
            + "or text such as \"600 17px/1.25 system\"")
        return nil
      }
    }
  }

  private mutating func typographyObject(
    _ value: NodeReference, _ document: JSONDocument, isPartial: Bool
  ) -> FontStyle? {
    var font = FontStyle()
    var lineHeight: NodeReference?
    var found = 0
    for member in document.children(of: Int(value.node)) {
      let reference = value.with(node: member)
      found += 1
      if document.key(member, is: "fontFamily") {
        guard let families = fontFamilies(reference) else { return nil }
        font.families = families
      } else if document.key(member, is: "fontSize") {
        guard let size = distance(reference, "size") else { return nil }
        font.size = size
      } else if document.key(member, is: "fontWeight") {
        guard let weight = fontWeight(reference) else { return nil }
        font.weight = weight
      } else if document.key(member, is: "letterSpacing") {
        guard let spacing = length(reference) else { return nil }
        font.letterSpacing = spacing
      } else if document.key(member, is: "lineHeight") {
        lineHeight = reference
      } else {
        found -= 1
        reportUnknownMember(
          reference, document, of: "a typography",
          ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"])
      }
    }
    if let lineHeight {
      guard let factor = self.lineHeight(lineHeight, size: font.size) else { return nil }
      font.lineHeight = factor
    }
    if found < 5, !isPartial {
      report(
        .warning, .missingMember, value,
        "a typography has fontFamily, fontSize, fontWeight, letterSpacing and lineHeight; what is "
          + "missing is taken from the default look")
    }
    return font
  }

  /// A factor of the size; other tools write lengths and percentages.
  private mutating func lineHeight(_ value: NodeReference, size: Double) -> Double? {
    let document = document(value)
    let isReference = tree.reference(in: Int(value.node), of: document) != nil
    let isLength: Bool
    switch document.kind(Int(value.node)) {
    case .object: isLength = !isReference
    case .string:
      let last = document.stringSlice(Int(value.node)).last ?? 0
      // "21px", not "1.25" or "125%".
      isLength = last | 0x20 >= UInt8(ascii: "a") && last | 0x20 <= UInt8(ascii: "z")
    default: isLength = false
    }
    let height: Double?
    if isLength {
      height = length(value)
      report(
        .note, .legacySpelling, value,
        "the line height is a length; it is read as a factor of the size, which is how to write it")
    } else {
      height = part(
        value, "number",
        from: { known in
          // A negative factor cannot be, so it can stand for a length until the size divides it.
          known.number ?? known.length.map { -$0 }
        }, parse: { $0.number($1) })
    }
    guard let height else { return nil }
    if !isLength, height >= 0 { return height }
    return size > 0 ? abs(height) / size : 0
  }
}
