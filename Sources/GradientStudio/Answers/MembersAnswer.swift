internal import GradientModel
internal import GradientTokens

extension Answer {
  /// What the file's own text says of a control at a place.
  static func members(
    _ request: Request, _ document: StyleDocument
  ) throws(AskError) -> [UInt8] {
    let control = try control(request, document)
    let place = StylePlace(request, control: control.name)
    let members = try refusing { () throws(StyleEditError) in
      try StyleText(document.bytes).members(at: place)
    }
    var writer = JSONWriter()
    writer.openObject()
    writer.key("exists", members != nil)
    writer.key("members")
    writer.openObject()
    for member in members ?? [] {
      writer.key(member.name)
      writer.openObject()
      writer.key(member.isGroup ? "group" : "value")
      writer.raw(member.json)
      writer.key("offset", Double(member.offset))
      if let extensions = member.extensions {
        writer.key("extension")
        writer.raw(extensions)
      }
      if let gradient = member.gradient {
        writer.key("gradient")
        write(gradient, to: &writer)
      }
      writer.closeObject()
    }
    writer.closeObject()
    writer.closeObject()
    return writer.bytes
  }

  private static func write(_ gradient: GradientSource, to writer: inout JSONWriter) {
    writer.openObject()
    writer.key("form", gradient.isText ? "text" : "array")
    if gradient.isText {
      writer.key("kind")
      writer.string(gradient.kind)
      writer.key("prelude")
      writer.string(gradient.prelude)
    }
    writer.key("stops")
    writer.openArray()
    for stop in gradient.stops {
      writer.openObject()
      writer.key("color")
      writer.string(stop.color)
      writer.key("place")
      if let place = stop.place { writer.string(place) } else { writer.null() }
      writer.closeObject()
    }
    writer.closeArray()
    writer.closeObject()
  }
}

extension StylePlace {
  /// The place of a control that a request's `appearance` and `state` name, or its compact metrics.
  init(_ request: Request, control: String) {
    let appearance = Appearance(rawValue: UInt8(request.bits("appearance") & 3))
    self = .control(
      control, state: ControlState(rawValue: UInt(request.bits("state"))),
      in: request.optionalText("metrics") == nil ? .appearance(appearance) : .compact)
  }
}
