open nonisolated class UIGraphicsImageRendererFormat: NSObject {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  open var scale: CGFloat = UITraitCollection.current.displayScale
  open var opaque = false
  open var preferredRange = Range.automatic

  public override init() { super.init() }
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public class func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

open nonisolated class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
}

open nonisolated class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// An image of no size stops the program on Apple's systems since iOS 17; here too.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale, origin: bounds.origin)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    guard let image = context.makeImage() else { preconditionFailure("an image needs a size") }
    return UIImage(cgImage: image, scale: format.scale, orientation: .up)
  }
}

nonisolated extension UIColor {
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  public func set() { setFill() }
}
