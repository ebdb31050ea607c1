import GradientControls
import GradientModel

/// The screen that the guide's first steps make.
final class RecorderViewController: UIViewController {
  private let button = GradientButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Record", for: .normal)
    button.style[.normal].fill = .gradient(GradientFill(colors: ["#c65f88", "#9e4d6b"]))
    button.style[.normal].corners = .capsule
    button.style[.normal].titleColor = .white
    button.style[.normal].insets = ContentInsets(vertical: 12, horizontal: 24)
    button.addAction(UIAction { _ in print("recording") }, for: .touchUpInside)

    button.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(button)
    NSLayoutConstraint.activate([
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func addStates() {
    button.style[.highlighted].fill = .gradient(GradientFill(colors: ["#91546b", "#784559"]))
    button.style[.selected].fill = .color("#5b2a3e")
    button.style[.normal, in: .dark].fill = .gradient(GradientFill(colors: ["#b05a7c", "#8a4762"]))
    button.style[.normal].shadows = [DropShadow(color: "#00000040", offsetY: 2, blur: 6)]
  }

  func addStatesBySetters() {
    button.setGradient(GradientFill(colors: ["#91546b", "#784559"]), for: .highlighted)
    button.setBorder(BorderStyle(width: 2, paint: .color("#ffffff")), for: .focused)
    button.setShadows([], for: .disabled)
  }

  func beBusy() {
    button.isLoading = true
    button.loadingDescription = "Uploading"
  }
}

/// What an app does once, at launch, and what a screen does then.
enum ThemeExample {
  static func install() throws {
    ControlTheme.installed = try ControlTheme(named: "music")
    GradientButton.appearance().gradientStyleName = "rec"
  }

  static func applyToScreen(_ view: UIView) throws {
    let theme = try ControlTheme(named: "music")
    theme.apply(to: view, tags: [1: "rec", 2: "play"], identifiers: ["stop-button": "stop"])
  }

  static func report() {
    do {
      ControlTheme.installed = try ControlTheme(named: "music")
    } catch {
      print(error.description)
    }
  }
}

/// A button of a style that is there.
enum StyleExample {
  static func button(_ rec: ControlStyle) -> GradientButton {
    let button = GradientButton(style: rec)
    button.setTitle("Record", for: .normal)
    button.setGradient(GradientFill(colors: ["#91546b", "#784559"]), for: .highlighted)
    return button
  }
}

/// The look around content that is no title.
enum ControlExample {
  static func card(style: ControlStyle, icon: UIView, words: UIView) -> GradientControl {
    let control = GradientControl(style: style)
    control.contentView = UIStackView(arrangedSubviews: [icon, words])
    control.addAction(UIAction { _ in print("chosen") }, for: .primaryActionTriggered)
    return control
  }

  static func barItem(_ theme: ControlTheme, add: @escaping () -> Void) -> UIBarButtonItem {
    GradientBarButtonItem(
      title: "Add", style: theme["add"] ?? ControlStyle(),
      primaryAction: UIAction { _ in add() })
  }
}
