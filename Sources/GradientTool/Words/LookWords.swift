import GradientModel
import GradientTokens

/// A control in one state and one environment, in words.
struct LookWords {
  /// A member with its value.
  struct Member {
    let member: StyleMember
    let value: String
    /// The paint that the value is, if it is one.
    let paint: Paint?

    /// The stops of a gradient; none for anything else.
    var stops: [GradientStop] {
      if case .gradient(let gradient)? = paint { gradient.stops } else { [] }
    }

    /// The value for people: the pixel of a colour before the colour itself, and a gradient without
    /// its stops.
    var shown: String {
      switch paint {
      case nil: value
      case .color(let color): color.shown
      case .gradient(let gradient): MemberText.header(gradient)
      }
    }
  }

  let styleFile: String
  let control: ControlTheme.Control
  let state: ControlState
  let environment: StyleEnvironment
  let explained: ExplainedLook
  /// The members that have a value, in the order of the style files' reference.
  let members: [Member]

  init(
    _ control: ControlTheme.Control, of styleFile: String, in state: ControlState,
    _ environment: StyleEnvironment
  ) {
    self.styleFile = styleFile
    self.control = control
    self.state = state
    self.environment = environment
    let explained = control.style.explained(for: state, in: environment)
    self.explained = explained
    members = StyleMember.allCases.compactMap { member in
      MemberText.of(member, in: explained.members).map { value in
        Member(
          member: member, value: value, paint: explained.members.paint(of: member))
      }
    }
  }

  /// The looks of a selection, in the order of the controls.
  static func all(of file: LoadedStyle, _ selection: PictureSelection) -> [LookWords] {
    file.theme.controls.filter(selection.includes).flatMap { control in
      selection.environments(of: control.style).flatMap { environment in
        selection.states(of: control.style).map { state in
          LookWords(control, of: file.label, in: state, environment)
        }
      }
    }
  }

  /// What is special about the environment, such as `dark, rtl`; light and left to right go without
  /// saying.
  var environmentName: String {
    var words: [String] = []
    if environment.appearance != .light { words.append(environment.appearance.name) }
    if environment.layoutDirection != .leftToRight {
      words.append(environment.layoutDirection.name)
    }
    if environment.metrics != .regular { words.append(environment.metrics.name) }
    if environment.textSize != .large { words.append("text \(environment.textSize.name)") }
    return words.joined(separator: ", ")
  }
}
