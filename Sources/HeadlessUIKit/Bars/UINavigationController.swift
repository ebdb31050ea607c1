open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar(frame: .zero)
  open private(set) var viewControllers: [UIViewController] = []

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var topViewController: UIViewController? { viewControllers.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.viewIfLoaded?.removeFromSuperview()
    viewControllers.append(viewController)
    addChild(viewController)
    if isViewLoaded { show(viewController) }
    navigationBar.items = viewControllers.map(\.navigationItem)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.popLast() else { return nil }
    last.view.removeFromSuperview()
    last.removeFromParent()
    if let top = topViewController { show(top) }
    navigationBar.items = viewControllers.map(\.navigationItem)
    return last
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    if let top = topViewController { show(top) }
  }

  private func show(_ controller: UIViewController) {
    view.insertSubview(controller.view, belowSubview: navigationBar)
    view.setNeedsLayout()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = navigationBar.sizeThatFits(view.bounds.size).height
    navigationBar.frame = CGRect(
      x: 0, y: statusBarHeight, width: view.bounds.width, height: height)
    topViewController?.view.frame = view.bounds
  }

  /// There is none in compact height on a phone.
  private var statusBarHeight: CGFloat {
    view.core.traits.verticalSizeClass == .compact ? 0 : 47
  }
}
