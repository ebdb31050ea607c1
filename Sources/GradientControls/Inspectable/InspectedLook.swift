#if os(iOS) || os(Linux)
import GradientModel

/// What Interface Builder's inspector says about a control: stored as given, made a style when the
/// control's traits are known.
///
/// Each value counts for itself, so the order in which a nib sets them makes no difference.
struct InspectedLook {
  /// A name in the installed theme.
  var name: String? { didSet { latest = nil } }
  var top: UIColor? { didSet { latest = nil } }
  var middle: UIColor? { didSet { latest = nil } }
  var bottom: UIColor? { didSet { latest = nil } }
  /// CSS's angle in degrees: 180 runs from top to bottom.
  var angle = 180.0 { didSet { latest = nil } }
  /// Points; below 0 the style says.
  var radius = unset { didSet { latest = nil } }
  var borderColor: UIColor? { didSet { latest = nil } }
  /// Points; below 0 the style says.
  var borderWidth = unset { didSet { latest = nil } }

  static let unset = -1.0

  /// The result of the last call, and what it came from.
  private var latest:
    (base: ControlStyle, traits: UITraitCollection, theme: Int, style: ControlStyle)?

  private var isEmpty: Bool {
    name == nil && (top == nil || bottom == nil) && radius < 0 && borderColor == nil
      && borderWidth < 0
  }

  /// The named style, over it what the app gave in code, and over that what the inspector says.
  ///
  /// - Parameters:
  ///   - base: What the app gave in code.
  ///   - view: The control; its traits resolve dynamic colours, and a name that the theme lacks is
  ///     only spoken of once it is in a window.
  /// - Returns: The style to draw.
  mutating func style(over base: ControlStyle, in view: UIView) -> ControlStyle {
    guard !isEmpty else { return base }
    let traits = view.traitCollection
    if let latest, latest.theme == InstalledTheme.version, latest.traits == traits,
      latest.base == base
    {
      return latest.style
    }
    var style = base
    var isComplete = true
    if let name {
      let isShown = view.window != nil
      let named = isShown ? InstalledTheme.style(named: name) : InstalledTheme.theme[name]
      style = named?.overlaid(by: base) ?? base
      // Asked again once it is in a window, so that an unknown name is told.
      isComplete = named != nil || isShown
    }
    overlay(&style[.normal], in: traits)
    latest = isComplete ? (base, traits, InstalledTheme.version, style) : nil
    return style
  }

  private func overlay(_ members: inout StyleMembers, in traits: UITraitCollection) {
    func resolved(_ color: UIColor?) -> StyleColor? {
      color.flatMap { AdaptiveColor($0).resolved(with: traits) }
    }
    if let top = resolved(top), let bottom = resolved(bottom) {
      let colors = [top] + (resolved(middle).map { [$0] } ?? []) + [bottom]
      members.fill = .gradient(
        GradientFill(
          colors: colors, kind: .axial(angle == 180 ? .to(.bottom) : .angle(angle))))
    }
    if radius >= 0 { members.corners = .radius(radius) }
    if let color = resolved(borderColor) { members.borderPaint = .color(color) }
    if borderWidth >= 0 { members.borderWidth = borderWidth }
  }
}

/// A control with inspectables, whose look depends on the installed theme where it has a style name.
protocol Inspected: LookHost, ThemeFollowing {
  /// What Interface Builder's inspector says.
  var inspected: InspectedLook { get set }
}

extension Inspected {
  /// Stores what the inspector says; the look follows at the next layout.
  func inspect(_ change: (inout InspectedLook) -> Void) {
    let name = inspected.name
    change(&inspected)
    if inspected.name != name { InstalledTheme.add(self) }
    look.styleDidChange()
  }

  func installedThemeDidChange() { look.styleDidChange() }
}
#endif
