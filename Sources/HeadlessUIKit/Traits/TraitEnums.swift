public nonisolated enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

public nonisolated enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}

public nonisolated enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified, compact, regular
}

public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

public nonisolated enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

public nonisolated enum UIUserInterfaceLevel: Int, Sendable {
  case unspecified = -1
  case base, elevated
}

public nonisolated enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad, tv, carPlay
  case mac = 5
  case vision
}

public nonisolated enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  case SRGB, P3
}

public nonisolated enum UILegibilityWeight: Int, Sendable {
  case unspecified = -1
  case regular, bold
}

public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = named("UICTContentSizeCategoryUnspecified")
  public static let extraSmall = named("UICTContentSizeCategoryXS")
  public static let small = named("UICTContentSizeCategoryS")
  public static let medium = named("UICTContentSizeCategoryM")
  public static let large = named("UICTContentSizeCategoryL")
  public static let extraLarge = named("UICTContentSizeCategoryXL")
  public static let extraExtraLarge = named("UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = named("UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = named("UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = named("UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = named("UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = named("UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = named(
    "UICTContentSizeCategoryAccessibilityXXXL")

  /// All sizes, the smallest first.
  package static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  public var isAccessibilityCategory: Bool {
    (Self.ordered.firstIndex(of: self) ?? 0) > 6
  }

  private static func named(_ name: String) -> UIContentSizeCategory {
    UIContentSizeCategory(rawValue: name)
  }
}
