/// An animation on a layer, since when it runs and under which key.
package nonisolated struct RunningAnimation {
  package let key: String
  package let animation: CAAnimation
  /// In the layer's own time.
  package let start: Double
  fileprivate let transaction: CATransaction.Group
  fileprivate var isOver = false

  package var end: Double { start + animation.activeDuration }
}

nonisolated extension CALayer {
  /// Copies the animation; a key that is in use gets the new one instead.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.duplicate()
    let transaction = CATransaction.top
    if copy.duration == 0 { copy.duration = transaction.duration }
    if copy.timingFunction == nil { copy.timingFunction = transaction.timingFunction }
    if let transition = copy as? CATransition { transition.before = presentationTree() }
    let name = copy is CATransition ? kCATransition : key ?? "animation-\(ObjectIdentifier(copy))"
    removeAnimation(forKey: name)
    let clock = HeadlessClock.current
    let start = copy.beginTime > 0 ? copy.beginTime : localTime(clock.now)
    running.append(
      RunningAnimation(key: name, animation: copy, start: start, transaction: transaction))
    transaction.began()
    clock.track(self)
    copy.delegate?.animationDidStart(copy)
  }

  public func removeAllAnimations() {
    for entry in running { removeAnimation(forKey: entry.key) }
  }

  public func removeAnimation(forKey key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    let entry = running.remove(at: index)
    finish(entry, completed: false)
  }

  /// Nil when there are none.
  public func animationKeys() -> [String]? {
    running.isEmpty ? nil : running.map(\.key)
  }

  public func animation(forKey key: String) -> CAAnimation? {
    running.first { $0.key == key }?.animation
  }

  var hasRunningAnimations: Bool { running.contains { !$0.isOver } }

  var nextAnimationEnd: Double? {
    running.filter { !$0.isOver }.map { clockTime($0.end) }.min()
  }

  func removeFinishedAnimations(at time: Double) {
    for entry in running where clockTime(entry.end) <= time && !entry.isOver {
      guard let index = running.firstIndex(where: { $0.animation === entry.animation }) else {
        continue
      }
      if entry.animation.isRemovedOnCompletion {
        running.remove(at: index)
      } else {
        running[index].isOver = true
      }
      finish(entry, completed: true)
    }
  }

  private func finish(_ entry: RunningAnimation, completed: Bool) {
    guard !entry.isOver else { return }
    entry.transaction.ended()
    entry.animation.delegate?.animationDidStop(entry.animation, finished: completed)
  }

  /// What the layer shows at a moment.
  package func presentationValues(at time: Double) -> LayerValues {
    var result = values
    let time = localTime(time)
    for entry in running {
      guard let share = entry.animation.share(after: time - entry.start) else { continue }
      entry.animation.apply(to: &result, share: share)
    }
    return result
  }

  /// The action of a key that nobody else has one for: none on a layer that was never committed to a
  /// window [read: GQ TestInfo; SS].
  func builtInAction(forKey event: String) -> (any CAAction)? {
    guard isCommitted else { return nil }
    if LayerKey.crossFading.contains(event) { return CATransition() }
    guard LayerKey.animated.contains(event) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = LayerKey.value(
      event, of: presentationValues(at: HeadlessClock.current.now))
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Nil for a layer that was never committed to a window [read: GQ TestInfo].
  public func presentation() -> Self? {
    guard isCommitted, let copy = Self(coder: EmptyCoder()) else { return nil }
    copy.values = presentationValues(at: HeadlessClock.current.now)
    copy.ink = ink
    copy.name = name
    copy.modelLayer = self
    return copy
  }

  /// A model layer answers itself [read: GQ PR 34].
  public func model() -> Self { (modelLayer as? Self) ?? self }

  /// A copy of the layer and all below it as they show now.
  package func presentationTree() -> CALayer {
    let copy = CALayer()
    copy.values = presentationValues(at: HeadlessClock.current.now)
    copy.ink = ink
    if self is CAGradientLayer || self is CAShapeLayer { copy.kind = kind }
    copy.children = children.map { $0.presentationTree() }
    copy.mask = mask?.presentationTree()
    return copy
  }
}

/// A coder that holds nothing, to make instances of classes known only when running.
package nonisolated final class EmptyCoder: NSCoder {
  package override var allowsKeyedCoding: Bool { true }
  package override func containsValue(forKey key: String) -> Bool { false }
  package override func decodeObject(forKey key: String) -> Any? { nil }
}
