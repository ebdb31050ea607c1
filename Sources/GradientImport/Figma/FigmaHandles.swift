import GradientModel

/// The three handles of a Figma gradient in the unit square of its box: where it begins, where it
/// ends, and the end of the line that its width is measured along.
///
/// A point lies at u along the first line and v along the second, which need not be square to each
/// other. A linear gradient's place is u, a radial one's |(u, v)|, and an angular one's the angle of
/// (u, v) in turns. Source: `gradientHandlePositions` in
/// <https://developers.figma.com/docs/rest-api/file-property-types/>.
struct FigmaHandles {
  private typealias Position = GradientFill.UnitPosition

  private let start: GradientFill.UnitPosition
  /// From the start to the end, and to the end of the width.
  private let along: (x: Double, y: Double)
  private let across: (x: Double, y: Double)

  /// Takes two or three points; nil for fewer.
  init?(_ points: [GradientFill.UnitPosition]) {
    guard points.count >= 2 else { return nil }
    start = points[0]
    along = (points[1].x - points[0].x, points[1].y - points[0].y)
    across =
      points.count > 2
      ? (points[2].x - points[0].x, points[2].y - points[0].y) : (-along.y, along.x)
  }

  /// Takes the six numbers of a plug-in's `gradientTransform`, which maps the box to a square; nil if it
  /// has no inverse.
  ///
  /// In the square a linear gradient runs from left to right at half the height, and any other from
  /// the middle to the right side.
  init?(transform m: [Double], isLinear: Bool) {
    guard m.count == 6 else { return nil }
    let determinant = m[0] * m[4] - m[1] * m[3]
    guard abs(determinant) > 1e-12 else { return nil }
    func inverse(_ u: Double, _ v: Double) -> GradientFill.UnitPosition {
      let (x, y) = (u - m[2], v - m[5])
      return GradientFill.UnitPosition(
        x: (m[4] * x - m[1] * y) / determinant, y: (m[0] * y - m[3] * x) / determinant)
    }
    let begin = isLinear ? 0.0 : 0.5
    self.init([inverse(begin, 0.5), inverse(1, 0.5), inverse(begin, 1)])
  }

  /// A figure without the noise of single precision.
  static func tidy(_ value: Double) -> Double {
    let steps = 1e5
    return Elementary.nearest(value * steps) / steps + 0
  }

  // MARK: Linear

  /// Sets a linear gradient's direction, and its stops' places where a word says the direction.
  ///
  /// Bands run along the width's line. In the unit square an axis has its bands square to it, so it
  /// goes from the start along the slope of u.
  func setLinear(_ fill: inout GradientFill) {
    let area = along.x * across.y - along.y * across.x
    guard abs(area) > 1e-12 else {
      // No width: bands square to the line.
      setAxis(
        &fill, to: Position(x: start.x + along.x, y: start.y + along.y))
      return
    }
    // The slope of u is square to the width, and 1 along the line.
    let slope = (x: across.y / area, y: -across.x / area)
    let square = slope.x * slope.x + slope.y * slope.y
    setAxis(
      &fill, to: Position(x: start.x + slope.x / square, y: start.y + slope.y / square))
  }

  private func setAxis(_ fill: inout GradientFill, to end: GradientFill.UnitPosition) {
    let from = Position(x: Self.tidy(start.x), y: Self.tidy(start.y))
    let to = Position(x: Self.tidy(end.x), y: Self.tidy(end.y))
    let isDown = from.x == to.x && from.y != to.y
    let isAcross = from.y == to.y && from.x != to.x
    if isDown || isAcross {
      let (first, last) = isDown ? (from.y, to.y) : (from.x, to.x)
      fill.kind = .axial(
        .to(isDown ? (last > first ? .bottom : .top) : (last > first ? .right : .left)))
      let length = abs(last - first)
      let offset = last > first ? first : 1 - first
      for index in fill.stops.indices {
        fill.stops[index].position = Self.tidy(offset + fill.stops[index].position * length)
      }
      return
    }
    let corners: [(Position, Position, GradientFill.SideOrCorner)] = [
      (Position(x: 0, y: 0), Position(x: 1, y: 1), .bottomRight),
      (Position(x: 1, y: 0), Position(x: 0, y: 1), .bottomLeft),
      (Position(x: 0, y: 1), Position(x: 1, y: 0), .topRight),
      (Position(x: 1, y: 1), Position(x: 0, y: 0), .topLeft),
    ]
    // From corner to corner is what CSS's magic corners are.
    for (first, last, target) in corners where from == first && to == last {
      fill.kind = .axial(.to(target))
      return
    }
    fill.kind = .axial(.axis(start: from, end: to))
  }

  // MARK: Radial

  /// Sets a radial gradient's centre and radii.
  ///
  /// - Returns: What is not kept.
  func setRadial(_ fill: inout GradientFill) -> String? {
    // The ellipse's half width and height, and how much it leans.
    let x = (along.x * along.x + across.x * across.x).squareRoot()
    let y = (along.y * along.y + across.y * across.y).squareRoot()
    let lean = along.x * along.y + across.x * across.y
    fill.kind = .radial(
      .ellipse(
        x: GradientFill.RelativeLength(fraction: Self.tidy(x)),
        y: GradientFill.RelativeLength(fraction: Self.tidy(y)), center: center))
    return abs(lean) <= 1e-4 * x * y
      ? nil : "the ellipse leans, which no style's does: it stands upright with the same extent"
  }

  private var center: GradientFill.Center {
    GradientFill.Center(x: Self.tidy(start.x), y: Self.tidy(start.y))
  }

  // MARK: Angular

  /// Sets an angular gradient's centre and angle.
  ///
  /// - Parameters:
  ///   - fill: The gradient.
  ///   - size: The size of the box; nil for a square one.
  /// - Returns: What is not kept.
  func setAngular(_ fill: inout GradientFill, size: Size2D?) -> String? {
    let box = size ?? Size2D(width: 1, height: 1)
    let (ax, ay) = (along.x * box.width, along.y * box.height)
    let (bx, by) = (across.x * box.width, across.y * box.height)
    let degrees = Elementary.atan2Degrees(y: ax, x: -ay)
    let angle = FigmaHandles.tidy(degrees < 0 ? degrees + 360 : degrees)
    fill.kind = .conic(GradientFill.Conic(center: center, angle: angle >= 360 ? 0 : angle))
    let lengths = (ax * ax + ay * ay, bx * bx + by * by)
    let isEven =
      abs(lengths.0 - lengths.1) <= 1e-3 * max(lengths.0, lengths.1)
      && abs(ax * bx + ay * by) <= 1e-3 * max(lengths.0, lengths.1)
    let isClockwise = ax * by - ay * bx > 0
    if isEven, isClockwise { return nil }
    if !isClockwise {
      let stops = fill.stops
      fill.stops = stops.reversed().map { GradientStop($0.color, at: Self.tidy(1 - $0.position)) }
    }
    return isEven ? nil : "the turn is stretched, which no style's is: its angles are even"
  }
}
