internal import GradientModel

/// The rules of one control: only what differs from what the rules before it come to.
struct CSSCascade {
  /// Where a rule holds.
  struct Place {
    var tier: CSSTier
    var environment: StyleEnvironment
    var state: ControlState

    /// Whether the rule of this place applies at another one.
    func applies(at other: Place) -> Bool {
      guard tier.rawValue <= other.tier.rawValue, other.environment.includes(environment),
        other.state.isSuperset(of: state)
      else { return false }
      // What cannot be used has no pressed, focused or hovered rules but its own.
      return state.isDisjoint(with: CSSCascade.interactive)
        || !state.isDisjoint(with: CSSCascade.inert)
        || other.state.isDisjoint(with: CSSCascade.inert)
    }
  }

  /// A rule: the properties that it sets.
  struct Rule {
    var place: Place
    var values: [(property: CSSProperty, value: [UInt8])]
  }

  static let interactive: ControlState = [.highlighted, .focused, .hovered]
  static let inert: ControlState = [.disabled, .loading]

  /// The rules in the order in which the sheet gives them.
  private(set) var rules: [Rule] = []

  /// Adds the look of a place; places come with the outer conditions first and, within them, with
  /// the fewest states first.
  mutating func add(_ look: CSSLook, at place: Place) {
    let present = self.look(at: place)
    var rule = Rule(place: place, values: [])
    for property in CSSProperty.allCases where present[property] != look[property] {
      rule.values.append((property, look[property]))
    }
    if !rule.values.isEmpty { rules.append(rule) }
  }

  /// What the rules come to: those with more states are more specific; of equals the later wins.
  private func look(at place: Place) -> CSSLook {
    var look = CSSLook()
    for count in 0...ControlState.named.count {
      for rule in rules
      where rule.place.state.count == count && rule.place.applies(at: place) {
        for (property, value) in rule.values { look[property] = value }
      }
    }
    return look
  }
}

extension ControlState {
  /// The number of states that are on.
  var count: Int { rawValue.nonzeroBitCount }
}
