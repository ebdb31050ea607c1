import GradientControls
import GradientModel

/// Four buttons of a music app.
///
/// A designer's file gives each kind its gradients and border, the buttons
/// are found by their tags, and one call styles them all.
///
/// In an app: `LyricsViewController(theme: try ControlTheme(named: "palette"))`.
final class LyricsViewController: UIViewController {
  private static let styles = [1: "rec", 2: "play", 3: "stop", 4: "share"]

  private let theme: ControlTheme
  private let status = UILabel()

  init(theme: ControlTheme) {
    self.theme = theme
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    theme = ControlTheme()
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let buttons = ["Rec", "Play", "Stop", "Share"].enumerated().map(button)
    let rows = [buttons[..<2], buttons[2...]].map { pair in
      let row = UIStackView(arrangedSubviews: Array(pair))
      row.spacing = 12
      row.distribution = .fillEqually
      return row
    }
    status.text = "Nothing yet"
    status.textColor = .secondaryLabel
    status.textAlignment = .center

    let column = UIStackView(arrangedSubviews: rows + [status])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])

    theme.apply(to: view, tags: Self.styles)
  }

  private func button(_ index: Int, _ title: String) -> UIView {
    let button = GradientButton()
    button.tag = index + 1
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.status.text = "\(title) was tapped" }, for: .touchUpInside)
    return button
  }
}
