/// Where each point of a box lies along a gradient.
///
/// The one definition of every direction, centre and extent. Sources: CSS Images 3
/// (<https://www.w3.org/TR/css-images-3/#gradients>) for words, angles and extents;
/// `CAGradientLayer`'s documentation for axes.
package enum GradientGeometry: Hashable, Sendable {
  /// Place = `x`·px + `y`·py + `offset`.
  case linear(x: Double, y: Double, offset: Double)
  /// Place = |((px, py) - centre) / radii|.
  case radial(center: Point2D, radiusX: Double, radiusY: Double)
  /// Place = turns clockwise from `angle` (degrees from twelve o'clock) around the centre, 0..<1.
  case conic(center: Point2D, angle: Double)
  /// Every point is past the end: the last colour everywhere.
  case pastEnd

  /// The geometry of a gradient over a box.
  ///
  /// Words that follow the layout direction are read left to right: resolving a style has replaced
  /// them.
  ///
  /// - Parameters:
  ///   - kind: The gradient's kind.
  ///   - box: The box, in points.
  package init(_ kind: GradientFill.Kind, in box: Rect2D) {
    let geometry: GradientGeometry
    switch kind {
    case .axial(let direction): geometry = .axial(direction, box)
    case .radial(let radial): geometry = .radial(radial, box)
    case .conic(let conic):
      geometry = .conic(center: Self.position(of: conic.center, in: box), angle: conic.angle)
    }
    self = geometry.isFinite ? geometry : .pastEnd
  }

  /// The place of a point: 0 at the gradient's start, 1 at its end.
  ///
  /// - Parameters:
  ///   - x: Points from the left.
  ///   - y: Points from the top.
  /// - Returns: The place, which may lie outside 0...1.
  package func place(x: Double, y: Double) -> Double {
    switch self {
    case .linear(let a, let b, let c):
      return a * x + b * y + c
    case .radial(let center, let radiusX, let radiusY):
      let dx = (x - center.x) / radiusX
      let dy = (y - center.y) / radiusY
      return (dx * dx + dy * dy).squareRoot()
    case .conic(let center, let angle):
      let clockwise = Elementary.atan2Degrees(y: x - center.x, x: center.y - y)
      let turns = (clockwise - angle) / 360
      let place = turns - Elementary.floor(turns)
      return place < 1 ? place : 0
    case .pastEnd:
      return .infinity
    }
  }

  private static func axial(
    _ direction: GradientFill.Direction, _ box: Rect2D
  ) -> GradientGeometry {
    switch direction {
    case .to(let target):
      let (x, y) = target.unitVector
      // A corner's magic: the gradient runs square to the other diagonal.
      let isCorner = x != 0 && y != 0
      return line(
        along: isCorner ? x * box.height : x, isCorner ? y * box.width : y, over: box)
    case .angle(let degrees):
      guard degrees.isFinite else { return .pastEnd }
      return line(
        along: Elementary.sin(degrees: degrees), -Elementary.cos(degrees: degrees), over: box)
    case .axis(let start, let end):
      let dx = end.x - start.x
      let dy = end.y - start.y
      let square = dx * dx + dy * dy
      guard square > 0, box.size.isDrawable else { return .pastEnd }
      let a = dx / square / box.width
      let b = dy / square / box.height
      return .linear(
        x: a, y: b, offset: -a * box.x - b * box.y - (start.x * dx + start.y * dy) / square)
    }
  }

  /// CSS's gradient line in a direction: through the centre, long enough that the corners get
  /// exactly the end colours.
  private static func line(
    along x: Double, _ y: Double, over box: Rect2D
  ) -> GradientGeometry {
    let length = abs(x) * box.width + abs(y) * box.height
    guard length > 0 else { return .pastEnd }
    let a = x / length
    let b = y / length
    let middleX = box.x + box.width / 2
    let middleY = box.y + box.height / 2
    return .linear(x: a, y: b, offset: 0.5 - a * middleX - b * middleY)
  }

  private static func radial(_ radial: GradientFill.Radial, _ box: Rect2D) -> GradientGeometry {
    let center: Point2D
    let radiusX: Double
    let radiusY: Double
    switch radial {
    case .extent(let shape, let extent, let at):
      center = position(of: at, in: box)
      (radiusX, radiusY) = radii(shape, extent, around: center, in: box)
    case .circle(let radius, let at):
      center = position(of: at, in: box)
      radiusX = radius
      radiusY = radius
    case .ellipse(let x, let y, let at):
      center = position(of: at, in: box)
      radiusX = x.length(in: box.width)
      radiusY = y.length(in: box.height)
    case .axis(let start, let end):
      center = Point2D(x: box.x + start.x * box.width, y: box.y + start.y * box.height)
      radiusX = abs(end.x - start.x) * box.width
      radiusY = abs(end.y - start.y) * box.height
    }
    guard radiusX > 0, radiusY > 0 else { return .pastEnd }
    return .radial(center: center, radiusX: radiusX, radiusY: radiusY)
  }

  private static func radii(
    _ shape: GradientFill.Shape, _ extent: GradientFill.Extent, around center: Point2D,
    in box: Rect2D
  ) -> (Double, Double) {
    let left = abs(center.x - box.x)
    let right = abs(box.x + box.width - center.x)
    let top = abs(center.y - box.y)
    let bottom = abs(box.y + box.height - center.y)
    let isClosest = extent == .closestSide || extent == .closestCorner
    let sideX = isClosest ? min(left, right) : max(left, right)
    let sideY = isClosest ? min(top, bottom) : max(top, bottom)
    let isSide = extent == .closestSide || extent == .farthestSide
    switch (shape, isSide) {
    case (.circle, true):
      let radius = isClosest ? min(sideX, sideY) : max(sideX, sideY)
      return (radius, radius)
    case (.circle, false):
      let radius = (sideX * sideX + sideY * sideY).squareRoot()
      return (radius, radius)
    case (.ellipse, true):
      return (sideX, sideY)
    case (.ellipse, false):
      // The ellipse through the corner, with the proportions of the one to the sides.
      let factor = 2.0.squareRoot()
      return (sideX * factor, sideY * factor)
    }
  }

  private static func position(of center: GradientFill.Center, in box: Rect2D) -> Point2D {
    Point2D(
      x: box.x + center.x.length(in: box.width), y: box.y + center.y.length(in: box.height))
  }

  private var isFinite: Bool {
    switch self {
    case .linear(let x, let y, let offset): x.isFinite && y.isFinite && offset.isFinite
    case .radial(let center, let radiusX, let radiusY):
      center.x.isFinite && center.y.isFinite && radiusX.isFinite && radiusY.isFinite
    case .conic(let center, let angle): center.x.isFinite && center.y.isFinite && angle.isFinite
    case .pastEnd: true
    }
  }
}

extension GradientFill.SideOrCorner {
  /// The direction towards this side or corner: -1, 0 or 1 to the right and down.
  package var unitVector: (x: Double, y: Double) {
    switch self {
    case .top: (0, -1)
    case .topRight, .topTrailing: (1, -1)
    case .right, .trailing: (1, 0)
    case .bottomRight, .bottomTrailing: (1, 1)
    case .bottom: (0, 1)
    case .bottomLeft, .bottomLeading: (-1, 1)
    case .left, .leading: (-1, 0)
    case .topLeft, .topLeading: (-1, -1)
    }
  }
}
