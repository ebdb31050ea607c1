import GradientControls
import GradientModel

/// The five examples as a list of buttons: what an app shows first.
///
/// In an app: `UINavigationController(rootViewController: ExamplesViewController())`, with the style
/// files in the app's bundle.
final class ExamplesViewController: UIViewController {
  private let bundle: Bundle
  private let message = UILabel()

  /// Makes the list.
  ///
  /// - Parameter bundle: Where the style files are.
  init(bundle: Bundle = .main) {
    self.bundle = bundle
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    bundle = .main
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gradient controls"
    view.backgroundColor = .systemBackground
    message.textAlignment = .center
    message.numberOfLines = 0
    let column = UIStackView(arrangedSubviews: [
      button("Lyrics") { LyricsViewController(theme: try $0.theme("palette")) },
      button("Glossy controls") {
        GlossyShowcaseViewController(theme: try $0.theme("gradient-control"))
      },
      button("Inspectable buttons") { _ in InspectableButtonsViewController() },
      button("A gradient for each state") { _ in StateGradientsViewController() },
      button("Notes") { NotesViewController(theme: try $0.theme("bar-button")) },
      message,
    ])
    column.axis = .vertical
    column.spacing = 12
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private func theme(_ name: String) throws -> ControlTheme {
    try ControlTheme(named: name, in: bundle)
  }

  private func button(
    _ title: String, _ make: @escaping (ExamplesViewController) throws -> UIViewController
  ) -> UIView {
    let button = GradientButton()
    button.style[.normal].fill = .gradient(GradientFill(colors: ["#5b6ee1", "#3b4bb0"]))
    button.style[.normal].corners = .radius(10)
    button.style[.normal].titleColor = .white
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.show(make) }, for: .touchUpInside)
    return button
  }

  /// Shows an example, or says why its style file cannot be read.
  private func show(_ make: (ExamplesViewController) throws -> UIViewController) {
    do {
      navigationController?.pushViewController(try make(self), animated: true)
    } catch {
      message.text = "\(error)"
    }
  }
}
