import GradientModel
import GradientRaster

/// The contrast of a title at its worst point: what the renderer paints there, with and without a
/// letter.
///
/// Fill, overlay, inset shadows, shadows behind the control, border, opacity and the ground are in
/// both pictures; a title's own shadow is in neither, as it lies beside the letters.
struct TitleContrast: Sendable {
  private static let scale = LazyPicture.scale

  private let table = LuminanceTable()

  /// The worst contrast under a title's box.
  ///
  /// - Parameter look: The look.
  /// - Returns: The first of the worst points in reading order; nil where no letter is painted, or
  ///   nothing can be drawn.
  func worst(of look: PlacedLook) -> ContrastMeasurement? {
    worst(of: look, in: LazyPicture(look))
  }

  /// The worst contrast under a title's box, in a picture that others look at too.
  func worst(of look: PlacedLook, in drawn: LazyPicture) -> ContrastMeasurement? {
    guard look.titleBox != nil, look.style.title.color.alpha > 0,
      let picture = drawn.picture, let lettered = picture.lettered()
    else { return nil }
    let required = ContrastRatio.required(for: look.style.title.font)
    var worst: ContrastMeasurement?
    var last: (SIMD4<UInt8>, SIMD4<UInt8>)?
    for y in picture.letters.rows {
      for x in picture.letters.columns {
        let pair = (lettered[x, y], picture.plain[x, y])
        // Neighbours are mostly alike.
        if let last, last == pair { continue }
        last = pair
        let ratio = table.ratio(pair.0, pair.1)
        guard ratio < worst?.ratio ?? .infinity else { continue }
        worst = ContrastMeasurement(
          ratio: ratio, required: required,
          point: Point2D(x: (Double(x) + 0.5) / Self.scale, y: (Double(y) + 0.5) / Self.scale),
          foreground: StyleColor(pair.0), background: StyleColor(pair.1),
          isGroundAssumed: look.style.backdrop == nil && picture.surface[x, y].w < 255)
      }
    }
    return worst
  }
}
