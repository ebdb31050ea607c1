public nonisolated enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt = 102
}

open class UINavigationItem: NSObject {
  open var title: String?
  open var titleView: UIView? { didSet { bar?.itemsChanged() } }
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsChanged() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.itemsChanged() } }
  package weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public required init?(coder: NSCoder) { super.init() }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}

/// A bar of 44 points, or 32 in compact height on a phone; 50 on an iPad [memory; read: hacknicity].
///
/// As since iOS 11, a custom view gets the size that its constraints or intrinsic size ask for, else
/// its frame's; its origin is ignored, and its area is its tap area [read: gist niw; matrixprojects].
open class UINavigationBar: UIView {
  open var items: [UINavigationItem]? { didSet { itemsChanged() } }
  open var topItem: UINavigationItem? { items?.last }
  open var isTranslucent = true
  open var prefersLargeTitles = false

  /// Points at the sides, and between items.
  static let margin: CGFloat = 16
  static let spacing: CGFloat = 8

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: barHeight)
  }

  private var barHeight: CGFloat { Self.height(in: core.traits) }

  static func height(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 50 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  func itemsChanged() {
    let shown = itemViews
    for view in subviews where !shown.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in shown where view.superview !== self { addSubview(view) }
    for item in topItem.map({ [$0] }) ?? [] {
      item.bar = self
      for entry in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
        entry.bar = self
      }
    }
    setNeedsLayout()
  }

  private var itemViews: [UIView] {
    let item = topItem
    let entries = (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])
    return entries.compactMap(\.customView) + [item?.titleView].compactMap { $0 }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    itemsChangedIfNeeded()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    lay(topItem?.leftBarButtonItems ?? [], fromLeft: !isRightToLeft)
    lay(topItem?.rightBarButtonItems ?? [], fromLeft: isRightToLeft)
    if let title = topItem?.titleView {
      let size = Self.size(of: title)
      title.frame = CGRect(
        x: bounds.midX - size.width / 2, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
    }
  }

  private func itemsChangedIfNeeded() {
    if !itemViews.allSatisfy({ $0.superview === self }) { itemsChanged() }
  }

  private func lay(_ entries: [UIBarButtonItem], fromLeft: Bool) {
    var place = Self.margin
    for entry in entries {
      guard let view = entry.customView else {
        place += entry.width
        continue
      }
      let size = Self.size(of: view)
      let x = fromLeft ? place : bounds.width - place - size.width
      view.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      place += size.width + Self.spacing
    }
  }

  static func size(of view: UIView) -> CGSize {
    CGSize(
      width: length(of: view, .horizontal, view.bounds.width),
      height: length(of: view, .vertical, view.bounds.height))
  }

  private static func length(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ frame: CGFloat
  ) -> CGFloat {
    ConstraintSolver.length(of: view, axis) ?? frame
  }

  /// Whether the bar draws its glass behind an item: iOS 26, unless the item alone hides it.
  package func drawsSharedBackground(behind item: UIBarButtonItem) -> Bool {
    guard SystemFeatures.current.hasSharedBackground else { return false }
    let groups = [topItem?.leftBarButtonItems, topItem?.rightBarButtonItems].compactMap { $0 }
    let group = groups.flatMap { $0.split(whereSeparator: \.isSpace) }
      .first { $0.contains { $0 === item } }
    return !item.hidesSharedBackground || (group?.count ?? 1) > 1
  }
}
