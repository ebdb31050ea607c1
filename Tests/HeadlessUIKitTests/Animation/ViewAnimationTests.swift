import GradientRaster
import HeadlessUIKit
import Testing

@Suite("View animations on a clock that tests move", .serialized)
struct ViewAnimationTests {
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let window: UIWindow

  init() {
    window = show(view)
    view.backgroundColor = .red
  }

  private var shownAlpha: Double { Double(view.layer.presentation()?.opacity ?? -1) }

  @Test func `Half way is half way on a straight curve, and the model is there at once`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    #expect(view.alpha == 0)
    HeadlessClock.current.advance(by: 0.5)
    #expect(abs(shownAlpha - 0.5) < 1e-6)
    #expect(view.snapshot(scale: 1).pixel(5, 5) == [128, 0, 0, 128])
    HeadlessClock.current.advance(by: 0.5)
    #expect(shownAlpha == 0)
  }

  @Test func `The default curve eases in and out`() {
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    HeadlessClock.current.advance(by: 0.25)
    // The cubic (0.42, 0), (0.58, 1) at 0.25 is 0.1292.
    #expect(abs(shownAlpha - (1 - 0.1292)) < 0.001)
  }

  @Test func `An interruption goes on from what is shown`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    HeadlessClock.current.advance(by: 0.25)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
    ) { view.alpha = 1 }
    #expect(abs(shownAlpha - 0.75) < 1e-6)
    HeadlessClock.current.advance(by: 0.5)
    #expect(abs(shownAlpha - 0.875) < 1e-6)
  }

  @Test func `Completion comes once, at the end`() {
    var endings: [Bool] = []
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0 }) { endings.append($0) }
    HeadlessClock.current.advance(by: 0.29)
    #expect(endings.isEmpty)
    HeadlessClock.current.advance(by: 0.02)
    #expect(endings == [true])
  }

  @Test func `Completion of an interrupted animation says so`() {
    var endings: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { endings.append($0) }
    HeadlessClock.current.advance(by: 0.5)
    view.layer.removeAllAnimations()
    HeadlessClock.current.turn()
    #expect(endings == [false])
  }

  @Test func `A view without a window does not animate, and completion still comes`() {
    let loose = UIView()
    var isDone = false
    UIView.animate(withDuration: 1, animations: { loose.alpha = 0 }) { _ in isDone = true }
    #expect(loose.layer.animationKeys() == nil)
    HeadlessClock.current.turn()
    #expect(isDone)
  }

  @Test func `performWithoutAnimation and inheritedAnimationDuration`() {
    #expect(UIView.inheritedAnimationDuration == 0)
    UIView.animate(withDuration: 0.7) {
      #expect(UIView.inheritedAnimationDuration == 0.7)
      UIView.performWithoutAnimation {
        #expect(UIView.inheritedAnimationDuration == 0)
        #expect(!UIView.areAnimationsEnabled)
        view.alpha = 0
      }
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `A nested block inherits the time unless it says otherwise`() {
    UIView.animate(withDuration: 2) {
      UIView.animate(withDuration: 0.1) {
        #expect(UIView.inheritedAnimationDuration == 2)
      }
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        #expect(UIView.inheritedAnimationDuration == 0.1)
      }
    }
  }

  @Test func `An animated view takes no touches unless it is allowed to`() {
    UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 })
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
    HeadlessClock.current.advance(by: 1)
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 0.7 }
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test func `Layout inside a block animates the frame`() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 100, y: 0, width: 40, height: 20)
    }
    HeadlessClock.current.advance(by: 0.5)
    #expect(view.layer.presentation()?.frame == CGRect(x: 50, y: 0, width: 30, height: 20))
  }

  @Test func `Contents dissolve into one another by an explicit animation`() {
    let (a, b) = (
      solid([200, 0, 0, 255], width: 20, height: 20),
      solid([0, 100, 0, 255], width: 20, height: 20)
    )
    view.layer.contents = b
    let fade = CABasicAnimation(keyPath: "contents")
    fade.fromValue = a
    fade.toValue = b
    fade.duration = 1
    view.layer.add(fade, forKey: "contents")
    HeadlessClock.current.advance(by: 0.5)
    #expect(view.snapshot(scale: 1).pixel(5, 5) == [100, 50, 0, 255])
    HeadlessClock.current.advance(by: 0.5)
    #expect(view.snapshot(scale: 1).pixel(5, 5) == [0, 100, 0, 255])
  }

  @Test func `A cross-dissolve shows both looks half way`() {
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
    ) { view.backgroundColor = .blue }
    HeadlessClock.current.advance(by: 0.5)
    #expect(view.snapshot(scale: 1).pixel(5, 5) == [128, 0, 128, 255])
    HeadlessClock.current.advance(by: 0.5)
    #expect(view.snapshot(scale: 1).pixel(5, 5) == [0, 0, 255, 255])
  }

  @Test func `Colours of a gradient are blended member by member`() {
    let layer = CAGradientLayer()
    layer.frame = view.bounds
    layer.colors = [red, red]
    view.layer.addSublayer(layer)
    HeadlessClock.current.turn()
    let change = CABasicAnimation(keyPath: "colors")
    change.fromValue = [red, red]
    change.toValue = [blue, blue]
    change.duration = 1
    layer.add(change, forKey: nil)
    HeadlessClock.current.advance(by: 0.5)
    #expect(view.snapshot(scale: 1).pixel(5, 5) == [128, 0, 128, 255])
  }

  @Test func `A transaction's completion waits for its animations`() {
    var isDone = false
    CATransaction.begin()
    CATransaction.setCompletionBlock { isDone = true }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 0.5
    view.layer.add(fade, forKey: "opacity")
    CATransaction.commit()
    HeadlessClock.current.advance(by: 0.4)
    #expect(!isDone)
    HeadlessClock.current.advance(by: 0.2)
    #expect(isDone)
  }

  @Test func `Leaving the window ends a layer's animations`() {
    var endings: [Bool] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { endings.append($0) }
    view.removeFromSuperview()
    HeadlessClock.current.turn()
    #expect(view.layer.animationKeys() == nil)
    #expect(endings == [false])
  }

  @Test func `Scheduled blocks run in the order of their time and can be cancelled`() {
    var order: [Int] = []
    let clock = HeadlessClock.current
    clock.schedule(after: 0.2) { order.append(2) }
    clock.schedule(after: 0.1) { order.append(1) }
    clock.schedule(after: 0.15) { order.append(9) }.cancel()
    clock.advance(by: 0.3)
    #expect(order == [1, 2])
  }
}
