import GradientModel
import GradientTokens

extension WrittenChange {
  /// The differences between two styles, the base first, in each layer by states and members.
  static func all(from old: ControlStyle, to new: ControlStyle) -> [WrittenChange] {
    var changes: [WrittenChange] = []
    let states = old.union(ofStatesWith: new)
    for layer in layers {
      for state in states {
        let (before, after) = (old.members(state, layer), new.members(state, layer))
        if before == after { continue }
        for member in LookMember.allCases where before.only(member) != after.only(member) {
          changes.append(
            WrittenChange(
              member: member, state: state, layer: layer,
              old: MemberText.of(member, in: before), new: MemberText.of(member, in: after)))
        }
      }
    }
    return changes
  }

  private static var layers: [StyleLayer] {
    var layers: [StyleLayer] = []
    for appearance in Appearance.all { layers.append(.appearance(appearance)) }
    return layers + [.compact]
  }
}

extension ControlStyle {
  fileprivate func members(_ state: ControlState, _ layer: StyleLayer) -> StyleMembers {
    switch layer {
    case .appearance(let appearance): self[state, in: appearance]
    case .compact: self[compact: state]
    }
  }

  /// Normal and all states that either style names, in the order in which they apply.
  fileprivate func union(ofStatesWith other: ControlStyle) -> [ControlState] {
    var states: [ControlState] = [.normal]
    for state in declaredStates + other.declaredStates where !states.contains(state) {
      states.append(state)
    }
    return states.sorted { $0.precedence < $1.precedence }
  }
}
