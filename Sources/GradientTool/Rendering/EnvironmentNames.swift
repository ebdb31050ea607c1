import GradientModel
import GradientTokens

// The words for environments on the command line and in manifests.

extension LayoutDirection {
  var name: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}

extension Metrics {
  var name: String {
    switch self {
    case .regular: "regular"
    case .compact: "compact"
    }
  }
}

extension OutputGamut {
  var name: String {
    switch self {
    case .srgb: "srgb"
    case .displayP3: "p3"
    }
  }
}

extension TextSize {
  var name: String {
    switch self {
    case .extraSmall: "extra-small"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .extraLarge: "extra-large"
    case .extraExtraLarge: "extra-extra-large"
    case .extraExtraExtraLarge: "extra-extra-extra-large"
    case .accessibilityMedium: "accessibility-medium"
    case .accessibilityLarge: "accessibility-large"
    case .accessibilityExtraLarge: "accessibility-extra-large"
    case .accessibilityExtraExtraLarge: "accessibility-extra-extra-large"
    case .accessibilityExtraExtraExtraLarge: "accessibility-extra-extra-extra-large"
    }
  }
}

extension Double {
  /// The shortest digits that read back as this number, such as `2` or `1.5`.
  var brief: String { DecimalNumber.text(self) }
}
