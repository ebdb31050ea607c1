internal import GradientModel

extension SVGPicture {
  mutating func add(_ surface: Drawing.Surface) {
    let ground = SVGPath.data(surface.ground)
    for paint in surface.paints {
      add(paint, in: surface.outline.rect, over: ground, isEvenOdd: false)
    }
    for shadow in surface.insetShadows { add(shadow, inside: surface.innerEdge) }
    if let border = surface.border {
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

extension Drawing.Surface {
  /// Whether nothing beneath it is seen, its edges apart.
  var isOpaque: Bool { paints.contains { $0.simplified.isOpaque } }

  /// Where its paints end: halfway into an opaque border, so that at neither edge of the border do two
  /// edges meet that are smoothed one after the other; else at the outline.
  var ground: Outline {
    guard let border, border.simplified.isOpaque else { return outline }
    return outline.inset(by: max(innerEdge.rect.y - outline.rect.y, 0) / 2)
  }
}
