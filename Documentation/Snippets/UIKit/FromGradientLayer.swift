import GradientControls
import GradientModel

/// A button that many apps have: its own layer is a gradient.
final class LayerButton: UIButton {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [
      UIColor(red: 0.78, green: 0.37, blue: 0.53, alpha: 1).cgColor,
      UIColor(red: 0.62, green: 0.30, blue: 0.42, alpha: 1).cgColor,
    ]
    gradient.locations = [0, 0.7]
    gradient.cornerRadius = 7
  }

  override var isHighlighted: Bool {
    didSet { layer.opacity = isHighlighted ? 0.6 : 1 }
  }
}

/// The same with a style, and for code that has to keep its layer.
enum LayerExample {
  static func after() -> GradientButton {
    let fill = GradientFill(stops: [
      GradientStop("#c65f88", at: 0), GradientStop("#9e4d6b", at: 0.7),
    ])
    var style = ControlStyle()
    style[.normal].fill = .gradient(fill)
    style[.normal].corners = .radius(7)
    return GradientButton(style: style)
  }

  static func keep(_ layer: CAGradientLayer, _ fill: GradientFill) {
    let settings = fill.apply(to: layer)
    for limit in settings.limits { print(limit.message) }
  }
}
