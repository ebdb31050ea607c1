/// The members of a look, and for each of them where it came from.
package struct LookTrace: LookGathering {
  package private(set) var members = StyleMembers()
  /// For each member what gave it, the last one the value; empty for a member that nothing gives.
  private var origins = [[MemberOrigin]](repeating: [], count: StyleMember.allCases.count)

  package init() {}

  /// What gave a member, each winning over those before it.
  package func origins(of member: StyleMember) -> [MemberOrigin] { origins[Int(member.rawValue)] }

  package mutating func merge(
    _ members: StyleMembers, of state: ControlState, in layer: StyleLayer
  ) {
    self.members.merge(members)
    for member in StyleMember.allCases where members.gives(member) {
      origins[Int(member.rawValue)].append(.given(state, layer))
    }
  }

  package mutating func merge(_ other: LookTrace, restrictedTo given: StyleMembers) {
    members.merge(other.members, restrictedTo: given)
    for member in StyleMember.allCases where given.gives(member) {
      origins[Int(member.rawValue)] = other.origins(of: member)
    }
  }

  package mutating func derive(by derivation: LookDerivation) {
    let before = members
    members.derive(by: derivation)
    for member in StyleMember.allCases where members[member] != before[member] {
      origins[Int(member.rawValue)].append(.derived(derivation))
    }
  }
}

/// What gave a member its value.
package enum MemberOrigin: Hashable, Sendable {
  /// An override: the states that it names, normal for the control itself, and its layer.
  case given(ControlState, StyleLayer)
  /// A derivation from the look without the state that it stands for.
  case derived(LookDerivation)
}
