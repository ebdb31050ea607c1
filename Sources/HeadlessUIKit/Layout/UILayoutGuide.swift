/// The part of a view that bars leave free; the double has no other guides.
open class UILayoutGuide: NSObject {
  open private(set) weak var owningView: UIView?

  init(_ view: UIView) {
    owningView = view
    super.init()
  }

  open var leadingAnchor: NSLayoutXAxisAnchor { x(.start, turns: true) }
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.end, turns: true) }
  open var leftAnchor: NSLayoutXAxisAnchor { x(.start) }
  open var rightAnchor: NSLayoutXAxisAnchor { x(.end) }
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.center) }
  open var topAnchor: NSLayoutYAxisAnchor { y(.start) }
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.end) }
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.center) }

  private func x(_ attribute: LayoutItem.Attribute, turns: Bool = false) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(
      LayoutItem(
        view: owningView, axis: .horizontal, attribute: attribute, turns: turns, isSafe: true))
  }

  private func y(_ attribute: LayoutItem.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(
      LayoutItem(view: owningView, axis: .vertical, attribute: attribute, isSafe: true))
  }
}

extension UIView {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }

  /// What a navigation bar covers of its controller's view; nothing anywhere else.
  public var safeAreaInsets: UIEdgeInsets {
    guard let controller = core.controller, let bar = controller.navigationController?.navigationBar
    else { return .zero }
    return UIEdgeInsets(top: max(0, bar.frame.maxY - frame.minY), left: 0, bottom: 0, right: 0)
  }
}
