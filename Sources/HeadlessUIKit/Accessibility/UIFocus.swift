open nonisolated class UIFocusEffect: NSObject {
  public override init() { super.init() }
}

/// iOS 15: the ring around a focused view.
open nonisolated class UIFocusHaloEffect: UIFocusEffect {
  package let path: UIBezierPath
  open var containerView: UIView?
  open weak var referenceView: UIView?

  public init(path bezierPath: UIBezierPath) {
    path = bezierPath
    super.init()
  }

  public convenience init(rect: CGRect) { self.init(path: UIBezierPath(rect: rect)) }

  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    let shape = RoundedRect(rect, radius: cornerRadius, curve: curve)
    self.init(path: UIBezierPath(cgPath: CGPath(shape.elements)))
  }
}

open class UIFocusUpdateContext: NSObject {
  public let previouslyFocusedView: UIView?
  public let nextFocusedView: UIView?

  init(from previous: UIView?, to next: UIView?) {
    previouslyFocusedView = previous
    nextFocusedView = next
    super.init()
  }
}

open class UIFocusAnimationCoordinator: NSObject {
  private var completions: [() -> Void] = []

  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    if let completion { completions.append(completion) }
  }

  func finish() { for block in completions { block() } }
}

/// Where the keyboard's focus is, which tests move.
package enum FocusSystem {
  package private(set) static weak var focused: UIView?

  /// Moves the focus.
  ///
  /// - Parameter view: Where to; nil takes it away. A view that cannot become focused is left alone.
  package static func focus(_ view: UIView?) {
    guard view?.canBecomeFocused != false, focused !== view else { return }
    let previous = focused
    let context = UIFocusUpdateContext(from: previous, to: view)
    let coordinator = UIFocusAnimationCoordinator()
    focused = view
    previous?.didUpdateFocus(in: context, with: coordinator)
    (previous as? UIControl)?.headlessStateChanged()
    view?.didUpdateFocus(in: context, with: coordinator)
    (view as? UIControl)?.headlessStateChanged()
    coordinator.finish()
    HeadlessClock.current.turn()
  }
}
