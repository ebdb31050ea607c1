open class UIControl: UIView {
  private var table = ActionTable()
  private var trackedTouch: UITouch?
  private var rawHighlighted = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// iOS 14: the action is for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  open var isEnabled = true {
    didSet {
      guard oldValue != isEnabled else { return }
      if !isEnabled, isTracking { stopTracking(with: nil) }
      headlessStateChanged()
    }
  }
  open var isSelected = false { didSet { if oldValue != isSelected { headlessStateChanged() } } }
  open var isHighlighted: Bool {
    get { rawHighlighted }
    set {
      guard rawHighlighted != newValue else { return }
      rawHighlighted = newValue
      headlessStateChanged()
    }
  }
  open var state: State {
    var result = State.normal
    if isHighlighted { result.insert(.highlighted) }
    if !isEnabled { result.insert(.disabled) }
    if isSelected { result.insert(.selected) }
    if isFocused { result.insert(.focused) }
    return result
  }
  open private(set) var isTracking = false
  open private(set) var isTouchInside = false

  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }
  open var toolTip: String?
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  /// iOS 14.
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// What a class of ours does when a flag of its state has another value.
  package func headlessStateChanged() { setNeedsLayout() }

  // MARK: Tracking

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else {
      trackedTouch = nil
      isTouchInside = false
      return
    }
    // Before the handlers or after them is open; no test of ours may depend on it.
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isWithinSlop(touch)
    guard continueTracking(touch, with: event) else {
      trackedTouch = nil
      isTracking = false
      isHighlighted = false
      return
    }
    isHighlighted = isTouchInside
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, event)
    // One pass: a handler registered for both runs once [read: CH].
    case (true, false): send([.touchDragExit, .touchDragOutside], event)
    case (false, true): send([.touchDragEnter, .touchDragInside], event)
    case (false, false): send(.touchDragOutside, event)
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    trackedTouch = nil
    isTouchInside = isWithinSlop(touch)
    isTracking = false
    endTracking(touch, with: event)
    send(isTouchInside ? .touchUpInside : .touchUpOutside, event)
    if isTouchInside { headlessTouchUpInside(event) }
    // After the handlers: a highlight that one of them sets does not stick [read: SO qanswer].
    isHighlighted = false
    isTouchInside = false
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    stopTracking(with: event)
  }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    // Cancelled without an event, as by removal from the window [read: AD].
    if newWindow == nil, trackedTouch != nil { stopTracking(with: nil) }
  }

  /// Buttons send their primary action here.
  package func headlessTouchUpInside(_ event: UIEvent?) {}

  private func stopTracking(with event: UIEvent?) {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    cancelTracking(with: event)
    send(.touchCancel, event)
    isHighlighted = false
  }

  /// An ongoing touch counts as inside within 70 points of the bounds [read: SO gubat, csdn,
  /// codedump, ansaurus].
  package static let slop: CGFloat = 70

  private func isWithinSlop(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
  }

  // MARK: Actions

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

  /// iOS 17.4.
  open func performPrimaryAction() {
    precondition(
      SystemFeatures.current.hasPerformPrimaryAction,
      "performPrimaryAction is not there before iOS 17.4")
    sendActions(for: .primaryActionTriggered)
  }

  private func send(_ events: Event, _ event: UIEvent?) {
    // The table may change while handlers run.
    for action in table.actions(for: events) { sendAction(action) }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    table.add(action, for: controlEvents)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    table.remove(action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    table.remove(actionIdentifier, for: controlEvents)
  }

  public var allControlEvents: Event { table.events }

  /// The double has no selectors to send: the second argument is always nil.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var stops = false
    for entry in table.entries where !stops { iterator(entry.action, nil, entry.events, &stops) }
  }
}

extension UIControl: UIContextMenuInteractionDelegate {}
