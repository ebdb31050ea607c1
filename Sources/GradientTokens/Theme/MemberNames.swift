import GradientModel

/// The names of what a control's group may hold, and lists of names in messages.
package enum MemberNames {
  package static let tokens: [StaticString] = [
    "fill", "overlay", "border", "border-color", "border-width", "border-fill", "radius", "shadow",
    "opacity", "title", "title-color", "title-shadow", "image-color", "insets", "min-width",
    "min-height", "width", "height", "press-scale", "transition", "press", "disabled-look",
    "dynamic-type", "sample", "backdrop",
  ]

  static let groups: [StaticString] = ["states", "appearances", "metrics"]

  /// The member that a name was probably meant to be, among them what other tools and frameworks
  /// call it, in any of the usual spellings.
  @inline(never)
  static func nearest(to key: [UInt8]) -> String? {
    let others: [(name: StaticString, member: String)] = [
      ("background", "fill"), ("backgroundcolor", "fill"), ("gradient", "fill"),
      ("stroke", "border"), ("outline", "border"), ("strokecolor", "border-color"),
      ("strokewidth", "border-width"), ("cornerradius", "radius"), ("borderradius", "radius"),
      ("corners", "radius"), ("rounding", "radius"), ("padding", "insets"),
      ("contentinsets", "insets"), ("contentedgeinsets", "insets"), ("font", "title"),
      ("typography", "title"), ("textcolor", "title-color"), ("foreground", "title-color"),
      ("foregroundcolor", "title-color"), ("fontcolor", "title-color"),
      ("titlecolour", "title-color"), ("textshadow", "title-shadow"), ("tint", "image-color"),
      ("tintcolor", "image-color"), ("boxshadow", "shadow"), ("dropshadow", "shadow"),
      ("elevation", "shadow"), ("alpha", "opacity"), ("label", "sample"), ("text", "sample"),
      ("animation", "transition"), ("duration", "transition"), ("modes", "appearances"),
      ("themes", "appearances"),
    ]
    let letters = key.compactMap { byte -> UInt8? in
      let isJoint = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      return isJoint ? nil : byte >= 65 && byte <= 90 ? byte | 0x20 : byte
    }
    for (name, member) in others where name.equals(letters) {
      return member
    }
    return nearest(to: key, in: tokens + groups)
  }

  /// The name of a list that another was probably meant to be.
  @inline(never)
  static func nearest(to key: [UInt8], in names: [StaticString]) -> String? {
    var nearest: String?
    var best = key.count <= 40 ? min(4, key.count / 2 + 1) : 0
    for name in names {
      let bytes = name.bytes
      guard abs(bytes.count - key.count) < best else { continue }
      let distance = EditDistance.between(key, bytes)
      if distance < best {
        best = distance
        nearest = String(utf8: bytes)
      }
    }
    return nearest
  }

  /// The state that a name was probably meant to be, among them what other platforms call them.
  @inline(never)
  package static func nearestState(to key: [UInt8]) -> String? {
    let others: [(name: StaticString, state: String)] = [
      ("pressed", "highlighted"), ("active", "highlighted"), ("down", "highlighted"),
      ("hover", "hovered"), ("focus", "focused"), ("checked", "selected"), ("on", "selected"),
      ("busy", "loading"), ("inactive", "disabled"),
    ]
    let lowered = key.map { $0 >= 65 && $0 <= 90 ? $0 | 0x20 : $0 }
    for (name, state) in others where name.equals(lowered) {
      return state
    }
    return nearest(to: lowered, in: ControlState.named.map { $0.name })
  }

  /// `a, b and c`.
  @inline(never)
  static func list(_ names: [StaticString]) -> String {
    var text = ""
    for (index, name) in names.enumerated() {
      if index > 0 { text += index == names.count - 1 ? " and " : ", " }
      text += String(name)
    }
    return text
  }

  @inline(never)
  static func contains(_ names: [StaticString], _ key: [UInt8]) -> Bool {
    names.contains { $0.equals(key) }
  }
}
