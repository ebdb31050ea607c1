import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

@Suite("Settings of a gradient layer")
struct GradientLayerSettingsTests {
  private let size = CGSize(width: 320, height: 60)

  // By hand: CSS's line is 320·sin 45° + 60·cos 45° long, so places grow by 1/380 a point across and
  // shrink by as much a point down. In the unit square that is (a, b) = (320, -60)/380, and the axis
  // is (a, b)/(a² + b²) = (1.14717, -0.21509) around the middle.
  @Test func `45 degrees on 320 × 60 become an axis of the unit square (R38)`() {
    let fill = GradientFill(colors: [.white, .black], kind: .axial(.angle(45)))
    let settings = fill.layerSettings(for: size)
    #expect(abs(settings.start.x - (0.5 - 1.14717 / 2)) < 1e-5)
    #expect(abs(settings.start.y - (0.5 + 0.21509 / 2)) < 1e-5)
    #expect(abs(settings.end.x - (0.5 + 1.14717 / 2)) < 1e-5)
    #expect(abs(settings.end.y - (0.5 - 0.21509 / 2)) < 1e-5)
    #expect(settings.kind == .axial)
    #expect(settings.stops.map(\.position) == [0, 1])
  }

  @Test func `The default gradient has Core Animation's default points and one stop a colour`() {
    let settings = GradientFill(colors: ["#f287b0", "#c97391"]).layerSettings(for: size)
    #expect(settings.start == GradientFill.UnitPosition(x: 0.5, y: 0))
    #expect(settings.end == GradientFill.UnitPosition(x: 0.5, y: 1))
    #expect(settings.stops.count == 2)
    #expect(settings.deviation < 1e-12)
  }

  @Test func `A fade from clear black to white stays white, with two stops (R31)`() {
    let settings = GradientFill(colors: [.clear, .white]).layerSettings(for: size)
    #expect(settings.stops.count == 2)
    for stop in settings.stops {
      for channel in 0..<3 { #expect(abs(stop.color.components[channel] - 1) < 1e-9) }
    }
    #expect(settings.stops.map(\.color.alpha) == [0, 1])
  }

  @Test func `A clear stop between two colours takes the hue of each on its side`() {
    let settings = GradientFill(colors: ["#ff0000", .clear, "#0000ff"]).layerSettings(for: size)
    #expect(settings.stops.map(\.position) == [0, 0.5, 0.5, 1])
    #expect(settings.stops[1].color.components.x > 0.999)
    #expect(settings.stops[2].color.components.z > 0.999)
  }

  @Test func `The tolerance is kept all along, and a finer one takes more stops`() {
    let fill = GradientFill(
      colors: ["#1b4fbd", StyleColor(red: 0.94, green: 0.8, blue: 0.1, alpha: 0.2), "#6a4fd8"],
      interpolation: .oklab)
    var counts: [Int] = []
    for tolerance in [4.0 / 255, 1.0 / 255, 0.25 / 255] {
      let settings = fill.layerSettings(for: size, tolerance: tolerance)
      #expect(settings.deviation <= tolerance)
      #expect(difference(settings, fill) <= tolerance)
      counts.append(settings.stops.count)
    }
    #expect(counts == counts.sorted())
    #expect(counts[0] < counts[2])
    #expect(counts[2] < 100)
  }

  /// From pure blue to yellow OKLab leaves sRGB, and CSS's gamut mapping jumps by about half a level.
  @Test func `A jump that no number of stops follows is named, with its size`() {
    let fill = GradientFill(
      colors: ["#0000ff", StyleColor(red: 1, green: 1, blue: 0, alpha: 0.2), "#ff00ff"],
      interpolation: .oklab)
    let settings = fill.layerSettings(for: size, tolerance: 0.25 / 255)
    #expect(settings.limits == [.coarse])
    #expect(settings.deviation > 0.25 / 255)
    #expect(settings.deviation < 1.0 / 255)
    #expect(settings.stops.count < 200)
  }

  /// The largest difference between straight lines through the stops and the exact ramp.
  private func difference(_ settings: GradientLayerSettings, _ fill: GradientFill) -> Double {
    let ramp = GradientRamp(fill)
    var worst = 0.0
    for step in 0...5000 {
      let place = Double(step) / 5000
      let exact = ramp.premultipliedColor(at: place)
      guard let after = settings.stops.firstIndex(where: { $0.position > place }), after > 0 else {
        continue
      }
      let (a, b) = (settings.stops[after - 1], settings.stops[after])
      let t = (place - a.position) / (b.position - a.position)
      let left = SIMD4(a.color.components, a.color.alpha)
      let right = SIMD4(b.color.components, b.color.alpha)
      let mixed = left * (1 - t) + right * t
      for channel in 0..<3 {
        worst = max(worst, abs(mixed[channel] * mixed.w - exact[channel]))
      }
      worst = max(worst, abs(mixed.w - exact.w))
    }
    return worst
  }

  @Test func `Places outside 0...1 stretch the axis instead`() {
    let fill = GradientFill(stops: [
      GradientStop(.white, at: -1), GradientStop("#888888", at: 1), GradientStop(.black, at: 3),
    ])
    let settings = fill.layerSettings(for: size)
    #expect(settings.start.y == -1)
    #expect(settings.end.y == 3)
    #expect(settings.stops.map(\.position) == [0, 0.5, 1])
  }

  @Test func `A circle of 30 points gets radii of the unit square`() {
    let fill = GradientFill(colors: [.white, .black], kind: .radial(.circle(radius: 30)))
    let settings = fill.layerSettings(for: size)
    #expect(settings.kind == .radial)
    #expect(settings.start == GradientFill.UnitPosition(x: 0.5, y: 0.5))
    #expect(abs(settings.end.x - (0.5 + 30.0 / 320)) < 1e-12)
    #expect(abs(settings.end.y - 1) < 1e-12)
  }

  @Test func `A sweep on an oblong box is named as uncertain, on a square it is not`() {
    let fill = GradientFill(
      colors: [.white, .black], kind: .conic(GradientFill.Conic(angle: 90)))
    #expect(fill.layerSettings(for: size).limits == [.conicOnOblong])
    let square = fill.layerSettings(for: CGSize(width: 50, height: 50))
    #expect(square.limits.isEmpty)
    #expect(abs(square.end.x - 1) < 1e-12)
    #expect(abs(square.end.y - 0.5) < 1e-12)
  }

  @Test func `Leading words turn with the layout direction, physical ones do not (R53)`() {
    let turning = GradientFill(colors: [.white, .black], kind: .axial(.to(.trailing)))
    #expect(turning.layerSettings(for: size).end.x == 1)
    #expect(turning.layerSettings(for: size, direction: .rightToLeft).end.x == 0)
    let fixed = GradientFill(colors: [.white, .black], kind: .axial(.to(.right)))
    #expect(fixed.layerSettings(for: size, direction: .rightToLeft).end.x == 1)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 40), CGSize(width: -1, height: 40),
    CGSize(width: CGFloat.nan, height: 40), CGSize(width: CGFloat.infinity, height: 40),
  ])
  func `A size without area is named and gives the last colour (R58)`(size: CGSize) {
    let settings = GradientFill(colors: [.white, .black]).layerSettings(for: size)
    #expect(settings.limits == [.sizeWithoutArea])
    #expect(settings.stops.map(\.color.components) == [SIMD3(0, 0, 0), SIMD3(0, 0, 0)])
  }

  @Test(arguments: [1e300, -1e300, Double.infinity, .nan])
  func `Absurd places and tolerances give finite points and places (R58)`(figure: Double) {
    for kind in [
      GradientFill.Kind.axial(.angle(30)), .radial(.circle(radius: 10)),
      .conic(GradientFill.Conic()), .axial(.angle(figure)),
    ] {
      var fill = GradientFill(colors: [.white, "#ff0000", .black], kind: kind)
      fill.stops[1].position = figure
      for tolerance in [0.002, figure] {
        let settings = fill.layerSettings(for: size, tolerance: tolerance)
        for value in [settings.start.x, settings.start.y, settings.end.x, settings.end.y] {
          #expect(abs(value) < 1e9)
        }
        #expect(settings.stops.count >= 2)
        for stop in settings.stops { #expect(stop.position >= 0 && stop.position <= 1) }
      }
    }
  }

  @Test func `No stops: the layer loses its colours, and that is named`() {
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    let settings = GradientFill(stops: []).apply(to: layer)
    #expect(settings.limits == [.nothingToPaint])
    #expect(layer.colors == nil)
  }

  @Test func `As many locations as colours, two or more, and no implicit animation`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    window.layer.addSublayer(layer)
    window.makeKeyAndVisible()
    GradientFill(colors: ["#ff0000"]).apply(to: layer)
    #expect(layer.colors?.count == 2)
    #expect(layer.locations?.count == 2)
    #expect(layer.animationKeys() == nil || layer.animationKeys() == [])
    // The same change outside of it does animate, so the check can fail.
    layer.startPoint = .zero
    #expect(layer.animationKeys()?.isEmpty == false)
  }

  @Test func `On a Display P3 screen the colours are Display P3's (R33)`() {
    let fill = GradientFill(colors: [StyleColor(.displayP3, 1, 0, 0.8), .white])
    let layer = CAGradientLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    fill.apply(to: layer, gamut: .displayP3)
    let first = (layer.colors?.first as? CGColor)?.components
    #expect(first?.count == 4)
    for (found, expected) in zip(first ?? [], [1, 0, 0.8, 1] as [CGFloat]) {
      #expect(abs(found - expected) < 1e-6)
    }
  }

  @Test func `Every limit says what to do`() {
    for limit in GradientLayerLimit.allCases { #expect(limit.message.contains(":")) }
  }
}
