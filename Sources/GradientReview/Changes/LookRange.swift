package import GradientModel

/// The looks that styles are compared in: normal, every single state and each declared union, in every
/// appearance, direction and metrics that one of the styles tells apart.
package struct LookRange: Sendable {
  package let states: [ControlState]
  package let environments: [StyleEnvironment]

  init(_ styles: [ControlStyle]) {
    var states = ControlStyle().distinctStates
    var metrics = [Metrics.regular]
    for style in styles {
      for state in style.distinctStates where !states.contains(state) { states.append(state) }
      if style.hasCompactMetrics { metrics = style.distinctMetrics }
    }
    self.states = states
    environments = StyleEnvironment.combinations(
      ControlStyle.distinctAppearances(of: styles), LayoutDirection.allCases, metrics)
  }

  /// Every look.
  package var all: [ReviewedLook] {
    var looks: [ReviewedLook] = []
    for environment in environments {
      for state in states { looks.append(ReviewedLook(state: state, environment: environment)) }
    }
    return looks
  }

  /// Looks in words, such as `normal and hovered, dark` or `every state`.
  ///
  /// What holds in every environment does not name any, and what holds in both directions neither.
  package func text(_ looks: [ReviewedLook]) -> String {
    var groups: [(environments: [StyleEnvironment], states: [ControlState])] = []
    for environment in environments {
      let own = looks.filter { $0.environment == environment }.map { $0.state }
      guard !own.isEmpty else { continue }
      if let index = groups.firstIndex(where: { $0.states == own }) {
        groups[index].environments.append(environment)
      } else {
        groups.append(([environment], own))
      }
    }
    var text = ""
    for group in groups {
      if !text.utf8.isEmpty { text += "; " }
      text += group.states == states ? "every state" : Self.list(group.states.map { $0.name })
      if group.environments != environments { text += ", " + names(of: group.environments) }
    }
    return text
  }

  private func names(of group: [StyleEnvironment]) -> String {
    let isDirected = group.contains { environment in
      var other = environment
      other.layoutDirection =
        environment.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      return !group.contains(other)
    }
    let isCompact = environments.contains { $0.metrics == .compact }
    var names: [String] = []
    for environment in group {
      var name = environment.appearance.name
      if isDirected, environment.layoutDirection == .rightToLeft { name += " right to left" }
      if isDirected, environment.layoutDirection == .leftToRight { name += " left to right" }
      if isCompact { name += environment.metrics == .compact ? " compact" : " regular" }
      if !names.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { names.append(name) }
    }
    return Self.list(names)
  }

  private static func list(_ words: [String]) -> String {
    var text = ""
    for (index, word) in words.enumerated() {
      if index > 0 { text += index == words.count - 1 ? " and " : ", " }
      text += word
    }
    return text
  }
}
