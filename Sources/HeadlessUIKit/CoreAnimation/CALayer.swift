/// A layer: nonisolated, as Apple's is, so that a subclass that touches main-actor state fails to
/// compile here too.
open nonisolated class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  package final var values = LayerValues()
  package final var children: [CALayer] = []
  package final var running: [RunningAnimation] = []
  /// What is painted at the place of `contents` besides a picture, such as a label's words.
  package final var ink: (any LayerInk)?
  /// Whether a commit has brought the layer on screen.
  package final var isCommitted = false
  package final var modelLayer: CALayer?
  package final var kind = Kind.plain
  package final var needsLayout = false
  package final var needsDisplayFlag = false
  private var maskLayer: CALayer?

  open weak var delegate: (any CALayerDelegate)?
  open package(set) weak var superlayer: CALayer?
  open var actions: [String: any CAAction]?
  open var style: [AnyHashable: Any]?
  open var name: String?
  open var needsDisplayOnBoundsChange = false

  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  /// What a layer paints besides background, contents and border.
  package enum Kind: Sendable {
    case plain, gradient, shape
  }

  open class var supportsSecureCoding: Bool { true }

  public override init() { super.init() }

  /// Makes the copy that shows an animation in flight; subclasses copy their own properties here.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    values = other.values
    ink = other.ink
    name = other.name
  }

  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}

  // MARK: Geometry

  open var bounds: CGRect {
    get { values.bounds }
    set {
      Self.check(newValue.origin, newValue.size)
      let old = values.bounds.size
      change(\.bounds, "bounds", to: newValue.standardized)
      guard old != values.bounds.size else { return }
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
  }
  open var position: CGPoint {
    get { values.position }
    set {
      Self.check(newValue, .zero)
      change(\.position, "position", to: newValue)
    }
  }
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change(\.zPosition, "zPosition", to: newValue) }
  }
  open var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(\.anchorPoint, "anchorPoint", to: newValue) }
  }
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change(\.anchorPointZ, "anchorPointZ", to: newValue) }
  }
  open var transform: CATransform3D {
    get { values.transform }
    set { change(\.transform, "transform", to: newValue) }
  }
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set { change(\.sublayerTransform, "sublayerTransform", to: newValue) }
  }
  open var frame: CGRect {
    get { values.frame }
    set {
      let target = values.framed(newValue.standardized)
      bounds = target.bounds
      position = target.position
    }
  }
  open var isHidden: Bool {
    get { values.isHidden }
    set { change(\.isHidden, "hidden", to: newValue) }
  }
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change(\.isDoubleSided, "doubleSided", to: newValue) }
  }
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { change(\.isGeometryFlipped, "geometryFlipped", to: newValue) }
  }

  // MARK: Contents

  open var contents: Any? {
    get { values.contents?.object }
    set {
      change(
        \.contents, "contents", to: newValue.map { LayerValues.Contents($0 as AnyObject) })
    }
  }
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(\.contentsRect, "contentsRect", to: newValue) }
  }
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change(\.contentsCenter, "contentsCenter", to: newValue) }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set {
      // An unknown name is stored as center [read: GQ PR 97].
      let known = CALayerContentsGravity.known.contains(newValue)
      change(\.contentsGravity, "contentsGravity", to: known ? newValue : .center)
    }
  }
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change(\.contentsScale, "contentsScale", to: newValue) }
  }
  open var contentsFormat: CALayerContentsFormat {
    get { values.contentsFormat }
    set { change(\.contentsFormat, "contentsFormat", to: newValue) }
  }
  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { change(\.minificationFilter, "minificationFilter", to: newValue) }
  }
  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { change(\.magnificationFilter, "magnificationFilter", to: newValue) }
  }
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { change(\.isOpaque, "opaque", to: newValue) }
  }

  // MARK: Appearance

  open var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change(\.backgroundColor, "backgroundColor", to: newValue) }
  }
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(\.cornerRadius, "cornerRadius", to: newValue) }
  }
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set {
      // Other bits are dropped: 255 reads back 15 [read: GQ PR 96].
      change(\.maskedCorners, "maskedCorners", to: CACornerMask(rawValue: newValue.rawValue & 15))
    }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set {
      // An unknown curve falls back to circular [read: GQ PR 96; SS].
      change(\.cornerCurve, "cornerCurve", to: newValue == .continuous ? newValue : .circular)
    }
  }
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(\.borderWidth, "borderWidth", to: newValue) }
  }
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change(\.borderColor, "borderColor", to: newValue) }
  }
  open var opacity: Float {
    get { values.opacity }
    set { change(\.opacity, "opacity", to: newValue) }
  }
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change(\.allowsGroupOpacity, "allowsGroupOpacity", to: newValue) }
  }
  open var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { change(\.allowsEdgeAntialiasing, "allowsEdgeAntialiasing", to: newValue) }
  }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { change(\.edgeAntialiasingMask, "edgeAntialiasingMask", to: newValue) }
  }
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change(\.shouldRasterize, "shouldRasterize", to: newValue) }
  }
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change(\.rasterizationScale, "rasterizationScale", to: newValue) }
  }
  open var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change(\.masksToBounds, "masksToBounds", to: newValue) }
  }
  open var mask: CALayer? {
    get { maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      let action = action(whenChanging: "mask")
      maskLayer = newValue
      action?.run(forKey: "mask", object: self, arguments: nil)
    }
  }
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(\.shadowColor, "shadowColor", to: newValue) }
  }
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change(\.shadowOpacity, "shadowOpacity", to: newValue) }
  }
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(\.shadowOffset, "shadowOffset", to: newValue) }
  }
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(\.shadowRadius, "shadowRadius", to: newValue) }
  }
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change(\.shadowPath, "shadowPath", to: newValue) }
  }

  // MARK: Layout and display

  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func display() {
    delegate?.display(self)
    let context = CGContext(
      size: bounds.size, scale: contentsScale, origin: bounds.origin)
    delegate?.layerWillDraw(self)
    draw(in: context)
    guard context.isMarked, let image = context.makeImage() else { return }
    values.contents = LayerValues.Contents(image)
  }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  open func setNeedsDisplay() { needsDisplayFlag = true }
  open func needsDisplay() -> Bool { needsDisplayFlag }
  open func setNeedsLayout() { needsLayout = true }

  // MARK: Hit testing

  /// Half-open: a point on the right or bottom edge is outside [read: GQ hittest.m].
  open func contains(_ p: CGPoint) -> Bool {
    let box = bounds
    return p.x >= box.minX && p.x < box.maxX && p.y >= box.minY && p.y < box.maxY
  }

  /// Takes a point in the superlayer's coordinates [read: GQ hittest.m].
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let inside = p.applying(values.toSuperlayer.inverted())
    if masksToBounds, !contains(inside) { return nil }
    let moved = inside.applying(values.sublayersInBounds.inverted())
    for child in children.inPaintingOrder(\.zPosition).reversed() {
      if let hit = child.hitTest(moved) { return hit }
    }
    return contains(inside) ? self : nil
  }

  // MARK: Actions

  /// Searches the delegate, `actions`, `style`, the class and what is built in; NSNull at any step
  /// ends the search [read: GQ actions.m; SS].
  open func action(forKey event: String) -> (any CAAction)? {
    let styled = (style?["actions"] as? [String: any CAAction])?[event]
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styled
      ?? Self.defaultAction(forKey: event) ?? builtInAction(forKey: event)
    return found is NSNull ? nil : found
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// No key of a plain or gradient layer asks for drawing [read: GQ PR 57, PR 100].
  open class func needsDisplay(forKey key: String) -> Bool { false }

  open class func defaultValue(forKey key: String) -> Any? {
    LayerKey.value(key, of: LayerValues())
  }

  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? RoundedRect.expansion : 1
  }

  /// Core Animation raises an exception for a place or size that is not a number [memory].
  private static func check(_ origin: CGPoint, _ size: CGSize) {
    precondition(
      ![origin.x, origin.y, size.width, size.height].contains(where: \.isNaN),
      "geometry of a layer contains NaN")
  }

  /// Changes a key and runs its action, if the value is another one [read: GQ implicit.m, PR 82].
  package final func change<Value: Equatable>(
    _ path: WritableKeyPath<LayerValues, Value>, _ key: String, to new: Value
  ) {
    guard values[keyPath: path] != new else { return }
    precondition(modelLayer == nil, "a presentation layer is read-only")
    let action = action(whenChanging: key)
    values[keyPath: path] = new
    action?.run(forKey: key, object: self, arguments: nil)
  }

  package final func action(whenChanging key: String) -> (any CAAction)? {
    CATransaction.disableActions() ? nil : action(forKey: key)
  }
}
