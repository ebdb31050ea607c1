open class UIBarItem: NSObject {
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var tag = 0

  // Informal on Apple's systems: members of NSObject.
  open var isAccessibilityElement = true
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.button

  public override init() { super.init() }
  /// Values of a nib go past the setters of subclasses.
  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    title = nib?.title
    isEnabled = nib?.isDisabled != true
    accessibilityLabel = nib?.accessibilityLabel
    super.init()
  }
}

open class UIBarButtonItem: UIBarItem {
  public nonisolated enum Style: Int, Sendable {
    case plain
    case bordered
    /// iOS 26; `done` before.
    case prominent
    public static let done = Style.prominent
  }
  public nonisolated enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add
    case flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash
    case play, pause, rewind, fastForward, undo, redo
  }

  /// The view handles touches itself: target, action, title and image are ignored with it.
  open var customView: UIView? { didSet { changed() } }
  open var style = Style.plain
  open var width: CGFloat = 0
  open var tintColor: UIColor?
  open weak var target: AnyObject?
  open var action: Selector?
  /// The item's title and image become the action's [read: AD]; target and action are ignored.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  open var menu: UIMenu?
  open var isSelected = false
  open var changesSelectionAsPrimaryAction = false
  open var possibleTitles: Set<String>?
  /// iOS 26: leaves the glass that the bar draws behind its items; ignored in groups of several.
  open var hidesSharedBackground = false { didSet { changed() } }
  open var sharesBackground = true { didSet { changed() } }
  package private(set) var isSpace = false
  private(set) var isFlexible = false
  package weak var bar: UIView?

  public override init() { super.init() }
  public required init?(coder: NSCoder) {
    tintColor = (coder as? NibCoder)?.tintColor
    super.init(coder: coder)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
  }

  /// iOS 14.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(primaryAction: primaryAction)
    self.menu = menu
  }

  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = Self(coder: EmptyCoder())
    guard let item else { preconditionFailure("a bar item is made without a nib") }
    item.width = width
    item.isSpace = true
    return item
  }

  public class func flexibleSpace() -> Self {
    let item = fixedSpace(0)
    item.isFlexible = true
    return item
  }

  private func changed() { bar?.setNeedsLayout() }
}
