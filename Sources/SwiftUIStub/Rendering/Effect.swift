/// What a modifier does to the views inside it.
package enum Effect {
  case padding(EdgeInsets)
  case frame(
    minWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, maxHeight: CGFloat?,
    alignment: Alignment)
  case offset(x: CGFloat, y: CGFloat)
  case opacity(Double)
  case scale(CGFloat)
  case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
  case animation(Animation?, value: any Equatable)
  case transition(AnyTransition)
  case identity(AnyHashable)
  case blend(BlendMode)
  case group
  case hitTesting(Bool)
  case contentShape(ContentShapeKinds, any Shape)
  case clip(any Shape)
  case hover((Bool) -> Void)
  case traits(AccessibilityTraits)
  case background
  case overlay
}
