internal import GradientModel

/// Selectors and conditions of rules.
enum CSSSelector {
  /// The selector of a class in some states.
  static func text(
    _ name: String, _ place: CSSCascade.Place, _ darkness: CSSDarkness
  ) -> [UInt8] {
    var writer = TextWriter(".")
    writer.add(name)
    if place.environment.appearance.contains(.dark) { darkness.addCondition(to: &writer) }
    // `:where` adds nothing to a selector's weight, which is to count states alone.
    if place.environment.layoutDirection == .rightToLeft { writer.add(":where(:dir(rtl))") }
    if place.environment.metrics == .compact {
      writer.add(":where([data-metrics=\"compact\"])")
    }
    for (_, state) in ControlState.named where place.state.contains(state) {
      writer.add(pseudoClass(state))
    }
    if !place.state.isDisjoint(with: CSSCascade.interactive),
      place.state.isDisjoint(with: CSSCascade.inert)
    {
      writer.add(":where(:not(:disabled, [aria-disabled=\"true\"], [aria-busy=\"true\"]))")
    }
    return writer.bytes
  }

  private static func pseudoClass(_ state: ControlState) -> String {
    switch state {
    case .selected:
      ":is([aria-pressed=\"true\"], [aria-checked=\"true\"], [aria-selected=\"true\"])"
    case .focused: ":focus-visible"
    case .hovered: ":hover"
    case .highlighted: ":active"
    case .loading: "[aria-busy=\"true\"]"
    default: ":is(:disabled, [aria-disabled=\"true\"])"
    }
  }

  /// The at-rules around a rule, the outer one first.
  static func conditions(_ place: CSSCascade.Place, _ darkness: CSSDarkness) -> [[UInt8]] {
    var conditions: [[UInt8]] = []
    let tier = place.tier.conditions
    if let supports = tier.supports { conditions.append(Array(("@supports " + supports).utf8)) }
    var media = tier.media.map { [$0] } ?? []
    let appearance = place.environment.appearance
    if appearance.contains(.dark), darkness.isOfSystem {
      media.append("(prefers-color-scheme: dark)")
    }
    if appearance.contains(.highContrast) { media.append("(prefers-contrast: more)") }
    guard let first = media.first else { return conditions }
    let all = media.dropFirst().reduce("@media " + first) { $0 + " and " + $1 }
    conditions.append(Array(all.utf8))
    return conditions
  }
}
