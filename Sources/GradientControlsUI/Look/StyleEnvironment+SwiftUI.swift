package import GradientModel

#if canImport(SwiftUI)
  package import SwiftUI
#else
  package import SwiftUIStub
#endif

extension StyleEnvironment {
  /// What SwiftUI's environment means for a look.
  package init(
    colorScheme: ColorScheme, contrast: ColorSchemeContrast, isRightToLeft: Bool,
    dynamicTypeSize: DynamicTypeSize, legibilityWeight: LegibilityWeight?,
    verticalSizeClass: UserInterfaceSizeClass?, gamut: OutputGamut
  ) {
    var appearance = Appearance.light
    if colorScheme == .dark { appearance.insert(.dark) }
    if contrast == .increased { appearance.insert(.highContrast) }
    self.init(
      appearance: appearance, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      gamut: gamut, textSize: TextSize(dynamicTypeSize), isBoldText: legibilityWeight == .bold,
      metrics: verticalSizeClass == .compact ? .compact : .regular)
  }
}

extension TextSize {
  /// The text size of the same name; the default for one that came later.
  package init(_ size: DynamicTypeSize) {
    switch size {
    case .xSmall: self = .extraSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .xLarge: self = .extraLarge
    case .xxLarge: self = .extraExtraLarge
    case .xxxLarge: self = .extraExtraExtraLarge
    case .accessibility1: self = .accessibilityMedium
    case .accessibility2: self = .accessibilityLarge
    case .accessibility3: self = .accessibilityExtraLarge
    case .accessibility4: self = .accessibilityExtraExtraLarge
    case .accessibility5: self = .accessibilityExtraExtraExtraLarge
    @unknown default: self = .large
    }
  }
}
