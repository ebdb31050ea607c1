import GradientModel
import Testing

/// CSS Color 4's search in OKLCh with local clipping, chroma step 0.0001 and JND 0.02.
///
/// Expected values were computed once with coloraide 8.13.1 (`fit(method="oklch-chroma")`, the same
/// algorithm). The search ends anywhere within its step, so the two agree to a tenth of a step of
/// eight bits and not to the last digit.
struct GamutMappingTests {
  static let tolerance = 0.1 / 255

  @Test(
    arguments: [
      (StyleColor(.displayP3, 1, 0, 0), OutputGamut.srgb, SIMD3(1.0, 0.04457, 0.045932)),
      (StyleColor(.displayP3, 0, 1, 0), .srgb, SIMD3(0, 0.985764, 0.159742)),
      (StyleColor(.displayP3, 1, 0, 0.8), .srgb, SIMD3(1, 0.12067, 0.796581)),
      (StyleColor(.rec2020, 0, 0, 1), .srgb, SIMD3(0, 0.317974, 0.576247)),
      (StyleColor(.rec2020, 0, 0, 1), .displayP3, SIMD3(0, 0.303537, 0.61464)),
      (StyleColor(.oklch, 0.7, 0.35, 150), .srgb, SIMD3(0, 0.760678, 0.280818)),
      (StyleColor(.oklch, 0.7, 0.35, 150), .displayP3, SIMD3(0, 0.782464, 0.19457)),
      (StyleColor(.oklch, 0.9, 0.4, 30), .srgb, SIMD3(1, 0.800694, 0.756373)),
      (StyleColor(.oklch, 0.25, 0.3, 270), .srgb, SIMD3(0.065584, 0, 0.471437)),
      (StyleColor(.prophotoRGB, 0, 1, 0), .displayP3, SIMD3(0, 0.989555, 0.387715)),
      (StyleColor(.oklab, 0.5, 0.3, 0.3), .srgb, SIMD3(0.67359, 0.210372, 0)),
    ] as [(StyleColor, OutputGamut, SIMD3<Double>)])
  func chromaReductionIsThatOfCSS(
    color: StyleColor, gamut: OutputGamut, expected: SIMD3<Double>
  ) {
    let mapped = gamut.mapped(
      color.converted(to: gamut.space).components, by: .chromaReduction)
    for index in 0..<3 {
      #expect(abs(mapped[index] - expected[index]) < Self.tolerance, "\(mapped) for \(expected)")
    }
  }

  @Test func coloursInsideAreLeftAlone() {
    let inside = SIMD3(0.1, 0.999, 0)
    for gamut in OutputGamut.allCases {
      for mapping in GamutMapping.allCases {
        #expect(gamut.mapped(inside, by: mapping) == inside)
      }
    }
  }

  @Test func clippingTakesEachChannelByItself() {
    #expect(OutputGamut.srgb.mapped(SIMD3(1.5, 0.5, -0.25), by: .clip) == SIMD3(1, 0.5, 0))
  }

  @Test func beyondWhiteIsWhiteAndBelowBlackIsBlack() {
    let tooLight = StyleColor(.oklch, 1.2, 0.2, 30).converted(to: .srgb).components
    #expect(OutputGamut.srgb.mapped(tooLight, by: .chromaReduction) == SIMD3(1, 1, 1))
    let tooDark = StyleColor(.oklch, -0.2, 0.2, 30).converted(to: .srgb).components
    #expect(OutputGamut.srgb.mapped(tooDark, by: .chromaReduction) == SIMD3(0, 0, 0))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, 1e100] as [Double])
  func absurdChannelsEndWithinTheGamut(value: Double) {
    for channels in [SIMD3(value, 0.5, 0.5), SIMD3(value, -value, value), SIMD3(repeating: value)] {
      for gamut in OutputGamut.allCases {
        for mapping in GamutMapping.allCases {
          let mapped = gamut.mapped(channels, by: mapping)
          for index in 0..<3 { #expect(mapped[index] >= 0 && mapped[index] <= 1) }
        }
      }
    }
  }

  /// R33: Display P3 stays what it is in a Display P3 picture.
  @Test func displayP3IsKeptInItsOwnGamut() {
    let pink = StyleColor(.displayP3, 1, 0, 0.8)
    let ramp = GradientRamp(GradientFill(stops: [GradientStop(pink, at: 0)]), output: .displayP3)
    let color = ramp.color(at: 0.5)
    let expected = SIMD4(1, 0, 0.8, 1)
    for index in 0..<4 { #expect(abs(color[index] - expected[index]) < 1e-9) }
  }
}
