/// Which of the system's text styles a title's size follows when the reader asks for larger text.
public enum TextStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// The size never changes.
  case fixed
  /// As `UIFont.TextStyle.largeTitle`.
  case largeTitle
  /// As `UIFont.TextStyle.title1`.
  case title1
  /// As `UIFont.TextStyle.title2`.
  case title2
  /// As `UIFont.TextStyle.title3`.
  case title3
  /// As `UIFont.TextStyle.headline`.
  case headline
  /// As `UIFont.TextStyle.body`.
  case body
  /// As `UIFont.TextStyle.callout`.
  case callout
  /// As `UIFont.TextStyle.subheadline`.
  case subheadline
  /// As `UIFont.TextStyle.footnote`.
  case footnote
  /// As `UIFont.TextStyle.caption1`.
  case caption1
  /// As `UIFont.TextStyle.caption2`.
  case caption2

  /// The factor by which a size grows or shrinks at a text size: the style's points there over its
  /// points at the default size.
  ///
  /// Source of the points: Apple's Human Interface Guidelines, Typography, Dynamic Type sizes.
  ///
  /// - Parameter size: The reader's text size.
  /// - Returns: 1 at the default size, and always for ``fixed``.
  public func scale(at size: TextSize) -> Double {
    guard self != .fixed else { return 1 }
    let points = pointSizes
    return points[Int(size.rawValue)] / points[Int(TextSize.large.rawValue)]
  }

  private var pointSizes: [Double] {
    switch self {
    case .fixed: [Double](repeating: 1, count: TextSize.allCases.count)
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}

/// The reader's text size, in the order of `UIContentSizeCategory`.
public enum TextSize: UInt8, Hashable, Sendable, CaseIterable {
  /// Smallest.
  case extraSmall
  /// Small.
  case small
  /// A little smaller than the default.
  case medium
  /// The default.
  case large
  /// A little larger than the default.
  case extraLarge
  /// Larger.
  case extraExtraLarge
  /// The largest without the accessibility sizes.
  case extraExtraExtraLarge
  /// First accessibility size.
  case accessibilityMedium
  /// Second accessibility size.
  case accessibilityLarge
  /// Third accessibility size.
  case accessibilityExtraLarge
  /// Fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// Fifth accessibility size, the largest.
  case accessibilityExtraExtraExtraLarge
}
