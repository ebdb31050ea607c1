#if os(iOS) || os(Linux)
import GradientModel

/// A button for a navigation bar or toolbar, as an item's custom view.
///
/// Its look is as high as its style says for the bar's metrics, else 30 points in an ordinary bar and
/// 24 in the lower one of a phone in landscape; it stands in the middle of the bar. The view itself is as
/// high as the bar, because since iOS 11 a custom view is its own tap area. The width comes from the
/// title. Put it in a bar by a ``GradientBarButtonItem``, which forwards what UIKit does not.
///
/// ```swift
/// let add = GradientBarButton(style: theme["add"] ?? ControlStyle())
/// add.setTitle("Add", for: .normal)
/// navigationItem.rightBarButtonItem = GradientBarButtonItem(button: add)
/// ```
open class GradientBarButton: GradientButton {
  /// Which of a style's two heights counts.
  public enum BarMetrics: Int, Sendable {
    /// As the bar has it: compact where the vertical size class is.
    case automatic
    /// Always the ordinary height.
    case regular
    /// Always the lower height.
    case compact
  }

  /// Which of the style's two heights counts; by default the bar's.
  open var metrics = BarMetrics.automatic {
    didSet {
      guard oldValue != metrics else { return }
      look.traitsDidChange()
      invalidateIntrinsicContentSize()
    }
  }

  /// Called when the button may do something else at a tap.
  var actionsDidChange: (() -> Void)?

  private var reportedHeight: CGFloat?

  override var lookEnvironment: StyleEnvironment {
    var environment = super.lookEnvironment
    switch metrics {
    case .automatic: break
    case .regular: environment.metrics = .regular
    case .compact: environment.metrics = .compact
    }
    return environment
  }

  /// The middle of the bounds, on whole pixels.
  override var lookBounds: CGRect {
    let environment = lookEnvironment
    let style = lookStyle.resolved(in: environment)
    let height = CGFloat(style.height ?? environment.metrics.barButtonHeight)
    let scale = drawingScale
    let top = ((bounds.height - height) / 2 * scale).rounded() / scale
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: height)
  }

  // MARK: Layout

  /// As wide as the style or the title asks for, and as high as the bar.
  open override var intrinsicContentSize: CGSize { barSize }

  /// The same as ``intrinsicContentSize``.
  ///
  /// - Parameter size: The room there is.
  /// - Returns: The size in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize }

  /// Asks for another height once the bar has one: the bar tells its custom views of nothing else.
  open override func layoutSubviews() {
    super.layoutSubviews()
    askForHeight()
  }

  /// Reads the bar's height when the button comes into it.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    askForHeight()
  }

  private func askForHeight() {
    let height = barHeight
    guard window != nil, reportedHeight != height else { return }
    // Once for each height, also where nobody asks for the size.
    reportedHeight = height
    invalidateIntrinsicContentSize()
  }

  private var barSize: CGSize {
    let height = barHeight
    reportedHeight = height
    return CGSize(width: super.intrinsicContentSize.width, height: height)
  }

  /// The height of the bar that the button stands in; without one, or in one with a large title, what
  /// bars of its size class have had since iOS 7.
  private var barHeight: CGFloat {
    let usual: CGFloat = traitCollection.verticalSizeClass == .compact ? 32 : 44
    var view = superview
    while let ancestor = view {
      if ancestor is UINavigationBar || ancestor is UIToolbar {
        let height = ancestor.bounds.height
        return height > 0 && height < usual * 2 ? height : usual
      }
      view = ancestor.superview
    }
    return usual
  }

  // MARK: Actions

  /// Adds an action, and leaves the tap to it where the item has a menu.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: What it is for.
  open override func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.addAction(action, for: controlEvents)
    actionsDidChange?()
  }

  /// Takes an action away, and gives the tap back to the item's menu where there is no other.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: What it was for.
  open override func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    super.removeAction(action, for: controlEvents)
    actionsDidChange?()
  }

  /// Takes an action away, and gives the tap back to the item's menu where there is no other.
  ///
  /// - Parameters:
  ///   - actionIdentifier: The action's identifier.
  ///   - controlEvents: What it was for.
  open override func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
    actionsDidChange?()
  }

  #if canImport(ObjectiveC)
  /// Adds a target, and leaves the tap to it where the item has a menu.
  ///
  /// - Parameters:
  ///   - target: Who is told; nil for the first responder on the way that has the method.
  ///   - action: The method.
  ///   - controlEvents: What it is for.
  open override func addTarget(
    _ target: Any?, action: Selector, for controlEvents: UIControl.Event
  ) {
    super.addTarget(target, action: action, for: controlEvents)
    actionsDidChange?()
  }

  /// Takes a target away, and gives the tap back to the item's menu where there is no other.
  ///
  /// - Parameters:
  ///   - target: Who was told; nil for everybody.
  ///   - action: The method; nil for all of them.
  ///   - controlEvents: What it was for.
  open override func removeTarget(
    _ target: Any?, action: Selector?, for controlEvents: UIControl.Event
  ) {
    super.removeTarget(target, action: action, for: controlEvents)
    actionsDidChange?()
  }
  #endif
}
#endif
