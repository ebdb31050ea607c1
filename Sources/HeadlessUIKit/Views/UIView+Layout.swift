extension UIView {
  public func layoutIfNeeded() {
    var top: UIView = self
    var ancestor = superview
    while let view = ancestor {
      if view.layer.needsLayout { top = view }
      ancestor = view.superview
    }
    top.layer.layoutIfNeeded()
  }

  /// iOS 26.
  public func setNeedsUpdateProperties() {
    core.needsPropertyUpdate = true
    setNeedsLayout()
  }

  /// How many times the view was laid out.
  package var layoutCount: Int { core.layoutCount }

  func layOut() {
    core.layoutCount += 1
    core.traits.performAsCurrent {
      if core.needsPropertyUpdate, SystemFeatures.current.hasUpdateProperties {
        core.needsPropertyUpdate = false
        updateProperties()
      }
      headlessWillLayOut()
      core.isInLayout = true
      core.controller?.viewWillLayoutSubviews()
      ConstraintSolver(self).apply()
      layoutSubviews()
      core.controller?.viewDidLayoutSubviews()
      core.isInLayout = false
    }
  }

  package var needsLayoutAnywhere: Bool {
    layer.needsLayout || subviews.contains { $0.needsLayoutAnywhere }
  }
}
