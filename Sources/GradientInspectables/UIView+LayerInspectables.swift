#if os(iOS)
public import UIKit
#elseif os(Linux)
public import HeadlessUIKit
#endif

#if os(iOS) || os(Linux)
/// Corner radius, border and shadow of any view in Interface Builder's inspector.
///
/// Opt in by linking this product. Every name begins with `layer`, so that none meets an extension
/// that the app has already, nor `UILabel`'s own `shadowColor`. The colours stay dynamic: they follow
/// the view's own traits. Any order of setting gives the same.
extension UIView {
  /// The radius of the corners in points.
  @IBInspectable public var layerCornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = max(newValue, 0) }
  }

  /// The width of the border in points, inside the bounds.
  @IBInspectable public var layerBorderWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = max(newValue, 0) }
  }

  /// The colour of the border; nil gives Core Animation's default back, opaque black.
  @IBInspectable public var layerBorderColor: UIColor? {
    get { LayerColorKeeper.of(self)?.border }
    set { LayerColorKeeper.make(in: self).border = newValue }
  }

  /// The colour of the shadow; nil gives Core Animation's default back, opaque black.
  @IBInspectable public var layerShadowColor: UIColor? {
    get { LayerColorKeeper.of(self)?.shadow }
    set { LayerColorKeeper.make(in: self).shadow = newValue }
  }

  /// The opacity of the shadow, 0...1; 0 by default, so that there is none.
  @IBInspectable public var layerShadowOpacity: CGFloat {
    get { CGFloat(layer.shadowOpacity) }
    set { layer.shadowOpacity = Float(min(max(newValue, 0), 1)) }
  }

  /// Where the shadow falls, in points to the right and down; 3 points up by default, as Core
  /// Animation has it.
  @IBInspectable public var layerShadowOffset: CGSize {
    get { layer.shadowOffset }
    set { layer.shadowOffset = newValue }
  }

  /// The standard deviation of the shadow's blur in points: half of CSS's blur radius; 3 by default.
  @IBInspectable public var layerShadowRadius: CGFloat {
    get { layer.shadowRadius }
    set { layer.shadowRadius = max(newValue, 0) }
  }
}
#endif
