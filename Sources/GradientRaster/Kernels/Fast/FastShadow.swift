import GradientModel

/// An outer shadow, row by row: an object, as a surface is.
final class FastShadow: Sendable {
  /// The blurred shape.
  let field: ShadowField
  /// The colour, premultiplied levels.
  let color: SIMD4<Float>
  /// What the shadow is kept out of.
  private let hole: OutlineCoverage?

  /// Encodes a shadow.
  ///
  /// - Parameters:
  ///   - shadow: What to paint.
  ///   - target: The picture.
  ///   - shapes: Where shapes are looked for first, and kept.
  init(_ shadow: Drawing.Shadow, in target: RasterTarget, keeping shapes: inout ShapeTables) {
    let frame = target.frame
    color = SIMD4<Float>(target.premultiplied(shadow.color) * 255)
    field = shapes.field(of: shadow.caster, deviation: shadow.standardDeviation, in: frame)
    hole = shadow.clippedOutside.map { shapes.coverage(of: $0, in: frame) }
  }

  /// Whether the shadow is kept out of any of a row's pixels.
  func isClipped(row y: Int, in columns: Range<Int>) -> Bool {
    guard let hole = hole?.row(y), hole.start < hole.end else { return false }
    return columns.overlaps(Int(hole.start)..<Int(hole.end))
  }

  /// Paints a run of a row over what is there, on the whole of each pixel: what of it is seen is said
  /// when the parts of the row come together.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - columns: The pixels.
  ///   - mask: The row's mask.
  ///   - pixels: The row or a part of it.
  func compose(
    row y: Int, columns: Range<Int>, mask: UnsafePointer<Float>,
    over pixels: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    guard field.rows.contains(y) else { return }
    let columns = columns.clamped(to: field.columns)
    guard let hole = hole?.row(y), hole.weight == 1, hole.solidStart < hole.solidEnd else {
      unsafe compose(columns, mask, pixels)
      return
    }
    // Where the outline covers all of a pixel nothing of the outside is seen.
    unsafe compose(columns.clamped(to: 0..<max(0, Int(hole.solidStart))), mask, pixels)
    unsafe compose(columns.clamped(to: max(0, Int(hole.solidEnd))..<Int.max), mask, pixels)
  }

  private func compose(
    _ columns: Range<Int>, _ mask: UnsafePointer<Float>,
    _ pixels: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for x in columns { unsafe pixels[x] = unsafe (color * mask[x]).over(pixels[x]) }
  }
}
