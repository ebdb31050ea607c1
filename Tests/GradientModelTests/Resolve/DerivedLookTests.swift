import GradientModel
import Testing

struct DerivedLookTests {
  private func style(fill: Paint?, title: StyleColor = .white) -> ControlStyle {
    var style = ControlStyle()
    style[.normal].fill = fill
    style[.normal].titleColor = title
    return style
  }

  private func fill(
    _ style: ControlStyle, _ state: ControlState, press: PressDerivation? = nil
  ) -> StyleColor? {
    guard
      case .color(let color) = style.resolved(for: state, in: StyleEnvironment(press: press)).fill
    else { return nil }
    return color
  }

  @Test(arguments: [
    (PressDerivation.darken, 0.5), (.lighten, 0.7), (.auto, 0.5), (.none, 0.6), (.flatten, 0.5),
  ])
  func plainFillMovesByATenthOfLightness(press: PressDerivation, lightness: Double) throws {
    let style = style(fill: .color(StyleColor(.oklch, 0.6, 0.1, 30)))
    let pressed = try #require(fill(style, .highlighted, press: press))
    #expect(pressed.deltaEOK(to: StyleColor(.oklch, lightness, 0.1, 30)) < 1e-9)
  }

  @Test func automaticPressLightensADarkFill() throws {
    let style = style(fill: .color(StyleColor(.oklch, 0.2, 0.02, 30)))
    let pressed = try #require(fill(style, .highlighted))
    #expect(pressed.deltaEOK(to: StyleColor(.oklch, 0.3, 0.02, 30)) < 1e-9)
  }

  @Test func blackCannotGetDarkerSoItGetsLighter() throws {
    let pressed = try #require(fill(style(fill: .color(.black)), .highlighted, press: .darken))
    #expect(pressed.deltaEOK(to: .black) >= 0.04)
  }

  @Test func whiteCannotGetLighterSoItGetsDarker() throws {
    let white = style(fill: .color(.white), title: .black)
    let pressed = try #require(fill(white, .highlighted, press: .lighten))
    #expect(pressed.deltaEOK(to: .white) >= 0.04)
  }

  @Test func flattenTakesTheMeanOfTheGradient() throws {
    let gradient = GradientFill(colors: [
      StyleColor(.oklab, 0.4, 0, 0.02), StyleColor(.oklab, 0.8, 0, 0.06),
    ])
    var oklab = gradient
    oklab.interpolation = .oklab
    let pressed = try #require(fill(style(fill: .gradient(oklab)), .highlighted, press: .flatten))
    #expect(pressed.deltaEOK(to: StyleColor(.oklab, 0.6, 0, 0.04)) < 1e-6)
  }

  @Test func reverseTurnsTheStopsRound() {
    let gradient = GradientFill(stops: [
      GradientStop("#ff0000", at: 0.1), GradientStop("#0000ff", at: 0.7),
    ])
    let pressed = style(fill: .gradient(gradient)).resolved(
      for: .highlighted, in: StyleEnvironment(press: .reverse))
    guard case .gradient(let reversed) = pressed.fill else {
      Issue.record("not a gradient")
      return
    }
    #expect(reversed.stops.map(\.color) == ["#0000ff", "#ff0000"])
    #expect(abs(reversed.stops[0].position - 0.3) < 1e-12)
    #expect(abs(reversed.stops[1].position - 0.9) < 1e-12)
  }

  @Test func clearFillGetsTwelvePercentOfTheTitlesColour() {
    let look = style(fill: nil, title: "#336699").resolved(for: .highlighted)
    #expect(look.fill == .clear)
    #expect(look.overlay == .color(StyleColor("#336699").withAlpha(0.12)))
  }

  @Test(arguments: PressDerivation.allCases.filter { $0 != .none })
  func everyPressCanBeSeenAndKeepsReadableTitlesReadable(press: PressDerivation) throws {
    for step in 0...20 {
      let fillColor = StyleColor(.oklch, Double(step) / 20, 0.05, 200)
      for title in [StyleColor.white, .black] {
        let normal = contrast(of: title, on: fillColor)
        let pressed = try #require(
          fill(style(fill: .color(fillColor), title: title), .highlighted, press: press))
        let shown = inGamut(pressed)
        #expect(shown.deltaEOK(to: inGamut(fillColor)) >= 0.039)
        if normal >= 4.5 { #expect(contrast(of: title, on: shown) >= 4.5) }
      }
    }
  }

  @Test func disabledFadesEveryColourAndHalvesTheOpacity() {
    var style = style(
      fill: .color(StyleColor(.oklch, 0.6, 0.1, 30)), title: StyleColor(.oklch, 0.9, 0.05, 80))
    style[.normal].shadows = [DropShadow(color: StyleColor(.oklch, 0.3, 0.2, 300), blur: 4)]
    style[.normal].opacity = 0.9
    let look = style.resolved(for: .disabled)
    #expect(look.opacity == 0.45)
    #expect(look.title.color.deltaEOK(to: StyleColor(.oklch, 0.9, 0.015, 80)) < 1e-9)
    #expect(look.shadows[0].color.deltaEOK(to: StyleColor(.oklch, 0.3, 0.06, 300)) < 1e-9)
  }

  @Test func environmentMayAskForAnotherDerivation() {
    let style = style(fill: .color("#3366cc"))
    let look = style.resolved(
      for: .disabled, in: StyleEnvironment(disabledLook: DisabledDerivation.none))
    #expect(look.opacity == 1)
    #expect(look.fill == .color("#3366cc"))
  }

  /// R42: a control that disables itself in its action is pressed and disabled for a moment.
  @Test func pressedAndDisabledLooksDisabled() {
    let style = style(fill: .color("#3366cc"))
    #expect(
      style.resolved(for: [.highlighted, .disabled]) == style.resolved(for: .disabled))
  }

  private func contrast(of title: StyleColor, on fill: StyleColor) -> Double {
    title.contrastRatio(to: inGamut(fill))
  }

  /// The sRGB colour that is drawn.
  private func inGamut(_ color: StyleColor) -> StyleColor {
    let sampler = GradientSampler(
      GradientFill(colors: [color]), in: Rect2D(Size2D(width: 1, height: 1)))
    let drawn = sampler.premultipliedColor(x: 0.5, y: 0.5)
    return StyleColor(red: drawn.x, green: drawn.y, blue: drawn.z)
  }
}
