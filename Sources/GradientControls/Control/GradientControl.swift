#if os(iOS) || os(Linux)
public import GradientModel

/// A control whose look is a style, around any content.
///
/// ```swift
/// let control = GradientControl(style: slate)
/// control.contentView = UIStackView(arrangedSubviews: [icon, words])
/// control.addAction(UIAction { _ in play() }, for: .primaryActionTriggered)
/// ```
///
/// The content lies over the fill, within the style's insets. A touch on it is the control's own, but
/// for controls that are enabled and for views with a gesture. A tap sends `.touchUpInside` and then
/// `.primaryActionTriggered`; so does the space bar while the control has the focus. To assistive
/// technology the control is one button, named by the words in its content unless the app names it.
///
/// As with ``GradientButton``, members that the style does not give are the layer's own, and touches
/// are taken by at least 44 × 44 points.
open class GradientControl: UIControl, GradientStyled, LookHost {
  package private(set) lazy var look = Look(of: self)
  let indicator = LoadingIndicator()
  var contentAlpha: CGFloat?
  var shapedOutline: Outline?
  private(set) var isHovered = false
  private var isKeyDown = false
  private var endsInside = false
  private var contacts = BusyContacts()
  private var opacity = LookOpacity()
  /// What Interface Builder's inspector says.
  var inspected = InspectedLook()

  /// The look in every state, appearance and size class.
  open var style = ControlStyle() {
    didSet { if oldValue != style { look.styleDidChange() } }
  }

  /// What lies in the control, over its fill; it fills what the insets leave.
  ///
  /// A view that has `translatesAutoresizingMaskIntoConstraints` switched off is laid out by its own
  /// constraints instead.
  open var contentView: UIView? {
    didSet { if oldValue !== contentView { contentDidChange(from: oldValue) } }
  }

  /// Whether the control is busy: a spinner in the title's colour stands in the content's place, the
  /// size stays, and touches and keys do nothing.
  open var isLoading = false {
    didSet { if oldValue != isLoading { loadingDidChange() } }
  }

  /// What the control moves through while no state is on; nil keeps it still.
  open var gradientCycle: GradientCycle? {
    didSet { if oldValue != gradientCycle { look.cycleDidChange() } }
  }

  /// What VoiceOver says of a busy control; nil for the system's own words.
  open var loadingDescription: String?

  /// Makes a control.
  ///
  /// - Parameter frame: Where it goes in its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a control from a nib.
  ///
  /// - Parameter coder: The nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a control of a style.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - primaryAction: What a tap does.
  public convenience init(style: ControlStyle, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.style = style
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    insertSubview(look.view, at: 0)
    addInteraction(UIPointerInteraction(delegate: self))
    if #available(iOS 17, *), Self.registersForTraits {
      registerForTraitChanges(Self.lookTraits) { (control: GradientControl, _: UITraitCollection) in
        control.look.traitsDidChange()
      }
    }
  }

  /// The backing layer's class: it tells the control when a corner or border of its own changes.
  open override class var layerClass: AnyClass { ControlLayer.self }

  /// The look that a state has in the control's own environment.
  ///
  /// - Parameter state: The states that are on.
  /// - Returns: A look in which every member has a value.
  public func resolvedStyle(for state: UIControl.State) -> ResolvedStyle {
    look.look(for: ControlState(state)) ?? style.resolved(for: ControlState(state))
  }

  // MARK: Look

  var lookStyle: ControlStyle { inspected.style(over: style, in: self) }

  var lookState: ControlState {
    var result = ControlState(state)
    if isFocused { result.insert(.focused) }
    if isHovered { result.insert(.hovered) }
    if isLoading { result.insert(.loading) }
    return result
  }

  func setLookOpacity(_ value: CGFloat) {
    if let alpha = opacity.setting(look: value, over: alpha) { super.alpha = alpha }
  }

  /// The control's alpha as the app sets it; on screen it is multiplied by the look's opacity.
  open override var alpha: CGFloat {
    get { opacity.own ?? super.alpha }
    set { super.alpha = opacity.setting(own: newValue) }
  }

  // MARK: State

  /// Whether the control is pressed.
  open override var isHighlighted: Bool { didSet { look.stateDidChange() } }

  /// Whether the control is selected.
  open override var isSelected: Bool { didSet { look.stateDidChange() } }

  /// Whether the control reacts.
  open override var isEnabled: Bool { didSet { look.stateDidChange() } }

  func hover(_ isHovering: Bool) {
    isHovered = isHovering
    look.stateDidChange()
  }

  /// The control takes the keyboard's focus while it reacts.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Follows the focus: there is no setter to observe.
  ///
  /// - Parameters:
  ///   - context: Where the focus was and is.
  ///   - coordinator: Animations beside the focus's own.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if !isFocused { endKey() }
    look.stateDidChange()
  }

  // MARK: Environment

  /// Brings the look on screen, or ends what moves.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      // Neither the pointer's going nor the key's going up is told to a view that is nowhere.
      isHovered = false
      endKey()
    }
    look.windowDidChange()
  }

  /// Follows dark mode, text size and the rest before iOS 17.
  ///
  /// - Parameter previousTraitCollection: The traits before.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if !Self.registersForTraits { look.traitsDidChange() }
  }

  /// Follows the tint colour, which a title, or else the spinner, may have.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// The layout direction where it is not the environment's.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if oldValue != semanticContentAttribute { look.traitsDidChange() } }
  }

  // MARK: Layout

  /// Lays out content and look.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    look.layOut()
    showBusyness()
    updateShapes()
  }

  /// The style's size, else what content and insets take: at least 44 points high unless the style
  /// says less.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The same as ``intrinsicContentSize``.
  ///
  /// - Parameter size: The room there is.
  /// - Returns: The size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  // MARK: Touches

  /// Whether a point is within the bounds, grown evenly to 44 × 44 points.
  ///
  /// - Parameters:
  ///   - point: In the control's own coordinates.
  ///   - event: The touch, if there is one.
  /// - Returns: Whether a touch there is the control's.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    TouchArea.contains(point, around: bounds)
  }

  /// The control itself for a touch on its content: a stack view would swallow it.
  ///
  /// - Parameters:
  ///   - point: In the control's own coordinates.
  ///   - event: The touch, if there is one.
  /// - Returns: The control, or an enabled control or a view with a gesture that lies in it.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return takesTouches(hit) ? hit : self
  }

  /// Takes no touch while the control is busy.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: What it is part of.
  /// - Returns: Whether the control follows the touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard !isLoading, super.beginTracking(touch, with: event) else { return false }
    contacts.began(touch)
    return true
  }

  /// Notes whether the touch ends inside.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: What it is part of.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endsInside = isTouchInside
  }

  /// Leaves out a touch in whose middle the control got busy.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: What they are part of.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if contacts.follows(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Sends the primary action after `.touchUpInside`: a plain control has none of its own.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: What they are part of.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard contacts.ended(touches) else { return }
    endsInside = false
    super.touchesEnded(touches, with: event)
    guard endsInside else { return }
    endsInside = false
    // Its handlers for `.touchUpInside` may have made it busy: the tap is one, and was taken.
    sendActions(for: .primaryActionTriggered)
  }

  /// Leaves out a touch that was cancelled when the control got busy.
  ///
  /// - Parameters:
  ///   - touches: The touches that the system takes away.
  ///   - event: What they are part of.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if contacts.ended(touches) { super.touchesCancelled(touches, with: event) }
  }

  func letGo() {
    if isTracking, let touches = contacts.loseTouch() { super.touchesCancelled(touches, with: nil) }
    endKey()
  }

  // MARK: Keys

  /// Presses the control by the space bar.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: What they are part of.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEnabled, !isLoading, isFocused, activates(presses) else {
      super.pressesBegan(presses, with: event)
      return
    }
    isKeyDown = true
    isHighlighted = true
  }

  /// Sends `.touchUpInside` and the primary action when the space bar goes up.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: What they are part of.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isKeyDown, activates(presses) else {
      super.pressesEnded(presses, with: event)
      return
    }
    let isReady = isEnabled && !isLoading
    if isReady {
      sendActions(for: .touchUpInside)
      sendActions(for: .primaryActionTriggered)
    }
    endKey()
  }

  /// Lets go of the control.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: What they are part of.
  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    endKey()
    super.pressesCancelled(presses, with: event)
  }

  func endKey() {
    guard isKeyDown else { return }
    isKeyDown = false
    isHighlighted = false
  }

  // MARK: Accessibility

  /// A button that says whether it is selected, and whether it reacts.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(stateTraits) }
    // What is read and written back stays no longer than the state.
    set { super.accessibilityTraits = newValue.subtracting(stateTraits) }
  }

  /// The app's own label, else the words in the content.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? contentWords }
    set { super.accessibilityLabel = newValue }
  }

  /// What a busy control is doing, else the app's own value.
  open override var accessibilityValue: String? {
    get { isLoading ? loadingWords : super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }

  /// No menu while the control is busy: a menu opens without a touch that the control takes.
  ///
  /// - Parameters:
  ///   - interaction: The menu's interaction.
  ///   - location: Where the touch is.
  /// - Returns: The control's menu.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    isLoading
      ? nil : super.contextMenuInteraction(interaction, configurationForMenuAtLocation: location)
  }

  /// Lifts the outline out of the screen under a context menu.
  ///
  /// - Parameters:
  ///   - interaction: The menu's interaction.
  ///   - configuration: The menu.
  /// - Returns: The control in its outline.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { targetedPreview }
}
#endif
