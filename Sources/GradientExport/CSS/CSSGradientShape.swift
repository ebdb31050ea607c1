internal import GradientModel

/// A gradient's geometry in CSS's words.
struct CSSGradientShape {
  /// The function, such as `linear-gradient`.
  var function: String
  /// What stands before the stops, without a comma; empty for CSS's default.
  var preamble: [UInt8] = []
  /// Places in CSS are places of the style by `scale`, plus `offset`.
  var scale = 1.0
  var offset = 0.0
  /// The image's box in parts of the background's.
  var width = 1.0
  var height = 1.0
  var isAtRight = false
  var isAtBottom = false

  init(_ kind: GradientFill.Kind) {
    switch kind {
    case .axial(.to(let target)):
      function = "linear-gradient"
      if target != .bottom { preamble = Array(("to " + Self.words(target.unitVector)).utf8) }
    case .axial(.angle(let degrees)):
      function = "linear-gradient"
      preamble = Self.degrees(degrees)
    case .axial(.axis(let start, let end)):
      function = "linear-gradient"
      setAxis(start, end)
    case .radial(let radial):
      function = "radial-gradient"
      preamble = Self.preamble(radial)
    case .conic(let conic):
      function = "conic-gradient"
      var writer = TextWriter()
      if conic.angle != 0 {
        writer.add("from ")
        writer.add(Self.degrees(conic.angle))
      }
      Self.addCenter(conic.center, to: &writer)
      preamble = writer.bytes
    }
  }

  /// An axis of the unit square, which is shaded and then stretched with its bands.
  ///
  /// Towards a corner CSS's bands are stretched likewise, but always run along the other diagonal; so
  /// the image gets a box in which the axis' bands do, of which the background shows a part.
  private mutating func setAxis(
    _ start: GradientFill.UnitPosition, _ end: GradientFill.UnitPosition
  ) {
    let dx = end.x - start.x
    let dy = end.y - start.y
    let square = dx * dx + dy * dy
    let isAcross = dy == 0
    let isDown = dx == 0
    // Place = a·u + b·v + c in the unit square.
    let a = dx / square
    let b = dy / square
    let c = -(start.x * dx + start.y * dy) / square
    let direction = (x: isDown ? 0.0 : (dx < 0 ? -1 : 1), y: isAcross ? 0.0 : (dy < 0 ? -1 : 1))
    if direction != (0, 1) { preamble = Array(("to " + Self.words(direction)).utf8) }
    if !isAcross, !isDown {
      let ratio = abs(a) / abs(b)
      width = ratio < 1 ? 1 / ratio : 1
      height = ratio > 1 ? ratio : 1
      // The corner that the gradient starts from is the one that box and background share.
      isAtRight = dx < 0
      isAtBottom = dy < 0
    }
    // From the start corner, CSS's place grows by `slope` for each whole width or height.
    let parts = (isDown ? 0.0 : 1) + (isAcross ? 0 : 1)
    let slope = isDown ? 1 / height / parts : 1 / width / parts
    let steepness = isDown ? abs(b) : abs(a)
    let corner = c + (dx < 0 ? a : 0) + (dy < 0 ? b : 0)
    // Place = corner + steepness · distance, CSS's = slope · distance.
    scale = slope / steepness
    offset = -corner * scale
  }

  private static func words(_ direction: (x: Double, y: Double)) -> String {
    let down = direction.y < 0 ? "top" : (direction.y > 0 ? "bottom" : "")
    let across = direction.x < 0 ? "left" : (direction.x > 0 ? "right" : "")
    return down + (direction.x != 0 && direction.y != 0 ? " " : "") + across
  }

  private static func degrees(_ value: Double) -> [UInt8] {
    var writer = TextWriter()
    writer.number(value)
    writer.add("deg")
    return writer.bytes
  }

  private static func preamble(_ radial: GradientFill.Radial) -> [UInt8] {
    var writer = TextWriter()
    switch radial {
    case .extent(let shape, let extent, let center):
      if shape == .circle { writer.add("circle ") }
      switch extent {
      case .closestSide: writer.add("closest-side")
      case .farthestSide: writer.add("farthest-side")
      case .closestCorner: writer.add("closest-corner")
      case .farthestCorner: writer.add("farthest-corner")
      }
      addCenter(center, to: &writer)
    case .circle(let radius, let center):
      writer.add("circle ")
      writer.number(max(radius, 0))
      writer.add("px")
      addCenter(center, to: &writer)
    case .ellipse(let x, let y, let center):
      // Chromium has no `calc()` here: of a part of the box and points, the part stays.
      for (index, radius) in [x, y].enumerated() {
        if index > 0 { writer.add(" ") }
        addLength(
          radius.fraction == 0 ? radius : GradientFill.RelativeLength(fraction: radius.fraction),
          to: &writer)
      }
      addCenter(center, to: &writer)
    case .axis(let start, let end):
      writer.number(abs(end.x - start.x) * 100)
      writer.add("% ")
      writer.number(abs(end.y - start.y) * 100)
      writer.add("%")
      addCenter(GradientFill.Center(x: start.x, y: start.y), to: &writer)
    }
    return writer.bytes
  }

  private static func addCenter(_ center: GradientFill.Center, to writer: inout TextWriter) {
    guard center != .middle else { return }
    if !writer.bytes.isEmpty { writer.add(" ") }
    writer.add("at ")
    addLength(center.x, to: &writer)
    writer.add(" ")
    addLength(center.y, to: &writer)
  }

  private static func addLength(
    _ length: GradientFill.RelativeLength, to writer: inout TextWriter
  ) {
    switch (length.fraction == 0, length.points == 0) {
    case (true, _):
      writer.number(length.points)
      writer.add("px")
    case (false, true):
      writer.number(length.fraction * 100)
      writer.add("%")
    case (false, false):
      writer.add("calc(")
      writer.number(length.fraction * 100)
      writer.add("% + ")
      writer.number(length.points)
      writer.add("px)")
    }
  }
}
