#if os(iOS) || os(Linux)
/// The title of a button without a configuration: writes the style's values into UIKit's table for
/// the present state, and gives the app's own back where the style falls silent.
///
/// UIKit's label has no blur for its shadow and no letter spacing: both need a configuration.
struct LegacyTitle {
  private var ownColors: [UInt: UIColor] = [:]
  private var ownShadowColors: [UInt: UIColor] = [:]
  private var styledColors: Set<UInt> = []
  private var styledShadows: Set<UInt> = []
  private var ownFont: UIFont?
  private var hasStyledFont = false

  /// Notes a colour that the app sets.
  mutating func note(color: UIColor?, for state: UIControl.State) {
    ownColors[state.rawValue] = color
    styledColors.remove(state.rawValue)
  }

  /// Notes a shadow colour that the app sets.
  mutating func note(shadowColor: UIColor?, for state: UIControl.State) {
    ownShadowColors[state.rawValue] = shadowColor
    styledShadows.remove(state.rawValue)
  }

  /// Brings a button's title to a look, changing only what is another value.
  mutating func apply(
    _ look: TitleLook, in state: UIControl.State, hasTitle: Bool, color: () -> UIColor,
    shadowColor: () -> UIColor?, setColor: (UIColor?, UIControl.State) -> Void,
    setShadowColor: (UIColor?, UIControl.State) -> Void, label: () -> UILabel?
  ) {
    if let wanted = look.color {
      if color() != wanted {
        styledColors.insert(state.rawValue)
        setColor(wanted, state)
      }
    } else {
      for raw in styledColors { setColor(ownColors[raw], UIControl.State(rawValue: raw)) }
      styledColors = []
    }
    if let wanted = look.shadow?.color {
      if shadowColor() != wanted {
        styledShadows.insert(state.rawValue)
        setShadowColor(wanted, state)
      }
    } else {
      for raw in styledShadows {
        setShadowColor(ownShadowColors[raw], UIControl.State(rawValue: raw))
      }
      styledShadows = []
    }
    guard hasTitle, let label = label() else { return }
    // The offset is not per state in UIKit.
    if let offset = look.shadow?.offset, label.shadowOffset != offset {
      label.shadowOffset = offset
    }
    if let font = look.font {
      if !hasStyledFont { ownFont = label.font }
      hasStyledFont = true
      if label.font != font { label.font = font }
    } else if hasStyledFont {
      hasStyledFont = false
      label.font = ownFont
    }
  }
}
#endif
