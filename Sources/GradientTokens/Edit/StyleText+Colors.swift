package import GradientModel

/// A new colour for a plain paint, or for one stop of a gradient.
package struct ColorChange: Sendable {
  /// The number of the stop, from 0; nil for a plain colour.
  package var stop: Int?
  package var color: StyleColor

  package init(stop: Int?, color: StyleColor) {
    self.stop = stop
    self.color = color
  }
}

/// A member of a control, as a style has it.
private struct MemberSite {
  var control: String
  var place: MemberPlace

  var name: String { place.member.name }

  /// The layer and those beneath it, whose texts it may take.
  var layers: [StyleLayer] {
    guard place.layer != .compact else { return [.compact] }
    return appearances.map { .appearance($0) }
  }

  /// The appearance and those beneath it, whose tokens it may take.
  var appearances: [Appearance] {
    let appearance = place.layer.appearance
    return [appearance, .highContrast, .dark, .light].enumerated().filter { index, candidate in
      appearance.isSuperset(of: candidate) && (index == 0 || candidate != appearance)
    }.map { $0.element }
  }
}

/// One way of changing colours, which changes what else refers to the same text as well.
package struct ColorEdit: Sendable {
  /// The changed text.
  package var text: StyleText
  /// The token or member that was changed, its names joined by dots.
  package var site: String
}

extension StyleText {
  /// The ways to give a member new colours: where the literals stand that define them, aliases
  /// followed; where the member itself is said; and at the control, which nothing else refers to.
  ///
  /// - Parameters:
  ///   - changes: The new colours.
  ///   - place: Where the control's style has the member.
  ///   - control: The control's name.
  /// - Returns: Changed texts, each different from those before; none where nothing can be written.
  package func changing(
    _ changes: [ColorChange], of place: MemberPlace, in control: String
  ) -> [ColorEdit] {
    let site = MemberSite(control: control, place: place)
    var edits: [ColorEdit] = []
    func offer(_ edit: ColorEdit?) {
      guard let edit else { return }
      for known in edits where known.text.bytes == edit.text.bytes { return }
      edits.append(edit)
    }
    let home = home(of: site)
    if let home {
      let origin = followed(home, site)
      offer(changingLiterals(changes, of: origin, site))
      offer(changing(changes, at: origin))
      offer(changing(changes, copying: origin, to: site))
    } else if changes.count == 1, changes[0].stop == nil {
      offer(changing(changes, copying: nil, to: site))
    }
    return edits
  }

  /// Where a token or member is said.
  private struct Home {
    var place: StylePlace
    var name: String
    /// The group's names and its own, for messages.
    var path: String
    /// The token's object, and its value in it.
    var object: Int
    var value: Int
  }

  // MARK: Finding

  /// The text that gives a member: in the control, or in what it extends.
  private func home(of site: MemberSite) -> Home? {
    var owner = site.control
    for _ in 0..<Self.hopLimit {
      for layer in site.layers {
        let place = StylePlace.control(owner, state: site.place.state, in: layer)
        if let home = home(site.name, at: place, of: owner) { return home }
      }
      guard let group = try? find(.control(owner)), group.missing.isEmpty,
        let extends = document.member("$extends", of: group.node)
          ?? document.member("$ref", of: group.node),
        let text = document.string(extends),
        let reference = Reference(alias: ArraySlice(text)) ?? Reference(pointer: text)
      else { return nil }
      owner = Self.joined(reference.names, by: "/")
    }
    return nil
  }

  private static let hopLimit = 32

  private func home(_ name: String, at place: StylePlace, of owner: String) -> Home? {
    guard let found = try? find(place), found.missing.isEmpty,
      let object = document.member(named: Array(name.utf8), of: found.node),
      let value = valueMember(of: object)
    else { return nil }
    return Home(
      place: place, name: name, path: Self.path(of: name, at: place, of: owner),
      object: object, value: value)
  }

  /// The token that an alias names: as the appearance lays it over the file, or the file's own.
  private func home(of reference: Reference, _ site: MemberSite) -> Home? {
    guard let name = reference.names.last else { return nil }
    let names = Array(reference.names.dropLast())
    let group = Self.joined(names, by: ".")
    for appearance in site.appearances {
      let place = StylePlace.group(names, appearance: appearance)
      let home = home(String(utf8: name), at: place, of: group)
      if let home { return home }
    }
    return nil
  }

  /// Follows aliases that are a whole value.
  private func followed(_ start: Home, _ site: MemberSite) -> Home {
    var home = start
    for _ in 0..<Self.hopLimit {
      guard let text = document.string(home.value),
        let reference = Reference(alias: ArraySlice(text)),
        let next = self.home(of: reference, site)
      else { break }
      home = next
    }
    return home
  }

  /// The way to a token or member, overrides of states and appearances among its names.
  private static func path(of name: String, at place: StylePlace, of owner: String) -> String {
    var names = owner.utf8.isEmpty ? [] : [Array(owner.utf8)]
    for step in place.overrides { names.append(step.name) }
    return joined(names + [Array(name.utf8)], by: ".")
  }

  private static func joined(_ names: [[UInt8]], by separator: Character) -> String {
    var text = ""
    for (index, name) in names.enumerated() {
      if index > 0 { text.append(separator) }
      text += String(utf8: name)
    }
    return text
  }

  // MARK: Changing

  /// Changes the tokens that a gradient's stops refer to; nil where none of them refers to any.
  private func changingLiterals(
    _ changes: [ColorChange], of origin: Home, _ site: MemberSite
  ) -> ColorEdit? {
    var text = self
    var sites: [String] = []
    var rest: [ColorChange] = []
    for change in changes {
      guard let stop = change.stop, let reference = reference(ofStop: stop, in: origin.value),
        let home = home(of: reference, site)
      else {
        rest.append(change)
        continue
      }
      let literal = followed(home, site)
      let plain = ColorChange(stop: nil, color: change.color)
      guard let changed = text.changed([plain], literal.name, at: literal.place) else { return nil }
      text = changed
      sites.append(literal.path)
    }
    guard !sites.isEmpty else { return nil }
    if !rest.isEmpty {
      guard let changed = text.changed(rest, origin.name, at: origin.place) else { return nil }
      text = changed
      sites.append(origin.path)
    }
    var names = ""
    for (index, site) in sites.enumerated() { names += (index > 0 ? ", " : "") + site }
    return ColorEdit(text: text, site: names)
  }

  /// The reference that a stop's colour is.
  private func reference(ofStop stop: Int, in value: Int) -> Reference? {
    if let list = stopList(value) {
      guard let element = document.element(stop, of: list),
        let color = document.member("color", of: element)
      else { return nil }
      return document.string(color).flatMap { Reference(alias: ArraySlice($0)) }
    }
    guard let text = document.string(value).flatMap({ GradientText($0) }),
      text.stops.indices.contains(stop)
    else { return nil }
    return text.entries[text.stops[stop]].color.flatMap { Reference(alias: ArraySlice($0)) }
  }

  private func changing(_ changes: [ColorChange], at home: Home) -> ColorEdit? {
    changed(changes, home.name, at: home.place).map { ColorEdit(text: $0, site: home.path) }
  }

  /// Says the member at the control, with all that it is elsewhere, and changes it there.
  private func changing(
    _ changes: [ColorChange], copying origin: Home?, to site: MemberSite
  ) -> ColorEdit? {
    let place = StylePlace.control(site.control, state: site.place.state, in: site.place.layer)
    var text = self
    if let origin, changes.contains(where: { $0.stop != nil }) {
      var writer = JSONWriter()
      writer.openObject()
      for member in document.children(of: origin.object)
      where document.key(member, is: "$type") || document.key(member, is: "$value")
        || document.key(member, is: "$extensions")
      {
        writer.key(document.key(member))
        writer.copy(member, of: document)
      }
      writer.closeObject()
      let body = String(utf8: writer.bytes)
      guard let copied = try? putting(body, as: site.name, at: place) else { return nil }
      text = copied
    }
    return text.changed(changes, site.name, at: place).map {
      ColorEdit(text: $0, site: Self.path(of: site.name, at: place, of: site.control))
    }
  }

  private func changed(
    _ changes: [ColorChange], _ name: String, at place: StylePlace
  ) -> StyleText? {
    var text = self
    for change in changes {
      let next: StyleText?
      if let stop = change.stop {
        next = ValueText.text(change.color).flatMap { color in
          text.replacing(stop, with: color, of: name, at: place)
            ?? (try? text.editingGradient(
              name, .stop(stop, color: color, position: nil), at: place))
        }
      } else {
        let old = text.home(name, at: place, of: "")?.value
        next = ValueText.text(change.color).flatMap { color in
          let json = Self.colorJSON(color, like: old, in: text.document)
          return try? text.setting(
            name, to: String(utf8: json), at: place, type: .color)
        }
      }
      guard let next else { return nil }
      text = next
    }
    return text
  }

  /// Replaces the bytes of a stop's colour within CSS text, and no others; nil where the value is no
  /// text, or where the bytes say another stop's colour too.
  private func replacing(
    _ stop: Int, with color: String, of name: String, at place: StylePlace
  ) -> StyleText? {
    var notes: [ValueNote] = []
    guard let value = home(name, at: place, of: "")?.value, let text = document.string(value),
      let syntax = try? ValueText.gradient(text, notes: &notes),
      syntax.stops.indices.contains(stop)
    else { return nil }
    let source = syntax.stops[stop].source
    for (index, other) in syntax.stops.enumerated() where index != stop {
      if other.source == source { return nil }
    }
    let start = document.offset(ofTextByte: source.lowerBound, in: value)
    let end = document.offset(ofTextByte: source.upperBound, in: value)
    return try? applying([TextChange(start..<end, Array(color.utf8))])
  }

  /// A colour as the file writes colours there: an object where one was, else text.
  static func colorJSON(_ color: String, like old: Int?, in document: JSONDocument) -> [UInt8] {
    var notes: [ValueNote] = []
    let bytes = Array(color.utf8)
    if let old, document.kind(old) == .object,
      case .color(let value, _)? = try? ValueText.color(bytes, notes: &notes)
    {
      var writer = JSONWriter()
      writer.color(value)
      return writer.bytes
    }
    var json: [UInt8] = []
    JSONString.append(bytes, to: &json)
    return json
  }
}
