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
  func `an example's style sheet looks in Chromium as our pictures do`(name: String) async throws {
    try await StyleSheetComparison.check(
      Measurements.css.of(name), inside: 1.2, edge: 8.5, mean: 0.4)
  }

  @Test(arguments: ["inspectable", "bar-button", "modern"])
  func `an example's shadows look in Chromium as our pictures do`(name: String) throws {
    let comparison = try StyleSheetComparison(
      PackageFiles.example(name).withCircularCorners, scale: 2)
    try StyleSheetComparison.check(comparison.measured(), inside: 5, edge: 255, mean: 0.9)
  }

  @Test(arguments: ["geometry, wide", "geometry, high"])
  func `every geometry, blend and border looks in Chromium as our pictures do`(
    name: String
  ) async throws {
    try await StyleSheetComparison.check(
      Measurements.css.of(name), inside: 1.8, edge: 9.1, mean: 0.4)
  }

  @Test(arguments: [nil, CSSThemeAttribute("data-theme")])
  func `prefers-color-scheme or the page's word, and prefers-contrast, choose among four looks`(
    themeAttribute: CSSThemeAttribute?
  ) throws {
    let colors: [(Appearance, StyleColor, [Double])] = [
      (.light, "#102030", [16, 32, 48, 255]), (.dark, "#405060", [64, 80, 96, 255]),
      (.highContrast, "#708090", [112, 128, 144, 255]),
      ([.dark, .highContrast], "#a0b0c0", [160, 176, 192, 255]),
    ]
    var style = ControlStyle()
    for (appearance, color, _) in colors { style[.normal, in: appearance].fill = .color(color) }
    let comparison = try StyleSheetComparison(
      ControlTheme([ControlTheme.Control(name: "it", style: style)]), scale: 2, states: [.normal],
      themeAttribute: themeAttribute)
    let pictures = try comparison.pictures()
    for (appearance, _, levels) in colors {
      let picture = try #require(
        pictures.first { $0.cell.environment.appearance == appearance }, "\(appearance.name)")
      let pixmap = picture.cell.picture.pixmap
      let middle = (pixmap.height / 2 * pixmap.width + pixmap.width / 2) * 4
      #expect(Array(picture.levels[middle..<middle + 4]) == levels, "\(appearance.name)")
    }
  }

  // Documentation/Exports.md says so; it is why Page puts controls where it does.
  @Test func `one opaque capsule alone is over the limit at some places of a page`() throws {
    var style = ControlStyle()
    style[.normal].fill = .color(.black)
    style[.normal].corners = .capsule
    let comparison = try StyleSheetComparison(
      ControlTheme([ControlTheme.Control(name: "it", style: style)]), scale: 1,
      size: Size2D(width: 120, height: 50), states: [.normal])
    func edge(_ offset: Int) throws -> Double {
      let (cell, levels) = try #require(
        try comparison.pictures(of: comparison.cells, zoom: Page.scale, offset: offset).first)
      return Difference(levels, cell).edge
    }
    let (usual, worse) = (try edge(0), try edge(90))
    #expect(usual <= 6 && worse > 8 && worse <= 10.6, "\(usual), \(worse)")
  }

  // What a straight edge casts is an error function of the distance.
  @Test func `a shadow alone is further from a Gaussian in Chromium than ours is`() throws {
    var style = ControlStyle()
    style[.normal].fill = .color(.black)
    style[.normal].corners = .square
    style[.normal].shadows = [DropShadow(color: .black, blur: 16)]
    let comparison = try StyleSheetComparison(
      ControlTheme([ControlTheme.Control(name: "it", style: style)]), scale: 2,
      size: Size2D(width: 200, height: 120), states: [.normal])
    let (cell, levels) = try #require(try comparison.pictures().first)
    let picture = cell.picture
    var (theirs, ours) = (0.0, 0.0)
    for row in 0..<40 {
      let distance = (Double(row) + 0.5) / 2
      // The standard deviation is half the blur.
      let exact = 127.5 * erfc(distance / (8 * 2.0.squareRoot()))
      let y = picture.originY + 240 + row
      guard y < picture.pixmap.height else { break }
      let index = (y * picture.pixmap.width + picture.originX + 200) * 4 + 3
      theirs = max(theirs, abs(levels[index] - exact))
      ours = max(ours, abs(Double(picture.pixmap.bytes[index]) - exact))
    }
    #expect(ours <= 2)
    #expect(theirs > 1 && theirs <= 3.5 && theirs > ours, "\(theirs), \(ours)")
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
    for (cell, levels) in try comparison.pictures() { worst.merge(Difference(levels, cell)) }
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
