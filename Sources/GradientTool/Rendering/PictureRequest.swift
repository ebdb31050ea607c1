import GradientModel

/// One picture to be drawn: its file name, its row in the manifest and its pixels all come from this.
struct PictureRequest: Sendable {
  /// The style file that the control is from, as it was named on the command line.
  var styleFile: String
  var control: ControlTheme.Control
  var state: ControlState
  var environment: StyleEnvironment
  /// Pixels per point.
  var scale: Double
  var options: PictureOptions

  /// The look of the control in this picture.
  var look: ResolvedStyle { control.style.resolved(for: state, in: environment) }

  /// Whether the control looks the same in another picture: all but the scale is alike.
  func hasLook(of other: PictureRequest) -> Bool {
    state == other.state && environment == other.environment && control == other.control
  }

  /// How messages name it.
  var label: String {
    "'\(control.name)' (\(state.name), \(environment.appearance.name), \(scale.brief)x)"
  }
}

/// What pictures show beside the control's look.
struct PictureOptions: Hashable, Sendable {
  /// The words drawn.
  enum Title: Hashable, Sendable {
    /// The style's sample, if it has one.
    case sample
    case words(String)
    case none
  }

  /// What the control stands on.
  enum Backdrop: Hashable, Sendable {
    /// Nothing: the ground stays clear.
    case none
    /// What the style says it stands on, if it does.
    case style
    case color(StyleColor)
  }

  /// The control's size in points; nil for the style's own.
  var size: Size2D?
  var title = Title.sample
  var backdrop = Backdrop.none
  /// Whether the picture ends at the control's bounds.
  var isClipped = false
  var isDithered = false
}
