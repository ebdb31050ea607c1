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

  /// OKLCH lightness less 0.10, worked out with CSS Color 4's matrices apart from this package.
  @Test(arguments: [0.02, 0.1, 0.35, 0.8])
  func aTranslucentFillGetsDarkerAndLighterAsAsked(alpha: Double) throws {
    let style = style(fill: .color(StyleColor("#3366cc").withAlpha(alpha)))
    let lightness = StyleColor("#3366cc").converted(to: .oklch).components.x
    for (press, step) in [(PressDerivation.darken, -0.1), (.lighten, 0.1)] {
      let pressed = try #require(fill(style, .highlighted, press: press))
      #expect(abs(pressed.converted(to: .oklch).components.x - lightness - step) < 1e-9)
      #expect(pressed.alpha == alpha)
    }
    let darker = try #require(fill(style, .highlighted, press: .darken)).converted(to: .srgb)
    let expected = SIMD3(23.0, 71, 171) / 255
    let error = darker.components - expected
    #expect(max(abs(error.x), abs(error.y), abs(error.z)) < 0.004)
  }

  @Test func aFaintWhiteOverAGroundIsSeenPressed() throws {
    var style = style(fill: .color("#ffffff33"), title: .black)
    style[.normal].backdrop = .color("#808080")
    let pressed = try #require(fill(style, .highlighted))
    #expect(abs(pressed.converted(to: .oklch).components.x - 0.9) < 1e-6)
  }

  @Test func aFillTooFaintForAnyStepGetsTheOverlayOfAClearControl() {
    let look = style(fill: .color("#00000001"), title: "#336699").resolved(for: .highlighted)
    #expect(look.overlay == .color(StyleColor("#336699").withAlpha(0.12)))
  }

  /// A step of 0.045 from black is 0.3 of an eight-bit step.
  @Test(arguments: [PressDerivation.darken, .lighten, .auto])
  func aPressFromBlackChangesPixels(press: PressDerivation) throws {
    let black = style(fill: .color(.black), title: "#c43f99")
    let pressed = inGamut(try #require(fill(black, .highlighted, press: press)))
    #expect(pressed.components.max() * 255 >= 0.5)
  }

  @Test func whereNeitherDirectionKeepsContrastTheOneAskedForIsTakenAndSeen() throws {
    // On white the title has 1.05 / 0.2251 = 4.66, on black 0.2251 / 0.05 = 4.502. Less 0.045 white's
    // luminance is 0.955³ = 0.871, which leaves 4.09; 0.07 more black's is 0.000343, which leaves
    // 4.47.
    let title = StyleColor(.srgbLinear, 0.1751, 0.1751, 0.1751)
    let gradient = GradientFill(stops: [
      GradientStop(.white, at: 0.5), GradientStop(.black, at: 0.5),
    ])
    for (press, sign) in [(PressDerivation.darken, -1.0), (.lighten, 1.0)] {
      let style = style(fill: .gradient(gradient), title: title)
      let look = style.resolved(for: .highlighted, in: StyleEnvironment(press: press))
      guard case .gradient(let pressed) = look.fill else {
        Issue.record("not a gradient")
        return
      }
      for (stop, before) in zip(pressed.stops, gradient.stops) {
        let difference =
          stop.color.converted(to: .oklch).components.x
          - before.color.converted(to: .oklch).components.x
        #expect(difference * sign >= -1e-9)
      }
      #expect(pressed != gradient)
    }
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

  /// Lightness changed by 0.10 and mapped by CSS Color 4's algorithm in ColorAide 4, to whole levels.
  @Test(arguments: [
    ("#1b4fbd" as StyleColor, PressDerivation.darken, "#002f9c" as StyleColor),
    ("#3f83f2", .lighten, "#64a4ff"),
    ("#ff0000", .darken, "#d20000"), ("#ff0000", .lighten, "#ff6d5b"),
    ("#00ff00", .darken, "#00db00"), ("#0000ff", .darken, "#0400c2"),
    ("#0000ff", .lighten, "#1757ff"), ("#ffff00", .darken, "#dedd00"),
    ("#ff00ff", .darken, "#d500d6"),
  ])
  func aColourOfSRGBStaysInItWhenPressed(
    color: StyleColor, press: PressDerivation, expected: StyleColor
  ) throws {
    let style = style(fill: .color(color), title: "#808080")
    let pressed = try #require(fill(style, .highlighted, press: press)).converted(to: .srgb)
    #expect(pressed.components.min() >= -1e-9 && pressed.components.max() <= 1 + 1e-9)
    let error = (pressed.components - expected.components) * 255
    #expect(max(abs(error.x), abs(error.y), abs(error.z)) < 0.7)
    #expect(inGamut(pressed).deltaEOK(to: color) >= 0.04)
  }

  @Test func aColourOfDisplayP3StaysInItWhenPressed() throws {
    let style = style(fill: .color(StyleColor(.displayP3, 0, 1, 0)), title: "#808080")
    let pressed = try #require(fill(style, .highlighted, press: .darken))
    let wide = pressed.converted(to: .displayP3).components
    #expect(wide.min() >= -1e-9 && wide.max() <= 1 + 1e-9)
    #expect(pressed.converted(to: .srgb).components.min() < -0.1)
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
