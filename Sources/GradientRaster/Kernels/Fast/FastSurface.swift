import GradientModel

/// A surface, encoded once for a picture: an object, so that rows pass it on without counting what it
/// holds.
final class FastSurface: Sendable {
  /// A shadow that falls inwards.
  struct InsetShadow: Sendable {
    var color: SIMD4<Float>
    var hole: ShadowField
    /// The pixels on which no shadow falls.
    var clearColumns: Range<Int>
    var clearRows: Range<Int>
  }

  /// The coverage of the outline.
  let outer: OutlineCoverage
  /// The coverage of the border's inner edge; nil where it is the outline itself.
  let inner: OutlineCoverage?
  /// The interior's paints: one at most, unless several are gradients.
  let paints: [FastPaint]
  /// The border's paint.
  let border: FastPaint?
  /// Inset shadows, from the back to the front.
  let insetShadows: [InsetShadow]
  /// Whether the interior hides what is beneath it, inset shadows aside.
  let isOpaque: Bool

  /// Encodes a surface.
  ///
  /// - Parameters:
  ///   - surface: What to paint.
  ///   - target: The picture.
  ///   - shapes: Where coverages are looked for first, and kept.
  init(_ surface: Drawing.Surface, in target: RasterTarget, keeping shapes: inout ShapeTables) {
    let frame = target.frame
    outer = shapes.coverage(of: surface.outline, in: frame)
    let hasRing = surface.innerEdge != surface.outline
    inner = hasRing ? shapes.coverage(of: surface.innerEdge, in: frame) : nil
    let box = surface.outline.rect
    paints = Self.stack(surface.paints, box: box, in: target)
    border =
      hasRing ? surface.border.flatMap { Self.single($0, box: box, in: target) } : nil
    var isOpaque = false
    for paint in paints where paint.isOpaque { isOpaque = true }
    self.isOpaque = isOpaque
    var shadows: [InsetShadow] = []
    for shadow in surface.insetShadows {
      shadows.append(InsetShadow(shadow, in: target, keeping: &shapes))
    }
    insetShadows = shadows
  }

  /// Encodes one paint; nil where nothing is painted.
  private static func single(
    _ paint: Paint, box: Rect2D, in target: RasterTarget
  ) -> FastPaint? {
    if paint.isClear { return nil }
    switch paint {
    case .color(let color):
      return FastPaint(SIMD4<Float>(target.premultiplied(color) * 255), in: target.frame)
    case .gradient(let fill):
      return FastPaint(fill, box: box, map: .identity, in: target)
    }
  }

  /// Encodes paints over each other: plain colours beneath and above a gradient become part of it.
  private static func stack(
    _ paints: [Paint], box: Rect2D, in target: RasterTarget
  ) -> [FastPaint] {
    var result: [FastPaint] = []
    var gradient: GradientFill?
    var below = SIMD4<Float>.zero
    var above = SIMD4<Float>.zero
    func flush() {
      if let gradient {
        result.append(
          FastPaint(
            gradient, box: box, map: LevelMap(below: below, above: above), in: target))
      } else if below.w > 0 {
        result.append(FastPaint(below, in: target.frame))
      }
    }
    for paint in paints {
      switch paint {
      case .color(let color):
        let level = SIMD4<Float>(target.premultiplied(color) * 255)
        if level.w >= 255 {
          // Nothing beneath shows.
          result.removeAll()
          gradient = nil
          above = .zero
          below = level
        } else if gradient == nil {
          below = level.over(below)
        } else {
          above = level.over(above)
        }
      case .gradient(let fill):
        if gradient != nil {
          flush()
          below = .zero
          above = .zero
        }
        gradient = fill
      }
    }
    flush()
    return result
  }

  /// The border's colour on a whole row, where it has one that hides the interior.
  func rimColor(ofRow y: Int) -> SIMD4<Float>? {
    guard let border, border.isOpaque else { return nil }
    return border.color(ofRow: y)
  }
}

extension FastSurface.InsetShadow {
  fileprivate init(
    _ shadow: Drawing.InsetShadow, in target: RasterTarget, keeping shapes: inout ShapeTables
  ) {
    let frame = target.frame
    color = SIMD4<Float>(target.premultiplied(shadow.color) * 255)
    let outline = PixelOutline(shadow.hole, in: frame)
    let deviation = shadow.standardDeviation * frame.scale
    hole = shapes.field(of: shadow.hole, deviation: shadow.standardDeviation, in: frame)
    clearColumns = 0..<0
    clearRows = 0..<0
    guard let outline else { return }
    // Where no side is felt: within the sides' reach, and below or above the corners' curves.
    let reach = BlurredEdge(deviation: deviation).reach + 1
    let above = max(outline.topLeft.extent, outline.topRight.extent)
    let below = max(outline.bottomLeft.extent, outline.bottomRight.extent)
    clearColumns = Self.between(
      outline.left + reach, outline.right - reach, limit: frame.width)
    clearRows = Self.between(
      outline.top + above + reach, outline.bottom - below - reach, limit: frame.height)
  }

  private static func between(_ low: Double, _ high: Double, limit: Int) -> Range<Int> {
    let start = min(max(Elementary.ceil(low), 0), Double(limit))
    let end = min(max(Elementary.floor(high), start), Double(limit))
    return Int(start)..<Int(end)
  }
}
