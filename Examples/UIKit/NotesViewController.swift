import GradientControls
import GradientModel

/// A navigation bar with two glossy buttons.
///
/// They are as high as the bar to the finger, and look 30
/// points high in portrait and 24 on a phone in landscape, in the middle of the bar each time.
///
/// In an app: `UINavigationController(rootViewController: NotesViewController(theme: …))` with
/// `try ControlTheme(named: "bar-button")`.
final class NotesViewController: UIViewController {
  private let theme: ControlTheme
  private let list = UILabel()
  private var count = 0

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
    title = "Notes"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = GradientBarButtonItem(
      title: "Add", style: theme["add"] ?? ControlStyle(),
      primaryAction: UIAction { [weak self] _ in self?.change(by: 1) })
    navigationItem.leftBarButtonItem = GradientBarButtonItem(
      title: "Delete", style: theme["delete"] ?? ControlStyle(),
      primaryAction: UIAction { [weak self] _ in self?.change(by: -1) })

    list.textAlignment = .center
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(list)
    NSLayoutConstraint.activate([
      list.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -24),
    ])
    change(by: 0)
  }

  private func change(by difference: Int) {
    count += difference
    list.text = count == 1 ? "One note" : "\(count) notes"
    navigationItem.leftBarButtonItem?.isEnabled = count > 0
  }
}
