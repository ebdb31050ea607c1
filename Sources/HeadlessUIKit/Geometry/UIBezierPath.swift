/// A path with a width of line.
open nonisolated class UIBezierPath: NSObject {
  open var lineWidth: CGFloat = 1
  open var cgPath: CGPath {
    get { path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  private var path = CGMutablePath()

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Continuous corners since iOS 7, unlike a layer's [read: SO 22464519; paintcodeapp.com].
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path.addPath(CGPath(RoundedRect(rect, radius: cornerRadius, curve: .continuous).elements))
  }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let limit = min(rect.width, rect.height) / 2
    let radius = max(0, min(cornerRadii.width, limit))
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    let radii = order.map { corners.contains($0) ? radius : 0 }
    path.addPath(CGPath(RoundedRect(rect, radii: radii, curve: .continuous).elements))
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  open var bounds: CGRect { path.boundingBoxOfPath }
  open var isEmpty: Bool { path.isEmpty }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  open func close() { path.closeSubpath() }
  open func append(_ other: UIBezierPath) { path.addPath(other.cgPath) }
  open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(path.elements.map { $0.applying(transform) })
  }

  open func fill() { UIGraphicsGetCurrentContext()?.fill(path) }
}
