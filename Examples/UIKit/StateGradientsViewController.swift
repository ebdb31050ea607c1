import GradientControls
import GradientModel

/// A gradient for each state: set on a button by code, and as stretchable background images on an
/// ordinary `UIButton`, for code that wants images.
final class StateGradientsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let button = GradientButton()
    button.setGradient(GradientFill(colors: ["#00ffff", "#00c853"]), for: .normal)
    button.setGradient(GradientFill(colors: ["#ff00ff", "#ff1744"]), for: .highlighted)
    button.setGradient(GradientFill(colors: ["#ffd54f", "#ff6f00"]), for: .selected)
    button.setGradient(
      GradientFill(colors: ["#ff6f00", "#bf360c"]), for: [.selected, .highlighted])
    button.style[.normal].corners = .radius(10)
    button.style[.normal].titleColor = .black
    button.setTitle("Gradients", for: .normal)

    let images = UIButton(type: .custom)
    for state in [UIControl.State.normal, .highlighted, .selected, [.selected, .highlighted]] {
      images.setBackgroundImage(
        button.style.backgroundImage(
          for: ControlState(rawValue: state.rawValue), size: CGSize(width: 200, height: 48),
          scale: UIScreen.main.scale), for: state)
    }
    images.setTitle("Images", for: .normal)

    images.setTitleColor(.black, for: .normal)
    for button in [button, images] {
      // UIKit shows a pressed button that is selected as normal unless it is told otherwise.
      for state in [UIControl.State.selected, [.selected, .highlighted]] {
        button.setTitle("Chosen", for: state)
      }
      button.addAction(
        UIAction { [weak button] _ in button?.isSelected.toggle() }, for: .touchUpInside)
    }
    let column = UIStackView(arrangedSubviews: [button, images])
    column.axis = .vertical
    column.spacing = 16
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      column.widthAnchor.constraint(equalToConstant: 200),
      button.heightAnchor.constraint(equalToConstant: 48),
      images.heightAnchor.constraint(equalToConstant: 48),
    ])
  }
}
