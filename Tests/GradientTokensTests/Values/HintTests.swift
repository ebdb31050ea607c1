import Foundation
import GradientModel
import GradientTokens
import Testing

/// CSS Images 4, 3.5.3: with a hint at H, the second colour's weight at P is P^(log ½ / log H).
struct HintTests {
  /// Half a step of eight bits, the bound that is promised for the second colour's weight.
  static let bound = 1.0 / 510

  /// The largest difference from the exact curve over black to white, whose sRGB blend is the weight.
  func largestError(hint: Double) throws -> Double {
    let fill = try gradient("linear-gradient(black 0%, \(hint * 100)%, white 100%)")
    let ramp = GradientRamp(fill)
    let exponent = Foundation.log(0.5) / Foundation.log(hint)
    var largest = 0.0
    for index in 0...5000 {
      // Quadratic steps look closely at the start, where a curve for a small hint is steep.
      let place = Foundation.pow(Double(index) / 5000, 2)
      let expected = Foundation.pow(place, exponent)
      largest = max(largest, abs(ramp.color(at: place).x - expected))
    }
    return largest
  }

  @Test(
    "The stops of a hint keep the stated bound against the exact curve",
    arguments: [0.001, 0.02, 0.1, 0.2, 0.25, 0.4, 0.49, 0.51, 0.6, 0.75, 0.8, 0.9, 0.99, 0.999])
  func bound(hint: Double) throws {
    #expect(try largestError(hint: hint) <= Self.bound)
  }

  @Test("The stops are few: a hint at a quarter needs no more than fifteen")
  func count() throws {
    #expect(try gradient("linear-gradient(red, 25%, blue)").stops.count <= 17)
  }

  @Test("A hint halfway changes nothing")
  func halfway() throws {
    #expect(
      try gradient("linear-gradient(red, 50%, blue)") == gradient("linear-gradient(red, blue)"))
  }

  @Test("A hint at a stop makes a hard edge there")
  func edge() throws {
    let atStart = GradientRamp(try gradient("linear-gradient(black, 0%, white)"))
    #expect(atStart.color(at: 0.001).x == 1)
    let atEnd = GradientRamp(try gradient("linear-gradient(black, 100%, white)"))
    #expect(atEnd.color(at: 0.999).x == 0)
  }

  @Test("The colour at the hint is the middle of the blend, in its space and premultiplied")
  func middle() throws {
    let bent = GradientRamp(
      try gradient("linear-gradient(in oklab, oklab(0.2 0.1 0 / 0.5), 30%, oklab(0.8 0 0.1))"))
    let straight = GradientRamp(
      try gradient("linear-gradient(in oklab, oklab(0.2 0.1 0 / 0.5), oklab(0.8 0 0.1))"))
    let difference = bent.color(at: 0.3) - straight.color(at: 0.5)
    for index in 0..<4 { #expect(abs(difference[index]) < 2 * Self.bound) }
  }
}
