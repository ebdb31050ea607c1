/// What a layer does when one of its keys changes.
public nonisolated protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

nonisolated extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Told when an animation begins and ends.
public nonisolated protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

nonisolated extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

open nonisolated class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
  /// Kept alive by its animation, unlike most delegates.
  open var delegate: (any CAAnimationDelegate)?

  package var transaction: CATransaction.Group?

  public override init() { super.init() }

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Writes what the animation shows at a share of its time.
  package func apply(to values: inout LayerValues, share: Double) {}

  /// An animation of its own for a layer: later changes to the original do not reach it.
  package func duplicate() -> CAAnimation { CAAnimation() }

  package final func copyTiming(to other: CAAnimation) {
    other.beginTime = beginTime
    other.duration = duration
    other.speed = speed
    other.timeOffset = timeOffset
    other.repeatCount = repeatCount
    other.autoreverses = autoreverses
    other.fillMode = fillMode
    other.timingFunction = timingFunction
    other.isRemovedOnCompletion = isRemovedOnCompletion
    other.delegate = delegate
  }

  /// Seconds from the beginning to the end, repeats included.
  package final var activeDuration: Double {
    let once = duration * (autoreverses ? 2 : 1)
    return once * Double(max(repeatCount, 1)) / Double(max(speed, .leastNormalMagnitude))
  }

  /// The share of the way at a moment after the beginning; nil outside the animation.
  package final func share(after elapsed: Double) -> Double? {
    let fillsBefore = fillMode == .backwards || fillMode == .both
    let fillsAfter = fillMode == .forwards || fillMode == .both
    if elapsed < 0 { return fillsBefore ? eased(0) : nil }
    if elapsed >= activeDuration {
      guard fillsAfter || !isRemovedOnCompletion && fillMode != .removed else { return nil }
      return eased(autoreverses ? 0 : 1)
    }
    guard duration > 0 else { return nil }
    let time = (elapsed * Double(speed) + timeOffset) / duration
    let cycle = autoreverses ? time.truncatingRemainder(dividingBy: 2) : time - time.rounded(.down)
    return eased(cycle > 1 ? 2 - cycle : cycle)
  }

  private func eased(_ time: Double) -> Double {
    timingFunction?.progress(at: time) ?? time
  }
}

open nonisolated class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

open nonisolated class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  package override func apply(to values: inout LayerValues, share: Double) {
    guard let keyPath else { return }
    LayerKey.blend(keyPath, in: &values, from: fromValue, to: toValue, share: share)
  }

  package override func duplicate() -> CAAnimation {
    let copy = CABasicAnimation(keyPath: keyPath)
    copyTiming(to: copy)
    copy.fromValue = fromValue
    copy.toValue = toValue
    copy.byValue = byValue
    copy.isAdditive = isAdditive
    copy.isCumulative = isCumulative
    return copy
  }
}

open nonisolated class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  open var keyTimes: [NSNumber]?

  package override func apply(to layerValues: inout LayerValues, share: Double) {
    guard let keyPath, let values, values.count > 1 else { return }
    let times =
      keyTimes?.map(\.doubleValue)
      ?? values.indices.map { Double($0) / Double(values.count - 1) }
    guard times.count == values.count else { return }
    let next = times.firstIndex { $0 > share } ?? times.count - 1
    let index = max(next, 1)
    let span = times[index] - times[index - 1]
    LayerKey.blend(
      keyPath, in: &layerValues, from: values[index - 1], to: values[index],
      share: span > 0 ? min(max((share - times[index - 1]) / span, 0), 1) : 1)
  }

  package override func duplicate() -> CAAnimation {
    let copy = CAKeyframeAnimation(keyPath: keyPath)
    copyTiming(to: copy)
    copy.values = values
    copy.keyTimes = keyTimes
    return copy
  }
}

public nonisolated struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
}

/// A cross-fade from what the layer and all below it showed when the transition was added.
open nonisolated class CATransition: CAAnimation {
  open var type = CATransitionType.fade

  package var before: CALayer?

  package override func duplicate() -> CAAnimation {
    let copy = CATransition()
    copyTiming(to: copy)
    copy.type = type
    copy.before = before
    return copy
  }
}

public nonisolated let kCATransition = "transition"
