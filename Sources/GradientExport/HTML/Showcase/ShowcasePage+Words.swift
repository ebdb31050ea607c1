internal import GradientModel

extension ShowcasePage {
  static func count(_ count: Int, _ noun: String) -> String {
    FigureText.whole(count) + " " + noun + (count == 1 ? "" : "s")
  }

  static func word(_ component: ControlTheme.Component) -> String {
    switch component {
    case .button: "button"
    case .control: "control"
    case .barButton: "bar button"
    }
  }
}
