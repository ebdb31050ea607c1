extension UIView {
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { core.overrides.userInterfaceStyle }
    set {
      core.overrides.userInterfaceStyle = newValue
      updateTraits()
    }
  }

  /// iOS 17.
  public var traitOverrides: any UIMutableTraits {
    get { core.overrides }
    set {
      guard let values = newValue as? UITraitCollection.Values else { return }
      core.overrides = values
      updateTraits()
    }
  }

  /// Takes the traits from above, adds what is overridden here, and tells everyone below.
  package func updateTraits() {
    let inherited = inheritedTraits
    let old = core.traits
    let new = UITraitCollection(inherited.overridden(by: core.overrides))
    core.traits = new
    for subview in subviews { subview.updateTraits() }
    guard old != new else { return }
    if let color = core.backgroundColor {
      layer.backgroundColor = color.resolvedColor(with: new).cgColor
    }
    if core.readsTraitsInLayout, SystemFeatures.current.tracksTraits { setNeedsLayout() }
    headlessTraitsChanged(from: old, to: new)
    new.performAsCurrent {
      traitCollectionDidChange(old)
      traitObservers.notify(from: old, to: new)
    }
  }

  private var inheritedTraits: UITraitCollection.Values {
    if let window = self as? UIWindow { return window.screenTraits }
    if let controller = core.controller {
      return (superview?.core.traits.values ?? UITraitCollection.Values())
        .overridden(by: controller.traitOverridesFromAbove)
    }
    return superview?.core.traits.values ?? UITraitCollection.Values()
  }

  var inheritedTintColor: UIColor {
    core.tintColor ?? superview?.inheritedTintColor ?? .systemBlue
  }

  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    guard core.tintAdjustmentMode == .automatic else { return core.tintAdjustmentMode }
    return superview?.effectiveTintAdjustmentMode ?? .normal
  }

  func spreadTintColor() {
    core.traits.performAsCurrent { tintColorDidChange() }
    for subview in subviews where subview.core.tintColor == nil { subview.spreadTintColor() }
  }
}
