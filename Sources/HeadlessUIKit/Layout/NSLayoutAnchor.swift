open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  package let item: LayoutItem

  package init(_ item: LayoutItem) {
    self.item = item
    super.init()
  }

  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .equal, anchor.item, constant: c)
  }

  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .greaterThanOrEqual, anchor.item, constant: c)
  }

  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .lessThanOrEqual, anchor.item, constant: c)
  }
}

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .equal, nil, constant: c)
  }

  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .greaterThanOrEqual, nil, constant: c)
  }

  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .lessThanOrEqual, nil, constant: c)
  }

  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, .equal, anchor.item, multiplier: m, constant: c)
  }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.start, turns: true) }
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.end, turns: true) }
  public var leftAnchor: NSLayoutXAxisAnchor { x(.start) }
  public var rightAnchor: NSLayoutXAxisAnchor { x(.end) }
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.center) }
  public var topAnchor: NSLayoutYAxisAnchor { y(.start) }
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.end) }
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.center) }
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutItem(view: self, axis: .horizontal, attribute: .size))
  }
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutItem(view: self, axis: .vertical, attribute: .size))
  }

  private func x(_ attribute: LayoutItem.Attribute, turns: Bool = false) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(
      LayoutItem(view: self, axis: .horizontal, attribute: attribute, turns: turns))
  }

  private func y(_ attribute: LayoutItem.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutItem(view: self, axis: .vertical, attribute: attribute))
  }

  public var constraints: [NSLayoutConstraint] { core.constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
  }
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    core.hugging[axis.rawValue] ?? .defaultLow
  }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    core.hugging[axis.rawValue] = priority
    superview?.setNeedsLayout()
  }
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    core.resistance[axis.rawValue] ?? .defaultHigh
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    core.resistance[axis.rawValue] = priority
    superview?.setNeedsLayout()
  }
}
