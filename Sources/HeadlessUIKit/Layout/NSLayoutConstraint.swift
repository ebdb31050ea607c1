public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// A relation between two edges, centres or lengths.
open class NSLayoutConstraint: NSObject {
  public nonisolated enum Axis: Int, Sendable {
    case horizontal, vertical
  }
  public nonisolated enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  package let first: LayoutItem
  package let second: LayoutItem?
  public let relation: Relation
  public let multiplier: CGFloat
  open var constant: CGFloat { didSet { ownerChanged() } }
  open var priority = UILayoutPriority.required
  open var identifier: String?
  private weak var owner: UIView?

  package init(
    _ first: LayoutItem, _ relation: Relation, _ second: LayoutItem?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    super.init()
  }

  open var isActive: Bool {
    get { owner != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Lives on the nearest view that is above both sides.
  private func activate() {
    guard owner == nil else { return }
    var common: UIView? = first.view
    if let other = second?.view {
      while let view = common, !other.isDescendant(of: view) { common = view.superview }
      precondition(common != nil, "views of a constraint need a common ancestor")
    }
    guard let common else { return }
    common.core.constraints.append(self)
    owner = common
    ownerChanged()
  }

  private func deactivate() {
    owner?.core.constraints.removeAll { $0 === self }
    ownerChanged()
    owner = nil
  }

  /// Whoever lays the owner out has to know too: its measures may be others now.
  private func ownerChanged() {
    owner?.setNeedsLayout()
    owner?.invalidateIntrinsicContentSize()
  }

  func involves(_ view: UIView) -> Bool {
    first.view?.isDescendant(of: view) == true || second?.view?.isDescendant(of: view) == true
  }
}

/// One line or length of a view.
package struct LayoutItem {
  package nonisolated enum Attribute: Equatable {
    case start, end, center, size
  }

  weak var view: UIView?
  let axis: NSLayoutConstraint.Axis
  let attribute: Attribute
  /// Leading and trailing turn with the layout direction.
  var turns = false
  /// Whether the safe area's edge is meant, not the view's.
  var isSafe = false

  /// The attribute in left and right.
  func physical(isRightToLeft: Bool) -> Attribute {
    guard turns, isRightToLeft else { return attribute }
    switch attribute {
    case .start: return .end
    case .end: return .start
    case .center, .size: return attribute
    }
  }
}
