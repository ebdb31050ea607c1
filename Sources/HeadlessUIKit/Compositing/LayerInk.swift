/// Something other than a picture that a layer shows at the place of its contents.
package nonisolated protocol LayerInk {
  /// Paints itself.
  ///
  /// - Parameters:
  ///   - canvas: What is painted on.
  ///   - bounds: The layer's bounds.
  ///   - transform: From the layer's points to the canvas' pixels.
  ///   - scale: Pixels a point.
  func paint(
    on canvas: inout Canvas, bounds: CGRect, transform: CGAffineTransform, scale: Double)
}
