#if os(iOS) || os(Linux)
public import GradientModel

extension ControlTheme {
  /// The theme in which controls look their style names up; empty at first.
  ///
  /// Set it at launch, before the first control is shown; setting it again gives every control with a
  /// name its new look.
  ///
  /// ```swift
  /// ControlTheme.installed = try ControlTheme(named: "buttons")
  /// GradientButton.appearance().gradientStyleName = "rec"
  /// ```
  @MainActor public static var installed: ControlTheme {
    get { InstalledTheme.theme }
    set { InstalledTheme.theme = newValue }
  }
}

/// The installed theme, and the controls that follow it.
enum InstalledTheme {
  static var theme = ControlTheme() {
    didSet {
      guard oldValue != theme else { return }
      version += 1
      followers.removeAll { $0.control == nil }
      for follower in followers { follower.control?.installedThemeDidChange() }
    }
  }
  /// Another number for each theme.
  private(set) static var version = 0
  private static var followers: [Follower] = []

  private struct Follower {
    weak var control: (any ThemeFollowing)?
  }

  /// Tells a control of every theme from now on, as long as it lives.
  static func add(_ control: any ThemeFollowing) {
    followers.removeAll { $0.control == nil || $0.control === control }
    followers.append(Follower(control: control))
  }

  /// The style of a name; nil where there is none, which is said once for each name and theme.
  static func style(named name: String) -> ControlStyle? {
    if let style = theme[name] { return style }
    StyleLog.once("style \(name) \(version)", UnknownStyle.message(name, in: theme))
    return nil
  }
}

/// A control whose look depends on the installed theme.
protocol ThemeFollowing: AnyObject {
  /// Called when another theme was installed.
  func installedThemeDidChange()
}

/// What is said about a name that a theme lacks.
nonisolated enum UnknownStyle {
  static func message(_ name: String, in theme: ControlTheme) -> String {
    guard !theme.controls.isEmpty else {
      return "no style \"\(name)\": no theme is installed; set ControlTheme.installed at launch. "
        + "The control stays plain"
    }
    let names = theme.controls.map(\.name)
    let shown = names.prefix(12).joined(separator: ", ")
    let more = names.count > 12 ? " and \(names.count - 12) more" : ""
    return "no style \"\(name)\" in the theme, which has \(shown)\(more). The control stays plain"
  }
}
#endif
