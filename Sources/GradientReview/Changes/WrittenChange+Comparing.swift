import GradientModel
import GradientTokens

extension WrittenChange {
  /// The differences between two styles, the base first, in each layer by states and members.
  static func all(from old: ControlStyle, to new: ControlStyle) -> [WrittenChange] {
    var changes: [WrittenChange] = []
    let states = old.union(ofStatesWith: new)
    for layer in layers {
      for state in states {
        let (before, after) = (old[state, in: layer], new[state, in: layer])
        if before == after { continue }
        for member in StyleMember.allCases where before[member] != after[member] {
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
  /// Normal and all states that either style names, in the order in which they apply.
  fileprivate func union(ofStatesWith other: ControlStyle) -> [ControlState] {
    var states: [ControlState] = [.normal]
    for state in declaredStates + other.declaredStates where !states.contains(state) {
      states.append(state)
    }
    return states.ranked { Double($0.precedence) }
  }
}
