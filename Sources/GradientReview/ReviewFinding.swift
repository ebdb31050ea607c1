public import GradientModel

/// Something that a review has to say about a control.
public struct ReviewFinding: Hashable, Sendable {
  /// The rule that is broken.
  public var rule: ReviewRule
  /// The control's name, groups and control joined by `/`.
  public var control: String
  /// The looks that it is said of, all of which are painted alike; the first names the finding.
  public var looks: [ReviewedLook]
  /// What gives the members in question; nil where it is a default.
  public var place: MemberPlace?
  /// What was found and what is allowed, without the control's name.
  public var message: String
  /// The contrast that is too small, where the rule is about contrast.
  public var contrast: ContrastMeasurement?
  /// The smallest change that mends it; nil where none does, or none was looked for.
  public var suggestion: ColorSuggestion?
}

/// One look of a control: its states and its environment.
public struct ReviewedLook: Hashable, Sendable {
  /// The states that are on.
  public var state: ControlState
  /// The environment that the look is resolved in.
  public var environment: StyleEnvironment

  /// Makes a look.
  ///
  /// - Parameters:
  ///   - state: The states that are on.
  ///   - environment: The environment.
  public init(state: ControlState, environment: StyleEnvironment) {
    self.state = state
    self.environment = environment
  }

  /// The state, and what of the environment is not the ordinary: `selected, dark, right to left`.
  public var name: String {
    var text = state.name
    if environment.appearance != .light { text += ", " + environment.appearance.name }
    if environment.layoutDirection == .rightToLeft { text += ", right to left" }
    if environment.metrics == .compact { text += ", compact" }
    return text
  }
}
