import GradientModel
import GradientTokens
import Testing

/// The strict form looks as what it was made from, point by point and in every appearance.
@Suite struct StrictGradientTests {
  private static let palette = ##"""
    "$extensions":{"dev.gradientcontrols":{"appearances":{"dark":{"p":{"$value":"#00ff00"},
      "n":{"$value":"oklch(0.7 0.2 30)"},"r":{"$value":"9px"}}}}},
    "p":{"$type":"color","$value":"#0000ff"}, "n":{"$type":"color","$value":"#123"},
    "r":{"$type":"dimension","$value":"2px"},
    """##

  private static let fills = [
    "linear-gradient({p}, #ff0000 110%)",
    "linear-gradient({p} -10%, #ff0000)",
    "linear-gradient({p}, 30%, #f00)",
    "linear-gradient(to top right in oklch, {p} -20%, 10%, {n}, 80%, #f00 140%)",
    "linear-gradient({n} 5%, {p} 5% 130%)",
    "conic-gradient(from 30deg, {p} -25%, #fff 125%)",
    "conic-gradient(#000 -25%, 20%, #fff 125%)",
    "linear-gradient(20deg, #000 -25%, 20%, #fff 125%)",
    "linear-gradient(#000 -25%, #fff8 -5%)",
    "linear-gradient(#000 125%, #fff 130%)",
    "radial-gradient(circle closest-side, #ff0000, #0000ff 150%)",
    "radial-gradient(circle closest-side at right 4px top 3px, #f00 117%, #00f 31%)",
    "radial-gradient(closest-side, #f00 -20%, 40%, #00f 150%)",
    "radial-gradient(5px 4px, {p} -20%, #00f 90%)",
    "linear-gradient(lab(2% -35 93), 65%, #ff0000)",
    "linear-gradient(in oklch, oklch(1 0 0), 30%, oklch(1 0.4 200))",
    "linear-gradient(in oklab, #fff -10%, 20%, #fff)",
    "conic-gradient(color(display-p3 -0.2 0 0), 10%, color(display-p3 -0.2 0 0) 0%)",
  ]

  @Test(arguments: fills)
  func everyPointHasTheColourItHad(fill: String) throws {
    try check(button(##""fill":{"$value":"\##(fill)"}"##, around: Self.palette))
  }

  /// An axis within the box has places beyond 0 and 1, and they show.
  @Test(arguments: ["#f00 -50%, #00f 150%", "#f00, 30%, #00f", "{p} 20%, #00f 150%"])
  func everyPointAroundAnAxisHasTheColourItHad(stops: String) throws {
    try check(
      button(
        ##"""
        "fill":{"$value":"linear-gradient(\##(stops))",
        "$extensions":{"dev.gradientcontrols":{"axis":[[0.25,0.25],[0.5,0.75]]}}}
        """##, around: Self.palette))
  }

  /// At (0.5, 0.5) of 20 × 20 the place is 9.5 · √2 / 10 = 1.3435, which is 0.8957 of 1.5: red is
  /// 255 · 0.1043 = 26.6.
  @Test func aRadialGradientGoesOnBeyondItsEnd() throws {
    let text = button(
      ##""fill":{"$value":"radial-gradient(circle closest-side, #ff0000, #0000ff 150%)"}"##)
    let strict = try #require(FormattingTests.format(text, as: .strict))
    let color = try #require(Self.colors(strict, .light, Size2D(width: 20, height: 20)).first)
    #expect((color * 255).rounded(.toNearestOrAwayFromZero) == SIMD4(27, 0, 228, 255))
  }

  @Test(arguments: ["{r} 4px", "1px {r} 2px {r}", "{a.radius}"])
  func radiiKeepTheirAliases(radius: String) throws {
    let text = button(
      ##""radius":{"$value":"\##(radius)"}"##,
      around: Self.palette + ##"""
        "a":{"$extensions":{"dev.gradientcontrols":{"component":"button"}},
             "radius":{"$value":"{r} 4px"}},
        """##)
    let strict = try #require(FormattingTests.format(text, as: .strict))
    let reading = readStyle(strict)
    #expect(reading.diagnostics.map { $0.text } == [])
    #expect(reading.theme == readStyle(text).theme, "\(strict)")
    #expect(FormattingTests.format(strict, as: .strict) == strict)
  }

  @Test(arguments: [
    (##""positions":[0,1,2]"##, "positions is an array of 2 numbers, one for each stop"),
    (##""positions":[0,null]"##, "a number stands here"),
    (##""positions":[2,-1]"##, "it is pulled up to 2, as in CSS"),
    (##""hints":[0.5,0.5]"##, "hints is an array of 1, a place or null between"),
    (##""hints":0.5"##, "hints is an array of 1"),
  ])
  func placesThatDoNotFitTheStopsAreNamed(member: String, part: String) {
    let (_, messages) = readMembers(
      ##"""
      "fill":{"$type":"gradient","$value":[{"color":"#000","position":0},{"color":"#fff","position":1}],
      "$extensions":{"dev.gradientcontrols":{\##(member)}}}
      """##)
    #expect(messages.count == 1)
    #expect(messages.contains { $0.contains(part) }, "\(messages)")
  }

  private func check(_ text: String) throws {
    let strict = try #require(FormattingTests.format(text, as: .strict))
    let reading = readStyle(strict)
    #expect(!reading.hasErrors, "\(reading.diagnostics.map { $0.text })\n\(strict)")
    #expect(FormattingTests.format(strict, as: .strict) == strict)
    for appearance in [Appearance.light, .dark] {
      for size in [Size2D(width: 20, height: 20), Size2D(width: 31, height: 8)] {
        let before = Self.colors(text, appearance, size)
        let after = Self.colors(strict, appearance, size)
        #expect(!before.isEmpty && before.count == after.count)
        for (index, (a, b)) in zip(before, after).enumerated() {
          let difference = a - b
          let largest = max(difference.max(), -difference.min())
          guard largest < 1e-6 else {
            Issue.record("\(appearance) point \(index): \(a) became \(b)\n\(strict)")
            return
          }
        }
      }
    }
  }

  /// The fill's colours at the middle of each pixel, by the reference sampler.
  private static func colors(
    _ text: String, _ appearance: Appearance, _ size: Size2D
  ) -> [SIMD4<Double>] {
    let environment = StyleEnvironment(appearance: appearance)
    guard
      case .gradient(let fill)? = readStyle(text).theme["b"]?.resolved(in: environment).fill
    else { return [] }
    let sampler = GradientSampler(fill, in: Rect2D(size))
    var colors: [SIMD4<Double>] = []
    for y in 0..<Int(size.height) {
      for x in 0..<Int(size.width) {
        colors.append(sampler.premultipliedColor(x: Double(x) + 0.5, y: Double(y) + 0.5))
      }
    }
    return colors
  }
}
