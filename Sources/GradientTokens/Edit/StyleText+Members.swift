import GradientModel

extension StyleText {
  /// Gives a member, or any token, a value.
  ///
  /// A token that is there keeps everything but `$value`, and `$type` where the new value has
  /// another; a group such as that of four corners becomes a token. One that is not there is put
  /// where its kind stands by custom, with the groups of its states and appearances, and gets a
  /// `$type` if the control's other members have one.
  ///
  /// - Parameters:
  ///   - member: The member's or token's name.
  ///   - value: What `$value` becomes, as JSON.
  ///   - place: The group that holds it.
  ///   - type: The `$type` of a token whose name does not tell it; nil for a member.
  /// - Returns: The changed text.
  /// - Throws: An error where the value is not JSON or the place cannot be.
  package func setting(
    _ member: String, to value: String, at place: StylePlace, type: TokenType? = nil
  ) throws(StyleEditError) -> StyleText {
    let key = Array(member.utf8)
    if let rival = rival(of: key, at: place) {
      return try removing(rival, at: place).setting(member, to: value, at: place, type: type)
    }
    let value = Array(value.utf8)
    let json = try JSONDocument.checked(value)
    let found = try find(place)
    let kind = self.type(of: key, json, type)
    guard found.missing.isEmpty, let node = document.member(named: key, of: found.node) else {
      let isTyped = type != nil || writesTypes(near: found.node)
      return try adding(key, Self.token(isTyped ? kind : nil, value), found)
    }
    guard document.kind(node) == .object else {
      throw StyleEditError("“\(member)” is \(document.excerpt(node)), which is no token")
    }
    guard let old = valueMember(of: node) else {
      return try applying([replacement(of: node, by: grouplessBody(node, kind, value))])
    }
    var changes: [TextChange] = []
    if document.key(old, is: "$ref") {
      changes.append(
        TextChange(
          document.keyOffset(old)..<Int(document.nodes[old].keyEnd) + 1, Array("\"$value\"".utf8)))
    }
    let isSame = document.bytes[document.offset(old)..<Int(document.nodes[old].end)] == value[...]
    if !isSame { changes.append(try replacement(of: old, by: value)) }
    changes += try typeChanges(of: node, beside: old, kind)
    let text = try applying(changes)
    return try json.kind(0) == .array ? text : text.droppingGeometry(key, at: place)
  }

  /// Gives a member a whole body: a token with all it holds, or a group of corners or insets.
  ///
  /// - Parameters:
  ///   - body: The object, as JSON.
  ///   - member: The member's, token's or group's name.
  ///   - place: The group that holds it.
  /// - Returns: The changed text.
  /// - Throws: An error where the body is no JSON object or the place cannot be.
  package func putting(
    _ body: String, as member: String, at place: StylePlace
  ) throws(StyleEditError) -> StyleText {
    let key = Array(member.utf8)
    let body = Array(body.utf8)
    guard try JSONDocument.checked(body).kind(0) == .object else {
      throw StyleEditError("the body of “\(member)” has to be an object")
    }
    let found = try find(place)
    guard found.missing.isEmpty, let node = document.member(named: key, of: found.node) else {
      try Self.checkName(key)
      return try adding(key, body, found)
    }
    return try applying([replacement(of: node, by: body)])
  }

  /// Sets or removes a key of our extension on a member, such as the curve of corners.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: Its value as JSON; nil removes it, and extensions that are empty then.
  ///   - member: The member's name.
  ///   - place: The group that holds it, which has to have the member.
  /// - Returns: The changed text.
  /// - Throws: An error where there is no such member.
  package func settingExtension(
    _ key: String, to value: String?, of member: String, at place: StylePlace
  ) throws(StyleEditError) -> StyleText {
    let found = try find(place)
    guard found.missing.isEmpty,
      let node = document.member(named: Array(member.utf8), of: found.node)
    else { throw StyleEditError("“\(member)” is not said here, so nothing can be added to it") }
    let extensions = document.member("$extensions", of: node)
    let vendor = extensions.flatMap { document.member("dev.gradientcontrols", of: $0) }
    let old = vendor.flatMap { document.member(named: Array(key.utf8), of: $0) }
    guard let value else {
      guard var target = old else { return self }
      while target != node, target != extensions,
        document.count(Int(document.nodes[target].parent)) == 1
      {
        target = Int(document.nodes[target].parent)
      }
      return try applying(removal(of: target))
    }
    let json = Array(value.utf8)
    if let old { return try applying([replacement(of: old, by: json)]) }
    if let vendor {
      return try applying(insertion(Array(key.utf8), json, into: vendor))
    }
    var inner = JSONWriter()
    inner.openObject()
    inner.key(Array(key.utf8))
    let object = inner.bytes + json + [UInt8(ascii: "}")]
    let vendorKey = Array("dev.gradientcontrols".utf8)
    if let extensions {
      return try applying(insertion(vendorKey, object, into: extensions))
    }
    let next = document.children(of: node).first {
      document.bytes[Int(document.nodes[$0].keyStart)] != UInt8(ascii: "$")
    }
    return try applying(
      insertion(
        Array("$extensions".utf8), Self.object(vendorKey, object), into: node, before: next))
  }

  /// A border's colour and its gradient are one thing to a style: only one of them may be said.
  private func rival(of key: [UInt8], at place: StylePlace) -> String? {
    let pair = ["border-color", "border-fill"]
    guard let index = pair.firstIndex(where: { $0.utf8.elementsEqual(key) }),
      let found = try? find(place), found.missing.isEmpty,
      document.member(named: Array(pair[1 - index].utf8), of: found.node) != nil
    else { return nil }
    return pair[1 - index]
  }

  // MARK: New members

  private func adding(
    _ key: [UInt8], _ body: [UInt8], _ found: Found
  ) throws(StyleEditError) -> StyleText {
    var name = key
    var body = body
    for group in found.missing.reversed() {
      body = Self.object(name, body)
      name = group
    }
    if document.member(named: name, of: found.node) != nil {
      throw StyleEditError("“\(String(utf8: name))” is there already")
    }
    let rank = Self.rank(of: name)
    let next = document.children(of: found.node).first { Self.rank(of: document.key($0)) > rank }
    return try applying(insertion(name, body, into: found.node, before: next))
  }

  /// Where a name stands in a group by custom: properties, members, groups that override.
  private static func rank(of key: [UInt8]) -> Int {
    if key.first == UInt8(ascii: "$") { return -1 }
    for (index, name) in (MemberNames.tokens + MemberNames.groups).enumerated()
    where name.equals(key) {
      return index
    }
    return MemberNames.tokens.count + MemberNames.groups.count
  }

  private static func object(_ key: [UInt8], _ body: [UInt8]) -> [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    writer.key(key)
    return writer.bytes + body + [UInt8(ascii: "}")]
  }

  private static func token(_ type: TokenType?, _ value: [UInt8]) -> [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    if let type {
      writer.key("$type")
      writer.string(type.name)
    }
    writer.key("$value")
    return writer.bytes + value + [UInt8(ascii: "}")]
  }

  static func checkName(_ name: [UInt8]) throws(StyleEditError) {
    let isBad =
      name.isEmpty || name.first == UInt8(ascii: "$")
      || name.contains { ".{}/".utf8.contains($0) || $0 < 0x20 }
    guard !isBad else {
      throw StyleEditError(
        "“\(String(utf8: name))” cannot be a name: it must not be empty, start "
          + "with $ or hold one of . { } /")
    }
  }

  /// A group's properties with a value in the place of what else it holds.
  private func grouplessBody(_ node: Int, _ type: TokenType?, _ value: [UInt8]) -> [UInt8] {
    var writer = JSONWriter()
    writer.openObject()
    for member in document.children(of: node) {
      let key = document.key(member)
      guard key.first == UInt8(ascii: "$"), !document.key(member, is: "$type") else { continue }
      writer.key(key)
      writer.copy(member, of: document)
    }
    if let type, writesTypes(near: node) {
      writer.key("$type")
      writer.string(type.name)
    }
    writer.key("$value")
    return writer.bytes + value + [UInt8(ascii: "}")]
  }
}
