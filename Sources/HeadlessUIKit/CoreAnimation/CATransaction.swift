/// Batches of layer changes; one stack, the main actor's.
open nonisolated class CATransaction: NSObject {
  /// One level of nesting.
  package final class Group {
    var duration: Double
    var disablesActions: Bool
    var timingFunction: CAMediaTimingFunction?
    var completion: (() -> Void)?
    private var running = 0
    private var isClosed = false

    init(inheriting outer: Group?) {
      duration = outer?.duration ?? 0.25
      disablesActions = outer?.disablesActions ?? false
      timingFunction = outer?.timingFunction
    }

    func began() { running += 1 }

    func ended() {
      running -= 1
      finishIfDone()
    }

    func close() {
      isClosed = true
      finishIfDone()
    }

    private func finishIfDone() {
      guard isClosed, running == 0, let block = completion else { return }
      completion = nil
      HeadlessClock.current.afterTurn(block)
    }
  }

  private final class Stack {
    var groups: [Group] = []
    /// What is set outside every explicit transaction, until the turn ends.
    var implicit = Group(inheriting: nil)
  }

  private static var stack: Stack { local.value }

  private static let local = MainActorLocal("dev.gradientcontrols.headless.transactions") {
    Stack()
  }

  package static var top: Group { stack.groups.last ?? stack.implicit }

  open class func begin() { stack.groups.append(Group(inheriting: top)) }

  /// An unmatched commit is harmless [read: GQ transaction.m].
  open class func commit() { stack.groups.popLast()?.close() }

  open class func flush() {
    let implicit = stack.implicit
    stack.implicit = Group(inheriting: nil)
    implicit.close()
    HeadlessClock.current.commitLayers()
  }

  open class func setDisableActions(_ flag: Bool) { top.disablesActions = flag }
  open class func disableActions() -> Bool { top.disablesActions }
  open class func setAnimationDuration(_ dur: CFTimeInterval) { top.duration = dur }
  open class func animationDuration() -> CFTimeInterval { top.duration }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    top.timingFunction = function
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? { top.timingFunction }
  open class func setCompletionBlock(_ block: (() -> Void)?) { top.completion = block }
  open class func completionBlock() -> (() -> Void)? { top.completion }
}
