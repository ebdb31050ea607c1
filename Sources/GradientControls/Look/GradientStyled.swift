#if os(iOS) || os(Linux)
public import GradientModel

/// A control whose look is a style.
///
/// The setters for single members write into ``style``; what they do not name stays. States take
/// UIKit's words, and ``UIKit/UIControl/State/hovered`` and ``UIKit/UIControl/State/loading`` beside
/// them. A member that a union of states does not give comes from its parts, as
/// `ControlStyle.resolved(for:in:)` says: not only from the normal state, as UIKit's own setters have
/// it.
public protocol GradientStyled: UIControl {
  /// The look in every state, appearance and size class.
  var style: ControlStyle { get set }

  /// Whether the control is busy: it shows a spinner, keeps its size and takes no touches.
  var isLoading: Bool { get set }

  /// What the control moves through while no state is on; nil, as at first, keeps it still.
  ///
  /// Any state shows its own look, dissolving out of what is seen, and the cycle begins anew after it.
  /// Under Reduce Motion nothing moves.
  var gradientCycle: GradientCycle? { get set }

  /// The look that a state has in the control's own environment.
  ///
  /// - Parameter state: The states that are on.
  /// - Returns: A look in which every member has a value.
  func resolvedStyle(for state: UIControl.State) -> ResolvedStyle
}

extension GradientStyled {
  /// Fills the control with a gradient in a state.
  ///
  /// - Parameters:
  ///   - gradient: The gradient; nil leaves the state to what lies beneath, and the normal state
  ///     without a fill.
  ///   - state: The states that are on together.
  public func setGradient(_ gradient: GradientFill?, for state: UIControl.State) {
    style[ControlState(state)].fill = gradient.map { .gradient($0) }
  }

  /// The gradient that the control is filled with in a state, whether given for it or derived.
  ///
  /// - Parameter state: The states that are on together.
  /// - Returns: The gradient, one of a single stop where the fill is a colour, nil where it is clear.
  public func gradient(for state: UIControl.State) -> GradientFill? {
    let fill = resolvedStyle(for: state).fill
    guard !fill.isClear else { return nil }
    return switch fill {
    case .gradient(let gradient): gradient
    case .color(let color): GradientFill(colors: [color])
    }
  }

  /// Gives the control a border in a state, inside its outline and over its fill.
  ///
  /// - Parameters:
  ///   - border: Width in points and colour or gradient; nil leaves the state to what lies beneath.
  ///   - state: The states that are on together.
  public func setBorder(_ border: BorderStyle?, for state: UIControl.State) {
    style[ControlState(state)].borderPaint = border?.paint
    style[ControlState(state)].borderWidth = border?.width
  }

  /// The border that the control has in a state.
  ///
  /// - Parameter state: The states that are on together.
  /// - Returns: The border, of no width where there is none.
  public func border(for state: UIControl.State) -> BorderStyle {
    resolvedStyle(for: state).border
  }

  /// Gives the control shadows in a state.
  ///
  /// - Parameters:
  ///   - shadows: Outer and inset shadows, the first on top; nil leaves the state to what lies
  ///     beneath, an empty list takes all away.
  ///   - state: The states that are on together.
  public func setShadows(_ shadows: [DropShadow]?, for state: UIControl.State) {
    style[ControlState(state)].shadows = shadows
  }

  /// The shadows that the control has in a state.
  ///
  /// - Parameter state: The states that are on together.
  /// - Returns: Outer and inset shadows, the first on top.
  public func shadows(for state: UIControl.State) -> [DropShadow] {
    resolvedStyle(for: state).shadows
  }
}
#endif
