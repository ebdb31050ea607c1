#if os(iOS) || os(Linux)
import GradientModel

/// What the engine needs from the control that it draws for.
protocol LookHost: UIView {
  /// What draws the control's look.
  var look: Look { get }

  /// The outline that the focus ring has.
  var shapedOutline: Outline? { get set }

  /// The style as it is now; dynamic colours are resolved with the view's traits.
  var lookStyle: ControlStyle { get }

  /// The control's state, as UIKit has it.
  var lookState: ControlState { get }

  /// What the look moves through at rest.
  var gradientCycle: GradientCycle? { get }

  /// Where the look goes, in the view's own coordinates: all of its bounds, or a part of them.
  var lookBounds: CGRect { get }

  /// What the look depends on outside the style.
  var lookEnvironment: StyleEnvironment { get }

  /// The colour that the control's title has where the style gives none; nil without a title.
  var ownTitleColor: UIColor? { get }

  /// Called when another look is drawn, so that title and image follow.
  func lookDidChange(_ look: ResolvedStyle, given: GivenMembers)

  /// Sets what the app's own `alpha` is multiplied by.
  func setLookOpacity(_ opacity: CGFloat)
}

extension LookHost {
  var lookBounds: CGRect { bounds }
  var lookEnvironment: StyleEnvironment { StyleEnvironment(self) }
  var ownTitleColor: UIColor? { nil }
}
#endif
