import GradientControls
import GradientModel
import HeadlessUIKit
import Testing

@Suite("Motion beside the app's own", .serialized)
struct MotionTests {
  private var style: ControlStyle {
    var style = plainStyle(normal: "#000000", pressed: "#ffffff", seconds: 1)
    style[.normal].pressScale = 0.5
    return style
  }

  private func scale(of control: UIView) -> Double? {
    control.layer.presentation().map { Double($0.sublayerTransform.m11) }
  }

  // MARK: Reduce Motion

  @Test(
    "Reduce Motion switched on in the middle of a press ends what moves", arguments: Kind.allCases)
  func switchedOn(kind: Kind) {
    defer { HeadlessAccessibility.set(.reduceMotion, to: false) }
    let control = kind.make(style)
    let stage = Stage(control)
    control.isHighlighted = true
    stage.wait(0.3)
    #expect(control.isDissolving)
    HeadlessAccessibility.set(.reduceMotion, to: true)
    #expect(!control.isDissolving)
    #expect(control.middle == [255, 255, 255, 255])
    #expect(scale(of: control) == 0.5)
    control.isHighlighted = false
    #expect(!control.isDissolving)
    #expect(scale(of: control) == 1)
    #expect(control.middle == [0, 0, 0, 255])
  }

  @Test("Switched off again, the next change moves", arguments: Kind.allCases)
  func switchedOff(kind: Kind) {
    defer { HeadlessAccessibility.set(.reduceMotion, to: false) }
    let control = kind.make(style)
    let stage = Stage(control)
    HeadlessAccessibility.set(.reduceMotion, to: true)
    control.isHighlighted = true
    #expect(!control.isDissolving)
    stage.wait(0.2)
    HeadlessAccessibility.set(.reduceMotion, to: false)
    control.isHighlighted = false
    stage.turn()
    #expect(control.isDissolving)
    stage.wait(2)
    #expect(control.middle == [0, 0, 0, 255])
  }

  // MARK: The app's transforms

  @Test(
    "The app's transform stays its own through a press, animated or not", arguments: Kind.allCases)
  func transform(kind: Kind) {
    let control = kind.make(style)
    let stage = Stage(control)
    let own = CGAffineTransform(rotationAngle: 0.3)
    control.transform = own
    control.isHighlighted = true
    stage.wait(0.5)
    #expect(control.transform == own)
    UIView.animate(withDuration: 1) { control.transform = CGAffineTransform(scaleX: 2, y: 2) }
    stage.wait(2)
    #expect(control.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(scale(of: control) == 0.5)
    control.isHighlighted = false
    stage.wait(2)
    #expect(control.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(control.bounds.size == frame.size)
    #expect(control.picture() == (try? style.rendered()))
  }

  @Test(
    "A perspective that the app gives its sublayers is kept and scaled", arguments: Kind.allCases)
  func perspective(kind: Kind) {
    let control = kind.make(style)
    let stage = Stage(control)
    var own = CATransform3DIdentity
    own.m34 = -0.002
    control.layer.sublayerTransform = own
    control.isSelected = true
    stage.wait(2)
    #expect(control.layer.sublayerTransform == own)
    control.isHighlighted = true
    stage.wait(2)
    #expect(control.layer.sublayerTransform.m11 == 0.5)
    #expect(control.layer.sublayerTransform.m34 == -0.002)
    control.isHighlighted = false
    stage.wait(0.5)
    #expect(scale(of: control) == 0.75)
    #expect(control.layer.presentation()?.sublayerTransform.m34 == -0.002)
    stage.wait(2)
    #expect(control.layer.sublayerTransform == own)
  }

  @Test("The pointer's shape is turned and scaled with the control", arguments: Kind.allCases)
  func pointer(kind: Kind) {
    let control = kind.make()
    _ = Stage(control)
    control.transform = CGAffineTransform(scaleX: 2, y: 0.5)
    let style =
      (control as? GradientButton).flatMap { Pointer.style(over: $0) }
      ?? Pointer.style(over: control as UIView)
    guard case .path(let path)? = style?.shape else {
      Issue.record("no path")
      return
    }
    // 120 × 44 in the middle of (40, 40, 120, 44), twice as wide and half as high.
    let bounds = path.bounds
    for (shown, expected) in [
      (bounds.minX, -20), (bounds.minY, 51), (bounds.width, 240), (bounds.height, 22),
    ] as [(CGFloat, CGFloat)] {
      #expect(abs(shown - expected) < 1e-9)
    }
  }

  // MARK: The layers' own time

  @Test("Under a layer whose time runs slower a delayed change begins and ends by that time")
  func slowLayers() {
    var style = style
    style[.normal].transition = Transition(
      pressIn: Transition.Timing(duration: 1, delay: 1, curve: SIMD4(0, 0, 1, 1)),
      release: Transition.Timing(duration: 1, delay: 1, curve: SIMD4(0, 0, 1, 1)))
    let control = Kind.control.make(style)
    let stage = Stage(control)
    // Its time stays what it is at this moment, and goes on at half the speed.
    stage.window.layer.timeOffset = CACurrentMediaTime()
    stage.window.layer.beginTime = CACurrentMediaTime()
    stage.window.layer.speed = 0.5
    control.isHighlighted = true
    stage.wait(1.9)
    #expect(control.middle == [0, 0, 0, 255])
    stage.wait(1.1)
    #expect(scale(of: control).map { abs($0 - 0.75) < 1e-6 } == true)
    // Interrupted there, it goes on from what is shown.
    let shown = control.middle
    control.isHighlighted = false
    #expect(control.middle == shown)
    control.isHighlighted = true
    stage.wait(10)
    #expect(!control.isDissolving)
    #expect(control.middle == [255, 255, 255, 255])
  }

  @Test("Under layers that an interactive transition has stopped, it waits and then goes on")
  func stoppedLayers() {
    var style = style
    style[.normal].transition = Transition(
      pressIn: Transition.Timing(duration: 1, delay: 0.5, curve: SIMD4(0, 0, 1, 1)),
      release: Transition.Timing(duration: 1))
    let control = Kind.button.make(style)
    let stage = Stage(control)
    let layer = stage.window.layer
    layer.timeOffset = CACurrentMediaTime()
    layer.speed = 0
    control.isHighlighted = true
    stage.wait(30)
    #expect(control.isDissolving)
    #expect(control.middle == [0, 0, 0, 255])
    layer.timeOffset += 1
    #expect(scale(of: control).map { abs($0 - 0.75) < 1e-6 } == true)
    layer.timeOffset += 1
    stage.wait(2)
    #expect(!control.isDissolving)
    #expect(control.middle == [255, 255, 255, 255])
  }
}
