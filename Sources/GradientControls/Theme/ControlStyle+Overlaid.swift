#if os(iOS) || os(Linux)
import GradientModel

extension ControlStyle {
  /// This style with every member that another gives taken from that one: state by state, appearance
  /// by appearance.
  nonisolated func overlaid(by other: ControlStyle) -> ControlStyle {
    var result = self
    for state in [.normal] + other.declaredStates {
      for appearance in GradientModel.Appearance.all {
        let members = other[state, in: appearance]
        if !members.isEmpty { result[state, in: appearance].merge(members) }
      }
      let members = other[compact: state]
      if !members.isEmpty { result[compact: state].merge(members) }
    }
    return result
  }
}
#endif
