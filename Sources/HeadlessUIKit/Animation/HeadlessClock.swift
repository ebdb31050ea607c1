/// The time that animations run on: it stands still until a test moves it.
///
/// A turn is what happens between two events of a real run loop: configurations are updated, views
/// laid out, layers committed, and animations that are over removed.
package nonisolated final class HeadlessClock {
  package private(set) var now: Double = 1000
  private var layers: [WeakLayer] = []
  private var roots: [WeakLayer] = []
  private var scheduled: [Scheduled] = []
  private var afterTurnBlocks: [() -> Void] = []
  /// Updates and layout of all windows, set by the view side.
  package var layoutWindows: (() -> Void)?

  private struct WeakLayer {
    weak var layer: CALayer?
  }

  /// A block that waits for its time.
  package final class Scheduled {
    fileprivate let time: Double
    fileprivate var block: (() -> Void)?

    fileprivate init(time: Double, block: @escaping () -> Void) {
      self.time = time
      self.block = block
    }

    package func cancel() { block = nil }
  }

  /// The clock of the main actor.
  package static var current: HeadlessClock { local.value }

  private static let local = MainActorLocal("dev.gradientcontrols.headless.clock") {
    HeadlessClock()
  }

  /// Ends the turn without moving time.
  package func turn() {
    layoutWindows?()
    CATransaction.flush()
    runDue()
  }

  /// Moves time on, stopping at each animation's end and each scheduled block on the way.
  package func advance(by seconds: Double) {
    turn()
    let target = now + max(0, seconds)
    while let next = nextTime(), next <= target {
      now = max(now, next)
      runDue()
      layoutWindows?()
      CATransaction.flush()
    }
    now = target
    turn()
  }

  /// Runs a block when time has come that far.
  @discardableResult
  package func schedule(after seconds: Double, _ block: @escaping () -> Void) -> Scheduled {
    let item = Scheduled(time: now + max(0, seconds), block: block)
    scheduled.append(item)
    return item
  }

  package func afterTurn(_ block: @escaping () -> Void) { afterTurnBlocks.append(block) }

  /// Whether any layer has an animation that is not over.
  package var isAnimating: Bool { layers.contains { $0.layer?.hasRunningAnimations ?? false } }

  func track(_ layer: CALayer) {
    layers.removeAll { $0.layer == nil }
    guard !layers.contains(where: { $0.layer === layer }) else { return }
    layers.append(WeakLayer(layer: layer))
  }

  /// A layer at the root of a window: it and all below it are on screen after a commit.
  package func addRoot(_ layer: CALayer) {
    roots.removeAll { $0.layer == nil || $0.layer === layer }
    roots.append(WeakLayer(layer: layer))
  }

  func commitLayers() {
    for root in roots { root.layer?.commit() }
  }

  private func nextTime() -> Double? {
    let ends = layers.compactMap { $0.layer?.nextAnimationEnd }
    let blocks = scheduled.filter { $0.block != nil }.map(\.time)
    return (ends + blocks).min()
  }

  private func runDue() {
    for entry in layers { entry.layer?.removeFinishedAnimations(at: now) }
    layers.removeAll { $0.layer?.hasRunningAnimations != true }
    let due = scheduled.filter { $0.time <= now }.sorted { $0.time < $1.time }
    scheduled.removeAll { item in item.block == nil || due.contains { $0 === item } }
    for item in due { item.block?() }
    while !afterTurnBlocks.isEmpty {
      let blocks = afterTurnBlocks
      afterTurnBlocks = []
      for block in blocks { block() }
    }
  }
}
