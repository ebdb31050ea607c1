#if os(iOS) || os(Linux)
/// The scale of a press on a layer's sublayers, beside a transform that the app gave them.
struct PressTransform {
  /// The app's own, while a press is on it; nil while it is the layer's.
  private var own: CATransform3D?

  /// What sublayers have under a scale.
  func scaled(by scale: Double, of layer: CALayer) -> CATransform3D {
    CATransform3DScale(own ?? layer.sublayerTransform, CGFloat(scale), CGFloat(scale), 1)
  }

  /// Sets the scale at once; at 1 the app's transform is given back.
  mutating func set(_ scale: Double, of layer: CALayer) {
    guard scale != 1 || own != nil else { return }
    let before = own ?? layer.sublayerTransform
    own = scale == 1 ? nil : before
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.sublayerTransform =
      scale == 1 ? before : CATransform3DScale(before, CGFloat(scale), CGFloat(scale), 1)
    CATransaction.commit()
  }
}
#endif
