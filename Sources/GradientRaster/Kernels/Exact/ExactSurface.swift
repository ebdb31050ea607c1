import GradientModel

/// A surface, pixel by pixel, as `Drawing.Surface` defines it.
struct ExactSurface {
  private let frame: PixelFrame
  private let outer: OutlineCoverage
  private let inner: OutlineCoverage
  private let paints: [ExactPaint]
  private let border: ExactPaint?
  private let insetShadows: [InsetShadow]

  private struct InsetShadow {
    var color: SIMD4<Double>
    var hole: ShadowField
  }

  init(_ surface: Drawing.Surface, in target: RasterTarget) {
    let frame = target.frame
    self.frame = frame
    outer = OutlineCoverage(
      PixelOutline(surface.outline, in: frame), in: frame, accuracy: .exact)
    inner =
      surface.innerEdge == surface.outline
      ? outer
      : OutlineCoverage(
        PixelOutline(surface.innerEdge, in: frame), in: frame, accuracy: .exact)
    let box = surface.outline.rect
    var paints: [ExactPaint] = []
    for paint in surface.paints { paints.append(ExactPaint(paint, box: box, in: target)) }
    self.paints = paints
    border = surface.border.map { ExactPaint($0, box: box, in: target) }
    var shadows: [InsetShadow] = []
    for shadow in surface.insetShadows {
      shadows.append(
        InsetShadow(
          color: target.premultiplied(shadow.color),
          hole: ShadowField(
            PixelOutline(shadow.hole, in: frame),
            deviation: shadow.standardDeviation * frame.scale, in: frame, accuracy: .exact)
        ))
    }
    insetShadows = shadows
  }

  /// Paints a row over what is there.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - pixels: The row; where it is parted, its outside.
  ///   - inside: The inside of a parted row; nil if the row is whole.
  func paint(row y: Int, over pixels: inout [SIMD4<Double>], inside: [SIMD4<Double>]?) {
    guard outer.rows.contains(y) else { return }
    let outerRow = outer.row(y)
    let innerRow = inner.row(y)
    var masks: [[Float]] = []
    for shadow in insetShadows {
      masks.append(shadow.hole.values(row: y, width: frame.width))
    }
    let pointY = frame.pointY(ofRow: y)
    for x in Int(outerRow.start)..<Int(outerRow.end) {
      let covered = Double(outer.value(outerRow, at: Int32(x)))
      let interiorPart = Double(inner.value(innerRow, at: Int32(x)))
      let ring = max(0, covered - interiorPart)
      let pointX = frame.pointX(ofColumn: x)
      var beneath = SIMD4<Double>.zero
      for paint in paints { beneath.compose(paint.color(x: pointX, y: pointY)) }
      var interior = beneath
      for (index, shadow) in insetShadows.enumerated() {
        interior.compose(shadow.color * (1 - Double(masks[index][x])))
      }
      var rim = beneath
      if let border { rim.compose(border.color(x: pointX, y: pointY)) }
      let painted = interior * interiorPart + rim * ring
      if let inside {
        pixels[x] = pixels[x] * (1 - covered) + inside[x] * (covered - painted.w) + painted
      } else {
        pixels[x].compose(painted)
      }
    }
  }
}

/// A paint over a box, at any point.
enum ExactPaint {
  case color(SIMD4<Double>)
  case gradient(GradientSampler)

  init(_ paint: Paint, box: Rect2D, in target: RasterTarget) {
    switch paint {
    case .color(let color): self = .color(target.premultiplied(color))
    case .gradient(let fill):
      self = .gradient(
        GradientSampler(fill, in: box, output: target.gamut, mapping: target.mapping))
    }
  }

  func color(x: Double, y: Double) -> SIMD4<Double> {
    switch self {
    case .color(let color): color
    case .gradient(let sampler): sampler.premultipliedColor(x: x, y: y)
    }
  }
}
