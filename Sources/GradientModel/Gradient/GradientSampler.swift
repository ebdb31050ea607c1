/// The reference sampler: the colour of a gradient at any point of its box.
package struct GradientSampler: Sendable {
  /// The colours along the gradient.
  package let ramp: GradientRamp
  /// Where each point lies along it.
  package let geometry: GradientGeometry

  /// Prepares a gradient for a box.
  ///
  /// - Parameters:
  ///   - fill: The gradient.
  ///   - box: The box that it spreads over, in points.
  ///   - output: The gamut that colours are wanted in.
  ///   - mapping: How colours are brought into that gamut.
  package init(
    _ fill: GradientFill, in box: Rect2D, output: OutputGamut = .srgb,
    mapping: GamutMapping = .chromaReduction
  ) {
    ramp = GradientRamp(fill, output: output, mapping: mapping)
    geometry = GradientGeometry(fill.kind, in: box)
  }

  /// The colour at a point: encoded, premultiplied.
  ///
  /// - Parameters:
  ///   - x: Points from the left.
  ///   - y: Points from the top.
  /// - Returns: Premultiplied components within 0...1.
  package func premultipliedColor(x: Double, y: Double) -> SIMD4<Double> {
    ramp.premultipliedColor(at: geometry.place(x: x, y: y))
  }
}
