import GradientModel

/// A change of a gradient that leaves its other parts as the file has them, aliases included.
package enum GradientEdit: Sendable {
  /// Another colour, place, or both, for a stop.
  ///
  /// The colour is a text of the file's: a CSS colour or an alias with its braces.
  case stop(Int, color: String?, position: Double?)
  /// A new stop before the one of this index; after the last where there is none.
  case insert(Int, color: String, position: Double)
  /// A stop less; at least one has to stay.
  case remove(Int)
  /// Another kind, direction or blend space, in CSS's words.
  ///
  /// - `kind`: `linear`, `radial` or `conic`.
  /// - `words`: what stands before `in` and the first colour, such as `to right`; may be empty.
  /// - `space`: the blend space; empty for CSS's own choice.
  case geometry(kind: String, words: String, space: String)
}

extension StyleText {
  /// Changes a gradient, whichever form the file writes it in.
  ///
  /// - Parameters:
  ///   - member: The member or token that is a gradient of its own.
  ///   - edit: The change.
  ///   - place: The group that holds it.
  /// - Returns: The changed text.
  /// - Throws: An error where it is not one, or the change makes no gradient.
  package func editingGradient(
    _ member: String, _ edit: GradientEdit, at place: StylePlace
  ) throws(StyleEditError) -> StyleText {
    let found = try find(place)
    guard found.missing.isEmpty,
      let node = document.member(named: Array(member.utf8), of: found.node),
      let value = valueMember(of: node)
    else { throw StyleEditError("“\(member)” has no value of its own here; set one first") }
    if let list = stopList(value) {
      try checkPlainPlaces(node)
      if case .geometry(let kind, let words, let space) = edit {
        return try settingGeometry(
          Self.geometryText(kind, words, space), of: member, at: place)
      }
      return try applying(changes(edit, of: list))
    }
    guard let source = document.string(value), var text = GradientText(source) else {
      throw StyleEditError(
        "“\(member)” is \(document.excerpt(value)), which is no gradient with stops of its own")
    }
    try Self.change(&text, edit)
    let bytes = text.bytes
    try Self.check(bytes)
    var json: [UInt8] = []
    JSONString.append(bytes, to: &json)
    return try applying([replacement(of: value, by: json)])
  }

  // MARK: Text

  private static func change(
    _ text: inout GradientText, _ edit: GradientEdit
  ) throws(StyleEditError) {
    let before = text
    let stops = text.stops
    switch edit {
    case .stop(let index, let color, let position):
      guard stops.indices.contains(index) else { throw noStop(index, stops.count) }
      if let color {
        try check(color: color)
        text.entries[stops[index]].color = Array(color.utf8)
        text.entries[stops[index]].source = nil
      }
      guard let position else { return }
      try check(position)
      text.pinPlaces()
      text.setPlace(GradientText.percentage(position), of: stops[index])
    case .insert(let index, let color, let position):
      guard index >= 0, index <= stops.count else { throw noStop(index, stops.count) }
      try check(color: color)
      try check(position)
      text.pinPlaces()
      let entry = GradientText.Entry(
        color: Array(color.utf8), place: GradientText.percentage(position))
      text.entries.insert(entry, at: index < stops.count ? stops[index] : text.entries.count)
    case .remove(let index):
      guard stops.indices.contains(index) else { throw noStop(index, stops.count) }
      guard stops.count > 1 else { throw lastStop }
      text.pinPlaces()
      text.removeStop(stops[index])
    case .geometry(let kind, let words, let space):
      _ = try geometryText(kind, words, space)
      text.kind = Array(kind.utf8)
      text.prelude = prelude(words, space)
      return
    }
    text.unpinEnds(before)
  }

  private static func prelude(_ words: String, _ space: String) -> [UInt8] {
    var prelude = Array(words.utf8)
    if !space.utf8.isEmpty {
      if !prelude.isEmpty { prelude.append(0x20) }
      prelude += Array("in ".utf8) + Array(space.utf8)
    }
    return prelude
  }

  /// Throws where a text is no gradient.
  private static func check(_ text: [UInt8]) throws(StyleEditError) {
    var notes: [ValueNote] = []
    do {
      _ = try ValueText.gradient(text, notes: &notes)
    } catch {
      throw StyleEditError(error.message)
    }
  }

  private static func check(_ position: Double) throws(StyleEditError) {
    guard position.isFinite else { throw StyleEditError("a place has to be a number") }
  }

  private static func noStop(_ index: Int, _ count: Int) -> StyleEditError {
    StyleEditError("there is no stop \(index + 1); the gradient has \(count)")
  }

  private static var lastStop: StyleEditError {
    StyleEditError("a gradient needs at least one stop; make it a plain colour instead")
  }

  /// A gradient of any colours with a geometry, to be read.
  private static func geometryText(
    _ kind: String, _ words: String, _ space: String
  ) throws(StyleEditError) -> GradientSyntax {
    let prelude = prelude(words, space)
    let comma = prelude.isEmpty ? [] : Array(", ".utf8)
    let text = Array("\(kind)-gradient(".utf8) + prelude + comma + Array("red)".utf8)
    var notes: [ValueNote] = []
    let syntax: GradientSyntax
    do {
      syntax = try ValueText.gradient(text, notes: &notes)
    } catch {
      throw StyleEditError(error.message)
    }
    guard syntax.stops.count == 1 else { throw StyleEditError("“\(words)” holds more than words") }
    return syntax
  }

  /// A colour, or an alias of one, and nothing more.
  private static func check(color: String) throws(StyleEditError) {
    var notes: [ValueNote] = []
    do {
      _ = try ValueText.color(Array(color.utf8), notes: &notes)
    } catch {
      throw StyleEditError(error.message)
    }
  }

  // MARK: Array

  /// The array of stops that a value is, or holds.
  func stopList(_ value: Int) -> Int? {
    if document.kind(value) == .array { return value }
    guard let stops = document.member("stops", of: value), document.kind(stops) == .array else {
      return nil
    }
    return stops
  }

  /// Places and hints in our extension belong to the stops of the array one by one.
  private func checkPlainPlaces(_ node: Int) throws(StyleEditError) {
    guard let extensions = document.member("$extensions", of: node),
      let vendor = document.member("dev.gradientcontrols", of: extensions),
      document.member("positions", of: vendor) != nil || document.member("hints", of: vendor) != nil
    else { return }
    throw StyleEditError(
      "this gradient has positions or hints in its extension; write it as CSS text to change it here"
    )
  }

  private func changes(
    _ edit: GradientEdit, of list: Int
  ) throws(StyleEditError) -> [TextChange] {
    let stops = Array(document.children(of: list))
    switch edit {
    case .stop(let index, let color, let position):
      guard stops.indices.contains(index) else { throw Self.noStop(index, stops.count) }
      guard document.kind(stops[index]) == .object else {
        throw StyleEditError(
          "the stop is \(document.excerpt(stops[index])), which is said elsewhere")
      }
      var changes: [TextChange] = []
      if let color {
        try Self.check(color: color)
        let old = document.member("color", of: stops[index])
        changes += try entry(
          "color", Self.colorJSON(color, like: old, in: document), of: stops[index])
      }
      if let position {
        try Self.check(position)
        changes += try entry("position", Array(DecimalNumber.text(position).utf8), of: stops[index])
      }
      return changes
    case .insert(let index, let color, let position):
      guard index >= 0, index <= stops.count else { throw Self.noStop(index, stops.count) }
      try Self.check(position)
      try Self.check(color: color)
      var writer = JSONWriter()
      writer.openObject()
      writer.key("color")
      writer.string(color)
      writer.key("position")
      writer.number(position)
      writer.closeObject()
      return try insertion(
        nil, writer.bytes, into: list, before: index < stops.count ? stops[index] : nil)
    case .remove(let index):
      guard stops.indices.contains(index) else { throw Self.noStop(index, stops.count) }
      guard stops.count > 1 else { throw Self.lastStop }
      return removal(of: stops[index])
    case .geometry: return []
    }
  }

  private func entry(
    _ key: StaticString, _ json: [UInt8], of object: Int
  ) throws(StyleEditError) -> [TextChange] {
    if let old = document.member(key, of: object) { return [try replacement(of: old, by: json)] }
    return try insertion(key.bytes, json, into: object)
  }

  private static func quoted(_ text: String) -> [UInt8] {
    var json: [UInt8] = []
    JSONString.append(Array(text.utf8), to: &json)
    return json
  }

  // MARK: Geometry beside an array

  static let geometryKeys = [
    "kind", "to", "angle", "axis", "center", "shape", "size", "interpolation", "premultiplied",
    "positions", "hints",
  ]

  private func settingGeometry(
    _ syntax: GradientSyntax, of member: String, at place: StylePlace
  ) throws(StyleEditError) -> StyleText {
    let fill = GradientFill(
      stops: [], kind: syntax.kind, interpolation: syntax.interpolation ?? .srgb)
    var writer = JSONWriter()
    writer.openObject()
    // To the bottom is what an array without words means.
    if fill.kind != .axial(.to(.bottom)) || fill.interpolation != .srgb {
      writer.addGeometry(fill, isAutomatic: false)
    }
    writer.closeObject()
    let geometry = try JSONDocument.checked(writer.bytes)
    var text = self
    for key in Self.geometryKeys where key.utf8.first != UInt8(ascii: "p") {
      let node = geometry.member(named: Array(key.utf8), of: 0)
      let json = node.map { String(utf8: geometry.json($0)) }
      text = try text.settingExtension(key, to: json, of: member, at: place)
    }
    return text
  }

  /// Takes the geometry of an array away from a value that is none.
  func droppingGeometry(
    _ member: [UInt8], at place: StylePlace
  ) throws(StyleEditError) -> StyleText {
    guard case .paint? = ValueKind.ofMember(member) else { return self }
    var text = self
    for key in Self.geometryKeys {
      text = try text.settingExtension(
        key, to: nil, of: String(utf8: member), at: place)
    }
    return text
  }
}
