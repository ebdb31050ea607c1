internal import GradientModel
internal import GradientTokens

extension Answer {
  /// What the file's own text says of a control at a place.
  static func members(
    _ request: Request, _ document: StyleDocument
  ) throws(AskError) -> [UInt8] {
    let control = try control(request, document)
    let place = StylePlace(request, control: control.name)
    let (members, bases) = try refusing { () throws(StyleEditError) in
      let text = try document.text()
      return (try text.members(at: place), try self.bases(request, control, text))
    }
    var writer = JSONWriter()
    writer.openObject()
    writer.key("exists", members != nil)
    writer.key("members")
    writer.openObject()
    for member in members ?? [] { write(member, from: nil, to: &writer) }
    writer.closeObject()
    writer.key("inherited")
    writer.openObject()
    var known: [[UInt8]] = []
    for (base, members) in bases {
      for member in members where !known.contains(member.name) {
        known.append(member.name)
        write(member, from: base, to: &writer)
      }
    }
    writer.closeObject()
    writer.closeObject()
    return writer.bytes
  }

  /// What the groups that a control extends say at the same place, the nearest first; also of what the
  /// control says itself.
  private static func bases(
    _ request: Request, _ control: ControlTheme.Control, _ text: StyleText
  ) throws(StyleEditError) -> [(String, [MemberSource])] {
    var bases: [(String, [MemberSource])] = []
    for base in text.bases(of: control.name) {
      guard let members = try? text.members(at: StylePlace(request, control: base)) else {
        continue
      }
      bases.append((base, members))
    }
    return bases
  }

  private static func write(_ member: MemberSource, from base: String?, to writer: inout JSONWriter)
  {
    writer.key(member.name)
    writer.openObject()
    writer.key(member.isGroup ? "group" : "value")
    writer.raw(member.json)
    writer.key("offset", Double(member.offset))
    if let base { writer.key("from", base) }
    if let extensions = member.extensions {
      writer.key("extension")
      writer.raw(extensions)
    }
    if let gradient = member.gradient {
      writer.key("gradient")
      write(gradient, to: &writer)
    }
    if member.name.elementsEqual("border".utf8), let color = colorOfBorder(member.json) {
      writer.key("color", color)
    }
    writer.closeObject()
  }

  /// The colour in a border's text, such as `{palette.line}` in `"1px solid {palette.line}"`.
  private static func colorOfBorder(_ json: [UInt8]) -> String? {
    var findings = Findings()
    let document = JSONParser.parse(json, path: "", findings: &findings)
    var notes: [ValueNote] = []
    guard !document.nodes.isEmpty, let text = document.string(0),
      let border = try? ValueText.border(text, notes: &notes)
    else { return nil }
    switch border.color {
    case .color(let color, _): return ValueText.text(color)
    case .alias(let alias): return "{" + String(utf8: alias.path) + "}"
    }
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
