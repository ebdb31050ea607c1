import GradientControls
import GradientInspectables
import GradientModel

/// Buttons as Interface Builder sets them up: colours, radius and border of a `GradientButton`, and
/// corners and shadow of any view.
///
/// The order in which they are set does not matter, and a colour that is taken away gives the plain
/// button back.
final class InspectableButtonsViewController: UIViewController {
  private let undressing = GradientButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let before = GradientButton()
    before.gradientOutlineRadius = 12
    before.gradientBorderWidth = 2
    before.gradientBorderColor = UIColor(red: 0.35, green: 0.1, blue: 0.25, alpha: 1)
    before.gradientTopColor = .orange
    before.gradientBottomColor = .magenta
    before.setTitle("Radius first", for: .normal)

    let after = GradientButton()
    after.gradientTopColor = .orange
    after.gradientBottomColor = .magenta
    after.setTitle("Colours first", for: .normal)
    after.gradientBorderColor = UIColor(red: 0.35, green: 0.1, blue: 0.25, alpha: 1)
    after.gradientBorderWidth = 2
    after.gradientOutlineRadius = 12

    let slanted = GradientButton()
    slanted.gradientTopColor = UIColor(red: 0.1, green: 0.5, blue: 0.9, alpha: 1)
    slanted.gradientMiddleColor = UIColor(red: 0.5, green: 0.3, blue: 0.9, alpha: 1)
    slanted.gradientBottomColor = UIColor(red: 0.9, green: 0.2, blue: 0.6, alpha: 1)
    slanted.gradientAngle = 90
    slanted.gradientOutlineRadius = 22
    slanted.setTitle("Three, sideways", for: .normal)

    undressing.gradientTopColor = UIColor(red: 0.2, green: 0.7, blue: 0.5, alpha: 1)
    undressing.gradientBottomColor = UIColor(red: 0.1, green: 0.4, blue: 0.4, alpha: 1)
    undressing.gradientOutlineRadius = 12
    undressing.configuration?.baseForegroundColor = .label
    undressing.setTitle("Undress me", for: .normal)
    undressing.addAction(
      UIAction { [weak self] _ in self?.undressing.gradientTopColor = nil }, for: .touchUpInside)

    for button in [before, after, slanted] {
      button.style[.normal].titleColor = .white
      button.configuration?.contentInsets = NSDirectionalEdgeInsets(
        top: 12, leading: 24, bottom: 12, trailing: 24)
    }

    let card = UIView()
    card.backgroundColor = .secondarySystemBackground
    card.layerCornerRadius = 16
    card.layerShadowOpacity = 0.35
    card.layerShadowOffset = CGSize(width: 0, height: 3)
    card.layerShadowRadius = 5

    let column = UIStackView(arrangedSubviews: [before, after, slanted, undressing])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    card.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(column)
    view.addSubview(card)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      card.widthAnchor.constraint(equalToConstant: 260),
      card.heightAnchor.constraint(equalToConstant: 252),
      column.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
      column.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
  }
}
