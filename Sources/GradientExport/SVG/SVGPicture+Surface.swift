internal import GradientModel

extension SVGPicture {
  mutating func add(_ surface: Drawing.Surface) {
    let hasRing = surface.border != nil
    // Under an opaque border the fill ends halfway into it: at neither edge of the border do two
    // edges meet that are smoothed one after the other.
    var ground = surface.outline
    if let border = surface.border, border.isOpaque {
      let width = surface.innerEdge.rect.y - surface.outline.rect.y
      ground = surface.outline.inset(by: max(width, 0) / 2)
    }
    for paint in surface.paints {
      add(paint, in: surface.outline.rect, over: SVGPath.data(ground), isEvenOdd: false)
    }
    for shadow in surface.insetShadows { add(shadow, inside: surface.innerEdge) }
    if let border = surface.border, hasRing {
      add(
        border, in: surface.outline.rect,
        over: SVGPath.data(surface.outline, without: surface.innerEdge), isEvenOdd: true)
    }
  }

  /// Fills a path with a paint whose box is a rectangle.
  mutating func add(_ paint: Paint, in box: Rect2D, over path: [UInt8], isEvenOdd: Bool) {
    guard !path.isEmpty else { return }
    switch paint.simplified {
    case .color(let color):
      addPath(path, isEvenOdd: isEvenOdd) { SVGPicture.fill(color.inSRGB, &$0) }
    case .gradient(let gradient):
      switch GradientGeometry(gradient.kind, in: box) {
      case .pastEnd:
        let last = gradient.stops.last?.color ?? .clear
        addPath(path, isEvenOdd: isEvenOdd) { SVGPicture.fill(last.inSRGB, &$0) }
      case .conic(let center, let angle):
        addConic(
          gradient, around: center, from: angle, in: box, over: path, isEvenOdd: isEvenOdd)
      case let geometry:
        let name = define(gradient, geometry, in: box)
        addPath(path, isEvenOdd: isEvenOdd) {
          $0.add(" fill=\"url(#")
          $0.add(name)
          $0.add(")\"")
        }
      }
    }
  }

  mutating func addPath(
    _ data: [UInt8], isEvenOdd: Bool, _ attributes: (inout TextWriter) -> Void
  ) {
    body.add("<path d=\"")
    body.add(data)
    body.add("\"")
    if isEvenOdd { body.add(" fill-rule=\"evenodd\"") }
    attributes(&body)
    body.add("/>\n")
  }

  /// A clip by a path, and its name.
  mutating func defineClip(_ data: [UInt8], isEvenOdd: Bool) -> String {
    let name = identifier("c")
    definitions.add("<clipPath id=\"")
    definitions.add(name)
    definitions.add("\"><path d=\"")
    definitions.add(data)
    definitions.add(isEvenOdd ? "\" clip-rule=\"evenodd\"/></clipPath>\n" : "\"/></clipPath>\n")
    return name
  }
}
