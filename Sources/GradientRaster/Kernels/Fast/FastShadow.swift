import GradientModel

/// An outer shadow, row by row.
struct FastShadow: Sendable {
  /// The blurred shape.
  let field: ShadowField
  /// The colour, premultiplied levels.
  let color: SIMD4<Float>
  private let clip: OutlineCoverage?

  init(_ shadow: Drawing.Shadow, in target: RasterTarget) {
    let frame = target.frame
    color = SIMD4<Float>(target.premultiplied(shadow.color) * 255)
    field = ShadowField(
      PixelOutline(shadow.caster, in: frame), deviation: shadow.standardDeviation * frame.scale,
      in: frame, accuracy: .fast)
    clip = shadow.clippedOutside.map {
      OutlineCoverage(PixelOutline($0, in: frame), in: frame, accuracy: .fast)
    }
  }

  /// Whether the shadow is kept out of any of a row's pixels.
  func isClipped(row y: Int, in columns: Range<Int>) -> Bool {
    guard let hole = clip?.row(y), hole.start < hole.end else { return false }
    return columns.overlaps(Int(hole.start)..<Int(hole.end))
  }

  /// Paints a run of a row over what is there.
  ///
  /// - Parameters:
  ///   - y: The row.
  ///   - columns: The pixels.
  ///   - mask: The row's mask.
  ///   - pixels: The row.
  func compose(
    row y: Int, columns: Range<Int>, mask: UnsafePointer<Float>,
    over pixels: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    guard field.rows.contains(y) else { return }
    let columns = columns.clamped(to: field.columns)
    let hole = clip?.row(y) ?? .empty
    let left = columns.clamped(to: 0..<max(0, Int(hole.start)))
    let right = columns.clamped(to: max(0, Int(hole.end))..<Int.max)
    // Without a hole both would be the whole row.
    if hole.start >= hole.end {
      compose(columns, mask, pixels)
      return
    }
    compose(left, mask, pixels)
    compose(right, mask, pixels)
    guard let clip else { return }
    for x in columns.clamped(to: Int(hole.start)..<Int(hole.end)) {
      let amount = mask[x] * (1 - clip.value(hole, at: Int32(x)))
      pixels[x] = (color * amount).over(pixels[x])
    }
  }

  private func compose(
    _ columns: Range<Int>, _ mask: UnsafePointer<Float>,
    _ pixels: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for x in columns { pixels[x] = (color * mask[x]).over(pixels[x]) }
  }
}
