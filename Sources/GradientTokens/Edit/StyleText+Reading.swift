package import GradientModel

/// What a file's text says of a member at one place, as it says it.
package struct MemberSource: Sendable {
  /// The member's name.
  package var name: [UInt8]
  /// Its value, or of a group the whole group, as the JSON of the file.
  package var json: [UInt8]
  /// Whether it is a group, such as one of corners.
  package var isGroup: Bool
  /// The byte of the file that the member's key starts at.
  package var offset: Int
  /// The member's keys of our extension, as the JSON of an object; nil where there are none.
  package var extensions: [UInt8]?
  /// The parts of a gradient that the value is; nil for anything else.
  package var gradient: GradientSource?
}

/// A gradient as the file writes it.
package struct GradientSource: Sendable {
  /// A stop: its colour's text, and its place's where it has one.
  package struct Stop: Sendable {
    package var color: [UInt8]
    package var place: [UInt8]?
  }

  /// Whether it is CSS text, and not an array of stops.
  package var isText: Bool
  /// `linear`, `radial` or `conic`; empty for an array.
  package var kind: [UInt8]
  /// What stands before the first colour of text.
  package var prelude: [UInt8]
  /// The stops, each of which an edit can change; a colour with two places is two.
  package var stops: [Stop]
}

extension StyleText {
  /// What the text itself says at a place; nil where it has no such group.
  package func members(at place: StylePlace) throws(StyleEditError) -> [MemberSource]? {
    let found = try find(place)
    guard found.missing.isEmpty else { return nil }
    var result: [MemberSource] = []
    for child in document.children(of: found.node) {
      let key = document.key(child)
      let isOverride = MemberNames.contains(MemberNames.groups, key)
      guard document.kind(child) == .object, key.first != UInt8(ascii: "$"), !isOverride else {
        continue
      }
      let value = valueMember(of: child)
      let isMember = value != nil || MemberNames.contains(MemberNames.tokens, key)
      guard isMember else { continue }
      result.append(
        MemberSource(
          name: key, json: document.json(value ?? child), isGroup: value == nil,
          offset: document.keyOffset(child),
          extensions: vendor(of: child).map { document.json($0) },
          gradient: value.flatMap { gradient($0) }))
    }
    return result
  }

  /// The groups that a group extends, the nearest first: each by its names joined by `/`.
  package func bases(of control: String) -> [String] {
    var bases: [String] = []
    var place = StylePlace.control(control)
    // A circle is an error that is told elsewhere.
    while bases.count < 32, let found = try? find(place), found.missing.isEmpty,
      let member = document.member("$extends", of: found.node),
      let names = names(of: member)
    {
      bases.append(
        String(utf8: Array(names.joined(separator: [UInt8(ascii: "/")]))))
      place = .group(names)
    }
    return bases
  }

  /// The names in `{a.b}`, or in a pointer `#/a/b` alone or in a `$ref`.
  private func names(of reference: Int) -> [[UInt8]]? {
    let text = document.string(document.member("$ref", of: reference) ?? reference)
    guard let text, text.count > 2 else { return nil }
    if text[0] == UInt8(ascii: "{") {
      return text.dropFirst().dropLast().split(separator: UInt8(ascii: ".")).map { Array($0) }
    }
    guard text[0] == UInt8(ascii: "#") else { return nil }
    return text.dropFirst().split(separator: UInt8(ascii: "/")).map { Array($0) }
  }

  /// Whether nothing at a place has a name yet.
  package func isFree(_ name: String, at place: StylePlace) throws(StyleEditError) -> Bool {
    let found = try find(place)
    guard found.missing.isEmpty else { return true }
    return document.member(named: Array(name.utf8), of: found.node) == nil
  }

  /// A token that belongs to no control, such as a palette's colour.
  package struct PlainToken: Sendable {
    /// Its names joined by dots.
    package var name: String
    /// Its `$type`, its own or a group's; empty where none is said.
    package var type: String
    /// Its value as the JSON of the file.
    package var json: [UInt8]
    /// Its values in appearances that give it others.
    package var overrides: [(appearance: Appearance, json: [UInt8])]
  }

  /// The tokens outside of controls, in the order of the file.
  package var tokens: [PlainToken] {
    var result: [PlainToken] = []
    var node = 1
    // The type that the groups around say, with where each group ends.
    var types: [(end: Int, type: [UInt8])] = []
    let layers = Appearance.all.compactMap { appearance -> (appearance: Appearance, node: Int)? in
      let none: [[UInt8]] = []
      guard appearance != .light,
        let found = try? find(.group(none, appearance: appearance)), found.missing.isEmpty
      else { return nil }
      return (appearance, found.node)
    }
    while node < document.nodes.count {
      while let last = types.last, last.end <= node { types.removeLast() }
      let end = Int(document.nodes[node].subtreeEnd)
      let isMember = document.bytes[Int(document.nodes[node].keyStart)] == UInt8(ascii: "$")
      guard document.kind(node) == .object, !isMember, !isControl(node) else {
        node = end
        continue
      }
      let own = document.member("$type", of: node).flatMap { document.string($0) }
      if let value = valueMember(of: node) {
        let names = path(node)
        var overrides: [(appearance: Appearance, json: [UInt8])] = []
        for layer in layers {
          if let json = self.value(of: names, in: layer.node) {
            overrides.append((layer.appearance, json))
          }
        }
        result.append(
          PlainToken(
            name: Self.dotted(names),
            type: String(utf8: own ?? types.last?.type ?? []),
            json: document.json(value), overrides: overrides))
        node = end
        continue
      }
      if let own { types.append((end, own)) }
      node += 1
    }
    return result
  }

  /// The value of a token in a tree that is laid over the file's own.
  private func value(of names: [[UInt8]], in tree: Int) -> [UInt8]? {
    var node = tree
    for name in names {
      guard let next = document.member(named: name, of: node) else { return nil }
      node = next
    }
    return valueMember(of: node).map { document.json($0) }
  }

  private func isControl(_ node: Int) -> Bool {
    if document.member("$extends", of: node) != nil { return true }
    return vendor(of: node).flatMap { document.member("component", of: $0) } != nil
  }

  private func vendor(of node: Int) -> Int? {
    document.member("$extensions", of: node).flatMap {
      document.member("dev.gradientcontrols", of: $0)
    }
  }

  private func gradient(_ value: Int) -> GradientSource? {
    if let list = stopList(value) {
      let stops = document.children(of: list).map { stop in
        let color = document.member("color", of: stop)
        let position = document.member("position", of: stop)
        return GradientSource.Stop(
          color: color.map { document.string($0) ?? document.json($0) } ?? [],
          place: position.map { document.json($0) })
      }
      return GradientSource(isText: false, kind: [], prelude: [], stops: stops)
    }
    guard let text = document.string(value).flatMap({ GradientText($0) }) else { return nil }
    return GradientSource(
      isText: true, kind: text.kind, prelude: text.prelude,
      stops: text.stops.map { index in
        GradientSource.Stop(
          color: text.entries[index].color ?? [], place: text.entries[index].place)
      })
  }
}
