import HeadlessUIKit
import Testing

@Suite("Actions and implicit animations", .serialized)
struct ActionTests {
  /// Answers a key with an action that writes its name down.
  private nonisolated final class Recorder: NSObject, CAAction, CALayerDelegate {
    var events: [String] = []
    var answersNull = false

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      events.append(event)
    }

    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      answersNull ? NSNull() : self
    }
  }

  /// A layer in a window that no view backs, as gradient sublayers are.
  private func hosted(commit: Bool = true) -> (layer: CALayer, window: UIWindow) {
    let window = show(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let layer = CALayer()
    window.layer.addSublayer(layer)
    if commit { HeadlessClock.current.turn() }
    return (layer, window)
  }

  @Test func `A transaction lasts 0.25 s with actions and no curve [GQ transaction.m]`() {
    CATransaction.flush()
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationTimingFunction() == nil)
  }

  @Test func `Nested transactions inherit, and commit restores [GQ transaction.m]`() {
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    #expect(CATransaction.animationDuration() == 2)
    #expect(CATransaction.disableActions())
    CATransaction.setAnimationDuration(3)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    // An unmatched commit is harmless.
    CATransaction.commit()
  }

  @Test func `A hosted layer animates by itself for 0.25 s [GQ transaction.m, AD]`() {
    let (layer, window) = hosted()
    layer.opacity = 0
    #expect(layer.animationKeys() == ["opacity"])
    #expect(layer.presentation()?.opacity == 1)
    HeadlessClock.current.advance(by: 0.25)
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.opacity == 0)
    #expect(!window.isHidden)
  }

  @Test func `Setting the present value starts nothing [GQ implicit.m, PR 82]`() {
    let (layer, window) = hosted()
    layer.opacity = 1
    #expect(layer.animationKeys() == nil)
    #expect(!window.isHidden)
  }

  @Test func `A layer never committed has no implicit actions and no presentation [GQ TestInfo]`() {
    let (layer, window) = hosted(commit: false)
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation() == nil)
    #expect(!window.isHidden)
  }

  @Test(arguments: ["hidden", "masksToBounds", "maskedCorners", "sublayers"])
  func `Some keys cross-fade instead [SS]`(key: String) {
    let (layer, window) = hosted()
    switch key {
    case "hidden": layer.isHidden = true
    case "masksToBounds": layer.masksToBounds = true
    case "maskedCorners": layer.maskedCorners = []
    default: layer.addSublayer(CALayer())
    }
    #expect(layer.animationKeys() == [kCATransition])
    #expect(!window.isHidden)
  }

  @Test func `The type of a gradient has no implicit animation, its colours have [SS]`() {
    let window = show(UIView())
    let layer = CAGradientLayer()
    window.layer.addSublayer(layer)
    HeadlessClock.current.turn()
    layer.type = .radial
    #expect(layer.animationKeys() == nil)
    layer.colors = [red, blue]
    #expect(layer.animationKeys() == ["colors"])
  }

  @Test func `setDisableActions keeps the search from being asked [GQ actions.m]`() {
    let (layer, window) = hosted()
    let recorder = Recorder()
    layer.actions = ["opacity": recorder]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    #expect(layer.action(forKey: "opacity") != nil)
    CATransaction.commit()
    #expect(recorder.events.isEmpty)
    layer.opacity = 0.2
    #expect(recorder.events == ["opacity"])
    #expect(!window.isHidden)
  }

  @Test func `The delegate comes before the actions, and NSNull ends the search [GQ actions.m]`() {
    let (layer, window) = hosted()
    let (delegate, table) = (Recorder(), Recorder())
    layer.delegate = delegate
    layer.actions = ["opacity": table]
    layer.opacity = 0.5
    #expect(delegate.events == ["opacity"])
    #expect(table.events.isEmpty)
    delegate.answersNull = true
    layer.opacity = 0.6
    #expect(table.events.isEmpty)
    #expect(layer.animationKeys() == nil)
    #expect(!window.isHidden)
  }

  @Test func `A view's own layer changes at once outside a block [N. Lockwood]`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = show(view)
    view.layer.opacity = 0.5
    view.layer.cornerRadius = 5
    #expect(view.layer.animationKeys() == nil)
    #expect(!window.isHidden)
  }

  @Test func `Inside a block it animates most keys, but not its contents [N. Lockwood]`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let window = show(view)
    UIView.animate(withDuration: 1) {
      view.alpha = 0
      view.layer.cornerRadius = 5
      view.layer.contents = solid([1, 2, 3, 255], width: 1, height: 1)
    }
    #expect(Set(view.layer.animationKeys() ?? []) == ["opacity", "cornerRadius"])
    #expect(!window.isHidden)
  }

  @Test func `replaceSublayer on a view's own layer does not fade [Lockwood, SS]`() {
    let view = UIView()
    let window = show(view)
    let (old, new) = (CALayer(), CALayer())
    view.layer.addSublayer(old)
    HeadlessClock.current.turn()
    view.layer.replaceSublayer(old, with: new)
    #expect(view.layer.animationKeys() == nil)
    #expect(view.layer.sublayers?.first === new)
    #expect(!window.isHidden)
  }

  @Test func `A sublayer does not follow its superlayer's size on iOS [XM]`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = CALayer()
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    view.frame.size = CGSize(width: 50, height: 50)
    view.layoutIfNeeded()
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `layerClass makes the backing layer, which takes the view's size`() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.layer is CAGradientLayer)
    #expect(view.layer.bounds.size == CGSize(width: 30, height: 20))
  }

  @Test func `A layer class of one's own is made through init(coder:)`() {
    nonisolated final class OwnLayer: CALayer {}
    final class OwnView: UIView {
      override class var layerClass: AnyClass { OwnLayer.self }
    }
    #expect(OwnView().layer is OwnLayer)
  }
}
