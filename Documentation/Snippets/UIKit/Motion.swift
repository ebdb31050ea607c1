import GradientControls
import GradientModel

/// How a look changes in time.
enum MotionExample {
  static func transition(_ button: GradientButton) {
    button.style[.normal].transition = Transition(release: .init(duration: 0.18))
    button.style[.normal].pressScale = 0.97
  }

  static func cycle(_ button: GradientButton, dusk: GradientFill, night: GradientFill) {
    button.gradientCycle = GradientCycle(through: [dusk, night], seconds: 6)
  }
}
