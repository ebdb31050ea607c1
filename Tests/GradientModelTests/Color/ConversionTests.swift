import GradientModel
import Testing

struct ConversionTests {
  /// From each space of a published colour to each other one, within 1e-5 of the component's range.
  @Test(arguments: ReferenceColor.all)
  func everySpaceGivesEveryOther(color: ReferenceColor) {
    for (source, from) in color.components {
      guard !(from.x.isNaN || from.z.isNaN) || color.isGrey else { continue }
      let given = StyleColor(source, from.x, from.y, from.z)
      for (target, expected) in color.components {
        let found = given.converted(to: target).components
        for index in 0..<3 where !expected[index].isNaN {
          let difference = target.difference(found[index], expected[index], at: index)
          #expect(difference < 1e-5, "\(source) to \(target), \(index): \(found) for \(expected)")
        }
      }
    }
  }

  @Test(arguments: ReferenceColor.all)
  func thereAndBackIsTheSameWithinOnePartInABillion(color: ReferenceColor) {
    for (source, value) in color.components where !value.x.isNaN && !value.z.isNaN {
      let given = StyleColor(source, value.x, value.y, value.z)
      for target in StyleColor.Space.allCases {
        let back = given.converted(to: target).converted(to: source).components
        for index in 0..<3 {
          let difference = source.difference(back[index], value[index], at: index)
          #expect(difference < 1e-9, "\(source) by \(target), \(index): \(back) for \(value)")
        }
      }
    }
  }

  /// CSS Color 4's own examples: one colour each, in a Lab-like space and in sRGB.
  @Test(
    arguments: [
      (StyleColor(.lab, 29.2345, 39.3825, 20.0664), SIMD3(125.0, 35, 41)),
      (StyleColor(.lab, 52.2345, 40.1645, 59.9971), SIMD3(198, 93, 6)),
      (StyleColor(.lab, 60.2345, -5.3654, 58.956), SIMD3(157, 147, 24)),
      (StyleColor(.lch, 52.2345, 72.2, 56.2), SIMD3(198, 93, 6)),
      (StyleColor(.oklab, 0.40101, 0.1147, 0.0453), SIMD3(125, 35, 41)),
      (StyleColor(.oklab, 0.59686, 0.1009, 0.1192), SIMD3(198, 93, 6)),
      (StyleColor(.oklch, 0.4012, 0.12332, 21.555), SIMD3(125, 35, 41)),
      (StyleColor(.hsl, 120, 100, 25), SIMD3(0, 128, 0)),
      (StyleColor(.hwb, 194, 0, 0), SIMD3(0, 195, 255)),
      (StyleColor(.hwb, 90, 60, 60), SIMD3(128, 128, 128)),
    ] as [(StyleColor, SIMD3<Double>)])
  func publishedExamplesOfCSS(color: StyleColor, bytes: SIMD3<Double>) {
    let found = color.converted(to: .srgb).components * 255
    // The examples are written with few digits.
    for index in 0..<3 { #expect(abs(found[index] - bytes[index]) < 0.65, "\(found)") }
  }

  @Test func whiteIsWhiteInEverySpace() {
    for space in StyleColor.Space.allCases {
      let back = StyleColor.white.converted(to: space).converted(to: .srgb).components
      for index in 0..<3 { #expect(abs(back[index] - 1) < 1e-9) }
    }
    let oklab = StyleColor.white.converted(to: .oklab).components
    #expect(abs(oklab.x - 1) < 1e-7 && abs(oklab.y) < 1e-7 && abs(oklab.z) < 1e-7)
  }

  /// CSS Color 4, 12.2: a missing component stays missing where the other space has an analogous
  /// one, and is 0 elsewhere.
  @Test func missingComponentsAreCarriedToAnalogousOnes() {
    let noHue = StyleColor(.lch, 50, 20, 0, missing: .third)
    #expect(noHue.converted(to: .oklch).missing == .third)
    #expect(noHue.converted(to: .hsl).missing == .first)
    #expect(noHue.converted(to: .srgb).missing == [])
    let noLightness = StyleColor(.oklab, 0, 0.1, 0.1, missing: [.first, .alpha])
    #expect(noLightness.converted(to: .oklch).missing == [.first, .alpha])
    #expect(noLightness.converted(to: .hsl).missing == [.third, .alpha])
    let noChroma = StyleColor(.oklch, 0.5, 0, 20, missing: .second)
    #expect(noChroma.converted(to: .hsl).missing == .second)
    let noRed = StyleColor(.srgb, 0, 0.5, 0.5, missing: .first)
    #expect(noRed.converted(to: .displayP3).missing == .first)
    #expect(noRed.converted(to: .oklab).missing == [])
  }

  @Test func absurdComponentsAndAlphasAreTamed() {
    let color = StyleColor(.oklch, .nan, .infinity, 20, alpha: .nan)
    #expect(color.components == SIMD3(0, 0, 20))
    #expect(color.missing == [.first, .second, .alpha])
    #expect(StyleColor(white: 0, alpha: 7).alpha == 1)
    #expect(StyleColor(white: 0, alpha: -.infinity).alpha == 0)
    for space in StyleColor.Space.allCases {
      for target in StyleColor.Space.allCases {
        let far = StyleColor(space, 1e308, -1e308, 1e308).converted(to: target).components
        for index in 0..<3 { #expect(far[index].isFinite) }
      }
    }
  }
}

extension ReferenceColor {
  var isGrey: Bool { name == "white" || name == "grey" }
}

extension StyleColor.Space {
  var hueIndex: Int? {
    switch self {
    case .hsl, .hwb: 0
    case .lch, .oklch: 2
    default: nil
    }
  }

  /// How far two components are apart, as a part of what the component runs over.
  func difference(_ a: Double, _ b: Double, at index: Int) -> Double {
    // Either side of twelve o'clock is one hue.
    if hueIndex == index, abs(a - b) > 180 { return (360 - abs(a - b)) / 360 }
    // These two curves rise without bound from black: what is exact there is the light.
    if self == .a98RGB || self == .rec2020, abs(b) < 0.05 {
      return abs(a * abs(a) - b * abs(b))
    }
    return abs(a - b) / range(of: index)
  }

  /// What a component runs over in ordinary colours.
  private func range(of index: Int) -> Double {
    switch self {
    case .hsl, .hwb, .lab, .lch: hueIndex == index ? 360 : 100
    case .oklch where index == 2: 360
    default: 1
    }
  }
}
