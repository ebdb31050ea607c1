import Foundation
import GradientExport
import GradientModel
import GradientRaster
import Testing

/// Style sheets as Chromium draws them, beside our pictures.
///
/// Photographs at eight pixels a point, premultiplied and averaged down, leave out Chromium's own
/// smoothing of edges. Blurred shadows are compared by themselves, at two pixels a point: at eight,
/// Chromium's blur is up to 11 levels of 255 from a Gaussian.
@Suite(.serialized) struct CSSInChromiumTests {
  @Test(arguments: PackageFiles.exampleNames)
  func `an example's style sheet looks in Chromium as our pictures do`(name: String) throws {
    let theme = try PackageFiles.example(name)
    try StyleSheetComparison(theme.withoutBlurredShadows.withCircularCorners, scale: 1).check(
      inside: 1.2, edge: 8.5, mean: 0.4)
  }

  @Test(arguments: ["inspectable", "bar-button", "modern"])
  func `an example's shadows look in Chromium as our pictures do`(name: String) throws {
    try StyleSheetComparison(PackageFiles.example(name).withCircularCorners, scale: 2).check(
      inside: 5, edge: 255, mean: 0.9)
  }

  @Test(arguments: [Size2D(width: 150, height: 30), Size2D(width: 34, height: 80)])
  func `every geometry, blend and border looks in Chromium as our pictures do`(
    size: Size2D
  ) throws {
    try StyleSheetComparison(GeometryStyle.theme(), scale: 1, size: size, states: [.normal])
      .check(inside: 1.8, edge: 9.1, mean: 0.4)
  }

  @Test func `no ground comes between a shadow and what is opaque in Chromium`() throws {
    let comparison = try StyleSheetComparison(
      ShadowRing.theme(alpha: 1), scale: 2, states: [.normal])
    #expect(try ShadowRing.leastAlpha(comparison.pictures()) >= 254)
  }

  // Chromium cuts the shadow off at the outline and smooths both: o(1 - o) of the ground shows, which at
  // half coverage and 90 % of alpha is 57 levels of one pixel, whatever the scale.
  @Test func `a shadow around what is translucent has a seam in Chromium, as documented`() throws {
    let comparison = try StyleSheetComparison(
      ShadowRing.theme(alpha: 0.9), scale: 2, states: [.normal])
    let whole = 0.9 * 255
    let least = try ShadowRing.leastAlpha(comparison.pictures())
    #expect(least >= whole - 64 && least < whole - 15)
  }

  @Test func `continuous corners are circular in Chromium, at the error that is documented`() throws
  {
    let comparison = try StyleSheetComparison(
      PackageFiles.example("modern").withoutBlurredShadows, scale: 1)
    var worst = Difference.none
    for (_, difference) in try comparison.differences() { worst.merge(difference) }
    // Documentation/Exports.md says so.
    #expect(worst.inside <= 1.5)
    #expect(worst.edge > 8 && worst.edge <= 120)
  }
}

extension ControlTheme {
  /// The theme without the shadows that are blurred.
  var withoutBlurredShadows: ControlTheme {
    mapMembers { $0.shadows?.removeAll { $0.blur > 0 } }
  }

  /// The theme with circular corners alone.
  var withCircularCorners: ControlTheme {
    mapMembers { if $0.cornerCurve != nil { $0.cornerCurve = .circular } }
  }

  private func mapMembers(_ change: (inout StyleMembers) -> Void) -> ControlTheme {
    ControlTheme(
      controls.map { control in
        var style = control.style
        for state in [.normal] + style.declaredStates {
          for appearance in Appearance.all { change(&style[state, in: appearance]) }
          change(&style[compact: state])
        }
        return Control(name: control.name, component: control.component, style: style)
      })
  }
}
