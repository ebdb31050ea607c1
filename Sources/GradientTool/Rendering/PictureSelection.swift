import GradientModel

/// Which pictures are drawn of the controls of style files.
struct PictureSelection: Sendable {
  /// All that a style tells apart, or those named.
  enum Choice<Value: Equatable & Sendable>: Equatable, Sendable {
    case all
    case listed([Value])

    /// The values named, or those that stand for all.
    func values(all: [Value]) -> [Value] {
      switch self {
      case .all: all
      case .listed(let values): values
      }
    }
  }

  /// Patterns of which a control's name must match one; none lets every control through.
  var patterns: [NamePattern] = []
  var states = Choice<ControlState>.all
  var appearances = Choice<Appearance>.listed([.light])
  var directions = Choice<LayoutDirection>.listed([.leftToRight])
  var metrics = Choice<Metrics>.listed([.regular])
  var gamut = OutputGamut.srgb
  var textSize = TextSize.large

  func includes(_ control: ControlTheme.Control) -> Bool {
    patterns.isEmpty || patterns.contains { $0.matches(control.name) }
  }

  /// The states drawn of a style: for all, normal, every single state and each declared union.
  func states(of style: ControlStyle) -> [ControlState] {
    states.values(all: style.distinctStates)
  }

  /// The environments drawn of a style: for all, those that it says something about, and what they
  /// come to together.
  func environments(of style: ControlStyle) -> [StyleEnvironment] {
    let combinations = StyleEnvironment.combinations(
      appearances.values(all: style.distinctAppearances),
      directions.values(all: LayoutDirection.allCases),
      metrics.values(all: style.distinctMetrics))
    return combinations.map { combination in
      var environment = combination
      environment.gamut = gamut
      environment.textSize = textSize
      return environment
    }
  }

  /// The pictures of a style file, in the order of its controls.
  func requests(
    of file: LoadedStyle, scales: [Double], options: PictureOptions
  ) -> [PictureRequest] {
    var requests: [PictureRequest] = []
    for control in file.theme.controls where includes(control) {
      for state in states(of: control.style) {
        for environment in environments(of: control.style) {
          for scale in scales {
            requests.append(
              PictureRequest(
                styleFile: file.label, control: control, state: state, environment: environment,
                scale: scale, options: options))
          }
        }
      }
    }
    return requests
  }
}
