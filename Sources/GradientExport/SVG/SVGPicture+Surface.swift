internal import GradientModel

extension SVGPicture {
  mutating func add(_ surface: Drawing.Surface) {
    let surface = surface.merged
    if surface.hasLayersWithOneEdge {
      addMasked(surface)
    } else {
      addLayers(
        of: surface, over: SVGPath.data(surface.ground), shadowsInside: surface.innerEdge,
        border: SVGPath.data(surface.outline, without: surface.innerEdge))
    }
  }

  /// Layers that reach beyond the outline, cut off by one mask: painted one after the other to the
  /// outline, each would let through what the smoothed edge of the one before it let through.
  private mutating func addMasked(_ surface: Drawing.Surface) {
    let frame = surface.outline.rect.grown(by: 1)
    let mask = defineMask(over: frame) { writer in
      Self.addPath(SVGPath.data(surface.outline), isEvenOdd: false, to: &writer) {
        SVGPicture.fill(SIMD4(1, 1, 1, 1), &$0)
      }
    }
    let area = Outline(frame, radii: CornerRadii(0))
    addGroup(maskedBy: mask)
    addLayers(
      of: surface, over: SVGPath.data(area),
      shadowsInside: surface.innerEdge == surface.outline ? area : surface.innerEdge,
      border: SVGPath.data(frame, without: surface.innerEdge))
    body.add("</g>\n")
  }

  private mutating func addLayers(
    of surface: Drawing.Surface, over ground: [UInt8], shadowsInside edge: Outline,
    border ring: [UInt8]
  ) {
    for paint in surface.paints {
      add(paint, in: surface.outline.rect, over: ground, isEvenOdd: false)
    }
    for shadow in surface.insetShadows { add(shadow, inside: edge) }
    if let border = surface.border {
      add(border, in: surface.outline.rect, over: ring, isEvenOdd: true)
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
    Self.addPath(data, isEvenOdd: isEvenOdd, to: &body, attributes)
  }

  static func addPath(
    _ data: [UInt8], isEvenOdd: Bool, to writer: inout TextWriter,
    _ attributes: (inout TextWriter) -> Void
  ) {
    writer.add("<path d=\"")
    writer.add(data)
    writer.add("\"")
    if isEvenOdd { writer.add(" fill-rule=\"evenodd\"") }
    attributes(&writer)
    writer.add("/>\n")
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

  /// The surface with one paint for those that come to one: viewers round every layer to eight bits.
  fileprivate var merged: Drawing.Surface {
    var surface = self
    surface.paints = []
    for paint in paints {
      if case .color(let color) = paint.simplified, let last = surface.paints.last,
        let both = last.composited(under: color)
      {
        surface.paints[surface.paints.count - 1] = both
      } else {
        surface.paints.append(paint)
      }
    }
    return surface
  }

  /// Whether several of its layers end at the outline, not one beneath an opaque border alone.
  var hasLayersWithOneEdge: Bool {
    guard ground == outline else { return false }
    let shades = innerEdge == outline ? insetShadows.count : 0
    return paints.count + shades + (border == nil ? 0 : 1) > 1
  }

  /// Where its paints end: halfway into an opaque border, so that at neither edge of the border do two
  /// edges meet that are smoothed one after the other; else at the outline.
  var ground: Outline {
    guard let border, border.simplified.isOpaque else { return outline }
    return outline.inset(by: max(innerEdge.rect.y - outline.rect.y, 0) / 2)
  }
}
