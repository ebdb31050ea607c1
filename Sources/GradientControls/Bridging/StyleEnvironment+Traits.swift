#if os(iOS) || os(Linux)
import GradientModel

extension StyleEnvironment {
  /// What a view's own traits say.
  ///
  /// What they leave open (before the view is in a window) is light, ordinary contrast, sRGB, the
  /// default text size and regular metrics.
  ///
  /// - Parameter view: The view; its layout direction counts with its semantic content attribute.
  init(_ view: UIView) {
    self.init(
      view.traitCollection,
      direction: view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        ? .rightToLeft : .leftToRight)
  }

  /// What a collection of traits says.
  ///
  /// - Parameters:
  ///   - traits: The traits.
  ///   - direction: The layout direction.
  nonisolated init(_ traits: UITraitCollection, direction: LayoutDirection) {
    var appearance = Appearance.light
    if traits.userInterfaceStyle == .dark { appearance.insert(.dark) }
    if traits.accessibilityContrast == .high { appearance.insert(.highContrast) }
    self.init(
      appearance: appearance, layoutDirection: direction,
      gamut: traits.displayGamut == .P3 ? .displayP3 : .srgb,
      textSize: TextSize(traits.preferredContentSizeCategory),
      isBoldText: traits.legibilityWeight == .bold,
      metrics: traits.verticalSizeClass == .compact ? .compact : .regular)
  }
}

extension TextSize {
  /// The text size of a category; the default for one that is unspecified or unknown.
  nonisolated init(_ category: UIContentSizeCategory) {
    switch category {
    case .extraSmall: self = .extraSmall
    case .small: self = .small
    case .medium: self = .medium
    case .extraLarge: self = .extraLarge
    case .extraExtraLarge: self = .extraExtraLarge
    case .extraExtraExtraLarge: self = .extraExtraExtraLarge
    case .accessibilityMedium: self = .accessibilityMedium
    case .accessibilityLarge: self = .accessibilityLarge
    case .accessibilityExtraLarge: self = .accessibilityExtraLarge
    case .accessibilityExtraExtraLarge: self = .accessibilityExtraExtraLarge
    case .accessibilityExtraExtraExtraLarge: self = .accessibilityExtraExtraExtraLarge
    default: self = .large
    }
  }
}

extension UIView {
  /// Pixels a point where the view is, or where most views are while it is nowhere.
  var drawingScale: CGFloat {
    for scale in [traitCollection.displayScale, UITraitCollection.current.displayScale]
    where scale > 0 { return scale }
    return 2
  }
}
#endif
