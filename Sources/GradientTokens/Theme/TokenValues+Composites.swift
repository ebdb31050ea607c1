import GradientModel

extension TokenValues {
  mutating func stroke(_ value: NodeReference) -> StrokeStyle? {
    part(value, "strokeStyle", from: { $0.stroke }) { values, value in
      let document = values.document(value)
      switch document.kind(Int(value.node)) {
      case .string:
        if let stroke = StrokeStyle(name: document.string(Int(value.node)) ?? []) { return stroke }
        values.report(
          .error, .badValue, value,
          "found \(document.excerpt(Int(value.node))); a strokeStyle is solid, dashed, dotted, double, "
            + "groove, ridge, outset or inset, or an object with dashArray and lineCap")
        return nil
      case .object: return values.dashes(value, document)
      default:
        values.reportShape(
          value, "a strokeStyle is a word, or an object with dashArray and lineCap")
        return nil
      }
    }
  }

  /// Checks a dash pattern, which is not drawn.
  private mutating func dashes(_ value: NodeReference, _ document: JSONDocument) -> StrokeStyle? {
    guard let array = document.member("dashArray", of: Int(value.node)),
      let cap = document.member("lineCap", of: Int(value.node))
    else {
      reportShape(value, "a strokeStyle has both dashArray and lineCap")
      return nil
    }
    guard let list = tree.followed(value.with(node: array)),
      self.document(list).kind(Int(list.node)) == .array
    else {
      reportShape(value.with(node: array), "a dashArray is an array of dimensions")
      return nil
    }
    for element in self.document(list).children(of: Int(list.node)) {
      guard distance(list.with(node: element), "dash") != nil else { return nil }
    }
    if let followed = tree.followed(value.with(node: cap)) {
      let holder = self.document(followed)
      let isKnown =
        holder.string(Int(followed.node), is: "round")
        || holder.string(Int(followed.node), is: "butt")
        || holder.string(Int(followed.node), is: "square")
      if !isKnown {
        report(
          .error, .badValue, followed,
          "the lineCap is \(holder.excerpt(Int(followed.node))); it is round, butt or square")
        return nil
      }
    }
    return .dashed
  }

  mutating func border(_ value: NodeReference) -> BorderStyle? {
    part(value, "border", from: { $0.border }) { values, value in
      let document = values.document(value)
      switch document.kind(Int(value.node)) {
      case .string:
        return values.text(value, parse: ValueText.border) { syntax, values throws(AliasFailure) in
          values.reportStroke(syntax.style, value)
          return try syntax.resolved(by: &values)
        }
      case .object: return values.borderObject(value, document)
      default:
        values.reportShape(
          value,
          "a border is an object with color, width and style, or text such as \"1px solid #784559\""
        )
        return nil
      }
    }
  }

  private mutating func borderObject(
    _ value: NodeReference, _ document: JSONDocument
  ) -> BorderStyle? {
    var color: StyleColor?
    var width: Double?
    var stroke: StrokeStyle?
    for member in document.children(of: Int(value.node)) {
      let reference = value.with(node: member)
      if document.key(member, is: "color") {
        color = self.color(reference)
        if color == nil { return nil }
      } else if document.key(member, is: "width") {
        width = distance(reference, "width")
        if width == nil { return nil }
      } else if document.key(member, is: "style") {
        stroke = self.stroke(reference)
        guard let stroke else { return nil }
        reportStroke(stroke, reference)
      } else {
        reportUnknownMember(reference, document, of: "a border", ["color", "width", "style"])
      }
    }
    if color == nil || width == nil || stroke == nil {
      report(
        .warning, .missingMember, value,
        "a border has color, width and style; what is missing is read as black, 0 and solid")
    }
    return BorderStyle(width: width ?? 0, paint: .color(color ?? .black))
  }

  private mutating func reportStroke(_ stroke: StrokeStyle, _ value: NodeReference) {
    guard stroke != .solid else { return }
    report(
      .warning, .unsupported, value, "only solid borders are drawn; this one is drawn solid")
  }

  mutating func timing(_ value: NodeReference) -> Transition.Timing? {
    part(value, "transition", from: { $0.timing }) { values, value in
      let document = values.document(value)
      switch document.kind(Int(value.node)) {
      case .string:
        return values.text(value, parse: ValueText.timing) { syntax, values throws(AliasFailure) in
          try syntax.resolved(by: &values)
        }
      case .object: return values.timingObject(value, document)
      default:
        values.reportShape(
          value,
          "a transition is an object with duration, delay and timingFunction, or text such as "
            + "\"200ms ease-out\"")
        return nil
      }
    }
  }

  private mutating func timingObject(
    _ value: NodeReference, _ document: JSONDocument
  ) -> Transition.Timing? {
    var timing = Transition.Timing.instant
    var found = 0
    for member in document.children(of: Int(value.node)) {
      let reference = value.with(node: member)
      found += 1
      if document.key(member, is: "duration") {
        guard let seconds = duration(reference) else { return nil }
        timing.duration = seconds
      } else if document.key(member, is: "delay") {
        guard let seconds = duration(reference) else { return nil }
        timing.delay = seconds
      } else if document.key(member, is: "timingFunction") {
        guard let curve = curve(reference) else { return nil }
        timing.curve = curve
      } else {
        found -= 1
        reportUnknownMember(
          reference, document, of: "a transition", ["duration", "delay", "timingFunction"])
      }
    }
    if found < 3 {
      report(
        .warning, .missingMember, value,
        "a transition has duration, delay and timingFunction; what is missing is read as 0 and ease"
      )
    }
    return timing
  }
}
