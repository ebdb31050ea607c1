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
    let singles = ControlState.named.map(\.state)
    return states.values(
      all: [.normal] + singles + style.declaredStates.filter { !singles.contains($0) })
  }

  /// The environments drawn of a style: for all, those that it says something about, and what they
  /// come to together.
  func environments(of style: ControlStyle) -> [StyleEnvironment] {
    let declared = style.declaredAppearances
    let together = declared.reduce(into: Appearance.light) { $0.formUnion($1) }
    let appearances = appearances.values(
      all: Appearance.all.filter { declared.contains($0) || $0 == together })
    let metrics = metrics.values(all: style.hasCompactMetrics ? [.regular, .compact] : [.regular])
    var environments: [StyleEnvironment] = []
    for appearance in appearances {
      for direction in directions.values(all: LayoutDirection.allCases) {
        for metrics in metrics {
          environments.append(
            StyleEnvironment(
              appearance: appearance, layoutDirection: direction, gamut: gamut,
              textSize: textSize, metrics: metrics))
        }
      }
    }
    return environments
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
