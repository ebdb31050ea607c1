internal import GradientModel

extension SVGPicture {
  /// An outer shadow: the blurred outline, kept out of a hole.
  mutating func add(_ shadow: Drawing.Shadow, keptOutOf hole: Outline?, in drawing: Drawing) {
    let data = SVGPath.data(shadow.caster)
    guard !data.isEmpty else { return }
    let area = Rect2D(
      x: -drawing.margins.left, y: -drawing.margins.top,
      width: drawing.size.width + drawing.margins.left + drawing.margins.right,
      height: drawing.size.height + drawing.margins.top + drawing.margins.bottom)
    var isClipped = false
    if let hole {
      let clip = defineClip(SVGPath.data(area, without: hole), isEvenOdd: true)
      body.add("<g clip-path=\"url(#")
      body.add(clip)
      body.add(")\">\n")
      isClipped = true
    }
    let filter = defineBlur(
      shadow.standardDeviation, over: shadow.caster.rect.grown(by: 3 * shadow.standardDeviation))
    addPath(data, isEvenOdd: false) { writer in
      SVGPicture.fill(shadow.color.inSRGB, &writer)
      Self.add(filter: filter, to: &writer)
    }
    if isClipped { body.add("</g>\n") }
  }

  /// An inset shadow: what lies outside the hole, blurred, inside an edge.
  mutating func add(_ shadow: Drawing.InsetShadow, inside edge: Outline) {
    let data = SVGPath.data(edge)
    guard !data.isEmpty else { return }
    let clip = defineClip(data, isEvenOdd: false)
    // The shade has to reach further than the blur looks.
    let reach = 3 * shadow.standardDeviation + 1
    var frame = edge.rect.grown(by: reach)
    let hole = shadow.hole.rect
    if hole.size.isDrawable { frame = frame.union(hole.grown(by: reach)) }
    let filter = defineBlur(shadow.standardDeviation, over: frame.grown(by: reach))
    body.add("<g clip-path=\"url(#")
    body.add(clip)
    body.add(")\">\n")
    addPath(SVGPath.data(frame.grown(by: reach), without: shadow.hole), isEvenOdd: true) { writer in
      SVGPicture.fill(shadow.color.inSRGB, &writer)
      Self.add(filter: filter, to: &writer)
    }
    body.add("</g>\n")
  }

  /// A Gaussian blur, and its name; nil where nothing is blurred.
  private mutating func defineBlur(_ deviation: Double, over region: Rect2D) -> String? {
    guard deviation > 0 else { return nil }
    let name = identifier("b")
    definitions.add("<filter id=\"")
    definitions.add(name)
    definitions.add("\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    for (name, value) in [
      ("x", region.x), ("y", region.y), ("width", region.width), ("height", region.height),
    ] { Self.attribute(name, value, &definitions) }
    definitions.add("><feGaussianBlur")
    Self.attribute("stdDeviation", deviation, &definitions)
    definitions.add("/></filter>\n")
    return name
  }

  private static func add(filter: String?, to writer: inout TextWriter) {
    guard let filter else { return }
    writer.add(" filter=\"url(#")
    writer.add(filter)
    writer.add(")\"")
  }
}

extension Drawing {
  /// What a shadow has to be kept out of so that it is not seen inside: its outline, less what the
  /// surface hides anyway.
  ///
  /// A shadow that ends where the surface begins leaves a seam, as each is smoothed for itself; one that
  /// goes on beneath leaves none.
  func hole(of shadow: Shadow) -> Outline? {
    guard let hole = shadow.clippedOutside else { return nil }
    for element in elements {
      guard case .surface(let surface) = element, surface.outline == hole else { continue }
      return surface.isOpaque ? nil : surface.ground
    }
    return hole
  }
}

extension Rect2D {
  func grown(by distance: Double) -> Rect2D {
    Rect2D(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  fileprivate func union(_ other: Rect2D) -> Rect2D {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect2D(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
