#if os(iOS) || os(Linux)
public import GradientModel

/// A button whose look is a style: gradients, borders, shadows, title and image for every state.
///
/// ```swift
/// let button = GradientButton(style: rec)
/// button.setTitle("Record", for: .normal)
/// button.setGradient(GradientFill(colors: ["#91546b", "#784559"]), for: .highlighted)
/// ```
///
/// Titles and images stay UIKit's own, per state and with or without a configuration. A button made in
/// code has a plain configuration; one from a nib has what the nib says. Members that the style does
/// not give are left to UIKit and to the app: an outline follows `layer.cornerRadius` and
/// `maskedCorners`, a border `layer.borderWidth` and `borderColor`. With `clipsToBounds` shadows are
/// cut off, as with any view.
///
/// Touches are taken by the bounds, grown evenly to 44 × 44 points where they are smaller; the
/// superview clips what reaches beyond it.
open class GradientButton: UIButton, GradientStyled, LookHost {
  package private(set) lazy var look = Look(of: self)
  var titleLook = TitleLook()
  var appliedConfiguration: ConfigurationLook?
  var legacyTitle = LegacyTitle()
  var isUpdatingConfiguration = false
  var isApplyingLegacyTitle = false
  var hiddenContent = HiddenContent()
  let indicator = LoadingIndicator()
  var shapedOutline: Outline?
  var contacts = BusyContacts()
  private var opacity = LookOpacity()
  /// What Interface Builder's inspector says.
  var inspected = InspectedLook()

  /// The look in every state, appearance and size class.
  ///
  /// The empty style is a clear button with UIKit's own title.
  open var style = ControlStyle() {
    didSet { if oldValue != style { look.styleDidChange() } }
  }

  /// Whether the button is busy: a spinner in the title's colour stands in the title's place, the size
  /// stays, and touches and keys do nothing.
  open var isLoading = false {
    didSet { if oldValue != isLoading { loadingDidChange() } }
  }

  /// What the button moves through while no state is on; nil keeps it still.
  open var gradientCycle: GradientCycle? {
    didSet { if oldValue != gradientCycle { look.cycleDidChange() } }
  }

  /// What VoiceOver says of a busy button; nil for the system's own words.
  open var loadingDescription: String?

  /// On which side of the title an image stands; nil leaves it to the configuration, and without one
  /// to the leading side.
  open var imagePlacement: NSDirectionalRectEdge? {
    didSet { contentPlacementDidChange() }
  }

  /// Points between image and title; nil leaves them to the configuration, and without one to 0.
  open var imagePadding: CGFloat? {
    didSet { contentPlacementDidChange() }
  }

  /// Makes a button with a plain configuration.
  ///
  /// - Parameter frame: Where it goes in its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    var plain = UIButton.Configuration.plain()
    plain.background = .clear()
    configuration = plain
    setUp()
  }

  /// Makes a button from a nib, with the nib's configuration if it has one.
  ///
  /// - Parameter coder: The nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Makes a button of a style.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - primaryAction: What a tap does; its title and image become the button's.
  public convenience init(style: ControlStyle, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.style = style
  }

  private func setUp() {
    insertSubview(look.view, at: 0)
    pointerStyleProvider = { button, effect, _ in
      (button as? GradientButton)?.pointerStyle(for: effect)
    }
    if #available(iOS 17, *), Self.registersForTraits {
      registerForTraitChanges(Self.lookTraits) { (button: GradientButton, _: UITraitCollection) in
        button.look.traitsDidChange()
      }
    }
  }

  /// The backing layer's class: it tells the button when a corner or border of its own changes.
  open override class var layerClass: AnyClass { ControlLayer.self }

  /// The look that a state has in the button's own environment.
  ///
  /// - Parameter state: The states that are on.
  /// - Returns: A look in which every member has a value.
  public func resolvedStyle(for state: UIControl.State) -> ResolvedStyle {
    look.look(for: ControlState(state)) ?? style.resolved(for: ControlState(state))
  }

  // MARK: Look

  var lookStyle: ControlStyle { inspected.style(over: style, in: self) }

  var lookBounds: CGRect { bounds }

  var lookEnvironment: StyleEnvironment { StyleEnvironment(self) }

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

  /// The button's alpha as the app sets it; on screen it is multiplied by the look's opacity.
  open override var alpha: CGFloat {
    get { opacity.own ?? super.alpha }
    set { super.alpha = opacity.setting(own: newValue) }
  }

  // MARK: State

  /// Whether the button is pressed.
  open override var isHighlighted: Bool { didSet { stateDidChange() } }

  /// Whether the button is selected.
  open override var isSelected: Bool { didSet { stateDidChange() } }

  /// Whether the button reacts.
  open override var isEnabled: Bool { didSet { stateDidChange() } }

  private func stateDidChange() {
    look.stateDidChange()
    // UIKit's table is by exact state, so a state that looks the same needs the style's colour too.
    applyLegacyTitle()
  }

  /// Follows the focus: there is no setter to observe.
  ///
  /// - Parameters:
  ///   - context: Where the focus was and is.
  ///   - coordinator: Animations beside the focus's own.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    stateDidChange()
  }

  // MARK: Environment

  /// Brings the look on screen, or ends what moves.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
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

  /// Lays out UIKit's parts, then title, image and look.
  open override func layoutSubviews() {
    look.resolve()
    applyLegacyTitle()
    super.layoutSubviews()
    placeContent()
    look.layOut()
    showBusyness()
    updateShapes()
  }

  /// The style's size, else what title, image and insets take: at least 44 points high unless the
  /// style says less.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// The same as ``intrinsicContentSize``: a title is one line, however much room there is.
  ///
  /// - Parameter size: The room there is.
  /// - Returns: The size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// Whether a point is within the bounds, grown evenly to 44 × 44 points.
  ///
  /// - Parameters:
  ///   - point: In the button's own coordinates.
  ///   - event: The touch, if there is one.
  /// - Returns: Whether a touch there is the button's.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    TouchArea.contains(point, around: bounds)
  }

  // MARK: Title

  /// Brings the configuration to the look; UIKit calls it at every change of state.
  open override func updateConfiguration() {
    super.updateConfiguration()
    // The one place that tells of a pointer coming and going.
    look.stateDidChange()
    applyConfiguration(isUpdate: true)
  }

  /// Sets the title's colour for a state; it shows where the style gives none.
  ///
  /// - Parameters:
  ///   - color: The colour; nil for the normal state's.
  ///   - state: The exact state.
  open override func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    legacyTitle.note(color: color, for: state)
    super.setTitleColor(color, for: state)
    applyLegacyTitle()
  }

  /// Sets the title's shadow colour for a state; it shows where the style gives no shadow.
  ///
  /// - Parameters:
  ///   - color: The colour; nil for the normal state's.
  ///   - state: The exact state.
  open override func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    legacyTitle.note(shadowColor: color, for: state)
    super.setTitleShadowColor(color, for: state)
    applyLegacyTitle()
  }

  func setStyledTitleColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleColor(color, for: state)
  }

  func setStyledTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    super.setTitleShadowColor(color, for: state)
  }

  // MARK: Touches and keys of a busy button

  /// Takes no touch while the button is busy.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: What it is part of.
  /// - Returns: Whether the button follows the touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard !isLoading, super.beginTracking(touch, with: event) else { return false }
    contacts.began(touch)
    return true
  }

  /// Leaves out a touch in whose middle the button got busy.
  ///
  /// - Parameters:
  ///   - touches: The touches that moved.
  ///   - event: What they are part of.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if contacts.follows(touches) { super.touchesMoved(touches, with: event) }
  }

  /// Leaves out a touch in whose middle the button got busy.
  ///
  /// - Parameters:
  ///   - touches: The touches that ended.
  ///   - event: What they are part of.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if contacts.ended(touches) { super.touchesEnded(touches, with: event) }
  }

  /// Leaves out a touch that was cancelled when the button got busy.
  ///
  /// - Parameters:
  ///   - touches: The touches that the system takes away.
  ///   - event: What they are part of.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if contacts.ended(touches) { super.touchesCancelled(touches, with: event) }
  }

  /// Keys do nothing while the button is busy.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: What they are part of.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if contacts.began(presses, isBusy: isLoading) {
      super.pressesBegan(presses, with: event)
    } else {
      next?.pressesBegan(presses, with: event)
    }
  }

  /// Keys do nothing that went down while the button was busy, or before it got so.
  ///
  /// - Parameters:
  ///   - presses: The keys.
  ///   - event: What they are part of.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    switch contacts.ended(presses, isBusy: isLoading) {
    case .own: super.pressesEnded(presses, with: event)
    case .passed: next?.pressesEnded(presses, with: event)
    case .lost: break
    }
  }

  func letGo() {
    if isTracking, let touches = contacts.loseTouch() { super.touchesCancelled(touches, with: nil) }
    if let presses = contacts.loseKeys() { super.pressesCancelled(presses, with: nil) }
  }

  // MARK: Accessibility

  /// A busy button says that it is not enabled, and that it changes.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(busyTraits) }
    // What is read and written back stays no longer than the button is busy.
    set { super.accessibilityTraits = newValue.subtracting(busyTraits) }
  }

  /// What a busy button is doing, else the app's own value.
  open override var accessibilityValue: String? {
    get { isLoading ? loadingWords : super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }

  /// Does nothing while the button is busy.
  ///
  /// - Returns: Whether anything was done.
  open override func accessibilityActivate() -> Bool {
    !isLoading && super.accessibilityActivate()
  }

  /// No menu while the button is busy: a menu opens without a touch that the button takes.
  ///
  /// - Parameters:
  ///   - interaction: The menu's interaction.
  ///   - location: Where the touch is.
  /// - Returns: The button's menu.
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
  /// - Returns: The button in its outline.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { targetedPreview }
}
#endif
