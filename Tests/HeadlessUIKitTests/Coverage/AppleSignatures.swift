import Testing

/// Apple's declarations that shared sources rely on, in Swift's spelling.
///
/// Names, nullability and availability from machine-made bindings of Apple's SDK and from Apple's
/// pages; a property is listed with its type.
nonisolated enum AppleSignatures {
  struct Group: Sendable, CustomTestStringConvertible {
    let type: String
    let isOnMainActor: Bool
    let declarations: [String]
    var testDescription: String { type }

    init(_ type: String, isOnMainActor: Bool = true, _ declarations: [String]) {
      self.type = type
      self.isOnMainActor = isOnMainActor
      self.declarations = declarations
    }
  }

  static let all = coreAnimation + views + controls + bars + values

  static let coreAnimation = [
    Group(
      "CALayer", isOnMainActor: false,
      [
        "init()", "init(layer: Any)", "init?(coder: NSCoder)", "func presentation() -> Self?",
        "func model() -> Self", "class func defaultValue(forKey key: String) -> Any?",
        "class func needsDisplay(forKey key: String) -> Bool",
        "class func defaultAction(forKey event: String) -> (any CAAction)?",
        "func action(forKey event: String) -> (any CAAction)?",
        "var actions: [String: any CAAction]?", "var bounds: CGRect", "var position: CGPoint",
        "var zPosition: CGFloat", "var anchorPoint: CGPoint", "var anchorPointZ: CGFloat",
        "var frame: CGRect", "var transform: CATransform3D",
        "var sublayerTransform: CATransform3D", "func affineTransform() -> CGAffineTransform",
        "func setAffineTransform(_ m: CGAffineTransform)", "var isHidden: Bool",
        "var isDoubleSided: Bool", "var isGeometryFlipped: Bool", "var superlayer: CALayer?",
        "var sublayers: [CALayer]?", "func addSublayer(_ layer: CALayer)",
        "func insertSublayer(_ layer: CALayer, at idx: UInt32)",
        "func insertSublayer(_ layer: CALayer, below sibling: CALayer?)",
        "func insertSublayer(_ layer: CALayer, above sibling: CALayer?)",
        "func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer)",
        "func removeFromSuperlayer()", "var mask: CALayer?", "var masksToBounds: Bool",
        "func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint",
        "func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint",
        "func convert(_ r: CGRect, from l: CALayer?) -> CGRect",
        "func hitTest(_ p: CGPoint) -> CALayer?", "func contains(_ p: CGPoint) -> Bool",
        "var contents: Any?", "var contentsRect: CGRect", "var contentsCenter: CGRect",
        "var contentsGravity: CALayerContentsGravity", "var contentsScale: CGFloat",
        "var isOpaque: Bool", "func display()", "func setNeedsDisplay()",
        "func draw(in ctx: CGContext)", "func render(in ctx: CGContext)",
        "var needsDisplayOnBoundsChange", "var backgroundColor: CGColor?",
        "var cornerRadius: CGFloat", "var maskedCorners: CACornerMask",
        "var cornerCurve: CALayerCornerCurve",
        "class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat",
        "var borderWidth: CGFloat", "var borderColor: CGColor?", "var opacity: Float",
        "var allowsGroupOpacity: Bool", "var allowsEdgeAntialiasing: Bool",
        "var edgeAntialiasingMask: CAEdgeAntialiasingMask", "var shouldRasterize: Bool",
        "var rasterizationScale: CGFloat", "var shadowColor: CGColor?",
        "var shadowOpacity: Float", "var shadowOffset: CGSize", "var shadowRadius: CGFloat",
        "var shadowPath: CGPath?", "func setNeedsLayout()", "func layoutIfNeeded()",
        "func layoutSublayers()", "func add(_ anim: CAAnimation, forKey key: String?)",
        "func removeAllAnimations()", "func removeAnimation(forKey key: String)",
        "func animationKeys() -> [String]?", "var name: String?",
        "weak var delegate: (any CALayerDelegate)?", "var style: [AnyHashable: Any]?",
      ]),
    Group(
      "CAGradientLayer", isOnMainActor: false,
      [
        "var colors: [Any]?", "var locations: [NSNumber]?", "var startPoint: CGPoint",
        "var endPoint: CGPoint", "var type: CAGradientLayerType",
      ]),
    Group(
      "CATransaction", isOnMainActor: false,
      [
        "class func begin()", "class func commit()", "class func flush()",
        "class func setDisableActions(_ flag: Bool)", "class func disableActions() -> Bool",
        "class func setAnimationDuration(_ dur: CFTimeInterval)",
        "class func animationDuration() -> CFTimeInterval",
        "class func setCompletionBlock(_ block: (() -> Void)?)",
      ]),
    Group(
      "CALayerDelegate", isOnMainActor: false,
      [
        "func display(_ layer: CALayer)", "func draw(_ layer: CALayer, in ctx: CGContext)",
        "func layerWillDraw(_ layer: CALayer)", "func layoutSublayers(of layer: CALayer)",
        "func action(for layer: CALayer, forKey event: String) -> (any CAAction)?",
      ]),
  ]

  static let views = [
    Group(
      "UIResponder",
      [
        "var next: UIResponder?", "var canBecomeFirstResponder: Bool",
        "func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)",
        "func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)",
        "func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)",
        "func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)",
        "func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
        "func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
      ]),
    Group(
      "UIView",
      [
        "class var layerClass: AnyClass", "let layer: CALayer", "init(frame: CGRect)",
        "init?(coder: NSCoder)", "var frame: CGRect", "var bounds: CGRect", "var center: CGPoint",
        "var transform: CGAffineTransform", "var superview: UIView?", "var subviews: [UIView]",
        "var window: UIWindow?", "func addSubview(_ view: UIView)",
        "func insertSubview(_ view: UIView, at index: Int)",
        "func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)",
        "func bringSubviewToFront(_ view: UIView)", "func sendSubviewToBack(_ view: UIView)",
        "func removeFromSuperview()", "func didMoveToSuperview()", "func didMoveToWindow()",
        "func willMove(toWindow newWindow: UIWindow?)", "func setNeedsLayout()",
        "func layoutIfNeeded()", "func layoutSubviews()", "func setNeedsDisplay()",
        "func draw(_ rect: CGRect)", "func layoutSublayers(of layer: CALayer)",
        "func action(for layer: CALayer, forKey event: String) -> (any CAAction)?",
        "var backgroundColor: UIColor?", "var alpha: CGFloat", "var isHidden: Bool",
        "var clipsToBounds: Bool", "var tintColor: UIColor!", "func tintColorDidChange()",
        "var tintAdjustmentMode: TintAdjustmentMode", "var isUserInteractionEnabled",
        "var isMultipleTouchEnabled", "var isExclusiveTouch", "var tag",
        "func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?",
        "func point(inside point: CGPoint, with event: UIEvent?) -> Bool",
        "func convert(_ point: CGPoint, from view: UIView?) -> CGPoint",
        "func convert(_ rect: CGRect, to view: UIView?) -> CGRect",
        "func sizeThatFits(_ size: CGSize) -> CGSize", "func sizeToFit()",
        "var intrinsicContentSize: CGSize", "func invalidateIntrinsicContentSize()",
        "class var noIntrinsicMetric: CGFloat", "var traitCollection: UITraitCollection",
        "func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)",
        "var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection",
        "var semanticContentAttribute", "var translatesAutoresizingMaskIntoConstraints",
        "var contentMode", "var showsLargeContentViewer", "var largeContentTitle: String?",
        "var largeContentImage: UIImage?", "var focusEffect: UIFocusEffect?",
        "func setNeedsUpdateProperties()", "func updateProperties()",
        "class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void)",
        "class var inheritedAnimationDuration: TimeInterval",
      ]),
    Group(
      "UITraitChangeObservable",
      [
        "func registerForTraitChanges(_ traits: [UITrait], handler: @escaping "
          + "(Self, UITraitCollection) -> Void) -> any UITraitChangeRegistration",
        "func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)",
      ]),
  ]

  static let controls = [
    Group(
      "UIControl",
      [
        "init(frame: CGRect)", "init?(coder: NSCoder)",
        "init(frame: CGRect, primaryAction: UIAction?)", "var isEnabled", "var isSelected",
        "var isHighlighted: Bool", "var state: State", "var isTracking", "var isTouchInside",
        "var contentVerticalAlignment", "var contentHorizontalAlignment",
        "var effectiveContentHorizontalAlignment: ContentHorizontalAlignment",
        "func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
        "func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
        "func endTracking(_ touch: UITouch?, with event: UIEvent?)",
        "func cancelTracking(with event: UIEvent?)",
        "func addAction(_ action: UIAction, for controlEvents: Event)",
        "func removeAction(_ action: UIAction, for controlEvents: Event)",
        "func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, "
          + "for controlEvents: Event)",
        "var allControlEvents: Event",
        "func enumerateEventHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool)"
          + " -> Void)",
        "func sendAction(_ action: UIAction)", "func sendActions(for controlEvents: Event)",
        "func performPrimaryAction()", "var toolTip: String?",
      ]),
    Group(
      "UIButton",
      [
        "init(type buttonType: ButtonType)", "var buttonType: ButtonType",
        "init(type: ButtonType = .system, primaryAction: UIAction?)",
        "init(configuration: Configuration, primaryAction: UIAction? = nil)",
        "func setTitle(_ title: String?, for state: State)",
        "func title(for state: State) -> String?",
        "func setTitleColor(_ color: UIColor?, for state: State)",
        "func titleColor(for state: State) -> UIColor?",
        "func setTitleShadowColor(_ color: UIColor?, for state: State)",
        "func titleShadowColor(for state: State) -> UIColor?",
        "func setImage(_ image: UIImage?, for state: State)",
        "func image(for state: State) -> UIImage?",
        "func setBackgroundImage(_ image: UIImage?, for state: State)",
        "func backgroundImage(for state: State) -> UIImage?",
        "func setAttributedTitle(_ title: NSAttributedString?, for state: State)",
        "func attributedTitle(for state: State) -> NSAttributedString?",
        "var currentTitle: String?", "var currentTitleColor: UIColor",
        "var currentTitleShadowColor: UIColor?", "var currentImage: UIImage?",
        "var currentBackgroundImage: UIImage?", "var titleLabel: UILabel?",
        "var imageView: UIImageView?", "var subtitleLabel: UILabel?",
        "var configuration: Configuration?",
        "var configurationUpdateHandler: ConfigurationUpdateHandler?",
        "func setNeedsUpdateConfiguration()", "func updateConfiguration()",
        "var automaticallyUpdatesConfiguration", "var isHovered: Bool", "var isHeld: Bool",
        "var changesSelectionAsPrimaryAction", "var role", "var menu: UIMenu?",
        "var isPointerInteractionEnabled", "var pointerStyleProvider: PointerStyleProvider?",
      ]),
    Group(
      "Configuration",
      [
        "static func plain() -> Configuration", "static func filled() -> Configuration",
        "var background", "var cornerStyle", "var buttonSize", "var baseForegroundColor: UIColor?",
        "var baseBackgroundColor: UIColor?", "var title: String?",
        "var attributedTitle: AttributedString?", "var subtitle: String?", "var image: UIImage?",
        "var contentInsets", "mutating func setDefaultContentInsets()", "var imagePlacement",
        "var imagePadding: CGFloat", "var titlePadding: CGFloat",
        "func updated(for button: UIButton) -> Configuration",
      ]),
  ]

  static let bars = [
    Group(
      "UIBarButtonItem",
      [
        "init()", "init(customView: UIView)", "var customView: UIView?",
        "init(title: String?, style: Style, target: Any?, action: Selector?)",
        "init(primaryAction: UIAction?)", "var style", "var width: CGFloat",
        "var tintColor: UIColor?", "weak var target: AnyObject?", "var action: Selector?",
        "class func fixedSpace(_ width: CGFloat) -> Self", "class func flexibleSpace() -> Self",
        "var hidesSharedBackground", "var sharesBackground",
      ]),
    Group(
      "UIBarItem",
      [
        "var isEnabled", "var title: String?", "var image: UIImage?", "var tag",
        "var landscapeImagePhone: UIImage?", "var largeContentSizeImage: UIImage?",
      ]),
    Group(
      "UINavigationItem",
      [
        "var leftBarButtonItem: UIBarButtonItem?", "var rightBarButtonItems: [UIBarButtonItem]?",
        "var titleView: UIView?",
      ]),
    Group("UINavigationBar", ["var items: [UINavigationItem]?", "var topItem: UINavigationItem?"]),
    Group(
      "UIAction",
      [
        "typealias UIActionHandler = (UIAction) -> Void", "var sender: Any?",
        "handler: @escaping UIActionHandler",
      ]),
    Group(
      "UITouch",
      [
        "var phase", "var tapCount", "var timestamp: TimeInterval", "var view: UIView?",
        "func location(in view: UIView?) -> CGPoint",
        "func previousLocation(in view: UIView?) -> CGPoint", "var majorRadius: CGFloat",
      ]),
    Group(
      "UIEvent",
      ["var allTouches: Set<UITouch>?", "func touches(for view: UIView) -> Set<UITouch>?"]),
  ]

  static let values = [
    Group(
      "UIColor", isOnMainActor: false,
      [
        "init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
        "init(white: CGFloat, alpha: CGFloat)",
        "init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)",
        "init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)",
        "init(cgColor: CGColor)",
        "init(dynamicProvider: @escaping (UITraitCollection) -> UIColor)",
        "var cgColor: CGColor", "func withAlphaComponent(_ alpha: CGFloat) -> UIColor",
        "func resolvedColor(with traitCollection: UITraitCollection) -> UIColor",
        "class var clear: UIColor", "class var black: UIColor", "class var white: UIColor",
      ]),
    Group(
      "UIImage", isOnMainActor: false,
      [
        "init(cgImage: CGImage)",
        "init(cgImage: CGImage, scale: CGFloat, orientation: Orientation)",
        "var cgImage: CGImage?", "var size: CGSize", "let scale: CGFloat",
        "func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage",
        "func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) "
          + "-> UIImage",
        "var capInsets: UIEdgeInsets", "var resizingMode: ResizingMode",
        "func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage",
        "func draw(in rect: CGRect)", "func draw(at point: CGPoint)",
        "func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage",
        "func imageFlippedForRightToLeftLayoutDirection() -> UIImage",
      ]),
    Group(
      "UIFont", isOnMainActor: false,
      [
        "class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont",
        "class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont", "let pointSize: CGFloat",
        "var lineHeight: CGFloat", "var ascender: CGFloat", "var descender: CGFloat",
        "class var buttonFontSize: CGFloat",
      ]),
    Group(
      "UITraitCollection", isOnMainActor: false,
      [
        "class var current: UITraitCollection", "func performAsCurrent(_ actions: () -> Void)",
        "init(mutations: (inout any UIMutableTraits) -> Void)",
        "var userInterfaceStyle: UIUserInterfaceStyle",
        "var accessibilityContrast: UIAccessibilityContrast",
        "var preferredContentSizeCategory: UIContentSizeCategory", "var displayScale: CGFloat",
        "func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool",
      ]),
    Group(
      "UIBezierPath", isOnMainActor: false,
      [
        "init(rect: CGRect)", "init(ovalIn rect: CGRect)",
        "init(roundedRect rect: CGRect, cornerRadius: CGFloat)",
        "init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, "
          + "cornerRadii: CGSize)", "var cgPath: CGPath", "func fill()",
      ]),
    Group(
      "UIGraphicsImageRenderer", isOnMainActor: false,
      [
        "init(size: CGSize)", "init(size: CGSize, format: UIGraphicsImageRendererFormat)",
        "init(bounds: CGRect, format: UIGraphicsImageRendererFormat)",
        "func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage",
      ]),
    Group(
      "UIFocusHaloEffect", isOnMainActor: false,
      ["init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve)"]),
  ]
}
