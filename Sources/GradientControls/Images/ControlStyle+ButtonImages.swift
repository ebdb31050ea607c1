#if os(iOS) || os(Linux)
public import GradientModel

extension ControlStyle {
  /// Gives an ordinary `UIButton` a background image for every state.
  ///
  /// UIKit looks only for the exact set of states, then for normal, and dims a picture whose exact
  /// states have none. So each union of highlighted, disabled, selected and focused gets its own.
  /// Call it again when the button's height or traits change; the images stretch with its width where
  /// the style allows that.
  ///
  /// - Parameters:
  ///   - button: A button without a configuration, best of type custom: a system button tints what
  ///     it shows.
  ///   - size: The size to draw for; the button's own by default.
  ///   - environment: Layout direction, gamut and metrics; the button's own by default. Light, dark and
  ///     high-contrast forms are registered together.
  public func setBackgroundImages(
    on button: UIButton, size: CGSize? = nil, in environment: StyleEnvironment? = nil
  ) {
    let environment = environment ?? StyleEnvironment(button)
    for bits in 0..<UInt(16) {
      let image = adaptiveBackgroundImage(
        for: ControlState(rawValue: bits), size: size ?? button.bounds.size,
        scale: button.drawingScale, in: environment)
      button.setBackgroundImage(image, for: UIControl.State(rawValue: bits))
    }
  }
}
#endif
