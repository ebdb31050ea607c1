open class UIWindow: UIView {
  /// What the screen and the reader's settings say; a change reaches every view at once.
  package var screenTraits = UIScreen.main.traitCollection.values {
    didSet { if oldValue != screenTraits { updateTraits() } }
  }
  private let touches = TouchDelivery()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    updateTraits()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateTraits()
  }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.view.removeFromSuperview()
      guard let root = rootViewController else { return }
      root.view.frame = bounds
      root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(root.view)
      if !isHidden { root.appear() }
    }
  }

  open var isKeyWindow: Bool { Self.key === self }

  open func makeKeyAndVisible() {
    Self.key = self
    isHidden = false
    HeadlessClock.current.addRoot(layer)
    Self.register(self)
    rootViewController?.appear()
    HeadlessClock.current.turn()
  }

  open func sendEvent(_ event: UIEvent) { touches.deliver(event) }

  /// Turns the device: the window's size and size classes change in one turn.
  package func rotate(to size: CGSize, verticalSizeClass: UIUserInterfaceSizeClass) {
    let coordinator = TransitionCoordinator()
    rootViewController?.viewWillTransition(to: size, with: coordinator)
    screenTraits.verticalSizeClass = verticalSizeClass
    frame = CGRect(origin: frame.origin, size: size)
    HeadlessClock.current.turn()
    coordinator.finish()
  }

  // MARK: All windows

  private static weak var key: UIWindow?
  private static var all: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private static func register(_ window: UIWindow) {
    all.removeAll { $0.window == nil || $0.window === window }
    all.append(WeakWindow(window: window))
    HeadlessClock.current.layoutWindows = { MainActor.assumeIsolated { layOutAll() } }
  }

  /// Lays out until nothing asks for more, or eight times: a view that always asks never settles.
  private static func layOutAll() {
    for window in all.compactMap(\.window) {
      for _ in 0..<8 where window.needsLayoutAnywhere { window.layer.layoutIfNeeded() }
    }
  }
}
