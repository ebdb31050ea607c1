import GradientModel
import GradientTokens
import Testing

/// Numbers in a fixed pseudo-random order (SplitMix64, Steele, Lea and Flood 2014).
struct FixedNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

struct PrintedTextTests {
  @Test(
    "A text in canonical form is printed as it was read",
    arguments: [
      "#f287b0", "#00000080", "color(srgb 0.95 0.53 0.69)", "color(srgb 1.2 -0.1 0 / 0.25)",
      "color(srgb none 0.2 0)", "hsl(120 100% 25%)", "hwb(194 0% 12.5% / none)",
      "lab(29.2345 39.3825 20.0664)", "lch(50 75 90)", "oklab(0.4 0.1147 -0.0453)",
      "oklch(0.7 0.1 none / 0.5)", "color(display-p3 1 0.5 0)", "color(xyz-d50 0.1 0.2 0.3)",
      "color(srgb-linear 0.1 0.2 1e-7)",
    ])
  func colors(text: String) throws {
    let printed = ValueText.text(try color(text))
    #expect(printed == text)
  }

  @Test(
    "A gradient in canonical form is printed as it was read",
    arguments: [
      "linear-gradient(#f287b0, #c97391 70%)", "linear-gradient(to top right, #ff0000, #0000ff)",
      "linear-gradient(to trailing, #ff0000, #0000ff)",
      "linear-gradient(12.5deg, #ff0000, #0000ff)",
      "linear-gradient(to left in oklch, #ff0000 -20%, #0000ff 33.3%, #00ff00 33.3%)",
      "linear-gradient(in srgb, oklch(0.5 0.1 30), #0000ff)", "linear-gradient(#ff0000)",
      "linear-gradient(oklch(0.5 0.1 30), #0000ff 150%)", "radial-gradient(#ff0000, #0000ff)",
      "radial-gradient(circle closest-side at 25% 75% in srgb-linear, #ff0000, #0000ff)",
      "radial-gradient(20px at 0% 100%, #ff0000, #0000ff)",
      "radial-gradient(20px 40% at right 10px bottom 20px, #ff0000, #0000ff)",
      "conic-gradient(#ff0000, #0000ff)",
      "conic-gradient(from 90deg at 10px 20%, #ff0000, #0000ff)",
      "conic-gradient(at left 10px bottom 5px, #ff0000, #0000ff)",
    ])
  func gradients(text: String) throws {
    let printed = ValueText.text(try gradient(text))
    #expect(printed == text)
  }

  @Test("Any colour in the ranges of its space comes back from its text, to the last bit")
  func anyColor() throws {
    var numbers = FixedNumbers(state: 1)
    for _ in 0..<2000 {
      let space = StyleColor.Space(rawValue: UInt8.random(in: 0..<14, using: &numbers)) ?? .srgb
      let limits: SIMD3<Double> =
        switch space {
        case .hsl, .hwb: SIMD3(359, 100, 100)
        case .lab, .lch: SIMD3(100, 100, 359)
        case .oklch: SIMD3(1, 0.4, 359)
        default: SIMD3(1, 1, 1)
        }
      let part = { (numbers: inout FixedNumbers) in Double.random(in: 0...1, using: &numbers) }
      let original = StyleColor(
        space, limits.x * part(&numbers), limits.y * part(&numbers), limits.z * part(&numbers),
        alpha: part(&numbers),
        missing: StyleColor.Missing(rawValue: UInt8.random(in: 0..<16, using: &numbers)))
      let text = try #require(ValueText.text(original))
      #expect(try color(text) == original)
    }
  }

  @Test("Every place comes back from its percentage, to the last bit")
  func anyPlace() throws {
    var numbers = FixedNumbers(state: 2)
    for exponent in -12...4 {
      for _ in 0..<40 {
        var place = Double.random(in: 0...1, using: &numbers)
        for _ in 0..<abs(exponent) { place = exponent < 0 ? place / 10 : place * 10 }
        let original = GradientFill(stops: [
          GradientStop(.black, at: -place), GradientStop(.white, at: place),
        ])
        let text = try #require(ValueText.text(original))
        #expect(try gradient(text) == original)
      }
    }
  }

  @Test("What CSS has no words for has no text")
  func noGradientText() {
    let stops = [GradientStop(.black, at: 0), GradientStop(.white, at: 1)]
    let falling = [GradientStop(.black, at: 0.5), GradientStop(.white, at: 0)]
    let start = GradientFill.UnitPosition(x: 0, y: 0)
    let end = GradientFill.UnitPosition(x: 1, y: 1)
    let nowhere: [GradientFill] = [
      GradientFill(stops: []), GradientFill(stops: falling),
      GradientFill(stops: stops, isPremultiplied: false),
      GradientFill(stops: stops, kind: .axial(.axis(start: start, end: end))),
      GradientFill(stops: stops, kind: .radial(.axis(start: start, end: end))),
      GradientFill(stops: stops, kind: .axial(.angle(.nan))),
      GradientFill(stops: stops, kind: .radial(.circle(radius: -1))),
      GradientFill(stops: stops, kind: .conic(.init(angle: .infinity))),
      GradientFill(
        stops: stops,
        kind: .conic(.init(center: .init(x: .init(fraction: 0.5, points: 3), y: .init())))),
    ]
    for gradient in nowhere { #expect(ValueText.text(gradient) == nil) }
    #expect(ValueText.text(StyleColor(.oklch, 0.5, 0.1, 400)) == nil)
    #expect(ValueText.text(StyleColor(.lch, 120, 0.1, 0)) == nil)
    #expect(ValueText.text(StyleColor(.hsl, 0, 120, 50)) == nil)
  }

  @Test("Borders, shadows, corners, typography and timing are printed as they are read")
  func others() throws {
    var tokens = FixtureTokens()
    for text in ["1px solid #784559", "0.5px solid oklch(0.7 0.1 30)", "none"] {
      let border = try read(text, ValueText.border).value.resolved(by: &tokens)
      #expect(ValueText.text(border) == text)
    }
    for text in [
      "0 1px #00000040", "inset 0 -1px 2px -3px #ff0000, 2px 0 0 4px #000000", "none",
    ] {
      let elements = try read(text, ValueText.shadows).value
      let shadows = try ShadowSyntax.resolved(elements, by: &tokens)
      #expect(ValueText.text(shadows) == text)
    }
    for text in ["capsule", "7px", "1px 2px", "1px 2px 3px", "0 0 3px 4px"] {
      let corners = try read(text, ValueText.corners).value.resolved(by: &tokens)
      #expect(ValueText.text(corners) == text)
    }
    for text in [
      "600 17px/1.25 system", "400 12px Avenir Next, \"A \\\"B\\\", C\", system",
      "400 12px Source Sans 3, \"3 Dots\"",
    ] {
      let font = try read(text, ValueText.font).value.resolved(by: &tokens)
      #expect(ValueText.text(font) == text)
    }
    for text in ["none", "200ms ease", "7ms cubic-bezier(0.1, -2, 1, 3.5) 50ms"] {
      let timing = try read(text, ValueText.timing).value.resolved(by: &tokens)
      #expect(ValueText.text(timing) == text)
    }
    #expect(ValueText.text([DropShadow(color: .black, isBehind: true)]) == nil)
    #expect(ValueText.text(FontStyle(letterSpacing: 1)) == nil)
    #expect(ValueText.text(BorderStyle(width: .nan, paint: .clear)) == nil)
    #expect(ValueText.text(Corners.radius(-1)) == nil)
  }
}
