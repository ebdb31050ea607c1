import GradientModel
import Testing

/// Gradients that user reports and careless callers produce.
struct DegenerateGradientTests {
  private static let red = StyleColor(red: 1, green: 0, blue: 0)
  private let box = Rect2D(x: 0, y: 0, width: 100, height: 40)

  private func sample(
    _ fill: GradientFill, _ x: Double, _ y: Double, in box: Rect2D? = nil
  ) -> SIMD4<Double> {
    GradientSampler(fill, in: box ?? self.box).premultipliedColor(x: x, y: y)
  }

  /// R31: clear to white over orange never gets darker than both the ground and white.
  @Test func aFadeFromClearDoesNotDarkenTheGround() {
    let fill = GradientFill(colors: [.clear, .white])
    let orange = SIMD3(1, 0.5, 0)
    for step in 0...40 {
      let top = sample(fill, 50, Double(step))
      for index in 0..<3 {
        let mixed = top[index] + orange[index] * (1 - top.w)
        #expect(mixed >= min(orange[index], 1) - 1e-12)
      }
    }
    // With straight alpha it does, which is the fault that was reported.
    var straight = fill
    straight.isPremultiplied = false
    let top = sample(straight, 50, 20)
    #expect(top.x + (1 - top.w) < 0.8)
  }

  /// R37: a stop is a colour and a place, so their numbers cannot differ; colours alone are spread.
  @Test func coloursWithoutPlacesAreSpreadEvenly() {
    let fill = GradientFill(colors: [.black, Self.red, .white, .black])
    #expect(fill.stops.map(\.position) == [0, 1.0 / 3, 2.0 / 3, 1])
    #expect(GradientFill(colors: [Self.red]).stops == [GradientStop(Self.red, at: 0)])
    #expect(GradientFill(colors: []).stops.isEmpty)
  }

  /// R39: both ends at (0.5, 0): the last colour everywhere, clear here.
  @Test func anAxisOfNoLengthPaintsTheLastColour() {
    let point = GradientFill.UnitPosition(x: 0.5, y: 0)
    let fill = GradientFill(
      colors: [Self.red, .clear], kind: .axial(.axis(start: point, end: point)))
    #expect(sample(fill, 50, 0) == .zero)
    #expect(sample(fill, 0, 40) == .zero)
  }

  @Test(
    arguments: [
      GradientFill.Kind.radial(.circle(radius: 0)), .radial(.circle(radius: -5)),
      .radial(.circle(radius: .nan)), .radial(.ellipse(x: .init(), y: .init(points: 5))),
      .radial(.ellipse(x: .init(points: 5), y: .init(points: -5))),
      .radial(.extent(.circle, .closestSide, center: .init(x: 0, y: 0))),
      .radial(.axis(start: .init(x: 0.5, y: 0.5), end: .init(x: 0.5, y: 1))),
      .axial(.angle(.nan)), .axial(.angle(.infinity)), .conic(.init(angle: .nan)),
      .conic(.init(center: .init(x: .nan, y: 0))),
      .axial(.axis(start: .init(x: .nan, y: 0), end: .init(x: 1, y: 1))),
      .radial(.circle(radius: 5, center: .init(x: .infinity, y: 0))),
    ] as [GradientFill.Kind])
  func geometryOfNoExtentPaintsTheLastColour(kind: GradientFill.Kind) {
    let fill = GradientFill(colors: [.black, Self.red], kind: kind)
    #expect(sample(fill, 30, 10) == SIMD4(1, 0, 0, 1))
  }

  @Test(
    arguments: [
      Rect2D(x: 0, y: 0, width: 0, height: 40), Rect2D(x: 0, y: 0, width: -1, height: 40),
      Rect2D(x: 0, y: 0, width: .nan, height: 40), Rect2D(x: .nan, y: 0, width: 10, height: 40),
      Rect2D(x: 0, y: 0, width: .infinity, height: 40),
      Rect2D(x: 1e308, y: -1e308, width: 1e308, height: 1e308),
      Rect2D(x: 0, y: 0, width: .leastNonzeroMagnitude, height: 1),
    ] as [Rect2D])
  func absurdBoxesStillGiveAColour(box: Rect2D) {
    let kinds: [GradientFill.Kind] = [
      .axial(.to(.bottomRight)), .axial(.angle(33)),
      .axial(.axis(start: .init(x: 0, y: 0), end: .init(x: 1, y: 0.5))),
      .radial(.farthestCorner), .radial(.extent(.circle, .closestSide)), .conic(.init()),
    ]
    for kind in kinds {
      let color = sample(GradientFill(colors: [.black, .white], kind: kind), 5, 5, in: box)
      for index in 0..<4 { #expect(color[index] >= 0 && color[index] <= 1, "\(kind)") }
    }
  }

  @Test func noStopPaintsNothingAndOneIsAPlainColour() {
    #expect(sample(GradientFill(stops: []), 5, 5) == .zero)
    for position in [-3, 0, 0.5, 7] {
      let fill = GradientFill(stops: [GradientStop(Self.red, at: position)])
      for y in [0.0, 20, 40] { #expect(sample(fill, 5, y) == SIMD4(1, 0, 0, 1)) }
    }
  }

  @Test func equalPlacesMakeAHardEdgeAndFallingOnesArePulledUp() {
    let edge = GradientRamp(
      GradientFill(stops: [
        GradientStop(.black, at: 0.5), GradientStop(.white, at: 0.5),
      ]))
    #expect(edge.color(at: 0.4999).x == 0)
    #expect(edge.color(at: 0.5).x == 1)
    let falling = GradientRamp(
      GradientFill(stops: [
        GradientStop(.black, at: 0.6), GradientStop(.white, at: 0.2), GradientStop(.black, at: 1),
      ]))
    #expect(falling.places == [0.6, 0.6, 1])
    #expect(falling.color(at: 0.3).x == 0)
    #expect(abs(falling.color(at: 0.8).x - 0.5) < 1e-12)
  }

  @Test func endColoursGoOnBeyondThePlaces() {
    // Source 0: two colours at 0 and 0.7, flat below.
    let ramp = GradientRamp(
      GradientFill(stops: [GradientStop(.black, at: 0), GradientStop(.white, at: 0.7)]))
    #expect(ramp.color(at: 0.35).x == 0.5)
    #expect(ramp.color(at: 0.7).x == 1)
    #expect(ramp.color(at: 5).x == 1)
    #expect(ramp.color(at: -5).x == 0)
    #expect(ramp.color(at: .infinity).x == 1)
    #expect(ramp.color(at: -.infinity).x == 0)
    #expect(ramp.color(at: .nan).x == 1)
  }

  @Test(
    arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude]
      as [Double])
  func absurdPlacesStillGiveAColour(position: Double) {
    var stops = [
      GradientStop(.black, at: 0), GradientStop(Self.red, at: 0.5), GradientStop(.white, at: 1),
    ]
    for index in stops.indices {
      let kept = stops[index].position
      stops[index].position = position
      for interpolation in GradientFill.Interpolation.allCases {
        let ramp = GradientRamp(GradientFill(stops: stops, interpolation: interpolation))
        for place in [-1, 0, 0.25, 0.5, 0.75, 1, 2, Double.nan] {
          let color = ramp.color(at: place)
          for channel in 0..<4 { #expect(color[channel] >= 0 && color[channel] <= 1) }
        }
      }
      stops[index].position = kept
    }
  }

  @Test func absurdColoursStillGiveAColour() {
    for space in StyleColor.Space.allCases {
      for value in [1e308, -1e308, 1e100, -1e30] {
        let far = StyleColor(space, value, -value, value, alpha: 0.5)
        for interpolation in GradientFill.Interpolation.allCases {
          let ramp = GradientRamp(
            GradientFill(colors: [far, .white], interpolation: interpolation))
          for place in [0, 0.3, 1] {
            let color = ramp.color(at: place)
            for channel in 0..<4 {
              #expect(color[channel] >= 0 && color[channel] <= 1, "\(space), \(interpolation)")
            }
          }
        }
      }
    }
  }

  @Test(arguments: [1e16, -1e16, 7.491778538083873e+273, .leastNonzeroMagnitude] as [Double])
  func absurdAnglesStillGiveAColour(angle: Double) {
    for kind in [GradientFill.Kind.axial(.angle(angle)), .conic(.init(angle: angle))] {
      let color = sample(GradientFill(colors: [.black, .white], kind: kind), 5, 5)
      #expect(color.x >= 0 && color.x <= 1)
    }
  }
}
