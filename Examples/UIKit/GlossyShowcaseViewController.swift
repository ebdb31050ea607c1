import GradientControls
import GradientModel

/// A range of controls with a glossy face that goes flat while it is touched: those of the style file,
/// and one that code makes of another by three setters.
///
/// In an app: `GlossyShowcaseViewController(theme: try ControlTheme(named: "gradient-control"))`.
final class GlossyShowcaseViewController: UIViewController {
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
    view.backgroundColor = UIColor(red: 0.22, green: 0.25, blue: 0.31, alpha: 1)
    var controls = theme.controls.map { control($0.name.capitalized, $0.style) }
    controls.append(brass())

    status.text = "Touch a control"
    status.textColor = .white
    status.textAlignment = .center
    let column = UIStackView(arrangedSubviews: rows(of: controls) + [status])
    column.axis = .vertical
    column.spacing = 14
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  /// Another look by setters alone, whatever the file says.
  private func brass() -> GradientControl {
    let brass = control("Brass", theme["slate"] ?? ControlStyle())
    brass.setGradient(
      GradientFill(stops: [
        GradientStop("#f6e2a8", at: 0), GradientStop("#d8b45c", at: 0.5),
        GradientStop("#c59c3d", at: 0.51), GradientStop("#9f7a28", at: 1),
      ]), for: .normal)
    brass.setGradient(GradientFill(colors: ["#c59c3d", "#9f7a28"]), for: .highlighted)
    brass.setBorder(BorderStyle(width: 2, paint: .color("#fff3cf")), for: .normal)
    return brass
  }

  private func control(_ name: String, _ style: ControlStyle) -> GradientControl {
    let control = GradientControl(
      style: style,
      primaryAction: UIAction { [weak self] _ in self?.status.text = "\(name) was tapped" })
    let label = UILabel()
    label.text = name
    label.textColor = .white
    label.textAlignment = .center
    label.shadowColor = UIColor(white: 0, alpha: 0.5)
    control.contentView = label
    control.heightAnchor.constraint(equalToConstant: 54).isActive = true
    return control
  }

  private func rows(of controls: [UIView]) -> [UIView] {
    stride(from: 0, to: controls.count, by: 3).map { first in
      let row = UIStackView(arrangedSubviews: Array(controls[first...].prefix(3)))
      row.spacing = 14
      row.distribution = .fillEqually
      return row
    }
  }
}
