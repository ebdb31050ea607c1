#if os(iOS) || os(Linux)
/// The Core Animation side of a dissolve: explicit animations over values that are at their end
/// already.
struct LookMotion {
  private static let pictureKey = "dev.gradientcontrols.picture"
  private static let opacityKey = "dev.gradientcontrols.opacity"
  private static let scaleKey = "dev.gradientcontrols.scale"

  private let dissolve: Dissolve

  private let press: PressTransform

  /// - Parameters:
  ///   - dissolve: What is to be seen.
  ///   - press: What the layer's sublayers are scaled over.
  init(_ dissolve: Dissolve, press: PressTransform) {
    self.dissolve = dissolve
    self.press = press
  }

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
        animation("contents", from: from.pixels.image, to: to.pixels.image, on: layer),
        forKey: Self.pictureKey)
    }
    if from.contentOpacity != 1 || to.contentOpacity != 1 {
      for content in host.subviews where content !== view {
        let animation = animation(
          "opacity", from: Float(from.contentOpacity) * content.layer.opacity,
          to: Float(to.contentOpacity) * content.layer.opacity, on: content.layer)
        // Until the control itself takes over the opacity, in one step with taking this away.
        animation.isRemovedOnCompletion = false
        animation.fillMode = .both
        content.layer.add(animation, forKey: Self.opacityKey)
      }
    }
    if from.scale != to.scale {
      host.layer.add(
        animation(
          "sublayerTransform", from: press.scaled(by: from.scale, of: host.layer),
          to: press.scaled(by: to.scale, of: host.layer), on: host.layer),
        forKey: Self.scaleKey)
    }
  }

  /// Takes away all that ``run(on:host:behind:)`` added.
  static func remove(from layer: CALayer, host: UIView?) {
    layer.removeAnimation(forKey: pictureKey)
    host?.layer.removeAnimation(forKey: scaleKey)
    for content in host?.subviews ?? [] { content.layer.removeAnimation(forKey: opacityKey) }
  }

  private func animation(
    _ key: String, from: Any, to: Any, on layer: CALayer
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = dissolve.timing.duration
    animation.timingFunction = dissolve.timing.curve.timingFunction
    if dissolve.timing.delay > 0 {
      // In the layer's own time, which may run slower than the clock or stand still.
      animation.beginTime =
        layer.convertTime(CACurrentMediaTime(), from: nil) + dissolve.timing.delay
      animation.fillMode = .backwards
    }
    return animation
  }
}
#endif
