import GradientModel

/// The looks of a control that are painted alike, and their one measured form.
struct LookGroup: Sendable {
  /// The looks, in the order of appearances, directions, metrics and states.
  var looks: [ReviewedLook]
  var placed: PlacedLook

  /// The look that stands for all.
  var first: ReviewedLook { looks[0] }

  /// All looks of a control that its style tells apart: normal, every single state and each declared
  /// union, in every appearance, direction and metrics.
  static func all(of control: ControlTheme.Control, measure: StyleReview.Measure) -> [LookGroup] {
    let style = control.style
    let states = style.distinctStates
    let environments = StyleEnvironment.combinations(
      style.distinctAppearances, LayoutDirection.allCases, style.distinctMetrics)
    var groups: [LookGroup] = []
    var known: [PlacedLook: Int] = [:]
    for environment in environments {
      for state in states {
        let look = ReviewedLook(state: state, environment: environment)
        let placed = PlacedLook(control, look, measure: measure)
        let key = placed.painted
        if let index = known[key] {
          groups[index].looks.append(look)
        } else {
          known[key] = groups.count
          groups.append(LookGroup(looks: [look], placed: placed))
        }
      }
    }
    return groups
  }
}

extension ControlState {
  /// Whether a control in these states takes no touches, so that WCAG asks no contrast of it.
  var isInactive: Bool { !isDisjoint(with: [.disabled, .loading]) }
}
