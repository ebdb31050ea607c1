#if os(iOS)
import UIKit
#elseif os(Linux)
import HeadlessUIKit
#endif

#if os(iOS) || os(Linux)
/// Keeps the colours that a view's layer needs as they were given, and resolves them whenever the
/// view's traits change: a layer itself holds frozen colours.
///
/// A hidden subview, because an extension cannot add stored properties or override the methods that
/// tell of new traits.
final class LayerColorKeeper: UIView {
  // Core Animation's own default is opaque black.
  var border: UIColor? { didSet { superview?.layer.borderColor = frozen(border ?? .black) } }
  var shadow: UIColor? { didSet { superview?.layer.shadowColor = frozen(shadow ?? .black) } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isHidden = true
    isUserInteractionEnabled = false
    isAccessibilityElement = false
    accessibilityElementsHidden = true
  }

  static func of(_ view: UIView) -> LayerColorKeeper? {
    for case let keeper as LayerColorKeeper in view.subviews { return keeper }
    return nil
  }

  static func make(in view: UIView) -> LayerColorKeeper {
    if let keeper = of(view) { return keeper }
    let keeper = LayerColorKeeper(frame: .zero)
    view.insertSubview(keeper, at: 0)
    return keeper
  }

  // Deprecated in iOS 17, where it is still called; its successor does not exist on iOS 15.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    apply()
  }

  /// Colours that were never given are the layer's own: the app may have set them.
  private func apply() {
    if let border { superview?.layer.borderColor = frozen(border) }
    if let shadow { superview?.layer.shadowColor = frozen(shadow) }
  }

  private func frozen(_ color: UIColor) -> CGColor {
    color.resolvedColor(with: (superview ?? self).traitCollection).cgColor
  }
}
#endif
