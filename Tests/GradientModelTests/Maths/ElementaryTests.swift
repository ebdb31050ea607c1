import Foundation
import GradientModel
import Testing

/// Against the platform's C library, whose own results are within one unit in the last place.
struct ElementaryTests {
  /// The largest relative difference over evenly spaced arguments.
  private func largestError(
    from low: Double, to high: Double, _ ours: (Double) -> Double, _ theirs: (Double) -> Double
  ) -> Double {
    let count = 20_000
    var largest = 0.0
    for index in 0...count {
      let x = low + (high - low) * Double(index) / Double(count)
      let expected = theirs(x)
      let difference = abs(ours(x) - expected)
      if difference > 0 { largest = max(largest, difference / abs(expected)) }
    }
    return largest
  }

  @Test(arguments: [(0.001, 1.0), (1, 1000), (1e-12, 1e-9), (1e30, 1e31)] as [(Double, Double)])
  func cubeRootIsWithinSevenParts(low: Double, high: Double) {
    #expect(largestError(from: low, to: high, Elementary.cbrt, Foundation.cbrt) < 7e-16)
    #expect(largestError(from: -high, to: -low, Elementary.cbrt, Foundation.cbrt) < 7e-16)
  }

  @Test(arguments: [(-1.0, 1.0), (-20, 20), (-700, 700)] as [(Double, Double)])
  func exponentialIsWithinSevenParts(low: Double, high: Double) {
    #expect(largestError(from: low, to: high, Elementary.exp, Foundation.exp) < 7e-16)
  }

  @Test(arguments: [(1e-6, 0.9), (0.9, 0.999), (1.001, 2), (2, 1e9)] as [(Double, Double)])
  func logarithmIsWithinSevenParts(low: Double, high: Double) {
    #expect(largestError(from: low, to: high, Elementary.log, Foundation.log) < 7e-16)
  }

  /// A power is the exponential of a product, which carries the error of the logarithm times the
  /// product, here up to 15; 1.86e-15 was measured at most.
  @Test(arguments: [2.4, 1 / 2.4, 563.0 / 256, 256.0 / 563, 1.8, 1 / 1.8] as [Double])
  func powerIsWithinTwentyPartsWhereTransferFunctionsUseIt(exponent: Double) {
    let error = largestError(
      from: 0.0018, to: 2,
      { Elementary.pow($0, exponent) }, { Foundation.pow($0, exponent) })
    #expect(error < 2e-15)
  }

  @Test func sineAndCosineOfDegreesAreWithinSevenPartsOfOne() {
    for step in 0...7200 {
      let degrees = Double(step) / 10 - 360
      let radians = degrees * (Double.pi / 180)
      // Rounding the radians of a whole turn alone is worth this much.
      #expect(abs(Elementary.sin(degrees: degrees) - Foundation.sin(radians)) < 1.2e-15)
      #expect(abs(Elementary.cos(degrees: degrees) - Foundation.cos(radians)) < 1.2e-15)
    }
    for step in -450...450 {
      let degrees = Double(step) / 10
      let radians = degrees * (Double.pi / 180)
      #expect(abs(Elementary.sin(degrees: degrees) - Foundation.sin(radians)) < 3e-16)
      #expect(abs(Elementary.cos(degrees: degrees) - Foundation.cos(radians)) < 3e-16)
    }
  }

  @Test(
    arguments: [
      (0.0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (270, -1, 0), (360, 0, 1), (-90, -1, 0),
      (36_000_090, 1, 0),
    ] as [(Double, Double, Double)])
  func quarterTurnsAreExact(degrees: Double, sine: Double, cosine: Double) {
    #expect(Elementary.sin(degrees: degrees) == sine)
    #expect(Elementary.cos(degrees: degrees) == cosine)
  }

  @Test(
    arguments: [
      1e16, 7.491778538083873e+273, -7.491778538083873e+273, 1e300, Double.greatestFiniteMagnitude,
      .infinity, .nan,
    ] as [Double])
  func anAngleBeyondAllPrecisionEndsInANumber(degrees: Double) {
    #expect(abs(Elementary.sin(degrees: degrees)) <= 1)
    #expect(abs(Elementary.cos(degrees: degrees)) <= 1)
  }

  @Test func arctangentIsWithinSevenPartsOfATurn() {
    for step in 0..<3600 {
      let radians = Double(step) / 10 * (Double.pi / 180)
      let y = Foundation.sin(radians)
      let x = Foundation.cos(radians)
      let expected = Foundation.atan2(y, x) * (180 / Double.pi)
      let angle = Elementary.atan2Degrees(y: y, x: x)
      #expect(abs(angle - expected) <= 7e-16 * max(abs(expected), 1))
    }
    #expect(Elementary.atan2Degrees(y: 0, x: 0) == 0)
    #expect(Elementary.atan2Degrees(y: 0, x: -1) == 180)
    #expect(Elementary.atan2Degrees(y: 1, x: 0) == 90)
    #expect(Elementary.atan2Degrees(y: .nan, x: 1) == 0)
  }

  @Test(
    arguments: [
      (2.5, 2.0, 2.0, 3.0), (3.5, 4, 3, 4), (-2.5, -2, -3, -2), (0, 0, 0, 0), (-0.2, 0, -1, 0),
      (1e17, 1e17, 1e17, 1e17),
      (
        4_503_599_627_370_495.5, 4_503_599_627_370_495.5, 4_503_599_627_370_495.5,
        4_503_599_627_370_495.5
      ),
    ] as [(Double, Double, Double, Double)])
  func wholeNumbersNear(x: Double, nearest: Double, floor: Double, ceil: Double) {
    #expect(Elementary.nearest(x) == nearest)
    #expect(Elementary.floor(x) == floor)
    #expect(Elementary.ceil(x) == ceil)
  }

  @Test func endsOfTheRangeAreReached() {
    #expect(Elementary.exp(-800) == 0)
    #expect(Elementary.exp(800) == .infinity)
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.pow(0, 2.4) == 0)
    #expect(Elementary.pow(0, 0) == 1)
    #expect(Elementary.cbrt(0) == 0)
    #expect(Elementary.cbrt(.infinity) == .infinity)
  }
}
