import GradientModel
import Testing

struct OutlineTests {
  private let box = Rect2D(x: 0, y: 0, width: 100, height: 40)

  /// CSS Backgrounds 3, 4.5: one factor, the smallest ratio of a side to the sum of its radii.
  @Test func overlappingRadiiAreScaledDownTogether() {
    let outline = Outline(
      box, radii: CornerRadii(topLeft: 40, topRight: 10, bottomRight: 20, bottomLeft: 40))
    // The left side holds 80 of 40 points: factor 0.5 for all.
    #expect(
      outline.radii == CornerRadii(topLeft: 20, topRight: 5, bottomRight: 10, bottomLeft: 20))
  }

  @Test(arguments: [-5, Double.nan, -Double.infinity]) func absurdRadiiCountAsNone(radius: Double) {
    #expect(Outline(box, radii: CornerRadii(radius)).radii == CornerRadii(0))
  }

  @Test func hugeRadiiEndAsACapsule() {
    #expect(Outline(box, radii: CornerRadii(1e300)).radii == CornerRadii(20))
    #expect(Outline(box, radii: CornerRadii(.infinity)).radii == CornerRadii(20))
  }

  @Test func capsuleIsCircularWithHalfTheShorterSide() {
    let outline = Outline(box, corners: .capsule, curve: .continuous)
    #expect(outline.radii == CornerRadii(20))
    #expect(outline.curve == .circular)
  }

  /// R28: the inner radius is the outer one less the border's width, not below 0.
  @Test func innerEdgeHasTheRestOfTheRadius() {
    let inner = Outline(box, radii: CornerRadii(10)).inset(by: 4)
    #expect(inner.radii == CornerRadii(6))
    #expect(inner.rect == Rect2D(x: 4, y: 4, width: 92, height: 32))
    #expect(Outline(box, radii: CornerRadii(3)).inset(by: 4).radii == CornerRadii(0))
  }

  @Test func aBorderThickerThanHalfTheSideLeavesNoInside() {
    #expect(Outline(box, radii: CornerRadii(10)).inset(by: 25).rect.height == 0)
  }

  /// CSS Backgrounds 3, 7.1.1: below the spread, the radius grows by spread · (1 + (r/spread - 1)³).
  @Test func spreadKeepsSharpCornersSharp() {
    #expect(Outline(box, radii: CornerRadii(0)).spread(by: 8).radii == CornerRadii(0))
    #expect(Outline(box, radii: CornerRadii(10)).spread(by: 8).radii == CornerRadii(18))
    // 4 + 8 · (1 - 0.125) = 11.
    #expect(Outline(box, radii: CornerRadii(4)).spread(by: 8).radii == CornerRadii(11))
    #expect(
      Outline(box, radii: CornerRadii(4)).spread(by: 8).rect
        == Rect2D(x: -8, y: -8, width: 116, height: 56))
  }

  @Test func negativeSpreadShrinks() {
    let shrunk = Outline(box, radii: CornerRadii(10)).spread(by: -6)
    #expect(shrunk.radii == CornerRadii(4))
    #expect(shrunk.rect == Rect2D(x: 6, y: 6, width: 88, height: 28))
  }

  /// Where five public reconstructions of Apple's corner agree to 12 digits, in radii from the sharp
  /// corner: along the side that leads to it, and along the one that leads away.
  private static let published: [(Double, Double)] = [
    (1.088492957618529, 0), (0.868406944063002, 0), (0.631493792830993, 0.074911387847016),
    (0.372823826625747, 0.16905955604437), (0.16905955604437, 0.372823826625747),
    (0.074911387847016, 0.631493792830993), (0, 0.868406944063002), (0, 1.088492957618529),
    (0, 1.528664984729582),
  ]

  @Test func aContinuousCornerIsApplesPublishedCurve() {
    let square = Rect2D(x: 0, y: 0, width: 300, height: 300)
    let path = Outline(square, radii: CornerRadii(60), curve: .continuous).path
    var points: [Point2D] = []
    for segment in path.segments.prefix(4) {
      switch segment {
      case .line(let to): points.append(to)
      case .cubic(let first, let second, let to): points += [first, second, to]
      case .arc: Issue.record("an arc in a continuous corner")
      }
    }
    // The top right corner, after the line that leads to it.
    let expected = ([(1.528665, 0)] + Self.published).map { (300 - $0 * 60, $1 * 60) }
    #expect(points.count == expected.count)
    for (point, (x, y)) in zip(points, expected) {
      #expect(abs(point.x - x) < 1e-4)
      #expect(abs(point.y - y) < 1e-4)
    }
  }
}
