import GradientModel

extension TokenValues {
  /// A gradient: an array of stops, CSS text, or the object of a Figma plug-in.
  mutating func gradient(_ value: NodeReference) -> GradientFill? {
    part(value, "gradient", from: { $0.gradient }) { values, value in
      guard values.stopCount <= ReadingLimits.totalStops else {
        values.report(
          .error, .limit, value,
          "the gradients before this one have more than \(ReadingLimits.totalStops) stops in all, which "
            + "is the limit; a hint stands for up to a thousand of them")
        return nil
      }
      let gradient = values.gradientOnly(value)
      values.stopCount += gradient?.stops.count ?? 0
      return gradient
    }
  }

  private mutating func gradientOnly(_ value: NodeReference) -> GradientFill? {
    let document = document(value)
    let node = Int(value.node)
    switch document.kind(node) {
    case .string:
      return text(value, parse: ValueText.gradient) {
        syntax, values throws(AliasFailure) in
        try syntax.resolved(by: &values)
      }
    case .array:
      return stops(value, document).map { GradientFill(stops: $0) }
    case .object where document.member("gradientType", of: node) != nil:
      return pluginGradient(value, document)
    default:
      reportShape(
        value,
        "a gradient is an array of stops, each with color and position, or text such as "
          + "\"linear-gradient(#f287b0, #c97391 70%)\"")
      return nil
    }
  }

  private mutating func stops(
    _ value: NodeReference, _ document: JSONDocument
  ) -> [GradientStop]? {
    guard document.count(Int(value.node)) <= ReadingLimits.stops else {
      report(
        .error, .limit, value,
        "the gradient has more than \(ReadingLimits.stops) stops, which is the limit")
      return nil
    }
    var stops: [GradientStop] = []
    for element in document.children(of: Int(value.node)) {
      guard let stop = stop(value.with(node: element)) else { return nil }
      stops.append(stop)
    }
    guard !stops.isEmpty else {
      report(.error, .wrongShape, value, "the gradient has no stops; it needs one or more")
      return nil
    }
    if stops.count == 1 {
      report(
        .warning, .singleStop, value, "the gradient has one stop and so is a plain colour")
    }
    var last = stops[0].position
    for (index, element) in document.children(of: Int(value.node)).enumerated() {
      let position = stops[index].position
      if position < last {
        report(
          .warning, .unsortedStops, value.with(node: element),
          "the place \(DecimalNumber.text(position)) is before the one above it; it is pulled up to "
            + "\(DecimalNumber.text(last)), as in CSS")
        stops[index].position = last
      }
      last = stops[index].position
    }
    return stops
  }

  /// One stop; a reference to a gradient of one stop stands for that stop.
  private mutating func stop(_ value: NodeReference) -> GradientStop? {
    let document = document(value)
    if tree.reference(in: Int(value.node), of: document) != nil {
      let gradient = part(value, "gradient", from: { $0.gradient }) { values, value in
        values.stopObject(value).map { GradientFill(stops: [$0]) }
      }
      guard let gradient else { return nil }
      guard gradient.stops.count == 1 else {
        report(
          .error, .wrongShape, value,
          "refers to a gradient of \(gradient.stops.count) stops; only one of a single stop can be an "
            + "element: repeat the stops here")
        return nil
      }
      return gradient.stops[0]
    }
    return stopObject(value)
  }

  private mutating func stopObject(_ value: NodeReference) -> GradientStop? {
    let document = document(value)
    let node = Int(value.node)
    guard document.kind(node) == .object, let color = document.member("color", of: node),
      let place = document.member("position", of: node)
    else {
      reportShape(value, "a stop is an object with color and position")
      return nil
    }
    for member in document.children(of: node) where member != color && member != place {
      reportUnknownMember(value.with(node: member), document, of: "a stop", ["color", "position"])
    }
    guard let color = self.color(value.with(node: color)),
      let position = number(value.with(node: place))
    else { return nil }
    guard position >= 0, position <= 1 else {
      let clamped = position < 0 ? 0.0 : 1.0
      report(
        .warning, .clampedPosition, value.with(node: place),
        "the place is \(DecimalNumber.text(position)); DTCG brings it to \(DecimalNumber.text(clamped)), "
          + "where CSS would draw something else")
      return GradientStop(color, at: clamped)
    }
    return GradientStop(color, at: position)
  }

  /// `{gradientType, rotation, stops}`, as the Design Tokens plug-in for Figma writes it.
  private mutating func pluginGradient(
    _ value: NodeReference, _ document: JSONDocument
  ) -> GradientFill? {
    let node = Int(value.node)
    guard let list = document.member("stops", of: node), document.kind(list) == .array,
      let type = document.member("gradientType", of: node)
    else {
      reportShape(value, "such a gradient has gradientType, rotation and stops")
      return nil
    }
    guard let stops = stops(value.with(node: list), document) else { return nil }
    var fill = GradientFill(stops: stops)
    let rotation = document.member("rotation", of: node).flatMap { document.number($0) } ?? 180
    if document.string(type, is: "linear") {
      fill.kind = .axial(.angle(rotation.isFinite ? rotation : 180))
    } else if document.string(type, is: "radial") {
      fill.kind = .radial(.extent(.ellipse, .farthestSide))
    } else if document.string(type, is: "angular") {
      fill.kind = .conic(GradientFill.Conic(angle: rotation.isFinite ? rotation : 0))
    } else {
      report(
        .error, .unsupported, value.with(node: type),
        "the kind of gradient is \(document.excerpt(type)); there are linear, radial and angular")
      return nil
    }
    report(
      .note, .legacySpelling, value,
      "the gradient is written as a Figma plug-in does; write an array of stops")
    return fill
  }
}
