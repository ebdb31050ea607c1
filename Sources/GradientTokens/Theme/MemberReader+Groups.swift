import GradientModel

extension MemberReader {
  /// A group of corners, in physical words or in those that follow the layout direction.
  mutating func readCorners(_ group: Int, into members: inout StyleMembers) {
    readCurve(values.tree.vendorMember("curve", of: group), into: &members)
    let physical: [StaticString] = ["top-left", "top-right", "bottom-right", "bottom-left"]
    let relative: [StaticString] = [
      "top-leading", "top-trailing", "bottom-trailing", "bottom-leading",
    ]
    var radii = SIMD4<Double>()
    var isRelative = false
    var isPhysical = false
    for child in values.tree.children(of: group) {
      let tree = values.tree
      if let index = physical.firstIndex(where: { tree.key(child, is: $0) }) {
        radii[index] = radius(child)
        isPhysical = true
      } else if let index = relative.firstIndex(where: { tree.key(child, is: $0) }) {
        radii[index] = radius(child)
        isRelative = true
      } else {
        report(
          .error, .unknownMember, child,
          "is no corner; there are top-left, top-right, bottom-right and bottom-left, or top-leading, "
            + "top-trailing, bottom-trailing and bottom-leading")
      }
    }
    if isPhysical && isRelative {
      report(
        .error, .wrongShape, group,
        "mixes left and right with leading and trailing; use one kind of corner names")
    }
    members.corners = .radii(
      isRelative
        ? CornerRadii(
          topLeading: radii.x, topTrailing: radii.y, bottomTrailing: radii.z,
          bottomLeading: radii.w)
        : CornerRadii(
          topLeft: radii.x, topRight: radii.y, bottomRight: radii.z, bottomLeft: radii.w))
  }

  private mutating func radius(_ child: Int) -> Double {
    guard let radius = values.knownValue(of: child)?.length else { return 0 }
    guard radius >= 0 else {
      report(
        .error, .outOfRange, child, "is \(DecimalNumber.text(radius)); a radius is 0 or more")
      return 0
    }
    return radius
  }

  mutating func readInsets(_ group: Int, into members: inout StyleMembers) {
    var insets = ContentInsets()
    for child in values.tree.children(of: group) {
      let tree = values.tree
      let length = values.knownValue(of: child)?.length
      func has(_ name: StaticString) -> Bool { tree.key(child, is: name) }
      switch true {
      case has("top"): insets.top = length ?? 0
      case has("bottom"): insets.bottom = length ?? 0
      case has("leading"): insets.leading = length ?? 0
      case has("trailing"): insets.trailing = length ?? 0
      case has("vertical"):
        insets.top = length ?? 0
        insets.bottom = length ?? 0
      case has("horizontal"):
        insets.leading = length ?? 0
        insets.trailing = length ?? 0
      default:
        report(
          .error, .unknownMember, child,
          "is no inset; there are top, bottom, leading and trailing, or vertical and horizontal")
      }
    }
    members.insets = insets
  }

  mutating func readTransition(_ group: Int, into members: inout StyleMembers) {
    var transition = Transition(release: .instant)
    for child in values.tree.children(of: group) {
      let timing = values.knownValue(of: child)?.timing
      if values.tree.key(child, is: "press-in") {
        transition.pressIn = timing ?? .instant
      } else if values.tree.key(child, is: "release") {
        transition.release = timing ?? .instant
      } else {
        report(
          .error, .unknownMember, child,
          "is no part of a transition; there are press-in and release")
      }
    }
    members.transition = transition
  }

  // MARK: Our extension

  /// Members that are words may stand in our extension, where other tools need not know their type.
  mutating func readExtension(of group: Int, into members: inout StyleMembers) {
    values.token = group
    for name in MemberReader.words {
      guard let value = values.tree.vendorMember(name, of: group) else { continue }
      record(MemberOccurrence.Place(node: group, word: value), into: &members) { reader, members in
        reader.readWord(value, named: name, into: &members)
      }
    }
  }

  /// The words that a group's own extension says; they win over tokens that it inherits.
  mutating func readOwnExtension(of group: Int, into members: inout StyleMembers) {
    guard let vendor = values.tree.nodes[group].vendor else { return }
    for name in MemberReader.words {
      guard let child = values.tree.child(of: group, named: name),
        values.tree.nodes[child].origin >= 0,
        let member = values.tree.document(vendor).member(name, of: Int(vendor.node))
      else { continue }
      values.token = group
      let value = vendor.with(node: member)
      record(MemberOccurrence.Place(node: group, word: value), into: &members) { reader, members in
        reader.readWord(value, named: name, into: &members)
      }
    }
  }

  static let words: [StaticString] = ["press", "disabled-look", "dynamic-type", "sample"]

  mutating func readCurve(_ vendor: NodeReference?, into members: inout StyleMembers) {
    guard let vendor else { return }
    let document = values.tree.document(vendor)
    if document.kind(Int(vendor.node)) == .object {
      guard let curve = document.member("curve", of: Int(vendor.node)) else { return }
      readWord(vendor.with(node: curve), named: "curve", into: &members)
    } else {
      readWord(vendor, named: "curve", into: &members)
    }
  }

  mutating func readWord(
    _ value: NodeReference, _ child: Int, into members: inout StyleMembers
  ) {
    for name in MemberReader.words where values.tree.key(child, is: name) {
      readWord(value, named: name, into: &members)
    }
  }

  private mutating func readWord(
    _ value: NodeReference, named name: StaticString, into members: inout StyleMembers
  ) {
    func isNamed(_ other: StaticString) -> Bool {
      other.equals(name.bytes)
    }
    switch true {
    case isNamed("press"):
      members.press = values.word(value, of: MemberReader.presses, "press")
    case isNamed("disabled-look"):
      members.disabledLook = values.word(value, of: MemberReader.disabledLooks, "disabled look")
    case isNamed("dynamic-type"):
      members.dynamicType = values.word(value, of: MemberReader.textStyles, "text style")
    case isNamed("curve"):
      members.cornerCurve = values.word(value, of: MemberReader.curves, "curve")
    default:
      members.sample = values.word(value)?.word.map { String(utf8: $0) }
    }
  }

  static let presses: [(StaticString, PressDerivation)] = [
    ("auto", .auto), ("darken", .darken), ("lighten", .lighten), ("flatten", .flatten),
    ("reverse", .reverse), ("none", .none),
  ]

  static let disabledLooks: [(StaticString, DisabledDerivation)] = [
    ("fade", .fade), ("none", .none),
  ]

  static let curves: [(StaticString, CornerCurve)] = [
    ("circular", .circular), ("continuous", .continuous),
  ]

  static let textStyles: [(StaticString, TextStyle)] = [
    ("fixed", .fixed), ("large-title", .largeTitle), ("title1", .title1), ("title2", .title2),
    ("title3", .title3), ("headline", .headline), ("body", .body), ("callout", .callout),
    ("subheadline", .subheadline), ("footnote", .footnote), ("caption1", .caption1),
    ("caption2", .caption2),
  ]
}
