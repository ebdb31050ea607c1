import GradientControls
import GradientModel

/// Buttons whose look is pictures, before and after.
enum ImageExample {
  static func before(_ button: UIButton, normal: UIImage, pressed: UIImage) {
    let insets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15)
    button.setBackgroundImage(normal.resizableImage(withCapInsets: insets), for: .normal)
    button.setBackgroundImage(pressed.resizableImage(withCapInsets: insets), for: .highlighted)
  }

  static func after(_ style: ControlStyle) -> GradientButton {
    let button = GradientButton(style: style)
    button.setTitle("Save", for: .normal)
    return button
  }

  static func kept(_ button: UIButton, _ style: ControlStyle) {
    style.setBackgroundImages(on: button)
  }

  static func one(_ style: ControlStyle, in view: UIView) -> UIImage? {
    style.backgroundImage(
      for: .highlighted, size: CGSize(width: 120, height: 44),
      scale: view.traitCollection.displayScale, in: .current(of: view))
  }

  static func bar(_ style: ControlStyle) -> (regular: UIImage, compact: UIImage)? {
    guard let images = BarButtonImages(style, scale: 3) else { return nil }
    return (images.regular, images.compact)
  }
}
