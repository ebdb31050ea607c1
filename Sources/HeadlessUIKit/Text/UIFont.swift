package import GradientModel
import GradientText

/// A font: families, a size and a weight.
// Sendable as Apple's is; unchecked because an open class cannot be proved so. It holds constants.
open nonisolated class UIFont: NSObject, @unchecked Sendable {
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// 1...1000 as fonts count, straight between the named weights.
    package var css: Double {
      let table = Self.table
      guard let first = table.first, let last = table.last else { return 400 }
      if rawValue <= first.raw { return first.css }
      for (low, high) in zip(table, table.dropFirst()) where rawValue <= high.raw {
        let share = Double((rawValue - low.raw) / (high.raw - low.raw))
        return low.css + (high.css - low.css) * share
      }
      return last.css
    }

    private static let table: [(raw: CGFloat, css: Double)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
      (0.56, 800), (0.62, 900),
    ]
  }

  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  package let families: [String]
  public let pointSize: CGFloat
  package let weight: Double
  /// The text style that the size follows; nil for a size of its own.
  package let textStyle: TextStyle?
  /// The size at the default text size, where the font follows one.
  package let baseSize: CGFloat

  package init(
    families: [String], size: CGFloat, weight: Double, textStyle: TextStyle? = nil,
    baseSize: CGFloat? = nil
  ) {
    self.families = families
    pointSize = size
    self.weight = weight
    self.textStyle = textStyle
    self.baseSize = baseSize ?? size
    super.init()
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(families: ["system"], size: fontSize, weight: 400)
  }
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(families: ["system"], size: fontSize, weight: weight.css)
  }
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Nil for a family that is not installed.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let font = FontStyle(families: [fontName], size: Double(max(fontSize, 1)))
    guard TitleLine.isInstalled(font) else { return nil }
    self.init(families: [fontName], size: fontSize, weight: 400)
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let base = UIFontMetrics.size(of: style)
    let font = UIFont(
      families: ["system"], size: base, weight: style == .headline ? 600 : 400)
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: font, compatibleWith: traitCollection)
  }

  public class var buttonFontSize: CGFloat { 18 }
  public class var labelFontSize: CGFloat { 17 }
  public class var systemFontSize: CGFloat { 14 }

  public var familyName: String { families.first ?? "system" }
  public var fontName: String { familyName }
  public var ascender: CGFloat { CGFloat(metrics?.ascent ?? 0) }
  public var descender: CGFloat { -CGFloat(metrics?.descent ?? 0) }
  public var lineHeight: CGFloat { ascender - descender }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(families: families, size: fontSize, weight: weight, textStyle: textStyle)
  }

  private var metrics: TitleMetrics? { TitleLine.measure("x", font: fontStyle) }

  package var fontStyle: FontStyle {
    FontStyle(families: families, size: Double(pointSize), weight: weight)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.families == families && other.pointSize == pointSize && other.weight == weight
  }

  open override var hash: Int { families.hashValue ^ pointSize.hashValue ^ weight.hashValue }
}
