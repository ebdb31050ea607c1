package import GradientModel
import GradientTokens

/// A member that is otherwise in some looks of a control, in all of them in the same way.
package struct LookChange: Sendable {
  /// What comes of it.
  package enum Effect: UInt8, Hashable, Sendable {
    /// Pixels change, or the room that the control takes.
    case seen
    /// Movement changes: how a press shrinks the control, how looks dissolve.
    case motion
    /// Only pictures of the control change: its sample words and what it stands on.
    case pictures
    /// The values differ, but what is painted is the same to the last bit.
    case none
  }

  package let member: StyleMember
  /// The value before in words, colours as their pixels.
  package let old: String
  package let new: String
  package let effect: Effect
  package internal(set) var looks: [ReviewedLook]

  /// The differences between the looks of two styles, by members.
  static func all(
    from old: ControlStyle, to new: ControlStyle, in range: LookRange
  ) -> [LookChange] {
    var changes: [LookChange] = []
    for look in range.all {
      let before = old.resolved(for: look.state, in: look.environment)
      let after = new.resolved(for: look.state, in: look.environment)
      guard before != after else { continue }
      let pair = LookPair(before, after)
      for member in pair.members {
        let change = pair.change(of: member, in: look)
        if let index = changes.firstIndex(where: { $0.isSame(as: change) }) {
          changes[index].looks.append(look)
        } else {
          changes.append(change)
        }
      }
    }
    // Of one member, what comes first is what the first look comes to.
    var sorted: [LookChange] = []
    for member in StyleMember.allCases {
      for change in changes where change.member == member { sorted.append(change) }
    }
    return sorted
  }

  private func isSame(as other: LookChange) -> Bool {
    member == other.member && effect == other.effect && old.utf8.elementsEqual(other.old.utf8)
      && new.utf8.elementsEqual(other.new.utf8)
  }
}
