import GradientModel

/// The contrasts of a look that rules ask about, measured in one picture.
struct LookContrast {
  /// That of the title at its worst point.
  let title: ContrastMeasurement?
  /// That of the edge with what the control stands on.
  let edge: ContrastMeasurement?

  init(
    _ group: LookGroup, _ component: ControlTheme.Component, _ rules: Set<ReviewRule>,
    _ titles: TitleContrast, _ edges: EdgeContrast
  ) {
    let isActive = group.looks.contains { !$0.state.isInactive }
    let isDisabled = group.looks.contains { $0.state.contains(.disabled) }
    let drawn = LazyPicture(group.placed)
    let asksTitle =
      rules.contains(.titleContrast) && isActive
      || rules.contains(.unreadableDisabled) && isDisabled
    title = asksTitle ? titles.worst(of: group.placed, in: drawn) : nil
    edge =
      rules.contains(.controlContrast) && isActive
      ? edges.median(of: group.placed, component, in: drawn) : nil
  }
}
