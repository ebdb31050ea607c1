extension ControlStyle {
  /// What the control looks like in a set of states, in an environment.
  ///
  /// 1. While disabled or loading, highlighted, focused and hovered are dropped, unless an override
  ///    names that very union.
  /// 2. The normal members of every layer that applies are merged (light; dark; high contrast; both;
  ///    compact metrics), then each layer's overrides whose states are all on, fewest states first,
  ///    ties in the order selected, focused, hovered, highlighted, loading, disabled. Members that
  ///    make the layout come from normal looks alone.
  /// 3. A pressed and a disabled look are derived for the members that no matching override gives;
  ///    see ``PressDerivation`` and ``DisabledDerivation``.
  ///
  /// - Parameters:
  ///   - state: The states that are on.
  ///   - environment: What the look depends on outside the style.
  /// - Returns: A look in which every member has a value and every direction is physical.
  public func resolved(
    for state: ControlState = .normal, in environment: StyleEnvironment = StyleEnvironment()
  ) -> ResolvedStyle {
    let layers = layers(in: environment)
    let effective = Self.effective(state, in: layers)
    let members: StyleMembers = Self.look(
      for: effective, layers: layers, environment: environment)
    return ResolvedStyle(members, in: environment)
  }

  /// The states that count: see step 1 of ``resolved(for:in:)``.
  package func effectiveState(
    of state: ControlState, in environment: StyleEnvironment = StyleEnvironment()
  ) -> ControlState {
    Self.effective(state, in: layers(in: environment))
  }

  static func effective(_ state: ControlState, in layers: [Layer]) -> ControlState {
    guard !state.isDisjoint(with: [.disabled, .loading]) else { return state }
    for layer in layers where !layer[state].isEmpty { return state }
    return state.subtracting([.highlighted, .focused, .hovered])
  }

  /// The merged and derived members.
  ///
  /// The states that derive a look are taken away one at a time, so the recursion is two deep.
  static func look<Look: LookGathering>(
    for state: ControlState, layers: [Layer], environment: StyleEnvironment
  ) -> Look {
    let merged: Look = merged(for: state, layers: layers)
    for derived in [ControlState.highlighted, .disabled] where state.contains(derived) {
      let given = given(by: derived, for: state, layers: layers)
      var result: Look = look(
        for: state.subtracting(derived), layers: layers, environment: environment)
      result.derive(
        by: derived == .highlighted
          ? .press(environment.press ?? merged.members.press ?? .auto)
          : .disabled(environment.disabledLook ?? merged.members.disabledLook ?? .fade))
      result.merge(merged, restrictedTo: given)
      return result
    }
    return merged
  }

  private static func merged<Look: LookGathering>(
    for state: ControlState, layers: [Layer]
  ) -> Look {
    var look = Look()
    for layer in layers { look.merge(layer.members, of: .normal, in: layer.source) }
    for layer in layers {
      for override in layer.states where state.isSuperset(of: override.state) {
        look.merge(override.members.withoutLayout, of: override.state, in: layer.source)
      }
    }
    return look
  }

  /// The members that matching overrides give which name a state.
  private static func given(
    by named: ControlState, for state: ControlState, layers: [Layer]
  ) -> StyleMembers {
    var members = StyleMembers()
    for layer in layers {
      for override in layer.states
      where override.state.contains(named) && state.isSuperset(of: override.state) {
        members.merge(override.members.withoutLayout)
      }
    }
    return members
  }
}
