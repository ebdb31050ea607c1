import GradientRaster
import Testing

/// The five systems through the whole pipeline: from the example's file to the PNG's pixels, against
/// the figures of their write-ups.
@Suite struct SourcePixelTests {
  /// Half a level for rounding, and one for the fast path.
  private let tolerance = 1.5

  // MARK: 0, palette buttons

  /// Red, green and blue: top, bottom, pressed top, pressed bottom.
  static let palette: [(kind: String, colors: [SIMD3<Double>])] = [
    (
      "rec",
      [[0.95, 0.53, 0.69], [0.79, 0.45, 0.57], [0.57, 0.33, 0.42], [0.47, 0.27, 0.35]]
    ),
    (
      "play",
      [[0.49, 0.65, 0.38], [0.39, 0.51, 0.30], [0.39, 0.51, 0.30], [0.33, 0.44, 0.36]]
    ),
    (
      "stop",
      [[0.57, 0.59, 0.59], [0.49, 0.50, 0.50], [0.50, 0.51, 0.51], [0.39, 0.39, 0.39]]
    ),
    (
      "share",
      [[0.62, 0.80, 0.82], [0.44, 0.63, 0.65], [0.40, 0.54, 0.56], [0.24, 0.32, 0.33]]
    ),
  ]

  @Test(arguments: 0..<4, ["normal", "highlighted"])
  func paletteRowsAreTheBlendAtTheirCentres(_ index: Int, _ state: String) async throws {
    let (kind, colors) = Self.palette[index]
    let first = state == "normal" ? 0 : 2
    let picture = try await drawn(
      .palette, kind, state: state, "--no-title", "--size", "120x44", "--clip")
    let gradient = PublishedGradient((colors[first], 0), (colors[first + 1], 0.7))
    #expect(picture.width == 120)
    #expect(picture.height == 44)
    #expect(
      picture.largestDistance(from: gradient, column: 60, rows: 1..<43) <= tolerance)
    // Below 70 % of 44 rows, from row 31 on, there is the low colour and nothing else.
    let low = colors[first + 1] * 255
    for y in 31..<43 { #expect(picture.isNearest(to: low, 60, y), "row \(y)") }
  }

  @Test(arguments: 0..<4, ["normal", "highlighted"])
  func paletteBordersAreThePressedLowColour(_ index: Int, _ state: String) async throws {
    let (kind, colors) = Self.palette[index]
    let picture = try await drawn(.palette, kind, state: state, "--no-title", "--size", "120x44")
    let middles = [(60, 0), (60, 43), (0, 22), (119, 22)]
    #expect(middles.allSatisfy { x, y in picture.isNearest(to: colors[3] * 255, x, y) })
    #expect(middles.allSatisfy { x, y in picture[x, y].w == 255 })
  }

  // At 1x the border is as thin as a pixel, and one at a corner may hold ground, border and fill.
  @Test(arguments: [2, 3])
  func paletteCornersAreClearAndNoFillIsSeenOutsideTheBorder(_ scale: Int) async throws {
    let picture = try await drawn(
      .palette, "rec", scale: scale, "--no-title", "--size", "120x44")
    let border = Self.palette[0].colors[3] * 255
    for (x, y) in [(0, 0), (picture.width - 1, 0), (0, picture.height - 1)] {
      #expect(picture[x, y] == .zero)
    }
    var edgePixels = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let alpha = Double(picture[x, y].w)
        guard alpha > 0, alpha < 255 else { continue }
        edgePixels += 1
        // A PNG holds straight levels of 0 to 255: the last of them is a level of the picture too.
        let difference = picture.levels(x, y) - border * alpha / 255
        for component in 0..<3 { #expect(abs(difference[component]) <= tolerance) }
      }
    }
    #expect(edgePixels >= 4 * 5 * scale)
  }

  // MARK: 1, gradient control

  private let gloss = PublishedGradient(
    hex: (0xA9AEBA, 0), (0x7E8790, 0.5), (0x6F778B, 0.51), (0x5B657D, 1))

  @Test(arguments: [1, 2, 3])
  func theBreakOfTheGlossIsAsCrispAsItsPlacesSay(_ scale: Int) async throws {
    let picture = try await drawn(
      .gradientControl, "slate", scale: scale, "--size", "120x90")
    #expect(
      picture.largestDistance(
        from: gloss, column: picture.width / 2, rows: scale..<(90 * scale - scale)) <= tolerance)
    #expect(picture.levels(picture.width / 2, 0) == SIMD3(255, 255, 255))
    #expect(picture[0, 0] == .zero)
  }

  @Test func touchedTheControlIsFlat() async throws {
    func largestStep(_ picture: Pixmap) -> Double {
      var largest = 0.0
      for y in 4..<266 {
        let step = picture.levels(180, y) - picture.levels(180, y + 1)
        largest = max(largest, abs(step.x), abs(step.y), abs(step.z))
      }
      return largest
    }
    let normal = try await drawn(.gradientControl, "slate", scale: 3, "--size", "120x90")
    let touched = try await drawn(
      .gradientControl, "slate", state: "highlighted", scale: 3, "--size", "120x90")
    // The break takes 16 levels in 2.7 rows; without it one colour is 20 levels in 270 rows away.
    #expect(largestStep(normal) >= 4)
    #expect(largestStep(touched) <= 1)
    #expect(touched.levels(180, 0) == SIMD3(255, 255, 255))
  }

  // MARK: 2, inspectable button

  @Test func twoColoursRunFromEdgeToEdge() async throws {
    let picture = try await drawn(
      .inspectable, "two-colors", scale: 2, "--no-title", "--size", "120x44", "--clip")
    let gradient = PublishedGradient(hex: (0x3B7FEE, 0), (0x1B4FBD, 1))
    #expect(picture.largestDistance(from: gradient, column: 120, rows: 4..<84) <= tolerance)
  }

  @Test func withoutColoursItIsAnOrdinaryButton() async throws {
    let picture = try await drawn(.inspectable, "plain", "--no-title", "--size", "120x44")
    #expect(picture.bytes.allSatisfy { $0 == 0 })
  }

  // MARK: 3, a gradient for each state

  @Test(
    arguments: [
      ("normal", PublishedGradient(hex: (0x00FFFF, 0), (0x00FF00, 1))),
      ("highlighted", PublishedGradient(hex: (0xFF00FF, 0), (0xFF0000, 1))),
    ], [1, 2, 3])
  func eachStateHasItsOwnGradientAtEveryScale(
    _ look: (state: String, gradient: PublishedGradient), _ scale: Int
  ) async throws {
    let picture = try await drawn(
      .perState, "button", state: look.state, scale: scale, "--no-title", "--size", "100x40")
    #expect(picture.height == 40 * scale)
    #expect(
      picture.largestDistance(
        from: look.gradient, column: picture.width / 2, rows: 0..<picture.height) <= tolerance)
  }

  // MARK: 4, bar button

  @Test(arguments: [("regular", 30), ("compact", 24)], [1, 2, 3])
  func bothBarHeights(_ bar: (metrics: String, height: Int), _ scale: Int) async throws {
    let picture = try await drawn(
      .barButton, "add", scale: scale, "--metrics", bar.metrics, "--clip")
    #expect(picture.height == bar.height * scale)
    #expect(picture.width == 49 * scale)
    let long = try await drawn(
      .barButton, "add", scale: scale, "--metrics", bar.metrics, "--clip", "--title",
      "Add to library")
    #expect(long.width > 80 * scale)
    #expect(long.height == bar.height * scale)
  }

  @Test(arguments: [1, 2, 3])
  func cornersNeverWarp(_ scale: Int) async throws {
    let narrow = try await drawn(
      .barButton, "add", scale: scale, "--no-title", "--clip", "--size", "49x30")
    let wide = try await drawn(
      .barButton, "add", scale: scale, "--no-title", "--clip", "--size", "160x30")
    let cap = 15 * scale
    for y in 0..<narrow.height {
      for x in 0..<cap {
        #expect(narrow[x, y] == wide[x, y])
        #expect(narrow[narrow.width - 1 - x, y] == wide[wide.width - 1 - x, y])
      }
      for x in cap..<(wide.width - cap) { #expect(wide[x, y] == wide[cap, y]) }
    }
  }

  @Test func theTitleIsWhiteWithAShadowAboveIt() async throws {
    let without = try await drawn(
      .barButton, "add", scale: 3, "--no-title", "--clip", "--size", "60x30")
    let with = try await drawn(.barButton, "add", scale: 3, "--clip", "--size", "60x30")
    func rows(_ matches: (Pixmap, Int, Int) -> Bool) -> [Int] {
      (9..<81).filter { y in (9..<171).contains { x in matches(with, x, y) } }
    }
    let white = rows { picture, x, y in picture[x, y] == SIMD4(255, 255, 255, 255) }
    let black = rows { picture, x, y in
      picture[x, y] != without[x, y] && picture.levels(x, y).max() < 30
    }
    // The shadow is one point higher than the letters: three pixels.
    let (top, shadowTop) = (try #require(white.first), try #require(black.first))
    #expect((2...4).contains(top - shadowTop))
    let bottom = try #require(white.last)
    // Capitals stand in the middle of the bar button's height.
    #expect(abs(Double(top + bottom + 1) / 2 - 45) <= 4)
  }
}
