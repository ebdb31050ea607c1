#if os(iOS) || os(Linux)
extension UIView {
  /// Whether changes of traits can be registered for, from iOS 17 on; before, views are told by
  /// `traitCollectionDidChange(_:)`.
  static var registersForTraits: Bool {
    guard #available(iOS 17, *) else { return false }
    return SystemFeatures.current.hasTraitRegistration
  }

  /// Every trait that looks depend on.
  @available(iOS 17, *)
  static var lookTraits: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceLevel.self, UITraitLayoutDirection.self, UITraitVerticalSizeClass.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
      UITraitDisplayGamut.self, UITraitDisplayScale.self,
    ]
  }
}
#endif
