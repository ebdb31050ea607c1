#if os(iOS) || os(Linux)
public import GradientModel

/// A bar button item around a ``GradientBarButton``.
///
/// UIKit hands none of an item's own properties to a custom view. This one hands on whether it is
/// enabled and selected, its tint colour, menu and accessibility. On iOS 26 it leaves out the glass that
/// bars draw behind their items. UIKit ignores that in a group of several items: part this one from
/// its neighbours by `UIBarButtonItem.fixedSpace(_:)`.
open class GradientBarButtonItem: UIBarButtonItem {
  /// The button in the bar.
  public let button: GradientBarButton

  /// Makes an item around a button.
  ///
  /// - Parameter button: The button.
  public init(button: GradientBarButton) {
    self.button = button
    super.init()
    setUp()
  }

  /// Makes an item with a button of its own.
  ///
  /// - Parameters:
  ///   - title: The button's title.
  ///   - style: The look.
  ///   - primaryAction: What a tap does.
  public convenience init(title: String, style: ControlStyle, primaryAction: UIAction? = nil) {
    let button = GradientBarButton(style: style, primaryAction: primaryAction)
    button.setTitle(title, for: .normal)
    self.init(button: button)
  }

  /// Makes an item from a nib, with a button that has no style yet.
  ///
  /// - Parameter coder: The nib.
  public required init?(coder: NSCoder) {
    button = GradientBarButton(frame: .zero)
    super.init(coder: coder)
    setUp()
    button.setTitle(title, for: .normal)
    handOn()
  }

  /// A nib's values do not come through the setters.
  private func handOn() {
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    button.tintColor = tintColor
    button.accessibilityLabel = accessibilityLabel
    button.accessibilityHint = accessibilityHint
    button.accessibilityIdentifier = accessibilityIdentifier
    menuDidChange()
  }

  private func setUp() {
    customView = button
    #if compiler(>=6.2)
    if #available(iOS 26, *), SystemFeatures.current.hasSharedBackground {
      hidesSharedBackground = true
    }
    #endif
  }

  // MARK: What is handed on

  /// Whether the button reacts.
  open override var isEnabled: Bool { didSet { button.isEnabled = isEnabled } }

  /// Whether the button is selected.
  open override var isSelected: Bool { didSet { button.isSelected = isSelected } }

  /// The button's tint colour; nil for the bar's.
  open override var tintColor: UIColor? { didSet { button.tintColor = tintColor } }

  /// The button's menu, shown at a tap where the button has no action for one.
  open override var menu: UIMenu? { didSet { menuDidChange() } }

  private func menuDidChange() {
    button.menu = menu
    let actions: UIControl.Event = [.primaryActionTriggered, .touchUpInside]
    button.showsMenuAsPrimaryAction =
      menu != nil && button.allControlEvents.isDisjoint(with: actions)
  }

  /// What VoiceOver calls the button; nil for its title.
  open override var accessibilityLabel: String? {
    didSet { button.accessibilityLabel = accessibilityLabel }
  }

  /// What VoiceOver says that the button does.
  open override var accessibilityHint: String? {
    didSet { button.accessibilityHint = accessibilityHint }
  }

  /// How tests and ``ControlTheme`` find the button.
  open override var accessibilityIdentifier: String? {
    didSet { button.accessibilityIdentifier = accessibilityIdentifier }
  }
}
#endif
