import GradientModel

extension StrictWriter {
  /// Writes a gradient's stops; its geometry goes to our extension.
  mutating func writeStops(_ fill: GradientFill, _ value: NodeReference) {
    let document = document(value)
    let node = Int(value.node)
    switch document.kind(node) {
    case .array: writeStopList(value, document)
    case .object:
      if let stops = document.member("stops", of: node) {
        writeStopList(value.with(node: stops), document)
      }
    default: writeGradientText(fill, value, document)
    }
  }

  private mutating func writeStopList(_ list: NodeReference, _ document: JSONDocument) {
    writer.openArray()
    for element in document.children(of: Int(list.node)) {
      if writeReference(list.with(node: element)) { continue }
      writer.openObject()
      for member in document.children(of: element) {
        writer.key(document.key(member))
        if document.key(member, is: "color") {
          writeColor(list.with(node: member))
        } else if document.key(member, is: "position") {
          writeNumber(list.with(node: member))
        } else {
          writer.copy(member, of: document)
        }
      }
      writer.closeObject()
    }
    writer.closeArray()
  }

  private mutating func writeGradientText(
    _ fill: GradientFill, _ value: NodeReference, _ document: JSONDocument
  ) {
    var notes: [ValueNote] = []
    let text = document.string(Int(value.node)) ?? []
    let syntax = try? ValueText.gradient(text, notes: &notes)
    writer.openArray()
    if let syntax, !syntax.needsMoreThanStops || StrictWriter.keepsStops(syntax, fill.kind) {
      for stop in syntax.stops {
        let place = min(max(stop.position, 0), 1)
        writeStop(position: place) { $0.writeColor(stop.color) }
      }
    } else {
      for stop in StrictWriter.cut(fill) {
        writeStop(position: stop.position) { $0.writeColor(stop.color) }
      }
    }
    writer.closeArray()
  }

  /// Whether a gradient's stops stay as they are, with what DTCG cannot say of them in our
  /// extension: where a colour is an alias, which no blended colour could follow into another
  /// appearance, and where what lies beyond 0 or 1 shows.
  static func keepsStops(_ syntax: GradientSyntax, _ kind: GradientFill.Kind) -> Bool {
    guard syntax.needsMoreThanStops else { return false }
    var isBefore = false
    var isBeyond = false
    for stop in syntax.stops {
      if case .alias = stop.color { return true }
      isBefore = isBefore || stop.position < 0
      isBeyond = isBeyond || stop.position > 1
    }
    switch kind {
    // The box has places 0 to 1 and no other.
    case .axial(.to), .axial(.angle), .conic: return false
    case .axial(.axis): return isBefore || isBeyond
    case .radial: return isBeyond
    }
  }

  private mutating func writeStop(position: Double, color: (inout StrictWriter) -> Void) {
    writer.openObject()
    writer.key("color")
    color(&self)
    writer.key("position", position)
    writer.closeObject()
  }

  /// The stops between 0 and 1, with the blended colour where a segment was cut.
  private static func cut(_ fill: GradientFill) -> [GradientStop] {
    let stops = fill.stops
    guard let first = stops.first, let last = stops.last else { return [] }
    let ramp = GradientRamp(fill)
    var result: [GradientStop] = []
    if first.position > 1 { return [GradientStop(first.color, at: 1)] }
    if last.position < 0 { return [GradientStop(last.color, at: 0)] }
    for index in stops.indices {
      let stop = stops[index]
      if index > 0 {
        let before = stops[index - 1]
        for edge in [0.0, 1.0] where before.position < edge && stop.position > edge {
          let weight = (edge - before.position) / (stop.position - before.position)
          result.append(
            GradientStop(ramp.unmappedColor(inSegment: index - 1, at: weight), at: edge))
        }
      }
      if stop.position >= 0, stop.position <= 1 { result.append(stop) }
    }
    return result.ranked { $0.position }
  }

  // MARK: Geometry

  /// Writes places outside 0…1 and transition hints.
  mutating func writePlaces(_ syntax: GradientSyntax) {
    if syntax.isOutside {
      writer.key("positions")
      writer.openArray()
      for stop in syntax.stops { writer.number(stop.position) }
      writer.closeArray()
    }
    if syntax.hasHints {
      writer.key("hints")
      writer.openArray()
      for stop in syntax.stops.dropLast() {
        if let hint = stop.hint { writer.number(hint) } else { writer.null() }
      }
      writer.closeArray()
    }
  }
}

extension GradientSyntax {
  fileprivate var isOutside: Bool {
    for stop in stops where stop.position < 0 || stop.position > 1 { return true }
    return false
  }

  /// Whether there is something that DTCG's stops cannot say.
  fileprivate var needsMoreThanStops: Bool { hasHints || isOutside }
}
