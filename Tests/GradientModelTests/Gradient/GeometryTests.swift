import GradientModel
import Testing

/// Places worked out by hand from CSS Images 3 (<https://www.w3.org/TR/css-images-3/#gradients>).
struct GeometryTests {
  private let wide = Rect2D(x: 0, y: 0, width: 300, height: 100)

  private func place(
    _ direction: GradientFill.Direction, _ x: Double, _ y: Double, in box: Rect2D
  ) -> Double {
    GradientGeometry(.axial(direction), in: box).place(x: x, y: y)
  }

  @Test(
    arguments: [
      (GradientFill.SideOrCorner.top, 100.0, 25.0, 0.75), (.bottom, 100, 25, 0.25),
      (.left, 75, 10, 0.75), (.right, 75, 10, 0.25), (.leading, 75, 10, 0.75),
      (.trailing, 75, 10, 0.25),
    ] as [(GradientFill.SideOrCorner, Double, Double, Double)])
  func sidesAreReachedStraight(
    side: GradientFill.SideOrCorner, x: Double, y: Double, expected: Double
  ) {
    #expect(abs(place(.to(side), x, y, in: wide) - expected) < 1e-12)
  }

  /// 3.1.1: halfway lies on the line through the two corners beside the one that is named.
  @Test(
    arguments: [
      (GradientFill.SideOrCorner.topRight, 300.0, 0.0, 0.0, 0.0),
      (.topLeft, 0, 0, 300, 0), (.bottomRight, 300, 100, 300, 0), (.bottomLeft, 0, 100, 0, 0),
    ] as [(GradientFill.SideOrCorner, Double, Double, Double, Double)])
  func cornersAreMagic(
    corner: GradientFill.SideOrCorner, x: Double, y: Double, besideX: Double, besideY: Double
  ) {
    #expect(abs(place(.to(corner), x, y, in: wide) - 1) < 1e-12)
    #expect(abs(place(.to(corner), 300 - x, 100 - y, in: wide)) < 1e-12)
    #expect(abs(place(.to(corner), besideX, besideY, in: wide) - 0.5) < 1e-12)
    #expect(abs(place(.to(corner), 300 - besideX, 100 - besideY, in: wide) - 0.5) < 1e-12)
  }

  /// R38: at 45° on 320 × 60 the line is |320·sin 45°| + |60·cos 45°| = 190·√2 points long, the
  /// corners get exactly the end colours, and a band runs square to it in points.
  @Test func anAngleIsMeasuredInPoints() {
    let box = Rect2D(x: 0, y: 0, width: 320, height: 60)
    #expect(abs(place(.angle(45), 0, 60, in: box)) < 1e-12)
    #expect(abs(place(.angle(45), 320, 0, in: box) - 1) < 1e-12)
    #expect(abs(place(.angle(45), 160, 30, in: box) - 0.5) < 1e-12)
    // One step right and one step down stays in the band.
    #expect(abs(place(.angle(45), 161, 31, in: box) - 0.5) < 1e-12)
    // One point along the line is one part in 190·√2.
    let step = place(.angle(45), 161, 29, in: box) - 0.5
    #expect(abs(step - 2.0.squareRoot() / (190 * 2.0.squareRoot())) < 1e-12)
  }

  /// On a square, CSS's 45° and the corner are one; on 300 × 100 they are not: the corner's 50 % line
  /// passes through (0, 0), the angle's has the place ½ - 150/(400·½·2) there.
  @Test func anAngleIsNotItsCornerUnlessTheBoxIsSquare() {
    let square = Rect2D(x: 0, y: 0, width: 80, height: 80)
    for (x, y) in [(3.0, 5.0), (70, 10), (20, 79)] {
      let difference = place(.angle(45), x, y, in: square) - place(.to(.topRight), x, y, in: square)
      #expect(abs(difference) < 1e-12)
    }
    // t = ½ + ((x - 150)·sin 45° - (y - 50)·cos 45°) / (400·sin 45°)
    #expect(abs(place(.angle(45), 0, 0, in: wide) - 0.25) < 1e-12)
  }

  @Test(
    arguments: [
      (0.0, GradientFill.SideOrCorner.top), (90, .right), (180, .bottom), (270, .left),
      (-90, .left),
      (450, .right),
    ] as [(Double, GradientFill.SideOrCorner)])
  func quarterTurnsAreSides(angle: Double, side: GradientFill.SideOrCorner) {
    for (x, y) in [(0.0, 0.0), (150, 20), (299, 99)] {
      #expect(place(.angle(angle), x, y, in: wide) == place(.to(side), x, y, in: wide))
    }
  }

  /// The square is shaded, then stretched, bands and all.
  @Test(arguments: [(100.0, 100.0), (320, 60), (17, 480)] as [(Double, Double)])
  func theUnitDiagonalIsTheBottomRightCornerOnEveryBox(width: Double, height: Double) {
    let box = Rect2D(x: 5, y: -7, width: width, height: height)
    let diagonal = GradientFill.Direction.axis(start: .init(x: 0, y: 0), end: .init(x: 1, y: 1))
    for (u, v) in [(0.0, 0.0), (1, 1), (1, 0), (0.3, 0.9), (-1, 2)] {
      let x = box.x + u * width
      let y = box.y + v * height
      #expect(abs(place(diagonal, x, y, in: box) - (u + v) / 2) < 1e-12)
      #expect(abs(place(.to(.bottomRight), x, y, in: box) - (u + v) / 2) < 1e-12)
    }
  }

  /// The unit points of a CSS angle on one box: e - s = a/|a|² about the middle, a = (w·gx, h·gy) for
  /// the gradient vector g = (sin θ, -cos θ)/L.
  @Test(arguments: [10.0, 45, 100, 200, 333] as [Double])
  func anAxisCanStandForAnAngleOnOneBox(angle: Double) {
    let box = Rect2D(x: 0, y: 0, width: 320, height: 60)
    let sine = Elementary.sin(degrees: angle)
    let cosine = Elementary.cos(degrees: angle)
    let length = abs(box.width * sine) + abs(box.height * cosine)
    let a = (x: box.width * sine / length, y: -box.height * cosine / length)
    let square = a.x * a.x + a.y * a.y
    let half = (x: a.x / square / 2, y: a.y / square / 2)
    let axis = GradientFill.Direction.axis(
      start: .init(x: 0.5 - half.x, y: 0.5 - half.y), end: .init(x: 0.5 + half.x, y: 0.5 + half.y))
    for (x, y) in [(0.0, 0.0), (160, 30), (300, 5), (40, 55)] {
      let difference = place(axis, x, y, in: box) - place(.angle(angle), x, y, in: box)
      #expect(abs(difference) < 1e-12)
    }
  }

  /// In a box of 200 × 100 with the centre at (50, 40): the sides are 50, 150, 40 and 60 away.
  @Test(
    arguments: [
      (GradientFill.Shape.circle, GradientFill.Extent.closestSide, 40.0, 40.0),
      (.circle, .farthestSide, 150, 150),
      (.circle, .closestCorner, 64.03124237432849, 64.03124237432849),
      (.circle, .farthestCorner, 161.55494421403512, 161.55494421403512),
      (.ellipse, .closestSide, 50, 40), (.ellipse, .farthestSide, 150, 60),
      (.ellipse, .closestCorner, 70.71067811865476, 56.568542494923804),
      (.ellipse, .farthestCorner, 212.13203435596427, 84.8528137423857),
    ] as [(GradientFill.Shape, GradientFill.Extent, Double, Double)])
  func extentsReachAsFarAsTheirWords(
    shape: GradientFill.Shape, extent: GradientFill.Extent, radiusX: Double, radiusY: Double
  ) {
    let box = Rect2D(x: 0, y: 0, width: 200, height: 100)
    let kind = GradientFill.Kind.radial(
      .extent(shape, extent, center: .init(x: .init(fraction: 0.25), y: .init(points: 40))))
    let geometry = GradientGeometry(kind, in: box)
    #expect(abs(geometry.place(x: 50 + radiusX, y: 40) - 1) < 1e-12)
    #expect(abs(geometry.place(x: 50, y: 40 - radiusY) - 1) < 1e-12)
    #expect(geometry.place(x: 50, y: 40) == 0)
    #expect(abs(geometry.place(x: 50 + radiusX / 2, y: 40) - 0.5) < 1e-12)
  }

  /// A farthest corner lies on its own ellipse: CSS's default goes through the corners.
  @Test func theDefaultRadialReachesTheCorners() {
    let geometry = GradientGeometry(.radial(.farthestCorner), in: wide)
    for (x, y) in [(0.0, 0.0), (300, 0), (300, 100), (0, 100)] {
      #expect(abs(geometry.place(x: x, y: y) - 1) < 1e-12)
    }
  }

  @Test func aCentreOutsideTheBoxMeasuresToTheSidesAllTheSame() {
    let box = Rect2D(x: 0, y: 0, width: 200, height: 100)
    let kind = GradientFill.Kind.radial(
      .extent(.ellipse, .closestSide, center: .init(x: .init(points: -50), y: .init(points: 30))))
    let geometry = GradientGeometry(kind, in: box)
    #expect(abs(geometry.place(x: 0, y: 30) - 1) < 1e-12)
    #expect(abs(geometry.place(x: -50, y: 0) - 1) < 1e-12)
  }

  @Test func explicitRadiiAndLayerAxesAreTakenAsTheyAre() {
    let box = Rect2D(x: 10, y: 20, width: 200, height: 100)
    let circle = GradientGeometry(.radial(.circle(radius: 30)), in: box)
    #expect(abs(circle.place(x: 110, y: 100) - 1) < 1e-12)
    let ellipse = GradientGeometry(
      .radial(.ellipse(x: .init(fraction: 0.25), y: .init(points: 10))), in: box)
    #expect(abs(ellipse.place(x: 160, y: 70) - 1) < 1e-12)
    #expect(abs(ellipse.place(x: 110, y: 80) - 1) < 1e-12)
    // CAGradientLayer: centre at the start, radii |Δx|·width and |Δy|·height.
    let layer = GradientGeometry(
      .radial(.axis(start: .init(x: 0.5, y: 0.5), end: .init(x: 1, y: 0))), in: box)
    #expect(abs(layer.place(x: 210, y: 70) - 1) < 1e-12)
    #expect(abs(layer.place(x: 110, y: 120) - 1) < 1e-12)
  }

  /// CSS Images 4, 3.4: 0 is twelve o'clock, clockwise, in points whatever the box.
  @Test func conicTurnsClockwiseFromTwelve() {
    let geometry = GradientGeometry(.conic(.init()), in: wide)
    let places: [(x: Double, y: Double, expected: Double)] = [
      (150, 0, 0), (200, 0, 0.125), (300, 50, 0.25), (150, 100, 0.5), (100, 100, 0.625),
      (0, 50, 0.75),
    ]
    for (x, y, expected) in places {
      #expect(abs(geometry.place(x: x, y: y) - expected) < 1e-12)
    }
    let turned = GradientGeometry(
      .conic(.init(center: .init(x: 0, y: 0), angle: 90)), in: wide)
    #expect(abs(turned.place(x: 10, y: 0)) < 1e-12)
    #expect(abs(turned.place(x: 0, y: 10) - 0.25) < 1e-12)
    #expect(turned.place(x: 0, y: -10) == 0.75)
    let negative = GradientGeometry(.conic(.init(angle: -90)), in: wide)
    #expect(abs(negative.place(x: 0, y: 50)) < 1e-12)
  }
}
