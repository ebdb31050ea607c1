// What a style tells apart: the states and surroundings in which it may look another way.
extension ControlStyle {
  /// Normal, every single state and each declared union.
  package var distinctStates: [ControlState] {
    let singles = ControlState.named.map { $0.state }
    return [.normal] + singles + declaredStates.filter { !singles.contains($0) }
  }

  /// The appearances that it has overrides for, and what they come to together.
  package var distinctAppearances: [Appearance] { Self.distinctAppearances(of: [self]) }

  /// The appearances that some of several styles have overrides for, and what all of them come to
  /// together.
  package static func distinctAppearances(of styles: [ControlStyle]) -> [Appearance] {
    var declared: [Appearance] = []
    var together = Appearance.light
    for style in styles { declared += style.declaredAppearances }
    for appearance in declared { together.formUnion(appearance) }
    return Appearance.all.filter { declared.contains($0) || $0 == together }
  }

  /// The metrics that it has overrides for, regular ones always among them.
  package var distinctMetrics: [Metrics] { hasCompactMetrics ? [.regular, .compact] : [.regular] }
}

extension StyleEnvironment {
  /// Every combination of appearances, directions and metrics, in this order.
  package static func combinations(
    _ appearances: [Appearance], _ directions: [LayoutDirection], _ metrics: [Metrics]
  ) -> [StyleEnvironment] {
    var environments: [StyleEnvironment] = []
    for appearance in appearances {
      for direction in directions {
        for metrics in metrics {
          environments.append(
            StyleEnvironment(
              appearance: appearance, layoutDirection: direction, metrics: metrics))
        }
      }
    }
    return environments
  }
}
