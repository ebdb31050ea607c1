open class UIView: UIResponder {
  open class var layerClass: AnyClass { CALayer.self }
  public class var noIntrinsicMetric: CGFloat { -1 }

  public let layer: CALayer
  package final var core = Core()
  public final let traitObservers = TraitObservers()

  /// What the class itself keeps.
  package struct Core {
    var subviews: [UIView] = []
    weak var superview: UIView?
    weak var window: UIWindow?
    weak var controller: UIViewController?
    var traits = UITraitCollection()
    var overrides = UITraitCollection.Values()
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode = TintAdjustmentMode.automatic
    var constraints: [NSLayoutConstraint] = []
    var hugging: [NSLayoutConstraint.Axis.RawValue: UILayoutPriority] = [:]
    var resistance: [NSLayoutConstraint.Axis.RawValue: UILayoutPriority] = [:]
    var gestures: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    var layoutCount = 0
    var isInLayout = false
    var readsTraitsInLayout = false
    var needsPropertyUpdate = false
    /// Animations of this view that let no touches through.
    var blockingAnimations = 0
  }

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame: frame)
  }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    let frame = (coder as? NibCoder)?.frame ?? .zero
    setUp(frame: frame)
  }

  public override convenience init() { self.init(frame: .zero) }

  private func setUp(frame: CGRect) {
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.frame = frame
    layer.setNeedsLayout()
  }

  /// An instance of the layer class, through the initialiser that every subclass must have.
  private static func makeLayer() -> CALayer {
    guard let kind = layerClass as? CALayer.Type, kind != CALayer.self else { return CALayer() }
    if kind == CAGradientLayer.self { return CAGradientLayer() }
    if kind == CAShapeLayer.self { return CAShapeLayer() }
    return kind.init(coder: EmptyCoder()) ?? CALayer()
  }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { resize { layer.frame = newValue } }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { resize { layer.bounds = newValue } }
  }
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  private func resize(_ change: () -> Void) {
    let old = bounds.size
    change()
    let new = bounds.size
    guard old != new else { return }
    setNeedsLayout()
    if autoresizesSubviews { autoresizeSubviews(from: old, to: new) }
  }

  // MARK: Appearance

  open var backgroundColor: UIColor? {
    get { core.backgroundColor }
    set {
      core.backgroundColor = newValue
      layer.backgroundColor = newValue?.resolvedColor(with: traitCollection).cgColor
    }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var isOpaque = true
  open var contentMode = ContentMode.scaleToFill
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }
  open var tag = 0

  /// Inherited from the superview, and grey where it is dimmed.
  // Apple's own type: nil asks for the inherited colour and is never read back.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get {
      let color = inheritedTintColor
      return effectiveTintAdjustmentMode == .dimmed ? .systemGray : color
    }
    set {
      core.tintColor = newValue
      spreadTintColor()
    }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      core.tintAdjustmentMode = newValue
      spreadTintColor()
    }
  }
  open func tintColorDidChange() {}

  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  // MARK: Traits

  open var traitCollection: UITraitCollection {
    if core.isInLayout { core.readsTraitsInLayout = true }
    return core.traits
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard oldValue != semanticContentAttribute else { return }
      setNeedsLayout()
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  // MARK: Tree

  open override var next: UIResponder? { core.controller ?? core.superview }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  open var autoresizesSubviews = true
  open var autoresizingMask = AutoresizingMask()
  open var translatesAutoresizingMaskIntoConstraints = true
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open func invalidateIntrinsicContentSize() {
    var view: UIView? = superview
    while let ancestor = view {
      ancestor.setNeedsLayout()
      view = ancestor.superview
    }
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds = CGRect(origin: bounds.origin, size: size)
  }
  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutSubviews() {}
  open func updateConstraints() {}
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// What a class of ours does just before layout, such as updating a configuration.
  package func headlessWillLayOut() {}

  /// What a class of ours does before anybody is told of new traits.
  package func headlessTraitsChanged(from old: UITraitCollection, to new: UITraitCollection) {}

  /// iOS 26: runs before layout.
  open func updateProperties() {}

  // MARK: Touches

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, core.blockingAnimations == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { layer.contains(point) }

  // MARK: Layer delegate

  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    layOut()
  }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    core.traits.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }

  /// Outside an animation block NSNull, which stops the search, so that changes are immediate; inside
  /// one a real action for most keys, but not for `contents` [read: Lockwood].
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer else { return nil }
    return ViewAnimation.action(for: self, forKey: event) ?? NSNull()
  }

  // MARK: Focus

  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { FocusSystem.focused === self }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let view = next as? UIView else { return }
    view.didUpdateFocus(in: context, with: coordinator)
  }
  open var focusEffect: UIFocusEffect?

  // MARK: Large content viewer

  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false
  open var largeContentImageInsets = UIEdgeInsets.zero
}

// Isolated: a layer calls its view on the main actor only.
extension UIView: @MainActor CALayerDelegate {}
extension UIView: UITraitEnvironment, UITraitChangeObservable {}
