public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

extension UIView {
  public var interactions: [any UIInteraction] {
    get { core.interactions }
    set { core.interactions = newValue }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    core.interactions.append(interaction)
    interaction.didMove(to: self)
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    core.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { core.gestures.isEmpty ? nil : core.gestures }
    set { core.gestures = newValue ?? [] }
  }

  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    core.gestures.append(gestureRecognizer)
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = nil
    core.gestures.removeAll { $0 === gestureRecognizer }
  }
}

open class UITargetedPreview: NSObject {
  public let view: UIView
  public let parameters: UIPreviewParameters

  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }

  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}

open class UIPreviewParameters: NSObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor?

  public override init() { super.init() }
}

open class UIPointerEffect {
  public let preview: UITargetedPreview

  public init(preview: UITargetedPreview) { self.preview = preview }

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn on
  // the main actor.
  nonisolated deinit {}

  public static func automatic(_ preview: UITargetedPreview) -> UIPointerEffect {
    UIPointerEffect(preview: preview)
  }
  public static func highlight(_ preview: UITargetedPreview) -> UIPointerEffect {
    UIPointerEffect(preview: preview)
  }
  public static func lift(_ preview: UITargetedPreview) -> UIPointerEffect {
    UIPointerEffect(preview: preview)
  }
}

public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
}

open class UIPointerStyle: NSObject {
  package let effect: UIPointerEffect?
  package let shape: UIPointerShape?

  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    self.effect = effect
    self.shape = shape
    super.init()
  }
}

open class UIPointerRegion: NSObject {
  public let rect: CGRect

  public init(rect: CGRect) {
    self.rect = rect
    super.init()
  }
}

/// Animations beside the pointer's own (iOS 13.4).
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

open class UIPointerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open var isEnabled = true

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  open func invalidate() {}
}

open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?

  public override init() { super.init() }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Runs what is added at once.
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completion(true) }
}

/// A pointer that tests move.
package enum Pointer {
  /// Moves the pointer over a view that has a pointer interaction, or away from it.
  package static func hover(_ view: UIView, _ isHovering: Bool) {
    let region = UIPointerRegion(rect: view.bounds)
    for case let interaction as UIPointerInteraction in view.interactions {
      if isHovering {
        interaction.delegate?.pointerInteraction(
          interaction, willEnter: region, animator: PointerAnimator())
      } else {
        interaction.delegate?.pointerInteraction(
          interaction, willExit: region, animator: PointerAnimator())
      }
    }
    HeadlessClock.current.turn()
  }

  /// The shape that the pointer takes over a view that has a pointer interaction.
  package static func style(over view: UIView) -> UIPointerStyle? {
    for case let interaction as UIPointerInteraction in view.interactions {
      return interaction.delegate?.pointerInteraction(
        interaction, styleFor: UIPointerRegion(rect: view.bounds))
    }
    return nil
  }

  package static func hover(_ button: UIButton, _ isHovering: Bool) {
    button.buttonParts.isHovered = isHovering
    button.headlessStateChanged()
    HeadlessClock.current.turn()
  }

  /// The shape that the pointer takes over a button.
  package static func style(over button: UIButton) -> UIPointerStyle? {
    guard button.isPointerInteractionEnabled else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame)
    return button.pointerStyleProvider?(button, effect, shape)
      ?? UIPointerStyle(effect: effect, shape: shape)
  }
}
