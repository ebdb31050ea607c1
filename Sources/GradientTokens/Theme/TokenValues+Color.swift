import GradientModel

extension TokenValues {
  /// A colour, wherever one may stand.
  mutating func color(_ value: NodeReference) -> StyleColor? {
    part(value, "color", from: { $0.color }, parse: { $0.ownColor($1) })
  }

  /// A token of type color: Tokens Studio also writes CSS gradients there.
  mutating func colorOrGradient(_ value: NodeReference) -> TokenValue? {
    // Most colours are hexadecimal, and those are no gradients.
    if !document(value).isHex(Int(value.node)),
      let text = document(value).string(Int(value.node)), ValueText.looksLikeGradient(text)
    {
      report(
        .note, .legacySpelling, value,
        "a gradient stands in a token of type color; it is read as a gradient: write that type")
      return gradient(value).map { .gradient($0) }
    }
    return ownColor(value).map { .color($0) }
  }

  /// A colour or a gradient, whichever stands there.
  mutating func paint(_ value: NodeReference) -> TokenValue? {
    let document = document(value)
    let node = Int(value.node)
    switch document.kind(node) {
    case .array: return gradient(value).map { .gradient($0) }
    case .string:
      if document.isHex(node) { return ownColor(value).map { .color($0) } }
      if document.string(node, is: "none") { return .color(.clear) }
      if ValueText.looksLikeGradient(document.string(node) ?? []) {
        return gradient(value).map { .gradient($0) }
      }
    case .object:
      if document.member("gradientType", of: node) != nil {
        return gradient(value).map { .gradient($0) }
      }
    default: break
    }
    return part(value, "color or gradient", from: { known in known.paint == nil ? nil : known }) {
      values, value in
      values.ownColor(value).map { .color($0) }
    }
  }

  private mutating func ownColor(_ value: NodeReference) -> StyleColor? {
    let document = document(value)
    let node = Int(value.node)
    switch document.kind(node) {
    case .string:
      let slice = document.stringSlice(node)
      if document.isHex(node), let color = StyleColor(hexDigits: Array(slice)) { return color }
      if slice.elementsEqual("none".utf8) { return .clear }
      return text(value, parse: ValueText.color) { syntax, values throws(AliasFailure) in
        try syntax.resolved(by: &values).color
      }
    case .object:
      return colorObject(value, document)
    default:
      reportShape(
        value,
        "a color is an object such as {\"colorSpace\": \"srgb\", \"components\": [1, 0.5, 0]}, or text "
          + "such as \"#f287b0\"")
      return nil
    }
  }

  private mutating func colorObject(
    _ value: NodeReference, _ document: JSONDocument
  ) -> StyleColor? {
    var space: NodeReference?
    var components: NodeReference?
    var alpha: NodeReference?
    var hex: NodeReference?
    for member in document.children(of: Int(value.node)) {
      let reference = value.with(node: member)
      if document.key(member, is: "colorSpace") {
        space = reference
      } else if document.key(member, is: "components") {
        components = reference
      } else if document.key(member, is: "alpha") {
        alpha = reference
      } else if document.key(member, is: "hex") {
        hex = reference
      } else if document.key(member, is: "channels") {
        report(
          .error, .wrongShape, reference, isKey: true,
          "“channels” is a draft's name; write “components”")
        return nil
      } else {
        reportUnknownMember(
          reference, document, of: "a color", ["colorSpace", "components", "alpha", "hex"])
      }
    }
    guard let space, let components else {
      reportShape(value, "a color has colorSpace and components, and may have alpha and hex")
      return nil
    }
    guard let space = colorSpace(space), let numbers = self.components(components, in: space),
      let alpha = self.alpha(alpha)
    else { return nil }
    let color = StyleColor(
      space, numbers.values.x, numbers.values.y, numbers.values.z, alpha: alpha,
      missing: numbers.missing)
    if let hex { check(hex, against: color) }
    return color
  }

  private mutating func colorSpace(_ value: NodeReference) -> StyleColor.Space? {
    part(value, "color space", from: { _ in nil }) { values, value in
      let document = values.document(value)
      let name = document.string(Int(value.node)) ?? []
      for space in StyleColor.Space.allCases where space.name.utf8.elementsEqual(name) {
        return space
      }
      var list = ""
      for space in StyleColor.Space.allCases {
        list += (list.utf8.isEmpty ? "" : ", ") + space.name
      }
      values.report(
        .error, .unknownColorSpace, value,
        "the colour space is \(document.excerpt(Int(value.node))); there are \(list)")
      return nil
    }
  }

  private mutating func components(
    _ value: NodeReference, in space: StyleColor.Space
  ) -> (values: SIMD3<Double>, missing: StyleColor.Missing)? {
    guard let list = tree.followed(value) else { return nil }
    let document = document(list)
    guard document.kind(Int(list.node)) == .array else {
      reportShape(list, "components is an array of three numbers")
      return nil
    }
    guard document.count(Int(list.node)) == 3 else {
      report(
        .error, .componentCount, list,
        "there are \(document.count(Int(list.node))) components; a color has three, and alpha apart"
      )
      return nil
    }
    var values = SIMD3<Double>()
    var missing: StyleColor.Missing = []
    for (index, element) in document.children(of: Int(list.node)).enumerated() {
      let reference = list.with(node: element)
      if document.string(element, is: "none") {
        missing.insert(StyleColor.Missing(component: index))
      } else if document.kind(element) == .null {
        report(
          .note, .legacySpelling, reference, "null is read as \"none\", which is how to write it")
        missing.insert(StyleColor.Missing(component: index))
      } else if let number = number(reference) {
        guard checkRange(number, of: index, in: space, at: reference) else { return nil }
        values[index] = number
      } else {
        return nil
      }
    }
    return (values, missing)
  }

  /// Checks a component against its space; beyond the usual range a colour is extended, not wrong.
  private mutating func checkRange(
    _ number: Double, of index: Int, in space: StyleColor.Space, at place: NodeReference
  ) -> Bool {
    let top: Double
    switch space {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .prophotoRGB, .rec2020: top = 1
    case .hsl, .hwb:
      if index == 0 { return true }
      top = 100
    case .lab, .lch: top = index == 0 ? 100 : .infinity
    case .oklab, .oklch: top = index == 0 ? 1 : .infinity
    case .xyzD65, .xyzD50: return true
    }
    let isChroma = (space == .lch || space == .oklch) && index == 1
    if top == .infinity, !isChroma { return true }
    if number >= 0, number <= top { return true }
    if isChroma || space == .lab || space == .lch || space == .oklab || space == .oklch {
      report(
        .error, .outOfRange, place,
        "the \(isChroma ? "chroma" : "lightness") is \(DecimalNumber.text(number)); it is "
          + (isChroma ? "0 or more" : "from 0 to \(DecimalNumber.text(top))"))
      return false
    }
    report(
      .warning, .outOfRange, place,
      "the component is \(DecimalNumber.text(number)), outside 0…\(DecimalNumber.text(top)); it is kept "
        + "as an extended colour, which other tools may refuse")
    return true
  }

  private mutating func alpha(_ value: NodeReference?) -> Double? {
    guard let value else { return 1 }
    guard let alpha = number(value) else { return nil }
    guard alpha >= 0, alpha <= 1 else {
      report(
        .error, .outOfRange, value, "alpha is \(DecimalNumber.text(alpha)); it is from 0 to 1")
      return nil
    }
    return alpha
  }

  /// The hex fallback must be six digits and, to the eye, the same colour.
  private mutating func check(_ hex: NodeReference, against color: StyleColor) {
    let document = document(hex)
    let text = document.string(Int(hex.node)) ?? []
    guard text.count == 7, text.first == UInt8(ascii: "#"),
      let fallback = StyleColor(hexDigits: text)
    else {
      return report(
        .error, .badHex, hex,
        "hex is \(document.excerpt(Int(hex.node))); it is # and six hexadecimal digits")
    }
    // Within half a step of eight bits there is nothing to see, and nothing to convert.
    if color.space == .srgb, color.missing.isEmpty {
      let difference = color.components - fallback.components
      if max(abs(difference.x), max(abs(difference.y), abs(difference.z))) < 0.004 { return }
    }
    let difference =
      color.converted(to: .oklab).components - fallback.converted(to: .oklab).components
    let squared = (difference * difference).sum()
    // A difference of 0.02 in OKLab is CSS Color 4's just noticeable one.
    guard squared > 0.02 * 0.02 else { return }
    report(
      .warning, .hexDisagrees, hex,
      "hex is \(document.excerpt(Int(hex.node))), visibly another colour than the components, which "
        + "count; bring them together")
  }

  @inline(never)
  mutating func reportUnknownMember(
    _ member: NodeReference, _ document: JSONDocument, of what: String,
    _ allowed: [StaticString]
  ) {
    let key = document.key(Int(member.node))
    let near = MemberNames.nearest(to: key, in: allowed)
    report(
      .warning, .unknownKey, member, isKey: true,
      "\(what) has no member “\(String(utf8: key))”; "
        + (near.map { "did you mean \($0)?" } ?? "there are \(MemberNames.list(allowed))"))
  }
}

extension JSONDocument {
  /// Whether a value is a string that begins as a hexadecimal colour does.
  fileprivate func isHex(_ node: Int) -> Bool {
    nodes[node].kind == .string && bytes[Int(nodes[node].start) + 1] == UInt8(ascii: "#")
  }
}
