internal import GradientModel

/// A gradient as Android's `<gradient>`: three colours at most, in steps of 45 degrees.
struct AndroidGradient {
  private(set) var text: [UInt8] = []
  private(set) var losses: [(lost: String, remedy: String)] = []

  init(_ gradient: GradientFill, opacity: Double) {
    var writer = TextWriter("      <gradient")
    switch gradient.kind {
    case .axial(let direction):
      let (angle, isExact) = Self.angle(of: direction)
      if !isExact {
        lose("its gradient's direction is one of Android's eight, from corner to corner")
      }
      writer.add(" android:type=\"linear\" android:angle=\"")
      writer.whole(angle)
      writer.add("\"")
    case .radial(let radial):
      writer.add(" android:type=\"radial\"")
      addRadial(radial, to: &writer)
    case .conic(let conic):
      // Android's turn begins at three o'clock.
      if conic.angle != 90 { lose("its conic gradient begins at three o'clock in Android") }
      writer.add(" android:type=\"sweep\"")
      Self.addCenter(
        conic.center.x.fraction, conic.center.y.fraction, to: &writer)
      if conic.center.x.points != 0 || conic.center.y.points != 0 {
        lose("its gradient's centre is a part of the size in Android")
      }
    }
    addColors(of: gradient, opacity: opacity, to: &writer)
    writer.add("/>\n")
    text = writer.bytes
  }

  private mutating func lose(_ lost: String) {
    losses.append((lost, "draw it in the app, or use pictures"))
  }

  /// Degrees anticlockwise from the right, and whether that is the style's direction on every box.
  private static func angle(
    of direction: GradientFill.Direction
  ) -> (degrees: Int, isExact: Bool) {
    switch direction {
    case .to(let target):
      let (x, y) = target.unitVector
      // Android's corners are not magic: its bands are square to the line between them.
      return (angle(x, y), x == 0 || y == 0)
    case .angle(let degrees):
      let x = Elementary.sin(degrees: degrees)
      let y = -Elementary.cos(degrees: degrees)
      return (angle(x, y), x == 0 || y == 0)
    case .axis(let start, let end):
      let x = end.x - start.x
      let y = end.y - start.y
      let isWhole =
        (x == 0 && min(start.y, end.y) == 0 && abs(y) == 1)
        || (y == 0 && min(start.x, end.x) == 0 && abs(x) == 1)
      return (angle(x, y), isWhole)
    }
  }

  private static func angle(_ x: Double, _ y: Double) -> Int {
    let steps = Int(Elementary.nearest(Elementary.atan2Degrees(y: -y, x: x) / 45))
    return (steps % 8 + 8) % 8 * 45
  }

  private mutating func addRadial(_ radial: GradientFill.Radial, to writer: inout TextWriter) {
    var center = GradientFill.Center.middle
    var radius: Double?
    switch radial {
    case .circle(let points, let at):
      center = at
      writer.add(" android:gradientRadius=\"")
      writer.number(points)
      writer.add("dp\"")
    case .extent(_, let extent, let at):
      center = at
      let farthest = max(at.y.fraction, 1 - at.y.fraction)
      let nearest = min(at.y.fraction, 1 - at.y.fraction)
      let side = extent == .closestSide || extent == .closestCorner ? nearest : farthest
      let isSide = extent == .closestSide || extent == .farthestSide
      radius = isSide ? side : side * 2.0.squareRoot()
    case .ellipse(_, let y, let at):
      center = at
      radius = y.fraction
    case .axis(let start, let end):
      center = GradientFill.Center(x: start.x, y: start.y)
      radius = abs(end.y - start.y)
    }
    if let radius {
      lose("its radial gradient is a circle as high as the style's in Android")
      writer.add(" android:gradientRadius=\"")
      writer.number(radius * 100)
      writer.add("%\"")
    }
    if center.x.points != 0 || center.y.points != 0 {
      lose("its gradient's centre is a part of the size in Android")
    }
    Self.addCenter(center.x.fraction, center.y.fraction, to: &writer)
  }

  private static func addCenter(_ x: Double, _ y: Double, to writer: inout TextWriter) {
    for (name, value) in [("X", x), ("Y", y)] {
      writer.add(" android:center")
      writer.add(name)
      writer.add("=\"")
      writer.number(value)
      writer.add("\"")
    }
  }

  private mutating func addColors(
    of gradient: GradientFill, opacity: Double, to writer: inout TextWriter
  ) {
    let ramp = GradientRamp(gradient)
    let inner = ramp.places.filter { $0 > 0 && $0 < 1 }
    // Android puts its middle colour where `centerX` or, if that is in the middle, `centerY` says.
    var middle: Double?
    if inner.count == 1 { middle = inner[0] }
    if inner.count > 1 || !Self.isPlain(gradient) {
      lose("its gradient has three colours in Android, blended in sRGB")
      middle = inner.count == 1 ? inner[0] : 0.5
    }
    let isAxial = if case .axial = gradient.kind { true } else { false }
    if let place = middle, !isAxial, place != 0.5 {
      lose("the middle colour of its gradient lies in the middle in Android")
      middle = 0.5
    }
    func add(_ name: String, _ place: Double) {
      var color = ramp.color(at: place)
      color.w *= opacity
      writer.add(" android:")
      writer.add(name)
      writer.add("Color=\"")
      writer.add(AndroidColor.text(color))
      writer.add("\"")
    }
    add("start", 0)
    if let middle {
      add("center", middle)
      if isAxial, middle != 0.5 { Self.addCenter(0.5, middle, to: &writer) }
    }
    add("end", 1)
  }

  /// Whether Android blends the stops as the style does.
  private static func isPlain(_ gradient: GradientFill) -> Bool {
    guard gradient.interpolation == .srgb else { return false }
    for stop in gradient.stops {
      if !stop.color.isInSRGB || !stop.color.missing.isEmpty { return false }
      if stop.color.alpha != gradient.stops[0].color.alpha { return false }
    }
    return true
  }
}
