package import GradientModel
package import GradientRaster

extension UIView {
  /// What the view shows now, animations included, in its own bounds.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - margins: How far around the bounds the picture reaches, for shadows.
  ///   - gamut: The colour space of the picture.
  /// - Returns: ⌈size × scale⌉ pixels, the margins included.
  package func snapshot(
    scale: CGFloat, margins: UIEdgeInsets = .zero, gamut: OutputGamut = .srgb
  ) -> Pixmap {
    layoutIfNeeded()
    HeadlessClock.current.turn()
    let origin = CGPoint(x: bounds.minX - margins.left, y: bounds.minY - margins.top)
    let width = (bounds.width + margins.left + margins.right) * scale
    let height = (bounds.height + margins.top + margins.bottom) * scale
    guard width > 0, height > 0, width * height < CGFloat(Rasterizer.maximumPixelCount) else {
      return Pixmap(width: 0, height: 0, gamut: gamut)
    }
    var canvas = Canvas(
      width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), gamut: gamut)
    var compositor = LayerCompositor(scale: Double(scale))
    let toPixels = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    compositor.paintReceiver(layer, on: &canvas, transform: toPixels)
    return canvas.takePixmap()
  }
}
