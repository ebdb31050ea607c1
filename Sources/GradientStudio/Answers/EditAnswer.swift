internal import GradientModel
internal import GradientTokens

extension Answer {
  /// The file's text after a list of edits, all of them or none.
  static func edit(
    _ request: Request, _ document: StyleDocument
  ) throws(AskError) -> [UInt8] {
    let text = try edited(document, by: request)
    var writer = JSONWriter()
    writer.openObject()
    writer.key("text")
    writer.string(text.bytes)
    writer.closeObject()
    return writer.bytes
  }

  /// The text of a document after a request's edits.
  static func edited(
    _ document: StyleDocument, by request: Request
  ) throws(AskError) -> StyleText {
    let edits = try request.objects("do")
    var text = try refusing { () throws(StyleEditError) in try document.text() }
    for edit in edits { text = try edited(text, by: edit) }
    return text
  }

  /// What an edit is about: a member at a place, or the place itself.
  private struct Target {
    var place: StylePlace
    var member: String?
    var type: TokenType?

    init(_ edit: Request) throws(AskError) {
      guard let token = edit.optionalText("token") else {
        place = StylePlace(edit, control: try edit.text("control"))
        member = edit.optionalText("member")
        return
      }
      let names = Array(token.utf8).split(separator: UInt8(ascii: "."))
      guard let last = names.last else { throw Request.missing("token", "a token's name") }
      place = .group(
        names.dropLast(),
        appearance: Appearance(rawValue: UInt8(edit.bits("appearance") & 3)))
      member = String(utf8: last)
      let type = edit.optionalText("type")
      self.type = TokenType.allCases.first { candidate in
        type?.utf8.elementsEqual(candidate.name.utf8) ?? false
      }
    }

    func named() throws(AskError) -> String {
      guard let member else { throw Request.missing("member", "a member's name") }
      return member
    }
  }

  private static func edited(
    _ text: StyleText, by edit: Request
  ) throws(AskError) -> StyleText {
    let kind = try edit.text("edit")
    func has(_ name: StaticString) -> Bool {
      name.withUTF8Buffer { unsafe $0.elementsEqual(kind.utf8) }
    }
    if has("add") { return try added(to: text, edit) }
    let target = try Target(edit)
    let change: GradientEdit? =
      switch true {
      case has("stop"):
        .stop(
          try edit.index("index"), color: edit.optionalText("color"),
          position: edit.number("position"))
      case has("insertStop"):
        .insert(
          try edit.index("index"), color: try edit.text("color"),
          position: edit.number("position") ?? 0)
      case has("removeStop"): .remove(try edit.index("index"))
      case has("geometry"):
        .geometry(
          kind: edit.optionalText("kind") ?? "linear", words: edit.optionalText("words") ?? "",
          space: edit.optionalText("in") ?? "")
      default: nil
      }
    let member = target.member
    if let change, let member {
      return try refusing { () throws(StyleEditError) in
        try text.editingGradient(member, change, at: target.place)
      }
    }
    if has("remove") {
      return try refusing { () throws(StyleEditError) in
        try text.removing(member, at: target.place)
      }
    }
    if has("rename") {
      let name = try edit.text("to")
      return try refusing { () throws(StyleEditError) in
        try text.renaming(member, to: name, at: target.place)
      }
    }
    return try setting(text, target, edit, kind)
  }

  private static func setting(
    _ text: StyleText, _ target: Target, _ edit: Request, _ kind: String
  ) throws(AskError) -> StyleText {
    func has(_ name: StaticString) -> Bool {
      name.withUTF8Buffer { unsafe $0.elementsEqual(kind.utf8) }
    }
    let member = try target.named()
    if has("set") {
      guard let value = edit.json("value") else { throw Request.missing("value", "a value") }
      return try refusing { () throws(StyleEditError) in
        try text.setting(member, to: value, at: target.place, type: target.type)
      }
    }
    if has("put") {
      guard let body = edit.json("body") else { throw Request.missing("body", "an object") }
      return try refusing { () throws(StyleEditError) in
        try text.putting(body, as: member, at: target.place)
      }
    }
    if has("extension") {
      let key = try edit.text("key")
      let value = edit.isNull("value") ? nil : edit.json("value")
      return try refusing { () throws(StyleEditError) in
        try text.settingExtension(key, to: value, of: member, at: target.place)
      }
    }
    throw AskError(
      .badArgument,
      "“\(kind)” is no edit; there are set, put, extension, remove, rename, add, stop, insertStop, "
        + "removeStop and geometry")
  }

  /// What is made of the file's text; why it cannot be is the answer.
  static func refusing<Made>(
    _ make: () throws(StyleEditError) -> Made
  ) throws(AskError) -> Made {
    do throws(StyleEditError) {
      return try make()
    } catch {
      throw AskError(error)
    }
  }

  /// A new control at the end of its group, with what it is and what it extends.
  private static func added(to text: StyleText, _ edit: Request) throws(AskError) -> StyleText {
    let names = Array(try edit.text("name").utf8).split(separator: UInt8(ascii: "/"))
    guard let last = names.last else { throw Request.missing("name", "a control's name") }
    var body = JSONWriter()
    body.openObject()
    if let base = edit.optionalText("extends") {
      body.key("$extends", "{" + base + "}")
    }
    body.key("$extensions")
    body.openObject()
    body.key("dev.gradientcontrols")
    body.openObject()
    body.key("component", edit.optionalText("component") ?? "button")
    body.closeObject()
    body.closeObject()
    if let members = edit.json("members") {
      let inner = Array(members.utf8).dropFirst().dropLast()
      let isBlank = !inner.contains { $0 > 0x20 }
      if !isBlank { body.splice(Array(inner)) }
    }
    body.closeObject()
    return try refusing { () throws(StyleEditError) in
      let place = StylePlace.group(names.dropLast())
      let name = String(utf8: last)
      guard try text.isFree(name, at: place) else {
        throw StyleEditError("“\(name)” is there already")
      }
      return try text.putting(String(utf8: body.bytes), as: name, at: place)
    }
  }
}
