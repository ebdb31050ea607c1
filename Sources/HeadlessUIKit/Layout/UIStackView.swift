/// A row or column: subviews get their own lengths, and what is left goes to the one that hugs least.
open class UIStackView: UIView {
  public nonisolated enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public nonisolated enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
  open var spacing: CGFloat = 0 { didSet { changed() } }
  open var alignment = Alignment.fill { didSet { changed() } }
  open var distribution = Distribution.fill { didSet { changed() } }
  open private(set) var arrangedSubviews: [UIView] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.append(view)
    addSubview(view)
    changed()
  }

  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
  }

  private func changed() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func size(of view: UIView) -> CGSize {
    CGSize(
      width: ConstraintSolver.length(of: view, .horizontal) ?? view.bounds.width,
      height: ConstraintSolver.length(of: view, .vertical) ?? view.bounds.height)
  }

  open override var intrinsicContentSize: CGSize {
    let sizes = shown.map(size)
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    return axis == .horizontal
      ? CGSize(
        width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
      : CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(gaps, +))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shown
    let isRow = axis == .horizontal
    let whole = isRow ? bounds.width : bounds.height
    let sizes = views.map(size)
    var lengths = sizes.map { isRow ? $0.width : $0.height }
    var gap = spacing
    let rest = whole - lengths.reduce(0, +) - spacing * CGFloat(max(0, views.count - 1))
    switch distribution {
    case .fillEqually:
      let share = (whole - gap * CGFloat(max(0, views.count - 1))) / CGFloat(max(1, views.count))
      lengths = lengths.map { _ in share }
    case .equalSpacing, .equalCentering:
      if views.count > 1, rest > 0 { gap += rest / CGFloat(views.count - 1) }
    case .fill, .fillProportionally:
      let loosest = views.indices.min {
        views[$0].contentHuggingPriority(for: axis).rawValue
          < views[$1].contentHuggingPriority(for: axis).rawValue
      }
      if let loosest { lengths[loosest] = max(0, lengths[loosest] + rest) }
    }
    let isReversed = isRow && effectiveUserInterfaceLayoutDirection == .rightToLeft
    var place: CGFloat = 0
    for (index, view) in views.enumerated() {
      let start = isReversed ? whole - place - lengths[index] : place
      let cross = isRow ? sizes[index].height : sizes[index].width
      view.frame = frame(start: start, length: lengths[index], cross: cross, isRow: isRow)
      place += lengths[index] + gap
    }
  }

  private func frame(
    start: CGFloat, length: CGFloat, cross: CGFloat, isRow: Bool
  ) -> CGRect {
    let room = isRow ? bounds.height : bounds.width
    let extent = alignment == .fill ? room : cross
    let isAtEnd = alignment == .trailing || alignment == .lastBaseline
    let offset = alignment == .center ? (room - extent) / 2 : isAtEnd ? room - extent : 0
    return isRow
      ? CGRect(x: start, y: offset, width: length, height: extent)
      : CGRect(x: offset, y: start, width: extent, height: length)
  }
}
