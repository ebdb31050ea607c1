/// One call of `UIView.animate`, from its block to its completion.
final class ViewAnimation {
  let duration: Double
  let delay: Double
  let options: UIView.AnimationOptions
  private let timing: CAMediaTimingFunction
  private var completion: ((Bool) -> Void)?
  private var pending = 0
  private var isFinished = true
  private var isClosed = false

  private static var stack: [ViewAnimation] = []
  static var isEnabled = true
  static var current: ViewAnimation? { isEnabled ? stack.last : nil }

  /// Keys of a view's own layer that animate inside a block.
  private static let keys: Set<String> = [
    "bounds", "position", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "shadowColor", "shadowOpacity", "shadowOffset", "shadowRadius", "anchorPoint",
    "zPosition", "contentsRect", "contentsCenter", "colors", "locations", "startPoint", "endPoint",
  ]

  init(
    duration: Double, delay: Double, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let outer = Self.stack.last
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    self.duration = inherits ? outer?.duration ?? duration : duration
    self.delay = delay
    self.options = options
    timing =
      outer != nil && !options.contains(.overrideInheritedCurve)
      ? outer?.timing ?? options.timingFunction : options.timingFunction
    self.completion = completion
  }

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn on
  // the main actor.
  nonisolated deinit {}

  func run(_ animations: () -> Void) {
    Self.stack.append(self)
    animations()
    Self.stack.removeLast()
    isClosed = true
    finishIfDone()
  }

  static func withoutAnimation(_ actions: () -> Void) {
    let outer = isEnabled
    isEnabled = false
    actions()
    isEnabled = outer
  }

  /// Nil where nothing is to be animated: outside a block, for other keys, and for views that no
  /// window shows.
  static func action(for view: UIView, forKey key: String) -> (any CAAction)? {
    guard let animation = current, keys.contains(key), animation.duration > 0, view.window != nil
    else { return nil }
    return animation.action(for: view, key)
  }

  private func action(for view: UIView, _ key: String) -> any CAAction {
    let animation = CABasicAnimation(keyPath: key)
    let shown = view.layer.presentationValues(at: HeadlessClock.current.now)
    animation.fromValue = LayerKey.value(key, of: shown)
    animation.duration = duration
    animation.timingFunction = timing
    if delay > 0 {
      animation.beginTime = view.layer.localTime(CACurrentMediaTime()) + delay
      animation.fillMode = .backwards
    }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    pending += 1
    let blocks = !options.contains(.allowUserInteraction)
    if blocks { view.core.blockingAnimations += 1 }
    animation.delegate = Ending { [weak view] finished in
      if blocks { view?.core.blockingAnimations -= 1 }
      self.ended(finished)
    }
    return animation
  }

  /// The end of what is not a property's animation, such as a cross-fade.
  func expectEnding() -> any CAAnimationDelegate {
    pending += 1
    return Ending { self.ended($0) }
  }

  private func ended(_ finished: Bool) {
    pending -= 1
    isFinished = isFinished && finished
    finishIfDone()
  }

  private func finishIfDone() {
    guard isClosed, pending == 0, let completion else { return }
    self.completion = nil
    let isFinished = isFinished
    HeadlessClock.current.afterTurn { completion(isFinished) }
  }

  /// Tells when an animation has ended; layers call it on the main actor.
  private nonisolated final class Ending: NSObject, CAAnimationDelegate {
    private let block: @MainActor (Bool) -> Void

    init(_ block: @escaping @MainActor (Bool) -> Void) {
      self.block = block
      super.init()
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      let block = block
      MainActor.assumeIsolated { block(flag) }
    }
  }
}
