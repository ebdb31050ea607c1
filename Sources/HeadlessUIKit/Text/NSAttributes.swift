nonisolated extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// A shadow behind text: its blur radius is twice the Gaussian's standard deviation.
open nonisolated class NSShadow: NSObject {
  open var shadowOffset = CGSize.zero
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor` or a `CGColor`.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

  public override init() { super.init() }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    let colors = (shadowColor as? NSObject, other.shadowColor as? NSObject)
    return other.shadowOffset == shadowOffset && other.shadowBlurRadius == shadowBlurRadius
      && colors.0 == colors.1
  }

  open override var hash: Int { shadowBlurRadius.hashValue }
}

public nonisolated enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

public nonisolated enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
  case byTruncatingMiddle
}

open nonisolated class NSParagraphStyle: NSObject {
  open package(set) var alignment = NSTextAlignment.natural
  open package(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  open package(set) var lineHeightMultiple: CGFloat = 0
  open package(set) var minimumLineHeight: CGFloat = 0
  open package(set) var maximumLineHeight: CGFloat = 0
  open package(set) var lineSpacing: CGFloat = 0
}

open nonisolated class NSMutableParagraphStyle: NSParagraphStyle {
  public override init() { super.init() }
  open override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
}
