extension UIView {
  public var superview: UIView? { core.superview }
  public var subviews: [UIView] { core.subviews }
  public var window: UIWindow? { (self as? UIWindow) ?? core.window }

  public func addSubview(_ view: UIView) { insert(view, at: nil) { $0.addSublayer($1) } }

  // Int here, where layers take UInt32.
  public func insertSubview(_ view: UIView, at index: Int) {
    let others = subviews.filter { $0 !== view }
    insert(view, at: index) { layer, new in
      if index <= 0 {
        layer.insertSublayer(new, at: 0)
      } else if index < others.count {
        layer.insertSublayer(new, below: others[index].layer)
      } else {
        layer.addSublayer(new)
      }
    }
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === siblingSubview } ?? others.count
    insert(view, at: index) { $0.insertSublayer($1, below: siblingSubview.layer) }
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let others = subviews.filter { $0 !== view }
    let index = others.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? others.count
    insert(view, at: index) { $0.insertSublayer($1, above: siblingSubview.layer) }
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    addSubview(view)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (first, second) = (subviews[low], subviews[high])
    insertSubview(second, at: low)
    insertSubview(first, at: high)
  }

  public func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    move(to: nil) {
      parent.core.subviews.removeAll { $0 === self }
      loosen(from: parent)
      layer.removeFromSuperlayer()
    }
    parent.setNeedsLayout()
  }

  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: UIView, at index: Int?, place: (CALayer, CALayer) -> Void) {
    precondition(!isDescendant(of: view), "a view cannot be inside itself")
    if view.superview === self {
      core.subviews.removeAll { $0 === view }
      core.subviews.insert(view, at: min(max(index ?? subviews.count, 0), subviews.count))
      place(layer, view.layer)
      setNeedsLayout()
      return
    }
    if let old = view.superview {
      old.willRemoveSubview(view)
      old.core.subviews.removeAll { $0 === view }
      view.loosen(from: old)
      old.setNeedsLayout()
    }
    view.move(to: self) {
      core.subviews.insert(view, at: min(max(index ?? subviews.count, 0), subviews.count))
      place(layer, view.layer)
    }
    didAddSubview(view)
    setNeedsLayout()
  }

  /// Drops the constraints that tie this view to those above and beside it.
  private func loosen(from parent: UIView) {
    var ancestor: UIView? = parent
    while let view = ancestor {
      for constraint in view.core.constraints where constraint.involves(self) {
        constraint.isActive = false
      }
      ancestor = view.superview
    }
  }

  private func move(to parent: UIView?, change: () -> Void) {
    let oldWindow = window
    let newWindow = parent?.window
    let changesWindow = oldWindow !== newWindow
    willMove(toSuperview: parent)
    if changesWindow { tellWillMove(to: newWindow) }
    change()
    core.superview = parent
    if changesWindow { setWindow(newWindow) }
    updateTraits()
    if changesWindow { tellDidMove() }
    didMoveToSuperview()
    if parent != nil, core.tintColor == nil { spreadTintColor() }
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in subviews { subview.tellWillMove(to: window) }
  }

  private func setWindow(_ window: UIWindow?) {
    core.window = window
    for subview in subviews { subview.setWindow(window) }
  }

  private func tellDidMove() {
    if window != nil {
      layer.contentsScale = traitCollection.displayScale
      setNeedsLayout()
      Appearance.apply(to: self)
    }
    didMoveToWindow()
    for subview in subviews { subview.tellDidMove() }
  }
}
