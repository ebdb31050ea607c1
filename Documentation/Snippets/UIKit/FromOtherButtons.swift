import GradientControls
import GradientModel

/// What the inspectable buttons of other packages come to.
enum OtherButtonExample {
  static func superButton() -> GradientButton {
    let button = GradientButton()
    button.style[.normal].fill = .gradient(
      GradientFill(colors: ["#36d1dc", "#5b86e5"], kind: .axial(.to(.right))))
    button.style[.normal].corners = .radius(20)
    button.style[.normal].shadows = [DropShadow(color: "#00000066", offsetY: 4, blur: 20)]
    button.style[.normal].pressScale = 0.95
    return button
  }

  static func rotated() -> GradientButton {
    let button = GradientButton()
    button.style[.normal].fill = .gradient(
      GradientFill(colors: ["#f12711", "#f5af19"], kind: .axial(.angle(135))))
    button.style[.normal].corners = .capsule
    button.style[.normal].titleColor = .white
    button.style[.normal].insets = ContentInsets(vertical: 8, horizontal: 16)
    button.imagePadding = 16
    return button
  }

  static func insetsBefore(_ button: UIButton) {
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
  }

  static func insetsAfter(_ button: GradientButton) {
    button.style[.normal].insets = ContentInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    button.imagePadding = 6
  }
}
