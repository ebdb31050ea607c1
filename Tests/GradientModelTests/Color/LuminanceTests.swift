import GradientModel
import Testing

/// WCAG 2.2: (L1 + 0.05) / (L2 + 0.05) of relative luminances.
struct LuminanceTests {
  /// Published pairs: black on white, the lightest greys that pass AA (#767676) and AAA (#595959),
  /// and colours of report R54; the luminances were computed once with coloraide 8.13.1, whose
  /// weights have more digits than the four of WCAG's text.
  @Test(
    arguments: [
      ("#000000", "#ffffff", 21.0), ("#767676", "#ffffff", 4.542224959605251),
      ("#595959", "#ffffff", 7.004729208035935), ("#00c6ff", "#ffffff", 1.9959840922458587),
      ("#007bff", "#ffffff", 3.97960488223562), ("#784559", "#f287b0", 3.173859256055474),
    ] as [(String, String, Double)])
  func contrastIsThePublishedOne(a: String, b: String, ratio: Double) throws {
    let first = try #require(StyleColor(hex: a))
    let second = try #require(StyleColor(hex: b))
    #expect(abs(first.contrastRatio(to: second) - ratio) < 0.001)
    #expect(first.contrastRatio(to: second) == second.contrastRatio(to: first))
  }

  @Test func primariesHaveTheWeightsOfWCAG() {
    let primaries = [
      (StyleColor(red: 1, green: 0, blue: 0), 0.2126),
      (StyleColor(red: 0, green: 1, blue: 0), 0.7152),
      (StyleColor(red: 0, green: 0, blue: 1), 0.0722),
    ]
    for (color, luminance) in primaries {
      #expect(abs(color.relativeLuminance - luminance) < 1e-9)
    }
  }
}
