import GradientControls
import GradientInspectables

/// What Interface Builder's inspector sets, in code.
enum InspectableExample {
  static func button() -> GradientButton {
    let button = GradientButton()
    button.gradientTopColor = .orange
    button.gradientBottomColor = .magenta
    button.gradientOutlineRadius = 12
    return button
  }

  static func card(_ card: UIView) {
    card.layerCornerRadius = 16
    card.layerShadowOpacity = 0.35
  }
}
