internal import GradientModel

/// What CSS does not say of a control.
enum CSSLosses {
  static func losses(of control: ControlTheme.Control) -> LossList {
    var losses = LossList()
    let space = LookSpace(control.style)
    let normal = control.style.resolved()
    for environment in space.environments {
      for state in space.states {
        let look = control.style.resolved(for: state, in: environment)
        if look.cornerCurve == .continuous, look.corners != .square, look.corners != .capsule {
          losses.add(
            control.name, "its continuous corners are circular in CSS",
            "where that shows, use 'gradient export svg' or pictures")
        }
        if !look.fill.isOpaque {
          for shadow in look.shadows
          where shadow.isBehind && !shadow.isInset && shadow.color.alpha > 0 {
            losses.add(
              control.name, "a shadow that lies behind the control ends at its outline in CSS",
              "give the control an opaque fill, or leave 'behind' out")
          }
        }
        if look.imageColor != look.title.color {
          losses.add(
            control.name, "its image has a colour of its own, which CSS leaves to the image",
            "set the image's colour in the page")
        }
        let timing = look.transition
        if timing.release.duration > 0 || timing.pressIn.duration > 0 {
          if case .gradient = look.fill, look.fill != normal.fill {
            losses.add(
              control.name, "its gradients change at once, as browsers do not blend them",
              "let the states differ in 'overlay' of one colour, in 'shadow' or in 'opacity'")
          }
        }
      }
    }
    return losses
  }
}
