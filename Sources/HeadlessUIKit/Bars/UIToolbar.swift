/// A bar of 44 points, or 32 in compact height on a phone; 50 on an iPad, as a navigation bar has them.
///
/// Custom views get the size that they ask for and stand in the middle of its height; flexible spaces
/// share what is left of the width.
open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? { didSet { itemsChanged() } }
  open var isTranslucent = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UINavigationBar.height(in: core.traits))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: UINavigationBar.height(in: core.traits))
  }

  private func itemsChanged() {
    let shown = (items ?? []).compactMap(\.customView)
    for view in subviews where !shown.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in shown where view.superview !== self { addSubview(view) }
    for item in items ?? [] { item.bar = self }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let items = items ?? []
    let widths = items.map { item in
      item.customView.map { UINavigationBar.size(of: $0).width + UINavigationBar.spacing }
        ?? item.width
    }
    let flexible = items.filter(\.isFlexible).count
    let left = bounds.width - 2 * UINavigationBar.margin - widths.reduce(0, +)
    var place = UINavigationBar.margin
    for (item, width) in zip(items, widths) {
      if let view = item.customView {
        let size = UINavigationBar.size(of: view)
        let x =
          effectiveUserInterfaceLayoutDirection == .rightToLeft
          ? bounds.width - place - size.width : place
        view.frame = CGRect(
          x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      }
      place += item.isFlexible ? max(0, left / CGFloat(flexible)) : width
    }
  }
}
