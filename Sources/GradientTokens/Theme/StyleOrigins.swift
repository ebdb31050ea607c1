import GradientModel

/// Where a group says something about a member.
struct MemberOccurrence: Sendable {
  struct Place: Sendable {
    /// The token or group that the member is, or that a word of our extension stands on.
    var node: Int
    /// The value in our extension; nil for a token or a group.
    var word: NodeReference?
  }

  var member: StyleMember
  var place: Place
}

/// Where each member of each style of a file was written.
package struct StyleOrigins: Sendable {
  /// What one of a style's layers gives for a member in some states.
  struct Entry: Sendable {
    /// Where the style has it.
    var given: MemberPlace
    /// Which of the file's readings the place is in, one for each appearance told apart.
    var reading: Int
    /// The appearance whose override holds the member; below the layer's own where the file's
    /// tokens alone make the difference.
    var written: Appearance
    var place: MemberOccurrence.Place
  }

  /// For each control, in the order of the theme, its group and what it gives.
  private(set) var controls: [(group: Int, entries: [Entry])] = []
  private var open: [Entry] = []

  mutating func close(_ group: Int) {
    controls.append((group, open))
    open = []
  }

  /// Notes the members that a style has for an appearance: what gives them stands in that
  /// appearance's override, or in the nearest one beneath that says something of them.
  mutating func note(
    _ members: StyleMembers, _ state: ControlState, _ appearance: Appearance, reading: Int,
    _ layers: [[StateMembers]]
  ) {
    for member in StyleMember.allCases where members.gives(member) {
      for written in Appearance.all.reversed() where appearance.isSuperset(of: written) {
        guard
          let place = Self.place(of: member, state, in: layers[Int(written.rawValue)])
        else { continue }
        open.append(
          Entry(
            given: MemberPlace(member, state: state, in: .appearance(appearance)),
            reading: reading, written: written, place: place))
        break
      }
    }
  }

  /// Notes what a style has for compact metrics.
  mutating func note(_ entry: StateMembers) {
    for source in entry.sources {
      open.append(
        Entry(
          given: MemberPlace(source.member, state: entry.state, in: .compact), reading: 0,
          written: .light, place: source.place))
    }
  }

  private static func place(
    of member: StyleMember, _ state: ControlState, in layer: [StateMembers]
  ) -> MemberOccurrence.Place? {
    for entry in layer.reversed() where entry.state == state {
      for source in entry.sources.reversed() where source.member == member { return source.place }
    }
    return nil
  }
}
