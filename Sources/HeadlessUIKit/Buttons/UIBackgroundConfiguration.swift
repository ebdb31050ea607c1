/// The background of a configured button; its corners are continuous [read: O2].
public nonisolated struct UIBackgroundConfiguration: Equatable {
  public var customView: UIView?
  /// Used as it is only with the corner style `fixed`; the default is about 5.95 [memory].
  public var cornerRadius: CGFloat = 5.95
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var backgroundColor: UIColor?
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var strokeOutset: CGFloat = 0

  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  public static func == (a: Self, b: Self) -> Bool {
    a.customView === b.customView && a.cornerRadius == b.cornerRadius
      && a.backgroundInsets == b.backgroundInsets && a.backgroundColor == b.backgroundColor
      && a.image == b.image && a.imageContentMode == b.imageContentMode
      && a.strokeColor == b.strokeColor && a.strokeWidth == b.strokeWidth
      && a.strokeOutset == b.strokeOutset
  }
}

/// The view that shows it, beneath the button's other parts.
final class ConfigurationBackgroundView: UIView {
  private var customView: UIView?
  private var imageView: UIImageView?

  func show(_ configuration: UIBackgroundConfiguration, color: UIColor?, radius: CGFloat) {
    backgroundColor = color
    layer.cornerCurve = .continuous
    layer.cornerRadius = radius
    layer.borderWidth = configuration.strokeWidth
    layer.borderColor =
      (configuration.strokeColor ?? .clear).resolvedColor(with: traitCollection).cgColor
    if customView !== configuration.customView {
      customView?.removeFromSuperview()
      customView = configuration.customView
      if let customView { addSubview(customView) }
    }
    customView?.frame = bounds
    show(configuration.image, mode: configuration.imageContentMode)
  }

  private func show(_ image: UIImage?, mode: ContentMode) {
    guard image != nil || imageView != nil else { return }
    let view = imageView ?? UIImageView(frame: bounds)
    if imageView == nil {
      insertSubview(view, at: 0)
      imageView = view
    }
    view.contentMode = mode
    view.image = image
    view.frame = bounds
  }
}
