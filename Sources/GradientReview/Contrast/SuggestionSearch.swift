import GradientModel

/// Looks for the smallest change of OKLCH lightness with which a title can be read: of the title's
/// colour, of one stop beneath it, or of all stops together where each then moves less.
struct SuggestionSearch {
  let control: ControlTheme.Control
  let contrast: TitleContrast
  let measure: StyleReview.Measure
  /// Looks that can be read now and have to stay so.
  let readable: [ReviewedLook]

  /// The steps of a search by halves: to 1/1024 of the whole range of lightness.
  private static let halvings = 10

  /// The smallest change.
  ///
  /// - Parameters:
  ///   - look: A look whose title cannot be read.
  ///   - found: Its contrast.
  /// - Returns: The change; nil where none is enough, or each would spoil another look.
  func smallest(for look: ReviewedLook, _ found: ContrastMeasurement) -> ColorSuggestion? {
    let isLight = found.foreground.relativeLuminance >= found.background.relativeLuminance
    var best: ColorSuggestion?
    func offer(_ suggestion: ColorSuggestion?) {
      guard let suggestion, suggestion.difference < best?.difference ?? .infinity else { return }
      if isHarmless(suggestion) { best = suggestion }
    }
    let title = control.style.source(of: .titleColor, in: look) ?? MemberPlace(.titleColor)
    func limit() -> Double { best?.difference ?? .infinity }
    for sign in [1.0, -1] { offer(search(title, [0], sign, look, below: limit())) }
    let sign = isLight ? -1.0 : 1
    for member in [StyleMember.fill, .overlay] {
      guard let place = control.style.source(of: member, in: look),
        let paint = control.style[place.state, in: place.layer].paint(of: member), !paint.isClear
      else { continue }
      let stops = paint.colors.indices.filter { paint.colors[$0].alpha > 0 }
      for stop in stops { offer(search(place, [stop], sign, look, below: limit())) }
      if stops.count > 1 { offer(search(place, stops, sign, look, below: limit())) }
    }
    return best
  }

  /// The smallest step in a direction with which a look can be read; nil where the colours would have
  /// to move by a limit or more.
  private func search(
    _ place: MemberPlace, _ stops: [Int], _ sign: Double, _ look: ReviewedLook,
    below limit: Double
  ) -> ColorSuggestion? {
    var low = 0.0
    var high = 1.0
    guard var best = change(place, stops, step: sign * high, look) else { return nil }
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      if let found = change(place, stops, step: sign * middle, look) {
        best = found
        high = middle
      } else {
        low = middle
        // What is enough lies farther away still, and pictures take the time.
        let least = moved(place, stops, step: sign * low)?.difference ?? 0
        if least >= limit { return nil }
      }
    }
    return best
  }

  /// A change by a step of lightness, if the look can be read with it.
  private func change(
    _ place: MemberPlace, _ stops: [Int], step: Double, _ look: ReviewedLook
  ) -> ColorSuggestion? {
    guard var suggestion = moved(place, stops, step: step),
      let found = measured(look, with: suggestion), found.passes
    else { return nil }
    suggestion.ratio = found.ratio
    return suggestion
  }

  /// A change by a step of lightness.
  private func moved(_ place: MemberPlace, _ stops: [Int], step: Double) -> ColorSuggestion? {
    let members = control.style[place.state, in: place.layer]
    let paint = members.paint(of: place.member) ?? .color(.black)
    let colors = paint.colors
    var suggestion = ColorSuggestion(
      place: place, stops: stops, isOfGradient: paint.isGradient, colors: [], difference: 0,
      ratio: 0)
    var square = 0.0
    for stop in stops {
      guard colors.indices.contains(stop) else { return nil }
      let color = colors[stop].stepped(step)
      let difference = color.deltaEOK(to: colors[stop])
      square += difference * difference
      suggestion.colors.append(color)
    }
    suggestion.difference = square.squareRoot()
    return suggestion
  }

  /// Whether every look that can be read now can be read with the change.
  private func isHarmless(_ suggestion: ColorSuggestion) -> Bool {
    for look in readable {
      guard let found = measured(look, with: suggestion) else { continue }
      if !found.passes { return false }
    }
    return true
  }

  private func measured(
    _ look: ReviewedLook, with suggestion: ColorSuggestion
  ) -> ContrastMeasurement? {
    let changed = ControlTheme.Control(
      name: control.name, component: control.component,
      style: suggestion.applied(to: control.style))
    return contrast.worst(of: PlacedLook(changed, look, measure: measure))
  }
}
