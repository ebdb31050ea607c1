/// Places the subviews of a view by their constraints, one view and axis after another.
///
/// As much of Auto Layout as the controls need: fixed and bounded lengths, edges and centres tied to
/// the superview or to a sibling, and intrinsic sizes for what is left open. There are no ambiguous
/// systems: a place that nothing says stays as it is.
struct ConstraintSolver {
  private let container: UIView
  private let isRightToLeft: Bool

  init(_ container: UIView) {
    self.container = container
    isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func apply() {
    let views = container.subviews.filter { !$0.translatesAutoresizingMaskIntoConstraints }
    // A second round sees what siblings later in the order came to.
    for _ in 0..<(views.isEmpty ? 0 : 2) {
      for view in views {
        let x = span(of: view, .horizontal)
        let y = span(of: view, .vertical)
        let frame = CGRect(x: x.start, y: y.start, width: x.size, height: y.size)
        if view.frame != frame { view.frame = frame }
      }
    }
  }

  /// The length that a view wants: what its own constraints fix, else its intrinsic size within what
  /// they bound, else its frame's.
  static func length(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    let own = view.core.constraints.filter {
      $0.first.view === view && $0.second == nil && $0.first.axis == axis
    }
    let isHorizontal = axis == .horizontal
    let intrinsic =
      isHorizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
    var result = intrinsic == UIView.noIntrinsicMetric ? nil : intrinsic
    let fixed = own.filter { $0.relation == .equal }
      .max { $0.priority.rawValue < $1.priority.rawValue }
    if let fixed { result = fixed.constant }
    for bound in own where bound.relation == .greaterThanOrEqual {
      result = max(result ?? 0, bound.constant)
    }
    for bound in own where bound.relation == .lessThanOrEqual {
      result = result.map { min($0, bound.constant) }
    }
    return result
  }

  private struct Span {
    var start: CGFloat
    var size: CGFloat
  }

  private func span(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Span {
    let frame = view.frame
    let old =
      axis == .horizontal
      ? Span(start: frame.minX, size: frame.width) : Span(start: frame.minY, size: frame.height)
    var known: [LayoutItem.Attribute: CGFloat] = [:]
    for constraint in container.core.constraints where constraint.first.axis == axis {
      guard constraint.relation == .equal, let (attribute, value) = value(of: constraint, for: view)
      else { continue }
      known[attribute] = value
    }
    let size: CGFloat
    if let start = known[.start], let end = known[.end] {
      size = end - start
    } else {
      size = known[.size] ?? Self.length(of: view, axis) ?? old.size
    }
    if let start = known[.start] { return Span(start: start, size: size) }
    if let end = known[.end] { return Span(start: end - size, size: size) }
    if let center = known[.center] { return Span(start: center - size / 2, size: size) }
    return Span(start: bounded(view, axis) ?? old.start, size: size)
  }

  /// The nearest place that an inequality allows, where nothing else places the view.
  private func bounded(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    for constraint in container.core.constraints
    where constraint.relation == .greaterThanOrEqual && constraint.first.axis == axis {
      if let (attribute, value) = value(of: constraint, for: view), attribute == .start {
        return value
      }
    }
    return nil
  }

  /// What a constraint says about a view, given where everything else is.
  private func value(
    of constraint: NSLayoutConstraint, for view: UIView
  ) -> (LayoutItem.Attribute, CGFloat)? {
    guard let second = constraint.second else { return nil }
    let turned = constraint.first.turns && isRightToLeft && constraint.first.attribute != .size
    let constant = turned ? -constraint.constant : constraint.constant
    if constraint.first.view === view, let other = second.view, other !== view {
      return (
        constraint.first.physical(isRightToLeft: isRightToLeft),
        line(second, of: other) * constraint.multiplier + constant
      )
    }
    if second.view === view, let other = constraint.first.view, other !== view {
      return (
        second.physical(isRightToLeft: isRightToLeft),
        (line(constraint.first, of: other) - constant) / constraint.multiplier
      )
    }
    return nil
  }

  private func line(_ item: LayoutItem, of view: UIView) -> CGFloat {
    var box = view === container ? container.bounds : view.frame
    if item.isSafe { box = box.inset(by: view.safeAreaInsets) }
    let isHorizontal = item.axis == .horizontal
    switch item.physical(isRightToLeft: isRightToLeft) {
    case .start: return isHorizontal ? box.minX : box.minY
    case .end: return isHorizontal ? box.maxX : box.maxY
    case .center: return isHorizontal ? box.midX : box.midY
    case .size: return isHorizontal ? box.width : box.height
    }
  }
}

extension UIView {
  public class var layoutFittingCompressedSize: CGSize { .zero }

  /// The size that constraints and intrinsic sizes ask for.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(
      width: ConstraintSolver.length(of: self, .horizontal) ?? pinnedLength(.horizontal) ?? 0,
      height: ConstraintSolver.length(of: self, .vertical) ?? pinnedLength(.vertical) ?? 0)
  }

  /// The length that a subview tied to both edges asks for.
  private func pinnedLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    subviews.compactMap { view in pinnedLength(of: view, axis) }.max()
  }

  private func pinnedLength(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat? {
    guard let start = inset(.start, of: view, axis), let end = inset(.end, of: view, axis),
      let length = ConstraintSolver.length(of: view, axis)
    else { return nil }
    return length + start - end
  }

  /// How far a subview's edge lies from the same edge of this view, where a constraint says so.
  private func inset(
    _ attribute: LayoutItem.Attribute, of view: UIView, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat? {
    for tie in core.constraints
    where tie.first.axis == axis && tie.relation == .equal && tie.first.attribute == attribute {
      if tie.first.view === view, tie.second?.view === self { return tie.constant }
      if tie.second?.view === view, tie.first.view === self { return -tie.constant }
    }
    return nil
  }
}
