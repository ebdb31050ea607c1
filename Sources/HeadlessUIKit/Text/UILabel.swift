package import GradientModel
import GradientText

/// Words in one style, set through Pango.
open class UILabel: UIView {
  private var attributed: NSAttributedString?
  /// The size in some traits, until something else changes that it depends on.
  private var known: (traits: UITraitCollection.Values, size: CGSize)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open var text: String? {
    get { attributed?.string }
    set {
      attributed = newValue.map { NSAttributedString(string: $0) }
      contentChanged()
    }
  }
  open var attributedText: NSAttributedString? {
    get { attributed }
    set {
      attributed = newValue
      contentChanged()
    }
  }
  // Apple's own types.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label { didSet { setNeedsLayout() } }
  open var shadowColor: UIColor? { didSet { setNeedsLayout() } }
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsLayout() } }
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      known = nil
      setNeedsLayout()
    }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false { didSet { known = nil } }
  open var adjustsFontSizeToFitWidth = false
  open var minimumScaleFactor: CGFloat = 0
  open var isEnabled = true
  open var isHighlighted = false
  open var preferredMaxLayoutWidth: CGFloat = 0

  private func contentChanged() {
    known = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func attribute(_ key: NSAttributedString.Key) -> Any? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil)
  }

  /// The first character's style: a title has one.
  package var fontStyle: FontStyle {
    let own = (attribute(.font) as? UIFont) ?? scaledFont
    var result = own.fontStyle
    if let kern = attribute(.kern).flatMap(CGFloat.init(animated:)) {
      result.letterSpacing = Double(kern)
    }
    let paragraph = attribute(.paragraphStyle) as? NSParagraphStyle
    if let height = paragraph?.minimumLineHeight, height > 0, own.pointSize > 0 {
      result.lineHeight = Double(height / own.pointSize)
    } else if let factor = paragraph?.lineHeightMultiple, factor > 0, own.pointSize > 0 {
      result.lineHeight = Double(own.lineHeight * factor / own.pointSize)
    }
    let alignment = paragraph.map(\.alignment) ?? textAlignment
    result.alignment = titleAlignment(alignment == .natural ? textAlignment : alignment)
    return result
  }

  private var scaledFont: UIFont {
    guard adjustsFontForContentSizeCategory, let style = font.textStyle else { return font }
    let base = UIFont(families: font.families, size: font.baseSize, weight: font.weight)
    return UIFontMetrics(forTextStyle: style).scaledFont(
      for: base, compatibleWith: core.traits)
  }

  private var direction: LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  private func titleAlignment(_ alignment: NSTextAlignment) -> TitleAlignment {
    switch alignment {
    case .center: .center
    case .left: direction == .leftToRight ? .leading : .trailing
    case .right: direction == .leftToRight ? .trailing : .leading
    case .natural, .justified: .leading
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { measured }

  /// Whole pixels, rounded up, as UIKit's labels are.
  private var measured: CGSize {
    let traits = core.traits.values
    if let known, known.traits == traits, traits.displayScale > 0 { return known.size }
    let size = sizeOfWords
    known = (traits, size)
    return size
  }

  private var sizeOfWords: CGSize {
    guard let text, !text.isEmpty, let size = TitleLine.measure(text, font: fontStyle)?.size
    else { return .zero }
    let scale = core.traits.displayScale > 0 ? core.traits.displayScale : UIScreen.main.scale
    func rounded(_ value: Double) -> CGFloat {
      (CGFloat(value) * scale - 1e-6).rounded(.up) / scale
    }
    return CGSize(width: rounded(size.width), height: rounded(size.height))
  }

  open override var intrinsicContentSize: CGSize { measured }

  package override func headlessTraitsChanged(
    from old: UITraitCollection, to new: UITraitCollection
  ) {
    contentChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.ink = ink
  }

  private var ink: LabelInk? {
    guard let text, !text.isEmpty else { return nil }
    let color = (attribute(.foregroundColor) as? UIColor) ?? textColor ?? .label
    return LabelInk(
      text: text, font: fontStyle, color: color.resolvedColor(with: core.traits).cgColor,
      direction: direction, shadow: shadow)
  }

  private var shadow: LabelInk.Shadow? {
    if let shadow = attribute(.shadow) as? NSShadow {
      let color =
        (shadow.shadowColor as? UIColor)?.resolvedColor(with: core.traits).cgColor
        ?? (shadow.shadowColor as? CGColor)
      return color.map {
        LabelInk.Shadow(
          color: $0, offset: shadow.shadowOffset, deviation: shadow.shadowBlurRadius / 2)
      }
    }
    return shadowColor.map {
      LabelInk.Shadow(
        color: $0.resolvedColor(with: core.traits).cgColor, offset: shadowOffset, deviation: 0)
    }
  }
}
