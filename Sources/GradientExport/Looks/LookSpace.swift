internal import GradientModel

/// Every combination of states and of surroundings in which a control may look another way.
struct LookSpace {
  let style: ControlStyle
  /// Every set of the states that matter to the style, in the order in which overrides apply.
  let states: [ControlState]
  /// Every combination of the surroundings that matter, light and left to right first.
  let environments: [StyleEnvironment]

  init(_ style: ControlStyle) {
    self.style = style
    states = Self.states(of: style)
    environments = Self.environments(of: style, states: states)
  }

  private static func states(of style: ControlStyle) -> [ControlState] {
    // These two are derived where the style does not give them.
    var relevant: ControlState = [.highlighted, .disabled]
    for state in style.declaredStates { relevant.formUnion(state) }
    var sets: [ControlState] = [.normal]
    for (_, state) in ControlState.named where relevant.contains(state) {
      sets += sets.map { $0.union(state) }
    }
    return sets.ranked { Double($0.precedence) }
  }

  private static func environments(
    of style: ControlStyle, states: [ControlState]
  ) -> [StyleEnvironment] {
    var environments: [StyleEnvironment] = []
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for metrics in style.distinctMetrics {
        for appearance in style.distinctAppearances {
          environments.append(
            StyleEnvironment(
              appearance: appearance, layoutDirection: direction, metrics: metrics))
        }
      }
    }
    let half = environments.count / 2
    for (left, right) in zip(environments.prefix(half), environments.suffix(half)) {
      for state in states {
        var look = style.resolved(for: state, in: left)
        look.layoutDirection = .rightToLeft
        if look != style.resolved(for: state, in: right) { return environments }
      }
    }
    return Array(environments.prefix(half))
  }
}

extension StyleEnvironment {
  /// Whether what holds in another environment holds here too, unless something says otherwise.
  func includes(_ other: StyleEnvironment) -> Bool {
    appearance.isSuperset(of: other.appearance)
      && (other.layoutDirection == .leftToRight || layoutDirection == .rightToLeft)
      && (other.metrics == .regular || metrics == .compact)
  }
}
