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
        for paint in [look.fill, look.overlay, look.border.paint] where paint.hasMixedRadius {
          losses.add(
            control.name,
            "a radius that is a part of the box and points has the part alone in CSS",
            "give the radius as a part or in points")
        }
        if look.border.width != Elementary.floor(look.border.width) {
          losses.add(
            control.name, "browsers round its border's width down to whole pixels",
            "give the border a whole number of points")
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

extension Paint {
  /// Whether it is a radial gradient with a radius in parts of the box and points together.
  fileprivate var hasMixedRadius: Bool {
    guard case .gradient(let gradient) = self, case .radial(let radial) = gradient.kind,
      case .ellipse(let x, let y, _) = radial
    else { return false }
    return x.fraction != 0 && x.points != 0 || y.fraction != 0 && y.points != 0
  }
}
