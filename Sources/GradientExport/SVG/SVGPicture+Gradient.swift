internal import GradientModel

extension SVGPicture {
  /// Defines a linear or radial gradient over a box, and gives its name.
  mutating func define(
    _ gradient: GradientFill, _ geometry: GradientGeometry, in box: Rect2D
  ) -> String {
    let isRadial = if case .radial = geometry { true } else { false }
    var stops = StopExpansion.stops(of: gradient, for: .straight)
    // SVG has stops from 0 to 1 only, so its vector covers all of them.
    var low = 0.0
    var high = 1.0
    for stop in stops {
      low = min(low, stop.place)
      high = max(high, stop.place)
    }
    if isRadial, low < 0 {
      // Nothing lies before the centre.
      stops = Self.cut(stops, atCenterOf: gradient)
      low = 0
    }
    let name = identifier("g")
    definitions.add(isRadial ? "<radialGradient id=\"" : "<linearGradient id=\"")
    definitions.add(name)
    definitions.add("\" gradientUnits=\"userSpaceOnUse\"")
    switch geometry {
    case .linear(let x, let y, let offset):
      let square = x * x + y * y
      let middle = Point2D(x: box.x + box.width / 2, y: box.y + box.height / 2)
      let place = x * middle.x + y * middle.y + offset
      let start = (low - place) / square
      let end = (high - place) / square
      Self.attribute("x1", middle.x + start * x, &definitions)
      Self.attribute("y1", middle.y + start * y, &definitions)
      Self.attribute("x2", middle.x + end * x, &definitions)
      Self.attribute("y2", middle.y + end * y, &definitions)
    case .radial(let center, let radiusX, let radiusY):
      definitions.add(" cx=\"0\" cy=\"0\" r=\"1\" gradientTransform=\"translate(")
      definitions.number(center.x)
      definitions.add(" ")
      definitions.number(center.y)
      definitions.add(") scale(")
      definitions.number(radiusX * high)
      definitions.add(" ")
      definitions.number(radiusY * high)
      definitions.add(")\"")
    case .conic, .pastEnd:
      break
    }
    definitions.add(">\n")
    for stop in stops {
      definitions.add("<stop")
      Self.attribute("offset", (stop.place - low) / (high - low), &definitions)
      definitions.add(" stop-color=\"")
      definitions.add(CSSColor.hex(SIMD4(stop.color.x, stop.color.y, stop.color.z, 1)))
      definitions.add("\"")
      if stop.color.w < 1 { Self.attribute("stop-opacity", stop.color.w, &definitions) }
      definitions.add("/>\n")
    }
    definitions.add(isRadial ? "</radialGradient>\n" : "</linearGradient>\n")
    return name
  }

  /// The stops from place 0 on, which begin with what lies there.
  private static func cut(
    _ stops: [StopExpansion.Stop], atCenterOf gradient: GradientFill
  ) -> [StopExpansion.Stop] {
    let center = StopExpansion.Stop(place: 0, color: GradientRamp(gradient).color(at: 0))
    return [center] + stops.filter { $0.place > 0 }
  }

  /// Paints a conic gradient as sectors.
  ///
  /// Their edges are not smoothed, so that nothing shows between them; the path is a mask, which smooths
  /// the edge of all of them once. What is not opaque gets its alpha from a second mask, made of sectors
  /// too.
  mutating func addConic(
    _ gradient: GradientFill, around center: Point2D, from angle: Double, in box: Rect2D,
    over path: [UInt8], isEvenOdd: Bool
  ) {
    lose(
      "its conic gradient is drawn in sectors of a degree or less in SVG",
      "where that shows, use a picture")
    let sectors = SVGSectors(gradient, around: center, from: angle, in: box)
    let shape = defineMask(over: box) { writer in
      Self.addPath(path, isEvenOdd: isEvenOdd, to: &writer) {
        SVGPicture.fill(SIMD4(1, 1, 1, 1), &$0)
      }
    }
    addGroup(maskedBy: shape)
    if sectors.isOpaque {
      sectors.write(alphaOnly: false, to: &body)
    } else {
      let alpha = defineMask(over: box) { sectors.write(alphaOnly: true, to: &$0) }
      addGroup(maskedBy: alpha)
      sectors.write(alphaOnly: false, to: &body)
      body.add("</g>\n")
    }
    body.add("</g>\n")
  }

  mutating func addGroup(maskedBy mask: String) {
    body.add("<g mask=\"url(#")
    body.add(mask)
    body.add(")\">\n")
  }

  /// A mask over a box, and its name.
  mutating func defineMask(
    over box: Rect2D, _ content: (inout TextWriter) -> Void
  ) -> String {
    let name = identifier("m")
    definitions.add("<mask id=\"")
    definitions.add(name)
    definitions.add("\" maskUnits=\"userSpaceOnUse\"")
    for (name, value) in [
      ("x", box.x), ("y", box.y), ("width", box.width), ("height", box.height),
    ] { Self.attribute(name, value, &definitions) }
    definitions.add(">\n")
    content(&definitions)
    definitions.add("</mask>\n")
    return name
  }
}
