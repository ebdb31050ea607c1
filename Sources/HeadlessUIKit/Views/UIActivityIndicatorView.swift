/// A spinner; a picture of it shows a plain ring of its colour.
open class UIActivityIndicatorView: UIView {
  public nonisolated enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  open var style: Style
  open var hidesWhenStopped = true { didSet { updateVisibility() } }
  open private(set) var isAnimating = false
  // Apple's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .systemGray { didSet { setNeedsLayout() } }

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    updateVisibility()
  }

  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    updateVisibility()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    updateVisibility()
  }

  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  // In the reader's language on Apple's systems [memory].
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "In progress" }
    set { super.accessibilityLabel = newValue }
  }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    layer.ink = RingInk(
      box: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side),
      color: color.resolvedColor(with: traitCollection).cgColor)
  }

  private static func size(of style: Style) -> CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }
}

private nonisolated struct RingInk: LayerInk {
  let box: CGRect
  let color: CGColor

  func paint(
    on canvas: inout Canvas, bounds: CGRect, transform: CGAffineTransform, scale: Double
  ) {
    let ring = RoundedRect(box.insetBy(dx: 2, dy: 2), radius: box.width).ring(width: 2)
    canvas.paint(
      PathCoverage(ring, transform: transform, within: canvas.box), canvas.color(color))
  }
}
