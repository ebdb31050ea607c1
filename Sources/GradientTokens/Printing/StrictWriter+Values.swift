import GradientModel

extension StrictWriter {
  /// Writes a token's value; a reference to another whole token stays one.
  mutating func writeValue(
    _ value: NodeReference, _ known: TokenValue, _ entry: TokenTree.Node
  ) {
    if entry.isReference {
      return writer.copy(Int(value.node), of: document(value))
    }
    // Another tool's alpha beside an alias has no place in DTCG: the colour is written out.
    let hasAlpha = document(entry.object).member("alpha", of: Int(entry.object.node)) != nil
    if case .color(let color) = known, hasAlpha { return writeColor(color) }
    if writeReference(value) { return }
    switch known {
    case .color: writeColor(value)
    case .length: writeLength(value)
    case .corners: writeLength(1000)
    case .number: writeNumber(value)
    case .fontFamilies(let families): writeFamilies(families, value)
    case .fontWeight(let weight): writeWeight(weight, value)
    case .duration: writeDuration(value)
    case .curve(let curve): writeCurve(curve, value)
    case .border(let border): writeBorder(border, value)
    case .transition(let timing): writeTiming(timing, value)
    case .shadows(let shadows): writeShadows(shadows, value)
    case .gradient(let fill): writeStops(fill, value)
    case .typography(let font): writeTypography(font, value)
    case .stroke, .word: writer.copy(Int(value.node), of: document(value))
    }
  }

  func document(_ value: NodeReference) -> JSONDocument {
    values.tree.document(value)
  }

  /// Writes a value that refers to another; false where it does not.
  mutating func writeReference(_ value: NodeReference) -> Bool {
    let document = document(value)
    guard let reference = values.tree.reference(in: Int(value.node), of: document) else {
      return false
    }
    if case .alias(let path) = reference {
      writeAlias(Array(path))
    } else {
      writer.copy(Int(value.node), of: document)
    }
    return true
  }

  /// Writes an alias without what other tools add to it.
  mutating func writeAlias(_ path: [UInt8]) {
    var path = path
    if case .legacy(let token) = values.tree.target(ofAlias: ArraySlice(path)) {
      path = Array(values.tree.name(token).utf8)
    }
    writer.string([UInt8(ascii: "{")] + path + [UInt8(ascii: "}")])
  }

  func isText(_ value: NodeReference) -> Bool {
    document(value).kind(Int(value.node)) == .string
  }

  // MARK: Colours

  mutating func writeColor(_ value: NodeReference) {
    if writeReference(value) { return }
    guard let color = values.color(value) else {
      return writer.copy(Int(value.node), of: document(value))
    }
    let document = document(value)
    let components = document.member("components", of: Int(value.node))
    let isObject = document.kind(Int(value.node)) == .object
    let hasNull =
      components.map { list in
        document.children(of: list).contains { document.kind($0) == .null }
      } ?? false
    if isObject && !hasNull {
      writer.copy(Int(value.node), of: document)
    } else {
      writeColor(color)
    }
  }

  mutating func writeColor(_ color: ColorSyntax) {
    switch color {
    case .color(let color, _): writeColor(color)
    case .alias(let alias): writeAlias(alias.path)
    }
  }

  mutating func writeColor(_ color: StyleColor) {
    writer.color(color)
  }

  // MARK: Numbers

  mutating func writeNumber(_ value: NodeReference) {
    if writeReference(value) { return }
    guard isText(value), let number = values.opacity(value) ?? values.number(value) else {
      return writer.copy(Int(value.node), of: document(value))
    }
    writer.number(number)
  }

  mutating func writeLength(_ value: NodeReference) {
    if writeReference(value) { return }
    let document = document(value)
    if let number = document.number(Int(value.node)) { return writeLength(number) }
    if writeMeasure(value, ["px", "rem"]) { return }
    guard isText(value), let points = values.length(value) else {
      return writer.copy(Int(value.node), of: document)
    }
    writeLength(points)
  }

  mutating func writeLength(_ points: Double) {
    writeMeasure(points, "px")
  }

  mutating func writeLength(_ length: Aliasable<Double>) {
    switch length {
    case .value(let points): writeLength(points)
    case .alias(let alias): writeAlias(alias.path)
    }
  }

  mutating func writeDuration(_ value: NodeReference) {
    if writeReference(value) { return }
    if writeMeasure(value, ["ms", "s"]) { return }
    guard isText(value), let seconds = values.duration(value) else {
      return writer.copy(Int(value.node), of: document(value))
    }
    writeMeasure(seconds, "s")
  }

  mutating func writeDuration(_ duration: Aliasable<Double>) {
    switch duration {
    case .value(let seconds): writeMeasure(seconds, "s")
    case .alias(let alias): writeAlias(alias.path)
    }
  }

  /// Writes a text such as `1.5rem` with its own number and unit; false where it is something else.
  private mutating func writeMeasure(_ value: NodeReference, _ units: [StaticString]) -> Bool {
    guard let text = document(value).string(Int(value.node)),
      let scan = DecimalNumber.scan(text, from: 0, to: text.count), scan.value.isFinite
    else { return false }
    var rest = text[scan.end...]
    while rest.first == 0x20 { rest.removeFirst() }
    for unit in units where unit.equals(rest) {
      writeMeasure(scan.value, unit)
      return true
    }
    return false
  }

  private mutating func writeMeasure(_ number: Double, _ unit: StaticString) {
    writer.openObject()
    writer.key("value", number)
    writer.key("unit")
    writer.string(unit.bytes)
    writer.closeObject()
  }

  mutating func writeCurve(_ curve: SIMD4<Double>, _ value: NodeReference) {
    if writeReference(value) { return }
    guard isText(value) else { return writer.copy(Int(value.node), of: document(value)) }
    writeCurve(curve)
  }

  mutating func writeCurve(_ curve: SIMD4<Double>) {
    writer.openArray()
    for index in 0..<4 { writer.number(curve[index]) }
    writer.closeArray()
  }
}
