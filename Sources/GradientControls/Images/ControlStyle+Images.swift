#if os(iOS) || os(Linux)
public import GradientModel
import GradientRaster

nonisolated extension ControlStyle {
  /// A picture of the look in a state, without words, to be used as a background.
  ///
  /// Along an axis where the look is the same all over, the image is as small as its corners, border
  /// and shadows allow, and stretches: drawn at any larger size it has the pixels that the style has
  /// there. Along the other axis it belongs to the size that it was asked for. It covers the control's
  /// bounds; what shadows paint beyond them is not in it.
  ///
  /// - Parameters:
  ///   - state: The states that are on.
  ///   - size: The control's size in points.
  ///   - scale: Pixels a point, such as `traitCollection.displayScale`.
  ///   - environment: Appearance, layout direction, gamut and metrics.
  /// - Returns: A resizable image; nil where the size has no area or the picture would be too large.
  public func backgroundImage(
    for state: ControlState = .normal, size: CGSize, scale: CGFloat,
    in environment: StyleEnvironment = StyleEnvironment()
  ) -> UIImage? {
    let style = resolved(for: state, in: environment)
    let size = Size2D(width: Double(size.width), height: Double(size.height))
    guard size.isDrawable else { return nil }
    let plan = StretchPlan(style, size: size)
    return style.image(size: plan.size, caps: plan.caps, scale: scale, gamut: environment.gamut)
  }

  /// The same picture in light, dark and high-contrast form, for image views and buttons, which
  /// show the form that suits their own traits.
  ///
  /// The forms are registered with a `UIImageAsset`. Only appearances for which the style says
  /// something are drawn.
  ///
  /// - Parameters:
  ///   - state: The states that are on.
  ///   - size: The control's size in points.
  ///   - scale: Pixels a point, such as `traitCollection.displayScale`.
  ///   - environment: Layout direction, gamut and metrics; its appearance is the form that the image
  ///     itself shows where nobody asks for another.
  /// - Returns: A resizable image; nil where the size has no area or the picture would be too large.
  public func adaptiveBackgroundImage(
    for state: ControlState = .normal, size: CGSize, scale: CGFloat,
    in environment: StyleEnvironment = StyleEnvironment()
  ) -> UIImage? {
    guard declaredAppearances.count > 1 else {
      return backgroundImage(for: state, size: size, scale: scale, in: environment)
    }
    let asset = UIImageAsset()
    for appearance in GradientModel.Appearance.all {
      var environment = environment
      environment.appearance = appearance
      let drawn = backgroundImage(for: state, size: size, scale: scale, in: environment)
      guard let drawn else { return nil }
      asset.register(drawn, with: appearance.traits(scale: scale))
    }
    return asset.image(with: environment.appearance.traits(scale: scale))
  }
}

extension StyleEnvironment {
  /// What a view's own traits say, for drawing pictures that the view shows.
  ///
  /// What they leave open (before the view is in a window) is light, ordinary contrast, sRGB, the
  /// default text size and regular metrics.
  ///
  /// - Parameter view: The view; its layout direction counts with its semantic content attribute.
  /// - Returns: The environment to resolve a style in.
  @MainActor public static func current(of view: UIView) -> StyleEnvironment {
    StyleEnvironment(view)
  }
}

nonisolated extension GradientModel.Appearance {
  /// The traits that an image of this appearance is registered for; without a scale a lookup may
  /// go wrong, as `UIImageAsset`'s documentation says.
  fileprivate func traits(scale: CGFloat) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale),
      UITraitCollection(userInterfaceStyle: contains(.dark) ? .dark : .light),
      UITraitCollection(accessibilityContrast: contains(.highContrast) ? .high : .normal),
    ])
  }
}

nonisolated extension ResolvedStyle {
  /// The look at a size, as an image with caps.
  func image(size: Size2D, caps: Edges, scale: CGFloat, gamut: OutputGamut) -> UIImage? {
    let rasterizer = Rasterizer(scale: Double(scale), gamut: gamut)
    guard let picture = try? rasterizer.draw(drawing(size: size)),
      let bitmap = CGImage.make(picture.withoutMargins())
    else { return nil }
    return UIImage(cgImage: bitmap, scale: scale, orientation: .up)
      .resizableImage(
        withCapInsets: UIEdgeInsets(
          top: CGFloat(caps.top), left: CGFloat(caps.left), bottom: CGFloat(caps.bottom),
          right: CGFloat(caps.right)), resizingMode: .stretch)
  }
}
#endif
