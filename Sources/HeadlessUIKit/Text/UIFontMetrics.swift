import GradientModel

/// Scales values by a text style.
open nonisolated class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      families: font.families,
      size: scaledValue(for: font.pointSize, compatibleWith: traitCollection), weight: font.weight,
      textStyle: style, baseSize: font.pointSize)
  }

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    return value * CGFloat(Self.modelStyle(style).scale(at: Self.textSize(of: traits)))
  }

  /// Points at the default text size.
  static func size(of style: UIFont.TextStyle) -> CGFloat {
    switch style {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    default: 17
    }
  }

  private static func textSize(of traits: UITraitCollection) -> TextSize {
    let category = traits.preferredContentSizeCategory
    guard let index = UIContentSizeCategory.ordered.firstIndex(of: category) else { return .large }
    return TextSize(rawValue: UInt8(index)) ?? .large
  }

  private static func modelStyle(_ style: UIFont.TextStyle) -> GradientModel.TextStyle {
    switch style {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    default: .body
    }
  }
}
