import HeadlessUIKit
import Testing

@Suite("A layer's own time")
struct LayerTimeTests {
  @Test func `Begin, speed and offset of a layer and of those above it apply [CAMediaTiming]`() {
    let (parent, child) = (CALayer(), CALayer())
    parent.addSublayer(child)
    parent.beginTime = 100
    parent.speed = 2
    child.timeOffset = 5
    #expect(child.convertTime(110, from: nil) == 25)
    #expect(parent.convertTime(110, from: nil) == 20)
    #expect(child.convertTime(20, from: parent) == 25)
    #expect(child.convertTime(25, to: nil) == 110)
    #expect(child.convertTime(25, to: parent) == 20)
  }

  @Test func `An animation on a stopped layer stays where the offset has it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = show(view)
    view.layer.speed = 0
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = Float(0)
    animation.toValue = Float(1)
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    view.layer.add(animation, forKey: "fade")
    HeadlessClock.current.advance(by: 5)
    #expect(view.layer.presentation()?.opacity == 0)
    view.layer.timeOffset = 0.25
    #expect(view.layer.presentation()?.opacity == 0.25)
    #expect(view.layer.animationKeys() == ["fade"])
    #expect(!window.isHidden)
  }
}
