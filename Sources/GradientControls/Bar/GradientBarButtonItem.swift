#if os(iOS) || os(Linux)
public import GradientModel

/// A bar button item around a ``GradientBarButton``.
///
/// UIKit hands none of an item's own properties to a custom view. This one hands on its title and
/// image, what a tap does, whether it is enabled and selected, its tint colour, menu and accessibility.
/// Each is handed on when it is set: what the app sets on the button itself stays until then. On iOS 26
/// the item leaves out the glass that bars draw behind their items. UIKit ignores that in a group of
/// several items: part this one from its neighbours by `UIBarButtonItem.fixedSpace(_:)`.
open class GradientBarButtonItem: UIBarButtonItem {
  /// The button in the bar.
  public let button: GradientBarButton

  /// What the button does at a tap for this item.
  private var handedAction: UIAction?
  private var menuTakesTap = false

  /// Makes an item around a button.
  ///
  /// - Parameter button: The button.
  public init(button: GradientBarButton) {
    self.button = button
    super.init()
    setUp()
    isEnabled = button.isEnabled
    isSelected = button.isSelected
  }

  /// Makes an item with a button of its own.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - style: The look.
  ///   - primaryAction: What a tap does.
  public convenience init(title: String, style: ControlStyle, primaryAction: UIAction? = nil) {
    self.init(button: GradientBarButton(style: style))
    self.primaryAction = primaryAction
    self.title = title
  }

  /// Makes an item from a nib, with a button that has no style yet.
  ///
  /// - Parameter coder: The nib.
  public required init?(coder: NSCoder) {
    button = GradientBarButton(frame: .zero)
    super.init(coder: coder)
    setUp()
    handOn()
  }

  /// A nib's values do not come through the setters.
  private func handOn() {
    button.setTitle(title, for: .normal)
    button.setImage(image, for: .normal)
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.tintColor = tintColor
    button.accessibilityLabel = accessibilityLabel
    button.accessibilityHint = accessibilityHint
    button.accessibilityIdentifier = accessibilityIdentifier
    button.menu = menu
    actionDidChange()
    tapDidChange()
  }

  private func setUp() {
    customView = button
    button.actionsDidChange = { [weak self] in self?.tapDidChange() }
    #if compiler(>=6.2)
    if #available(iOS 26, *), SystemFeatures.current.hasSharedBackground {
      hidesSharedBackground = true
    }
    #endif
  }

  // MARK: Content

  /// The button's title in every state that has none of its own.
  open override var title: String? { didSet { button.setTitle(title, for: .normal) } }

  /// The button's image in every state that has none of its own.
  open override var image: UIImage? { didSet { button.setImage(image, for: .normal) } }

  // MARK: What a tap does

  /// What a tap does.
  ///
  /// The button sends it. Its title and image become the item's, where it has any. It counts over
  /// ``action``.
  open override var primaryAction: UIAction? {
    get { super.primaryAction }
    set {
      let (title, image) = (title, image)
      super.primaryAction = newValue
      // UIKit takes both over from an action, and an action made in code often has none.
      self.title = newValue.flatMap { $0.title.isEmpty ? nil : $0.title } ?? title
      self.image = newValue?.image ?? image
      actionDidChange()
    }
  }

  /// The method of `target` that a tap calls, or that of the first responder on the way from the button
  /// that has it; the sender is the item, as with items that UIKit draws.
  open override var action: Selector? { didSet { actionDidChange() } }

  private lazy var relay = UIAction { [weak self] _ in
    guard let self else { return }
    self.sendAction(from: self.button)
  }

  private func actionDidChange() {
    let wanted = primaryAction ?? (action == nil ? nil : relay)
    guard wanted !== handedAction else { return }
    let before = handedAction
    handedAction = wanted
    if let before { button.removeAction(before, for: .primaryActionTriggered) }
    if let wanted { button.addAction(wanted, for: .primaryActionTriggered) }
  }

  /// The button's menu, shown at a tap where neither item nor button has an action for one.
  open override var menu: UIMenu? {
    didSet {
      button.menu = menu
      tapDidChange()
    }
  }

  private func tapDidChange() {
    let actions: UIControl.Event = [.primaryActionTriggered, .touchUpInside]
    let takesTap = menu != nil && button.allControlEvents.isDisjoint(with: actions)
    guard takesTap != menuTakesTap else { return }
    menuTakesTap = takesTap
    button.showsMenuAsPrimaryAction = takesTap
  }

  // MARK: State

  /// Whether the button reacts.
  open override var isEnabled: Bool { didSet { button.isEnabled = isEnabled } }

  /// Whether the button is selected.
  open override var isSelected: Bool { didSet { button.isSelected = isSelected } }

  /// The button's tint colour; nil for the bar's.
  open override var tintColor: UIColor? { didSet { button.tintColor = tintColor } }

  // MARK: Accessibility

  /// What VoiceOver calls the button; nil for its title.
  open override var accessibilityLabel: String? {
    didSet { button.accessibilityLabel = accessibilityLabel }
  }

  /// What VoiceOver says that the button does.
  open override var accessibilityHint: String? {
    didSet { button.accessibilityHint = accessibilityHint }
  }

  /// How tests and `ControlTheme` find the button.
  open override var accessibilityIdentifier: String? {
    didSet { button.accessibilityIdentifier = accessibilityIdentifier }
  }
}
#endif
