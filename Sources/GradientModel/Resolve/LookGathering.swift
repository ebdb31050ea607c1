/// What the members of a look are gathered into while it is resolved: the members alone, or with
/// them where each came from.
///
/// ``ControlStyle/resolved(for:in:)`` and ``ControlStyle/explained(for:in:)`` go through the same
/// steps in the same order; they differ in what they gather.
package protocol LookGathering {
  init()

  /// What has been gathered.
  var members: StyleMembers { get }

  /// Lets members of a layer's states win over what is there.
  mutating func merge(_ members: StyleMembers, of state: ControlState, in layer: StyleLayer)

  /// Lets what has been gathered elsewhere win over what is there, as far as `given` gives it.
  mutating func merge(_ other: Self, restrictedTo given: StyleMembers)

  /// Puts a derived look in the place of what is there.
  mutating func derive(by derivation: LookDerivation)
}

/// How a look that no override gives is derived.
package enum LookDerivation: Hashable, Sendable {
  case press(PressDerivation)
  case disabled(DisabledDerivation)
}

extension StyleMembers: LookGathering {
  package var members: StyleMembers { self }

  package mutating func merge(
    _ members: StyleMembers, of state: ControlState, in layer: StyleLayer
  ) {
    merge(members)
  }

  package mutating func merge(_ other: StyleMembers, restrictedTo given: StyleMembers) {
    merge(other.restricted(to: given))
  }

  package mutating func derive(by derivation: LookDerivation) {
    switch derivation {
    case .press(let press): self = pressed(by: press)
    case .disabled(let disabledLook): self = disabled(by: disabledLook)
    }
  }
}
