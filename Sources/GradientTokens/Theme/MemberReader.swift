import GradientModel

/// The members that a group gives for some states.
struct StateMembers {
  var state: ControlState
  var members: StyleMembers
  /// Where the members were written, as far as that is recorded; of one member the last counts.
  var sources: [MemberOccurrence] = []
}

/// Reads the members of a control's group, or of one of its overrides.
struct MemberReader {
  var values: TokenValues
  /// Whether it is noted where members were written.
  private let recordsSources: Bool
  /// Where the members of the group that is being read were written.
  private var sources: [MemberOccurrence] = []

  init(_ values: TokenValues, recordsSources: Bool) {
    self.values = values
    self.recordsSources = recordsSources
  }

  /// The members of a group, then those of its states.
  mutating func layer(_ group: Int, isComponent: Bool = false) -> [StateMembers] {
    let base = members(of: group, isComponent: isComponent, hasStates: true)
    var layer = [StateMembers(state: .normal, members: base, sources: sources)]
    guard let states = values.tree.child(of: group, named: "states") else { return layer }
    var known: [(state: ControlState, child: Int)] = []
    for child in values.tree.children(of: states) {
      guard let state = state(child) else { continue }
      if let first = known.first(where: { $0.state == state }) {
        report(
          .error, .duplicateName, child,
          "is the same as \(values.tree.name(first.child)): the order of states does not count; "
            + "make one override of the two")
      }
      known.append((state, child))
      let members = members(of: child, isComponent: false, hasStates: false)
      if members.withoutLayout != members {
        report(
          .warning, .layoutInState, child,
          "size, font and insets come from the normal look alone, so that a press does not move the "
            + "layout; what this state says of them is not used")
      }
      layer.append(StateMembers(state: state, members: members, sources: sources))
    }
    return layer
  }

  /// The states of a name such as `selected+highlighted`.
  private mutating func state(_ child: Int) -> ControlState? {
    var result: ControlState = []
    for part in ControlState.singleNames(in: values.tree.key(child)) {
      guard let state = ControlState.single(named: part) else {
        let isNormal = part.elementsEqual("normal".utf8)
        report(
          .error, .unknownState, child,
          "“\(String(utf8: part))” is not a state"
            + (isNormal
              ? " that overrides; what is normal stands in the control's group itself"
              : (MemberNames.nearestState(to: Array(part)).map { "; did you mean \($0)? There" }
                ?? "; there")
                + " are selected, focused, hovered, highlighted, loading and disabled, joined "
                + "by +"))
        return nil
      }
      result.insert(state)
    }
    return result
  }

  @inline(never)
  mutating func report(
    _ severity: Diagnostic.Severity, _ code: DiagnosticCode, _ node: Int, _ message: String
  ) {
    // What `$extends` brought is the fault of where it came from, once for all who extend it.
    let origin = values.tree.nodes[node].origin
    values.token = origin >= 0 ? origin : node
    values.report(severity, code, values.tree.nodes[node].object, isKey: true, message)
  }

  // MARK: Members

  private mutating func members(
    of group: Int, isComponent: Bool, hasStates: Bool
  ) -> StyleMembers {
    var members = StyleMembers()
    var border: BorderStyle?
    var borderChild = -1
    var givers = BorderGivers()
    sources = []
    readExtension(of: group, into: &members)
    for child in values.tree.children(of: group) {
      guard values.tree.nodes[child].isToken else {
        record(MemberOccurrence.Place(node: child), into: &members) { reader, members in
          reader.readGroup(child, isComponent: isComponent, hasStates: hasStates, into: &members)
        }
        continue
      }
      if givers.overrule(child, of: group, in: values.tree) { continue }
      // A token without a value has its finding already.
      let value = values.knownValue(of: child)
      if values.tree.key(child, is: "border") {
        border = value?.border
        borderChild = child
        if let value, border == nil { reportKind(child, value) }
      } else if !isKnown(child) {
        reportUnknown(child)
      } else if let value {
        record(MemberOccurrence.Place(node: child), into: &members) { reader, members in
          if !reader.assign(value, child, to: &members) { reader.reportKind(child, value) }
        }
      }
    }
    readOwnExtension(of: group, into: &members)
    // The parts of a border win over the whole, wherever they stand.
    if let border {
      let parts = members
      record(MemberOccurrence.Place(node: borderChild), into: &members) { _, members in
        if parts.borderPaint == nil { members.borderPaint = border.paint }
        if parts.borderWidth == nil { members.borderWidth = border.width }
      }
    }
    return members
  }

  /// Which groups in a chain of `$extends` say what a border is.
  ///
  /// A border is said in several ways, and what is said nearer wins over what is inherited in other
  /// words. Children stand nearest first.
  private struct BorderGivers {
    private var whole: Int?
    private var paint: Int?

    /// Whether a child is a way to say a border that something nearer has said already.
    mutating func overrule(_ child: Int, of group: Int, in tree: TokenTree) -> Bool {
      guard tree.keyBegins(child, with: UInt8(ascii: "b")) else { return false }
      let origin = tree.nodes[child].origin
      let giver = origin < 0 ? group : tree.nodes[origin].parent
      if tree.key(child, is: "border") {
        whole = giver
        return false
      }
      let isPaint = tree.key(child, is: "border-color") || tree.key(child, is: "border-fill")
      guard isPaint || tree.key(child, is: "border-width") else { return false }
      if let whole, whole != giver { return true }
      guard isPaint else { return false }
      if let paint, paint != giver { return true }
      paint = giver
      return false
    }
  }

  /// Reads members and notes, where that is asked for, which of them stand at a place.
  mutating func record(
    _ place: MemberOccurrence.Place, into members: inout StyleMembers,
    _ read: (inout MemberReader, inout StyleMembers) -> Void
  ) {
    guard recordsSources else { return read(&self, &members) }
    var own = StyleMembers()
    read(&self, &own)
    members.merge(own)
    for member in StyleMember.allCases where own.gives(member) {
      sources.append(MemberOccurrence(member: member, place: place))
    }
  }

  private func isKnown(_ child: Int) -> Bool {
    MemberNames.contains(MemberNames.tokens, values.tree.key(child))
  }

  /// Gives a member its value; false where the value is of another kind.
  private mutating func assign(
    _ value: TokenValue, _ child: Int, to members: inout StyleMembers
  ) -> Bool {
    let object = values.tree.nodes[child].object
    let document = values.tree.document(object)
    func has(_ name: StaticString) -> Bool { document.key(Int(object.node), is: name) }
    switch true {
    case has("fill"): return set(&members.fill, value.paint)
    case has("overlay"): return set(&members.overlay, value.paint)
    case has("backdrop"): return set(&members.backdrop, value.paint)
    case has("border-color"): return set(&members.borderPaint, value.color.map { .color($0) })
    case has("border-fill"): return set(&members.borderPaint, value.paint)
    case has("border-width"):
      return set(&members.borderWidth, distance(value.length, child))
    case has("radius"):
      readCurve(values.tree.vendorMember("curve", of: child), into: &members)
      return set(&members.corners, value.outlineCorners)
    case has("shadow"): return set(&members.shadows, value.shadows)
    case has("title-shadow"):
      guard let shadows = value.shadows else { return false }
      if shadows.count > 1 {
        report(
          .warning, .unsupported, child, "a title has one shadow; the first of these is taken")
      }
      members.titleShadow = shadows.first ?? DropShadow.none
      return true
    case has("opacity"): return set(&members.opacity, value.number)
    case has("title"): return set(&members.font, value.typography)
    case has("title-color"): return set(&members.titleColor, value.color)
    case has("image-color"): return set(&members.imageColor, value.color)
    case has("insets"):
      return set(
        &members.insets, value.length.map { ContentInsets(vertical: $0, horizontal: $0) })
    case has("min-width"): return set(&members.minWidth, distance(value.length, child))
    case has("min-height"): return set(&members.minHeight, distance(value.length, child))
    case has("width"): return set(&members.width, distance(value.length, child))
    case has("height"): return set(&members.height, distance(value.length, child))
    case has("press-scale"): return set(&members.pressScale, factor(value.number, child))
    case has("transition"):
      return set(&members.transition, value.timing.map { Transition(release: $0) })
    default:
      guard case .word = value, let place = values.tree.nodes[child].resolved else { return false }
      values.token = child
      readWord(place, child, into: &members)
      return true
    }
  }

  private func set<Value>(_ member: inout Value?, _ value: Value?) -> Bool {
    guard let value else { return false }
    member = value
    return true
  }

  /// A length that may not be negative; one that is counts as 0.
  private mutating func distance(_ length: Double?, _ child: Int) -> Double? {
    guard let length else { return nil }
    guard length < 0 else { return length }
    report(
      .error, .outOfRange, child,
      "is \(DecimalNumber.text(length)); a length here is 0 or more")
    return 0
  }

  /// A factor of size, which is above 0; one that is not counts as 1.
  private mutating func factor(_ number: Double?, _ child: Int) -> Double? {
    guard let number, number <= 0 else { return number }
    report(
      .error, .outOfRange, child,
      "is \(DecimalNumber.text(number)); a press-scale is above 0, such as 0.96")
    return 1
  }

  private mutating func reportKind(_ child: Int, _ value: TokenValue) {
    let wanted = ValueKind.ofMember(values.tree.key(child))?.name ?? "value"
    let found = values.tree.nodes[child].type?.name ?? "value of another kind"
    report(
      .error, .typeMismatch, child, "is a \(found); this member of a control is a \(wanted)")
  }

  private mutating func reportUnknown(_ child: Int) {
    let node = values.tree.nodes[child]
    // Without a type the token could not be read, and the finding about that says the same.
    if node.isToken, node.type == nil, !node.isBroken { return }
    let key = values.tree.key(child)
    let near = MemberNames.nearest(to: key)
    // Another token may stand beside the members. A misspelt group of looks would lose all of them.
    let holdsLooks =
      !node.isToken
      && near.map { MemberNames.contains(MemberNames.groups, Array($0.utf8)) } == true
    report(
      holdsLooks ? .error : .warning, .unknownMember, child,
      "a control has no member “\(String(utf8: key))”"
        + (near.map { "; did you mean \($0)?" } ?? "; it is left out"))
  }

  /// A member that is a token stands there without a value.
  private mutating func reportValueless(_ child: Int) {
    let key = values.tree.key(child)
    let parent = values.tree.nodes[child].parent
    for name in MemberReader.words where values.tree.key(child, is: name) {
      if values.tree.vendorMember(name, of: parent) != nil { return }
    }
    let wanted = ValueKind.ofMember(key)?.name ?? "value"
    let isEmpty = values.tree.nodes[child].firstChild < 0
    report(
      .error, .missingMember, child,
      isEmpty
        ? "has no value: add a $value, which is a \(wanted)"
        : "is a group, which this member cannot be; it is a token with a $value, a \(wanted)")
  }

  private mutating func readGroup(
    _ child: Int, isComponent: Bool, hasStates: Bool, into members: inout StyleMembers
  ) {
    if values.tree.key(child, is: "radius") {
      readCorners(child, into: &members)
    } else if values.tree.key(child, is: "insets") {
      readInsets(child, into: &members)
    } else if values.tree.key(child, is: "transition") {
      readTransition(child, into: &members)
    } else if values.tree.key(child, is: "states") {
      if !hasStates { reportMisplaced(child) }
    } else if values.tree.key(child, is: "appearances") || values.tree.key(child, is: "metrics") {
      if !isComponent { reportMisplaced(child) }
    } else if isKnown(child) {
      reportValueless(child)
    } else if values.tree.nodes[child].component == nil {
      reportUnknown(child)
    }
  }

  private mutating func reportMisplaced(_ child: Int) {
    report(
      .error, .unknownMember, child,
      "stands where it has no meaning: states belong to the control or to one of its appearances, "
        + "appearances and metrics to the control")
  }
}
