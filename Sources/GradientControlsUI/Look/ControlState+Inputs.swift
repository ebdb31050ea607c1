package import GradientModel

extension ControlState {
  /// The states that are on in a SwiftUI button.
  ///
  /// A busy button is disabled so that nothing can press it; it looks loading, not disabled.
  package init(
    isEnabled: Bool, isPressed: Bool, isSelected: Bool, isFocused: Bool, isHovered: Bool,
    isLoading: Bool
  ) {
    self = .normal
    if isPressed { insert(.highlighted) }
    if isSelected { insert(.selected) }
    if isFocused { insert(.focused) }
    if isHovered { insert(.hovered) }
    if isLoading {
      insert(.loading)
    } else if !isEnabled {
      insert(.disabled)
    }
  }
}
