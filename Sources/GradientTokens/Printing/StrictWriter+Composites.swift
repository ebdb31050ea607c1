import GradientModel

extension StrictWriter {
  // MARK: Borders

  mutating func writeBorder(_ border: BorderStyle, _ value: NodeReference) {
    let document = document(value)
    let node = Int(value.node)
    writer.openObject()
    if document.kind(node) == .object {
      writeBorderMembers(value, document)
    } else {
      var notes: [ValueNote] = []
      let syntax =
        (try? ValueText.border(document.string(node) ?? [], notes: &notes)) ?? BorderSyntax.none
      writer.key("color")
      writeColor(syntax.color)
      writer.key("width")
      writeLength(syntax.width)
      writer.key("style")
      writer.string(syntax.style.name.bytes)
    }
    writer.closeObject()
  }

  private mutating func writeBorderMembers(_ value: NodeReference, _ document: JSONDocument) {
    let node = Int(value.node)
    for member in document.children(of: node) {
      writer.key(document.key(member))
      if document.key(member, is: "color") {
        writeColor(value.with(node: member))
      } else if document.key(member, is: "width") {
        writeLength(value.with(node: member))
      } else {
        writer.copy(member, of: document)
      }
    }
    if document.member("color", of: node) == nil {
      writer.key("color")
      writeColor(StyleColor.black)
    }
    if document.member("width", of: node) == nil {
      writer.key("width")
      writeLength(0)
    }
    if document.member("style", of: node) == nil {
      writer.key("style", "solid")
    }
  }

  // MARK: Transitions

  mutating func writeTiming(_ timing: Transition.Timing, _ value: NodeReference) {
    let document = document(value)
    let node = Int(value.node)
    writer.openObject()
    if document.kind(node) == .object {
      for member in document.children(of: node) {
        let reference = value.with(node: member)
        writer.key(document.key(member))
        if document.key(member, is: "duration") || document.key(member, is: "delay") {
          writeDuration(reference)
        } else if document.key(member, is: "timingFunction") {
          writeCurve(timing.curve, reference)
        } else {
          writer.copy(member, of: document)
        }
      }
      writeMissing(timing, value, document)
    } else {
      var notes: [ValueNote] = []
      if let syntax = try? ValueText.timing(document.string(node) ?? [], notes: &notes) {
        writer.key("duration")
        writeDuration(syntax.duration)
        writer.key("delay")
        writeDuration(syntax.delay)
        writer.key("timingFunction")
        switch syntax.curve {
        case .value(let curve): writeCurve(curve)
        case .alias(let alias): writeAlias(alias.path)
        }
      }
    }
    writer.closeObject()
  }

  private mutating func writeMissing(
    _ timing: Transition.Timing, _ value: NodeReference, _ document: JSONDocument
  ) {
    let node = Int(value.node)
    if document.member("duration", of: node) == nil {
      writer.key("duration")
      writeDuration(.value(timing.duration))
    }
    if document.member("delay", of: node) == nil {
      writer.key("delay")
      writeDuration(.value(timing.delay))
    }
    if document.member("timingFunction", of: node) == nil {
      writer.key("timingFunction")
      writeCurve(timing.curve)
    }
  }

  // MARK: Shadows

  mutating func writeShadows(_ shadows: [DropShadow], _ value: NodeReference) {
    let document = document(value)
    let node = Int(value.node)
    switch document.kind(node) {
    case .object: writeShadow(value, document)
    case .array:
      writer.openArray()
      for element in document.children(of: node) {
        let reference = value.with(node: element)
        if writeReference(reference) { continue }
        if document.kind(element) == .object {
          writeShadow(reference, document)
        } else {
          writeShadowText(reference, document, inList: true)
        }
      }
      writer.closeArray()
    default: writeShadowText(value, document, inList: false)
    }
  }

  private mutating func writeShadowText(
    _ value: NodeReference, _ document: JSONDocument, inList: Bool
  ) {
    var notes: [ValueNote] = []
    let text = document.string(Int(value.node)) ?? []
    let elements = (try? ValueText.shadows(text, notes: &notes)) ?? []
    let isList = elements.count != 1 && !inList
    if isList { writer.openArray() }
    for element in elements {
      switch element {
      case .value(let shadow): writeShadow(shadow)
      case .alias(let alias): writeShadowAlias(alias)
      }
    }
    if isList { writer.closeArray() }
  }

  /// An element may refer to one shadow; several are written out.
  private mutating func writeShadowAlias(_ alias: ValueAlias) {
    guard case .token(let token) = values.tree.target(ofAlias: ArraySlice(alias.path)),
      let shadows = values.knownValue(of: token)?.shadows, shadows.count != 1
    else { return writeAlias(alias.path) }
    for shadow in shadows {
      writeShadow(
        ShadowSyntax(
          color: .color(shadow.color, isLegacy: false), offsetX: .value(shadow.offsetX),
          offsetY: .value(shadow.offsetY), blur: .value(shadow.blur),
          spread: .value(shadow.spread), isInset: shadow.isInset))
    }
  }

  private mutating func writeShadow(_ shadow: ShadowSyntax) {
    writer.openObject()
    writer.key("color")
    writeColor(shadow.color)
    let lengths: [(StaticString, Aliasable<Double>)] = [
      ("offsetX", shadow.offsetX), ("offsetY", shadow.offsetY), ("blur", shadow.blur),
      ("spread", shadow.spread),
    ]
    for (name, length) in lengths {
      writer.key(name)
      writeLength(length)
    }
    if shadow.isInset {
      writer.key("inset", true)
    }
    writer.closeObject()
  }

  private mutating func writeShadow(_ value: NodeReference, _ document: JSONDocument) {
    let node = Int(value.node)
    let names: [(StaticString, StaticString)] = [
      ("offsetX", "x"), ("offsetY", "y"), ("blur", "radius"), ("spread", "spread"),
    ]
    writer.openObject()
    writer.key("color")
    if let color = document.member("color", of: node) {
      writeColor(value.with(node: color))
    } else {
      writeColor(StyleColor.black)
    }
    for (name, other) in names {
      writer.key(name)
      if let member = document.member(name, of: node) ?? document.member(other, of: node) {
        writeLength(value.with(node: member))
      } else {
        writeLength(0)
      }
    }
    let type = document.member("type", of: node) ?? document.member("shadowType", of: node)
    if let inset = document.member("inset", of: node), document.kind(inset) != .string {
      writer.key("inset")
      writer.copy(inset, of: document)
    } else if document.member("inset", of: node).map({ document.string($0, is: "true") }) == true
      || type.map({ document.string($0, is: "innerShadow") || document.string($0, is: "inset") })
        == true
    {
      writer.key("inset", true)
    }
    writer.closeObject()
  }
}
