import GradientModel

/// The members of our extension on a gradient token.
struct GradientMembers {
  static let names: [StaticString] = [
    "kind", "to", "angle", "axis", "center", "shape", "size", "interpolation", "premultiplied",
    "positions", "hints",
  ]

  var kind: NodeReference?
  var to: NodeReference?
  var angle: NodeReference?
  var axis: NodeReference?
  var center: NodeReference?
  var shape: NodeReference?
  var size: NodeReference?
  var interpolation: NodeReference?
  var premultiplied: NodeReference?
  var positions: NodeReference?
  var hints: NodeReference?
}

enum KindWord {
  case linear, radial, conic
}

extension TokenValues {
  typealias Extent = GradientFill.Extent

  static let kinds: [(StaticString, KindWord)] = [
    ("linear", .linear), ("radial", .radial), ("conic", .conic),
  ]

  static let interpolations: [(StaticString, GradientFill.Interpolation)] = [
    ("srgb", .srgb), ("srgb-linear", .srgbLinear), ("display-p3", .displayP3), ("oklab", .oklab),
    ("oklch", .oklch),
  ]

  static let targets: [(StaticString, GradientFill.SideOrCorner)] = [
    ("top", .top), ("top right", .topRight), ("right", .right), ("bottom right", .bottomRight),
    ("bottom", .bottom), ("bottom left", .bottomLeft), ("left", .left), ("top left", .topLeft),
    ("leading", .leading), ("trailing", .trailing), ("top leading", .topLeading),
    ("top trailing", .topTrailing), ("bottom leading", .bottomLeading),
    ("bottom trailing", .bottomTrailing),
  ]

  static let extents: [(StaticString, Extent)] = [
    ("closest-side", .closestSide), ("farthest-side", .farthestSide),
    ("closest-corner", .closestCorner), ("farthest-corner", .farthestCorner),
  ]

  mutating func apply(_ vendor: NodeReference, to fill: inout GradientFill) {
    let members = readMembers(vendor)
    if let value = members.interpolation, document(value).string(Int(value.node), is: "auto") {
      // CSS Color 4, 12.1: sRGB where every colour is of a space that CSS had before, else OKLab.
      let isLegacy = fill.stops.allSatisfy { $0.color.isLegacy }
      fill.interpolation = isLegacy ? .srgb : .oklab
    } else if let value = members.interpolation,
      let interpolation = word(value, of: Self.interpolations, "interpolation")
    {
      fill.interpolation = interpolation
    }
    if let value = members.premultiplied {
      if let isPremultiplied = document(value).boolean(Int(value.node)) {
        fill.isPremultiplied = isPremultiplied
      } else {
        reportShape(value, "premultiplied is true or false")
      }
    }
    if let value = members.positions { applyPositions(value, to: &fill) }
    if let value = members.hints { applyHints(value, to: &fill) }
    var kind: KindWord
    switch fill.kind {
    case .axial: kind = .linear
    case .radial: kind = .radial
    case .conic: kind = .conic
    }
    if let value = members.kind {
      guard let wanted = word(value, of: Self.kinds, "kind of gradient") else { return }
      kind = wanted
    }
    switch kind {
    case .linear: applyLinear(members, to: &fill)
    case .radial: applyRadial(members, to: &fill)
    case .conic: applyConic(members, to: &fill)
    }
  }

  private mutating func readMembers(_ vendor: NodeReference) -> GradientMembers {
    var members = GradientMembers()
    let document = document(vendor)
    for member in document.children(of: Int(vendor.node)) {
      let value = vendor.with(node: member)
      if document.key(member, is: "kind") {
        members.kind = value
      } else if document.key(member, is: "to") {
        members.to = value
      } else if document.key(member, is: "angle") {
        members.angle = value
      } else if document.key(member, is: "axis") {
        members.axis = value
      } else if document.key(member, is: "center") {
        members.center = value
      } else if document.key(member, is: "shape") {
        members.shape = value
      } else if document.key(member, is: "size") {
        members.size = value
      } else if document.key(member, is: "interpolation") {
        members.interpolation = value
      } else if document.key(member, is: "premultiplied") {
        members.premultiplied = value
      } else if document.key(member, is: "positions") {
        members.positions = value
      } else if document.key(member, is: "hints") {
        members.hints = value
      }
    }
    return members
  }

  private mutating func refuse(_ value: NodeReference?, _ what: StaticString, in kind: String) {
    guard let value else { return }
    let name = String(what)
    report(
      .warning, .unknownMember, value, isKey: true,
      "a \(kind) gradient has no \(name); it is left out")
  }

  private mutating func applyLinear(_ members: GradientMembers, to fill: inout GradientFill) {
    if case .axial = fill.kind {} else { fill.kind = .axial(.to(.bottom)) }
    let given = [members.to, members.angle, members.axis].compactMap { $0 }
    if given.count > 1 {
      report(
        .warning, .unknownMember, given[1], isKey: true,
        "a linear gradient has one of to, angle and axis; the first of these counts")
    }
    if let value = members.to {
      if let target = sideOrCorner(value) { fill.kind = .axial(.to(target)) }
    } else if let value = members.angle {
      if let angle = number(value) { fill.kind = .axial(.angle(angle)) }
    } else if let value = members.axis, let axis = axis(value) {
      fill.kind = .axial(.axis(start: axis.start, end: axis.end))
    }
    refuse(members.center, "center", in: "linear")
    refuse(members.shape, "shape", in: "linear")
    refuse(members.size, "size", in: "linear")
  }

  /// Words in either order, with a space or a hyphen between them.
  private mutating func sideOrCorner(_ value: NodeReference) -> GradientFill.SideOrCorner? {
    var text = document(value).string(Int(value.node)) ?? []
    for index in text.indices where text[index] == UInt8(ascii: "-") { text[index] = 0x20 }
    for (word, target) in Self.targets where word.equals(text) {
      return target
    }
    let parts = text.split(separator: 0x20)
    if parts.count == 2 {
      let turned = Array(parts[1]) + [0x20] + Array(parts[0])
      for (word, target) in Self.targets where word.equals(turned) {
        return target
      }
    }
    return word(value, of: Self.targets, "direction")
  }

  private mutating func applyRadial(_ members: GradientMembers, to fill: inout GradientFill) {
    refuse(members.to, "to", in: "radial")
    refuse(members.angle, "angle", in: "radial")
    if let value = members.axis {
      if let axis = axis(value) { fill.kind = .radial(.axis(start: axis.start, end: axis.end)) }
      refuse(members.center, "center beside its axis", in: "radial")
      refuse(members.shape, "shape beside its axis", in: "radial")
      refuse(members.size, "size beside its axis", in: "radial")
      return
    }
    var radial = GradientFill.Radial.farthestCorner
    if case .radial(let own) = fill.kind { radial = own }
    var middle = GradientFill.Center.middle
    var shape = GradientFill.Shape.ellipse
    switch radial {
    case .extent(let own, _, let center):
      shape = own
      middle = center
    case .circle(_, let center):
      shape = .circle
      middle = center
    case .ellipse(_, _, let center): middle = center
    case .axis: break
    }
    if let value = members.center, let center = center(value) { middle = center }
    if let value = members.shape {
      let shapes: [(StaticString, GradientFill.Shape)] = [
        ("circle", .circle), ("ellipse", .ellipse),
      ]
      shape = word(value, of: shapes, "shape") ?? shape
    }
    if let value = members.size {
      guard let sized = size(value, shape, middle) else { return }
      fill.kind = .radial(sized)
      return
    }
    switch radial {
    case .extent(_, let extent, _): fill.kind = .radial(.extent(shape, extent, center: middle))
    case .circle(let radius, _) where shape == .circle:
      fill.kind = .radial(.circle(radius: radius, center: middle))
    case .ellipse(let x, let y, _) where shape == .ellipse:
      fill.kind = .radial(.ellipse(x: x, y: y, center: middle))
    case .circle, .ellipse, .axis:
      fill.kind = .radial(.extent(shape, .farthestCorner, center: middle))
    }
  }

  /// A word of CSS, one radius in points, or two that may be parts of the box.
  private mutating func size(
    _ value: NodeReference, _ shape: GradientFill.Shape, _ center: GradientFill.Center
  ) -> GradientFill.Radial? {
    let document = document(value)
    let node = Int(value.node)
    if document.kind(node) == .array {
      guard let pair = pair(value, "size is a word, a radius in points, or two radii") else {
        return nil
      }
      return .ellipse(x: pair.0, y: pair.1, center: center)
    }
    let isWord =
      document.kind(node) == .string
      && DecimalNumber.scan(
        document.string(node) ?? [], from: 0, to: document.stringSlice(node).count) == nil
    if isWord {
      return word(value, of: Self.extents, "size").map { .extent(shape, $0, center: center) }
    }
    return distance(value, "radius").map { .circle(radius: $0, center: center) }
  }

  private mutating func applyConic(_ members: GradientMembers, to fill: inout GradientFill) {
    var conic = GradientFill.Conic()
    if case .conic(let own) = fill.kind { conic = own }
    if let value = members.center, let center = center(value) { conic.center = center }
    if let value = members.angle, let angle = number(value) { conic.angle = angle }
    fill.kind = .conic(conic)
    refuse(members.to, "to", in: "conic")
    refuse(members.axis, "axis", in: "conic")
    refuse(members.shape, "shape", in: "conic")
    refuse(members.size, "size", in: "conic")
  }
}
