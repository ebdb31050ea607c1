open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isOnScreen = false
  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open var title: String?
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  private var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // Apple's own type.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.core.controller = nil
      loadedView = newValue
      newValue?.core.controller = self
    }
  }
  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  open func didReceiveMemoryWarning() {}

  open var traitCollection: UITraitCollection { view.traitCollection }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { view.overrideUserInterfaceStyle }
    set { view.overrideUserInterfaceStyle = newValue }
  }

  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childOverrides[ObjectIdentifier(childViewController)] = collection
    childViewController.viewIfLoaded?.updateTraits()
  }

  /// What the controllers above lay over the view's inherited traits.
  var traitOverridesFromAbove: UITraitCollection.Values {
    parent?.childOverrides[ObjectIdentifier(self)]?.values ?? UITraitCollection.Values()
  }

  open func addChild(_ childController: UIViewController) {
    childController.parent = self
    children.append(childController)
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}

  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  func appear() {
    loadViewIfNeeded()
    guard !isOnScreen else { return }
    isOnScreen = true
    viewWillAppear(false)
    for child in children { child.appear() }
    viewDidAppear(false)
  }

  func disappear() {
    guard isOnScreen else { return }
    isOnScreen = false
    viewWillDisappear(false)
    for child in children { child.disappear() }
    viewDidDisappear(false)
  }
}

public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
}

public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  private var alongside: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  var isAnimated: Bool { false }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func finish() {
    for block in alongside { block(self) }
    for block in completions { block(self) }
  }
}
