open class UIButton: UIControl {
  public nonisolated enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    public static let roundedRect = ButtonType.system
  }
  public nonisolated enum Role: Int, Sendable {
    case normal, primary, cancel, destructive
  }

  package final var buttonContent = ButtonContent()
  package final let buttonParts = ButtonParts()

  /// A custom button [read: O2, SO 47468313].
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    (coder as? NibCoder)?.apply(to: self)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    buttonParts.type = buttonType
  }

  /// iOS 14.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    take(primaryAction)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// iOS 15.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    take(primaryAction)
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  open var buttonType: ButtonType { buttonParts.type }
  open var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var isHovered: Bool { buttonParts.isHovered }
  open var isHeld: Bool { buttonParts.isHeld }
  open var isPointerInteractionEnabled = false
  public typealias PointerStyleProvider = (UIButton, UIPointerEffect, UIPointerShape) ->
    UIPointerStyle?
  /// Setting it turns the interaction on [read: O2].
  open var pointerStyleProvider: PointerStyleProvider? {
    didSet { isPointerInteractionEnabled = pointerStyleProvider != nil }
  }

  // MARK: Values for each state

  open func setTitle(_ title: String?, for state: State) {
    buttonContent.titles[state] = title
    contentChanged()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) {
    buttonContent.titleColors[state] = color
    contentChanged()
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    buttonContent.titleShadowColors[state] = color
    contentChanged()
  }
  open func setImage(_ image: UIImage?, for state: State) {
    buttonContent.images[state] = image
    contentChanged()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    buttonContent.backgroundImages[state] = image
    contentChanged()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    buttonContent.attributedTitles[state] = title
    contentChanged()
  }

  open func title(for state: State) -> String? { buttonContent.titles[state] }
  /// White for normal on a custom button that has none [read: XM ButtonTest]; the tint colour on a
  /// system button.
  open func titleColor(for state: State) -> UIColor? {
    buttonContent.titleColors[state] ?? (buttonType == .system ? tintColor : .white)
  }
  open func titleShadowColor(for state: State) -> UIColor? {
    buttonContent.titleShadowColors[state]
  }
  // Whether the next two fall back to normal is open on Apple's systems.
  open func image(for state: State) -> UIImage? { buttonContent.images[state] }
  open func backgroundImage(for state: State) -> UIImage? { buttonContent.backgroundImages[state] }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    buttonContent.attributedTitles[state]
  }

  open var currentTitle: String? { title(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // Made when first asked for, as UIKit's are; so a layer put at index 0 before lies above them.
  open var titleLabel: UILabel? {
    if buttonParts.hasTitle { return buttonParts.title(in: self) }
    let label = buttonParts.title(in: self)
    if configuration == nil { ButtonLayout(self).update() }
    return label
  }
  open var imageView: UIImageView? { buttonParts.image(in: self) }
  open var subtitleLabel: UILabel? { buttonParts.subtitle(in: self) }

  // MARK: Configuration

  /// Value semantics; setting one switches the button to its behaviour.
  // Not open: a struct of Swift's comes with an extension on Apple's systems, whose members nobody
  // overrides.
  public var configuration: Configuration? {
    didSet {
      if !buttonParts.isUpdating { setNeedsUpdateConfiguration() }
      buttonParts.configurationChanged(in: self)
    }
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      if configuration == nil, configurationUpdateHandler != nil { configuration = .plain() }
      setNeedsUpdateConfiguration()
    }
  }
  open var automaticallyUpdatesConfiguration = true

  open func setNeedsUpdateConfiguration() {
    buttonParts.shownTitle = nil
    buttonParts.needsUpdate = true
    setNeedsLayout()
  }

  open func updateConfiguration() {
    guard automaticallyUpdatesConfiguration, let configuration else { return }
    let updated = configuration.updated(for: self)
    if updated != configuration { self.configuration = updated }
  }

  package override func headlessWillLayOut() {
    guard buttonParts.needsUpdate, configuration != nil else { return }
    buttonParts.needsUpdate = false
    buttonParts.isUpdating = true
    buttonParts.updateCount += 1
    updateConfiguration()
    configurationUpdateHandler?(self)
    buttonParts.isUpdating = false
  }

  package override func headlessStateChanged() {
    super.headlessStateChanged()
    setNeedsUpdateConfiguration()
  }

  private func contentChanged() {
    buttonParts.shownTitle = nil
    if buttonParts.hasTitle, configuration == nil { ButtonLayout(self).update() }
    setNeedsLayout()
    setNeedsUpdateConfiguration()
    invalidateIntrinsicContentSize()
  }

  package override func headlessTraitsChanged(
    from old: UITraitCollection, to new: UITraitCollection
  ) {
    super.headlessTraitsChanged(from: old, to: new)
    setNeedsUpdateConfiguration()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
  }

  // MARK: Deprecated in iOS 15 and ignored with a configuration

  @available(iOS, deprecated: 15.0)
  open var contentEdgeInsets: UIEdgeInsets {
    get { buttonContent.contentInsets }
    set {
      buttonContent.contentInsets = newValue
      contentChanged()
    }
  }
  @available(iOS, deprecated: 15.0)
  open var titleEdgeInsets: UIEdgeInsets {
    get { buttonContent.titleInsets }
    set {
      buttonContent.titleInsets = newValue
      contentChanged()
    }
  }
  @available(iOS, deprecated: 15.0)
  open var imageEdgeInsets: UIEdgeInsets {
    get { buttonContent.imageInsets }
    set {
      buttonContent.imageInsets = newValue
      contentChanged()
    }
  }
  @available(iOS, deprecated: 15.0)
  open var adjustsImageWhenHighlighted: Bool {
    get { buttonContent.adjustsWhenHighlighted }
    set { buttonContent.adjustsWhenHighlighted = newValue }
  }
  @available(iOS, deprecated: 15.0)
  open var adjustsImageWhenDisabled: Bool {
    get { buttonContent.adjustsWhenDisabled }
    set { buttonContent.adjustsWhenDisabled = newValue }
  }
  @available(iOS, deprecated: 15.0)
  open var reversesTitleShadowWhenHighlighted: Bool {
    get { buttonContent.reversesTitleShadow }
    set { buttonContent.reversesTitleShadow = newValue }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { ButtonLayout(self).fittingSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ButtonLayout(self).fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    ButtonLayout(self).apply()
  }

  // MARK: Events

  /// Touch-up-inside, then the primary action; Apple's order is open.
  package override func headlessTouchUpInside(_ event: UIEvent?) {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  /// A button's menu is what its interaction shows.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  open override var canBecomeFocused: Bool { isEnabled }

  /// Space activates a focused button; Return the one whose role is primary [read: AD].
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isSpace = presses.contains { $0.key?.keyCode == .keyboardSpacebar }
    guard isEnabled, isFocused, isSpace else {
      super.pressesEnded(presses, with: event)
      return
    }
    activate()
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    activate()
    return true
  }

  private func activate() {
    sendActions(for: .touchUpInside)
    headlessTouchUpInside(nil)
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? configuration?.title ?? currentTitle
    }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(.button)
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}
