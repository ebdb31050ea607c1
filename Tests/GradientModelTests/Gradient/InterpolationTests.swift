import GradientModel
import Testing

/// Blends against coloraide 8.13.1 (`interpolate`, `hue="shorter"`, `carryforward`, `powerless`), in
/// the components of the interpolation space; those in a rectangular space can be checked by hand.
struct InterpolationTests {
  struct Blend: CustomTestStringConvertible {
    let from: StyleColor
    let to: StyleColor
    let space: GradientFill.Interpolation
    var isPremultiplied = true
    let t: Double
    let expected: SIMD4<Double>

    var testDescription: String { "\(space) at \(t)" }
  }

  static let red = StyleColor(red: 1, green: 0, blue: 0)
  static let lime = StyleColor(red: 0, green: 1, blue: 0)
  static let blue = StyleColor(red: 0, green: 0, blue: 1)
  static let faintRed = red.withAlpha(0.2)
  static let faintBlue = blue.withAlpha(0.8)

  static let blends: [Blend] = [
    Blend(from: red, to: blue, space: .srgb, t: 0.25, expected: SIMD4(0.75, 0, 0.25, 1)),
    Blend(from: red, to: blue, space: .srgbLinear, t: 0.8, expected: SIMD4(0.2, 0, 0.8, 1)),
    Blend(
      from: red, to: blue, space: .oklab, t: 0.25,
      expected: SIMD4(0.583969952, 0.160533058, 0.0165026666, 1)),
    Blend(
      from: red, to: blue, space: .oklab, t: 0.8,
      expected: SIMD4(0.487202047, 0.0190070335, -0.224053277, 1)),
    Blend(
      from: red, to: blue, space: .oklch, t: 0.5,
      expected: SIMD4(0.539984541, 0.285448846, 326.642951, 1)),
    Blend(
      from: red, to: blue, space: .oklch, t: 0.8,
      expected: SIMD4(0.487202047, 0.302108172, 289.088394, 1)),
    Blend(
      from: red, to: lime, space: .displayP3, t: 0.25,
      expected: SIMD4(0.802716066, 0.396531252, 0.17849412, 1)),
    // Premultiplied and straight alpha.
    Blend(
      from: faintRed, to: faintBlue, space: .srgb, t: 0.25,
      expected: SIMD4(0.428571429, 0, 0.571428571, 0.35)),
    Blend(
      from: faintRed, to: faintBlue, space: .srgb, isPremultiplied: false, t: 0.25,
      expected: SIMD4(0.75, 0, 0.25, 0.35)),
    Blend(
      from: faintRed, to: faintBlue, space: .oklab, t: 0.8,
      expected: SIMD4(0.462363227, -0.017320502, -0.285800257, 0.68)),
    // Lightness and chroma are premultiplied, hue is not.
    Blend(
      from: faintRed, to: faintBlue, space: .oklch, t: 0.25,
      expected: SIMD4(0.527417281, 0.289415352, 357.938416, 0.35)),
    Blend(
      from: .clear, to: .white, space: .srgb, t: 0.25, expected: SIMD4(1, 1, 1, 0.25)),
    Blend(
      from: .clear, to: .white, space: .srgb, isPremultiplied: false, t: 0.25,
      expected: SIMD4(0.25, 0.25, 0.25, 0.25)),
    // The shorter way around.
    Blend(
      from: StyleColor(.oklch, 0.7, 0.1, 350), to: StyleColor(.oklch, 0.6, 0.12, 30),
      space: .oklch, t: 0.8, expected: SIMD4(0.62, 0.116, 22, 1)),
    Blend(
      from: StyleColor(.oklch, 0.7, 0.1, 10), to: StyleColor(.oklch, 0.6, 0.12, 260),
      space: .oklch, t: 0.8, expected: SIMD4(0.62, 0.116, 282, 1)),
    // A powerless hue, missing components, a missing alpha.
    Blend(
      from: .white, to: blue, space: .oklch, t: 0.25,
      expected: SIMD4(0.86300343, 0.0783035972, 264.052023, 1)),
    Blend(
      from: StyleColor(.oklch, 0.7, 0.1, 0, missing: .third), to: StyleColor(.oklch, 0.6, 0.12, 30),
      space: .oklch, t: 0.5, expected: SIMD4(0.65, 0.11, 30, 1)),
    Blend(
      from: StyleColor(.oklab, 0, 0.1, 0.05, missing: .first),
      to: StyleColor(.oklab, 0.6, 0, -0.1, missing: .second), space: .oklab, t: 0.8,
      expected: SIMD4(0.6, 0.1, -0.07, 1)),
    Blend(
      from: StyleColor(.srgb, 1, 0, 0, missing: .alpha), to: blue.withAlpha(0.5), space: .srgb,
      t: 0.25, expected: SIMD4(0.75, 0, 0.25, 0.5)),
  ]

  @Test(arguments: blends)
  func blendIsTheLibrarys(blend: Blend) {
    let ramp = GradientRamp(
      GradientFill(
        stops: [GradientStop(blend.from, at: 0), GradientStop(blend.to, at: 1)],
        interpolation: blend.space, isPremultiplied: blend.isPremultiplied))
    let color = ramp.unmappedColor(inSegment: 0, at: blend.t)
    #expect(color.space == blend.space.space)
    for index in 0..<3 {
      var difference = abs(color.components[index] - blend.expected[index])
      if blend.space == .oklch, index == 2 {
        difference = abs(difference - Elementary.nearest(difference / 360) * 360)
        #expect(difference < 1e-4, "\(color.components)")
      } else {
        #expect(difference < 1e-6, "\(color.components)")
      }
    }
    #expect(abs(color.alpha - blend.expected.w) < 1e-9)
  }

  /// coloraide's middle of red and blue by each space, as sRGB.
  @Test(
    arguments: [
      (GradientFill.Interpolation.srgb, SIMD3(0.5, 0.0, 0.5)),
      (.srgbLinear, SIMD3(0.735356983, 0, 0.735356983)),
      (.oklab, SIMD3(0.550441068, 0.325620676, 0.636500697)),
    ] as [(GradientFill.Interpolation, SIMD3<Double>)])
  func theMiddleOfRedAndBlueIsConvertedToTheOutput(
    space: GradientFill.Interpolation, expected: SIMD3<Double>
  ) {
    let ramp = GradientRamp(
      GradientFill(colors: [Self.red, Self.blue], interpolation: space))
    let color = ramp.color(at: 0.5)
    for index in 0..<3 { #expect(abs(color[index] - expected[index]) < 1e-6) }
  }

  @Test func aMissingComponentTakesEachNeighboursValueOnItsSide() {
    let between = StyleColor(.oklch, 0.6, 0.1, 0, missing: .third)
    let ramp = GradientRamp(
      GradientFill(
        colors: [
          StyleColor(.oklch, 0.6, 0.1, 40), between, StyleColor(.oklch, 0.6, 0.1, 200),
        ], interpolation: .oklch))
    #expect(ramp.unmappedColor(inSegment: 0, at: 1).components.z == 40)
    #expect(ramp.unmappedColor(inSegment: 1, at: 0).components.z == 200)
  }

  @Test func twoGreysBlendWithoutAHueOfTheirOwn() {
    let ramp = GradientRamp(
      GradientFill(colors: [.black, .white], interpolation: .oklch))
    for t in [0.1, 0.5, 0.9] {
      let color = ramp.color(at: t)
      #expect(abs(color.x - color.y) < 1e-6 && abs(color.y - color.z) < 1e-6)
    }
  }
}
