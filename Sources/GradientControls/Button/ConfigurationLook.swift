#if os(iOS) || os(Linux)
import GradientModel

/// What a style makes of a button's configuration.
struct ConfigurationLook: Equatable {
  var title: TitleLook
  /// Whether the title has line breaks, so that the distance of its lines counts.
  var isMultiline: Bool
  /// Nil where the style gives none.
  var insets: NSDirectionalEdgeInsets?
  /// What the pointer, the focus ring and menu previews round their shapes by.
  var radius: CGFloat
  var imagePlacement: NSDirectionalRectEdge.RawValue?
  var imagePadding: CGFloat?

  /// Whether a configuration has all of it already.
  ///
  /// Closures cannot be compared, so the title's is tried: the app may have put in one of its own, or
  /// a whole configuration without.
  ///
  /// - Parameter configuration: The button's configuration.
  /// - Returns: Whether writing it would change nothing.
  func isIn(_ configuration: UIButton.Configuration) -> Bool {
    let background = configuration.background
    guard configuration.cornerStyle == .fixed, background.cornerRadius == radius,
      insets == nil || configuration.contentInsets == insets,
      imagePlacement == nil || configuration.imagePlacement.rawValue == imagePlacement,
      imagePadding == nil || configuration.imagePadding == imagePadding
    else { return false }
    if let imageColor = title.imageColor,
      configuration.imageColorTransformer?(.clear) != imageColor
    {
      return false
    }
    guard title.hasAttributes else { return true }
    return configuration.titleTextAttributesTransformer?(AttributeContainer())
      == title.applied(to: AttributeContainer(), isMultiline: isMultiline)
  }

  /// Writes it into a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The button's configuration.
  ///   - before: What was written there last.
  func write(to configuration: inout UIButton.Configuration, replacing before: Self?) {
    // Fixed: the dynamic style would scale the radius by the text size.
    configuration.cornerStyle = .fixed
    configuration.background.cornerRadius = radius
    if let insets {
      configuration.contentInsets = insets
    } else if before?.insets != nil {
      configuration.setDefaultContentInsets()
    }
    if let imagePlacement {
      configuration.imagePlacement = NSDirectionalRectEdge(rawValue: imagePlacement)
    }
    if let imagePadding { configuration.imagePadding = imagePadding }
    if title.hasAttributes {
      // Colour, font and shadow in one: a later transformer replaces the one before.
      configuration.titleTextAttributesTransformer = title.transformer(isMultiline: isMultiline)
    } else if before?.title.hasAttributes == true {
      configuration.titleTextAttributesTransformer = nil
    }
    if title.imageColor != nil || before?.title.imageColor != nil {
      configuration.imageColorTransformer = title.imageTransformer
    }
  }
}

extension TitleLook {
  fileprivate nonisolated func transformer(
    isMultiline: Bool
  ) -> UIConfigurationTextAttributesTransformer {
    UIConfigurationTextAttributesTransformer { applied(to: $0, isMultiline: isMultiline) }
  }

  fileprivate nonisolated var imageTransformer: UIConfigurationColorTransformer? {
    imageColor.map { color in UIConfigurationColorTransformer { _ in color } }
  }
}
#endif
