import GradientModel

/// An outer shadow, pixel by pixel.
struct ExactShadow {
  private let color: SIMD4<Double>
  private let field: ShadowField
  private let width: Int

  init(_ shadow: Drawing.Shadow, in target: RasterTarget) {
    let frame = target.frame
    width = frame.width
    color = target.premultiplied(shadow.color)
    field = ShadowField(
      PixelOutline(shadow.caster, in: frame), deviation: shadow.standardDeviation * frame.scale,
      in: frame, accuracy: .exact)
  }

  func paint(row y: Int, over pixels: inout [SIMD4<Double>]) {
    guard field.rows.contains(y) else { return }
    let mask = field.values(row: y, width: width)
    for x in 0..<width { pixels[x].compose(color * Double(mask[x])) }
  }
}

extension ShadowField {
  /// The mask of a row.
  package func values(row y: Int, width: Int) -> [Float] {
    var values = [Float](repeating: 0, count: width)
    var steps = [Float](repeating: 0, count: width + 1)
    unsafe values.withUnsafeMutableBufferPointer { values in
      unsafe steps.withUnsafeMutableBufferPointer { steps in
        guard let target = values.baseAddress, let steps = steps.baseAddress else { return }
        unsafe copy(row: y, to: target, steps: steps, wanted: 0..<width)
      }
    }
    return values
  }
}
