#if os(iOS) || os(Linux)
/// The Core Animation side of a dissolve: explicit animations over values that are at their end
/// already.
struct LookMotion {
  private static let pictureKey = "dev.gradientcontrols.picture"
  private static let opacityKey = "dev.gradientcontrols.opacity"
  private static let scaleKey = "dev.gradientcontrols.scale"

  private let dissolve: Dissolve

  init(_ dissolve: Dissolve) { self.dissolve = dissolve }

  /// Starts what moves.
  ///
  /// - Parameters:
  ///   - layer: The layer of the picture.
  ///   - host: The control.
  ///   - view: The picture's view; all other subviews are content.
  func run(on layer: CALayer, host: UIView, behind view: UIView) {
    let (from, to) = (dissolve.from, dissolve.to)
    if from.pixels.image !== to.pixels.image {
      layer.add(
        animation("contents", from: from.pixels.image, to: to.pixels.image),
        forKey: Self.pictureKey)
    }
    if from.contentOpacity != 1 || to.contentOpacity != 1 {
      for content in host.subviews where content !== view {
        let animation = animation(
          "opacity", from: Float(from.contentOpacity) * content.layer.opacity,
          to: Float(to.contentOpacity) * content.layer.opacity)
        // Until the control itself takes over the opacity, in one step with taking this away.
        animation.isRemovedOnCompletion = false
        animation.fillMode = .both
        content.layer.add(animation, forKey: Self.opacityKey)
      }
    }
    if from.scale != to.scale {
      host.layer.add(
        animation(
          "sublayerTransform", from: Self.transform(from.scale), to: Self.transform(to.scale)),
        forKey: Self.scaleKey)
    }
  }

  /// Takes away all that ``run(on:host:behind:)`` added.
  static func remove(from layer: CALayer, host: UIView?) {
    layer.removeAnimation(forKey: pictureKey)
    host?.layer.removeAnimation(forKey: scaleKey)
    for content in host?.subviews ?? [] { content.layer.removeAnimation(forKey: opacityKey) }
  }

  private func animation(_ key: String, from: Any, to: Any) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = dissolve.timing.duration
    animation.timingFunction = dissolve.timing.curve.timingFunction
    if dissolve.timing.delay > 0 {
      animation.beginTime = dissolve.start + dissolve.timing.delay
      animation.fillMode = .backwards
    }
    return animation
  }

  private static func transform(_ scale: Double) -> CATransform3D {
    CATransform3DMakeScale(CGFloat(scale), CGFloat(scale), 1)
  }
}
#endif
