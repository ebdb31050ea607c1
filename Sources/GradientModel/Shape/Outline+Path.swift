extension Outline {
  /// The outline as a closed path, clockwise from the end of the top left corner.
  ///
  /// Circular corners are quarters of a circle; continuous ones are three cubics each. A corner
  /// without a radius is a point. There are no segments where the rectangle has no area.
  public var path: Path {
    let left = rect.x
    let top = rect.y
    let right = rect.x + rect.width
    let bottom = rect.y + rect.height
    guard rect.size.isDrawable else { return Path(start: Point2D(x: left, y: top), segments: []) }
    let begin = extent(of: .topLeft)
    var path = Path(start: Point2D(x: left + begin, y: top), segments: [])
    path.append(
      corner: .topRight, of: self, at: Point2D(x: right, y: top), from: (-1, 0), to: (0, 1))
    path.append(
      corner: .bottomRight, of: self, at: Point2D(x: right, y: bottom), from: (0, -1), to: (-1, 0))
    path.append(
      corner: .bottomLeft, of: self, at: Point2D(x: left, y: bottom), from: (1, 0), to: (0, -1))
    path.append(
      corner: .topLeft, of: self, at: Point2D(x: left, y: top), from: (0, 1), to: (1, 0))
    return path
  }

  /// A closed path of lines, cubics and quarters of a circle.
  public struct Path: Hashable, Sendable {
    /// Where the path begins, and ends.
    public var start: Point2D
    /// What is drawn from there, one after another.
    public var segments: [Segment]

    /// One step of a path, from where the step before ended.
    public enum Segment: Hashable, Sendable {
      /// A straight line.
      case line(to: Point2D)
      /// A cubic Bézier curve.
      case cubic(Point2D, Point2D, to: Point2D)
      /// A clockwise quarter of a circle.
      case arc(center: Point2D, radius: Double, to: Point2D)
    }

    /// Appends the line to a corner and the corner.
    ///
    /// `from` points from the sharp corner back along the side that leads to it, `to` along the side
    /// that leads away.
    fileprivate mutating func append(
      corner: Corner, of outline: Outline, at sharp: Point2D, from: (x: Double, y: Double),
      to: (x: Double, y: Double)
    ) {
      let radius = outline.radius(of: corner)
      func point(_ c: SIMD2<Double>) -> Point2D {
        Point2D(
          x: sharp.x + radius * (c.x * from.x + c.y * to.x),
          y: sharp.y + radius * (c.x * from.y + c.y * to.y))
      }
      let smoothing = outline.smoothing(of: corner)
      let extent = outline.extent(of: corner)
      let entry = Point2D(x: sharp.x + extent * from.x, y: sharp.y + extent * from.y)
      if entry != end { segments.append(.line(to: entry)) }
      guard radius > 0 else { return }
      guard smoothing > 0 else {
        segments.append(.arc(center: point([1, 1]), radius: radius, to: point([0, 1])))
        return
      }
      let c = ContinuousCorner.controlPoints(smoothing: smoothing)
      for first in stride(from: 1, to: 10, by: 3) {
        segments.append(
          .cubic(point(c[first]), point(c[first + 1]), to: point(c[first + 2])))
      }
    }

    private var end: Point2D {
      switch segments.last {
      case nil: start
      case .line(let to): to
      case .cubic(_, _, let to): to
      case .arc(_, _, let to): to
      }
    }
  }

  /// A corner, in physical words.
  package enum Corner: Sendable {
    case topLeft, topRight, bottomRight, bottomLeft
  }

  /// The radius of a corner.
  package func radius(of corner: Corner) -> Double {
    switch corner {
    case .topLeft: radii.topLeft
    case .topRight: radii.topRight
    case .bottomRight: radii.bottomRight
    case .bottomLeft: radii.bottomLeft
    }
  }

  /// How far a corner's curve reaches along its sides.
  package func extent(of corner: Corner) -> Double {
    radius(of: corner) * (1 + ContinuousCorner.excess * smoothing(of: corner))
  }

  /// How much of the continuous curve a corner has: 0 for a quarter of a circle, 1 where both of its
  /// sides have room for the whole curve.
  package func smoothing(of corner: Corner) -> Double {
    guard curve == .continuous else { return 0 }
    let (across, down) =
      switch corner {
      case .topLeft: (radii.topLeft + radii.topRight, radii.topLeft + radii.bottomLeft)
      case .topRight: (radii.topLeft + radii.topRight, radii.topRight + radii.bottomRight)
      case .bottomRight: (radii.bottomLeft + radii.bottomRight, radii.topRight + radii.bottomRight)
      case .bottomLeft: (radii.bottomLeft + radii.bottomRight, radii.topLeft + radii.bottomLeft)
      }
    return min(
      ContinuousCorner.smoothing(side: rect.width, radii: across),
      ContinuousCorner.smoothing(side: rect.height, radii: down))
  }
}

/// Apple's continuous corner: three cubics whose curvature sets in gently.
///
/// The control points were read out of UIKit's rounded rectangle by several people independently;
/// `CALayer.cornerCurveExpansionFactor(_:)` gives the same extent, 1.528665. What UIKit does where a
/// side is too short is not published: here the curve turns evenly into a quarter of a circle.
package enum ContinuousCorner {
  /// How much longer than the radius the whole curve is along each side, in radii.
  package static let excess = 0.528665

  /// The smoothing that a side has room for.
  static func smoothing(side length: Double, radii sum: Double) -> Double {
    guard sum > 0 else { return 1 }
    return min(max((length - sum) / (excess * sum), 0), 1)
  }

  /// The ten control points of the three cubics in radii from the sharp corner: along the side that
  /// leads to it, and along the side that leads away.
  ///
  /// - Parameter smoothing: 1 for the whole curve, 0 for a quarter of a circle.
  /// - Returns: The points, from the one side to the other.
  package static func controlPoints(smoothing: Double) -> [SIMD2<Double>] {
    var points: [SIMD2<Double>] = []
    points.reserveCapacity(10)
    for index in 0..<10 {
      points.append(circle[index] * (1 - smoothing) + continuous[index] * smoothing)
    }
    return points
  }

  private static let continuous: [SIMD2<Double>] = [
    [1.528665, 0], [1.088492957618529, 0], [0.868406944063002, 0],
    [0.631493792830993, 0.074911387847016], [0.372823826625747, 0.16905955604437],
    [0.16905955604437, 0.372823826625747], [0.074911387847016, 0.631493792830993],
    [0, 0.868406944063002], [0, 1.088492957618529], [0, 1.528665],
  ]

  /// A quarter of a circle in three cubics, cut at the angle where the continuous curve's are
  /// (21.72 degrees), handles of 4/3·tan(angle/4) radii.
  private static let circle: [SIMD2<Double>] = [
    [1, 0], [0.8732601720385076, 0], [0.747675563343323, 0.02409254400962828],
    [0.6299335910673203, 0.07099469701208339], [0.3747658299067905, 0.1726399909026148],
    [0.1726399909026148, 0.3747658299067905], [0.07099469701208339, 0.6299335910673203],
    [0.02409254400962828, 0.747675563343323], [0, 0.8732601720385076], [0, 1],
  ]
}
