/// The look of a control: its normal members, and overrides for states, appearances and metrics.
///
/// ```swift
/// var style = ControlStyle()
/// style[.normal].fill = .gradient(GradientFill(colors: ["#f287b0", "#c97391"]))
/// style[.highlighted].fill = .color("#91546b")
/// style[.normal, in: .dark].titleColor = "#ffd9e6"
/// ```
///
/// Setting a member to nil in an override leaves it to what lies beneath.
public struct ControlStyle: Hashable, Sendable {
  /// Members for one appearance or for compact metrics: the look without states, then states in the
  /// order in which they apply.
  package struct Layer: Hashable, Sendable {
    package let source: StyleLayer
    package var members = StyleMembers()
    package private(set) var states: [StateOverride] = []

    package subscript(state: ControlState) -> StyleMembers {
      @inline(never)
      get {
        guard !state.isEmpty else { return members }
        for override in states where override.state == state { return override.members }
        return StyleMembers()
      }
      set {
        guard !state.isEmpty else {
          members = newValue
          return
        }
        var index = 0
        while index < states.count, states[index].state.precedence < state.precedence { index += 1 }
        if index < states.count, states[index].state == state {
          if newValue.isEmpty {
            states.remove(at: index)
          } else {
            states[index].members = newValue
          }
        } else if !newValue.isEmpty {
          states.insert(StateOverride(state: state, members: newValue), at: index)
        }
      }
    }

    package var isEmpty: Bool { members.isEmpty && states.isEmpty }
  }

  /// The members that a set of states overrides.
  package struct StateOverride: Hashable, Sendable {
    package let state: ControlState
    package var members: StyleMembers
  }

  /// One layer for each of ``Appearance/all``.
  private var layers = Appearance.all.map { Layer(source: .appearance($0)) }
  private var compact = Layer(source: .compact)

  /// Makes a style that gives nothing: a clear control with a title in the default look.
  public init() {}

  /// The members that the style gives for exactly these states and this appearance.
  ///
  /// What a control in those states looks like is another question: see
  /// ``resolved(for:in:)``.
  ///
  /// - Parameters:
  ///   - state: The states; `.normal` for the members that every state starts from.
  ///   - appearance: The appearance; `.light` for the members that every appearance starts from.
  public subscript(state: ControlState, in appearance: Appearance = .light) -> StyleMembers {
    get { layers[Int(appearance.rawValue & 3)][state] }
    set { layers[Int(appearance.rawValue & 3)][state] = newValue }
  }

  /// The members that the style gives for compact metrics and exactly these states.
  ///
  /// - Parameter state: The states; `.normal` for the members that every state starts from.
  public subscript(compact state: ControlState) -> StyleMembers {
    get { compact[state] }
    set { compact[state] = newValue }
  }

  /// The layers that apply in an environment, in order.
  package func layers(in environment: StyleEnvironment) -> [Layer] {
    var result: [Layer] = []
    for appearance in Appearance.all where environment.appearance.isSuperset(of: appearance) {
      result.append(layers[Int(appearance.rawValue)])
    }
    if environment.metrics == .compact { result.append(compact) }
    return result
  }

  /// Every set of states that some layer has an override for, in the order in which they apply.
  public var declaredStates: [ControlState] {
    var states: [ControlState] = []
    for layer in layers + [compact] {
      for override in layer.states where !states.contains(override.state) {
        states.append(override.state)
      }
    }
    return states.sorted { $0.precedence < $1.precedence }
  }

  /// The appearances that have overrides of their own, `.light` always among them.
  public var declaredAppearances: [Appearance] {
    Appearance.all.filter { $0 == .light || !layers[Int($0.rawValue)].isEmpty }
  }

  /// Whether there are overrides for compact metrics.
  public var hasCompactMetrics: Bool { !compact.isEmpty }
}
