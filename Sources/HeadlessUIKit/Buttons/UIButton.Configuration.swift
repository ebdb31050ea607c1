public nonisolated struct UIConfigurationColorTransformer {
  public let transform: (UIColor) -> UIColor
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

public nonisolated struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

extension UIButton {
  /// What a button shows, as a value (iOS 15).
  public nonisolated struct Configuration {
    public enum Size: Int, Sendable {
      case medium, small, mini, large
    }
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }
    public enum TitleAlignment: Int, Sendable {
      case automatic, leading, center, trailing
    }
    package enum Style: Sendable {
      case plain, tinted, gray, filled, borderless, bordered, borderedTinted, borderedProminent
    }

    package var style: Style
    public var background = UIBackgroundConfiguration.clear()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var title: String?
    public var attributedTitle: AttributedString?
    public var subtitle: String?
    public var image: UIImage?
    public var showsActivityIndicator = false
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer? {
      didSet { transformerCount += 1 }
    }
    public var imageColorTransformer: UIConfigurationColorTransformer? {
      didSet { transformerCount += 1 }
    }
    // Medium [read: ADF 733541].
    public var contentInsets = Configuration.defaultInsets
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var automaticallyUpdateForSelection = true
    /// Closures cannot be compared: each setting of one counts as a change.
    private var transformerCount = 0

    private static let defaultInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)

    private init(_ style: Style) { self.style = style }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.borderless) }
    public static func bordered() -> Configuration { Configuration(.bordered) }
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }

    public mutating func setDefaultContentInsets() { contentInsets = Self.defaultInsets }

    /// The look for a button's state: the style's own colours are worked out when it is shown, so
    /// there is nothing to write here.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

nonisolated extension UIButton.Configuration: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.style == b.style && a.background == b.background && a.cornerStyle == b.cornerStyle
      && a.buttonSize == b.buttonSize && a.baseForegroundColor == b.baseForegroundColor
      && a.baseBackgroundColor == b.baseBackgroundColor && a.title == b.title
      && a.attributedTitle == b.attributedTitle && a.subtitle == b.subtitle && a.image == b.image
      && a.showsActivityIndicator == b.showsActivityIndicator
      && a.transformerCount == b.transformerCount && a.contentInsets == b.contentInsets
      && a.imagePlacement == b.imagePlacement && a.imagePadding == b.imagePadding
      && a.titlePadding == b.titlePadding && a.titleAlignment == b.titleAlignment
  }
}
