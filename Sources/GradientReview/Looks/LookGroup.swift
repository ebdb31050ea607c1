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
    let singles = ControlState.named.map { $0.state }
    let states =
      [.normal] + singles + style.declaredStates.filter { state in !singles.contains(state) }
    var groups: [LookGroup] = []
    var known: [PlacedLook: Int] = [:]
    for environment in environments(of: style) {
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

  /// The environments that a style says something about, and what they come to together.
  private static func environments(of style: ControlStyle) -> [StyleEnvironment] {
    let declared = style.declaredAppearances
    var together = Appearance.light
    for appearance in declared { together.formUnion(appearance) }
    var environments: [StyleEnvironment] = []
    for appearance in Appearance.all where declared.contains(appearance) || appearance == together {
      for direction in LayoutDirection.allCases {
        for metrics in style.hasCompactMetrics ? [Metrics.regular, .compact] : [.regular] {
          environments.append(
            StyleEnvironment(
              appearance: appearance, layoutDirection: direction, metrics: metrics))
        }
      }
    }
    return environments
  }
}

extension ControlState {
  /// Whether a control in these states takes no touches, so that WCAG asks no contrast of it.
  var isInactive: Bool { !isDisjoint(with: [.disabled, .loading]) }
}
