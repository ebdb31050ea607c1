#if os(iOS) || os(Linux)
/// The touch and the keys that are down on a control, and those that it let go of when it got busy.
///
/// What was let go of stays so: a finger that goes up when the control is no longer busy is no tap.
struct BusyContacts {
  private weak var touch: UITouch?
  private weak var lostTouch: UITouch?
  private var keys: Set<UIPress> = []
  private var lostKeys: Set<UIPress> = []
  private var passedKeys: Set<UIPress> = []

  // MARK: Touch

  /// Notes the touch that the control begins to follow.
  mutating func began(_ touch: UITouch) {
    self.touch = touch
    if lostTouch === touch { lostTouch = nil }
  }

  /// Whether touches are another control's business than one that was let go of.
  func follows(_ touches: Set<UITouch>) -> Bool {
    lostTouch.map { !touches.contains($0) } ?? true
  }

  /// Notes that touches ended.
  ///
  /// - Returns: Whether the control still followed them.
  mutating func ended(_ touches: Set<UITouch>) -> Bool {
    let isFollowed = follows(touches)
    if !isFollowed { lostTouch = nil }
    if let touch, touches.contains(touch) { self.touch = nil }
    return isFollowed
  }

  /// Lets go of the touch.
  ///
  /// - Returns: What is to be cancelled; nil without a touch.
  mutating func loseTouch() -> Set<UITouch>? {
    guard let touch else { return nil }
    self.touch = nil
    lostTouch = touch
    return [touch]
  }

  // MARK: Keys

  /// Notes keys that went down.
  ///
  /// - Returns: Whether they are the control's.
  mutating func began(_ presses: Set<UIPress>, isBusy: Bool) -> Bool {
    if isBusy { passedKeys.formUnion(presses) } else { keys.formUnion(presses) }
    return !isBusy
  }

  /// What becomes of keys that go up.
  enum Release {
    /// They are the control's.
    case own
    /// They were cancelled already.
    case lost
    /// They went down while the control was busy, so they are the next responder's.
    case passed
  }

  /// Notes keys that went up.
  mutating func ended(_ presses: Set<UIPress>, isBusy: Bool) -> Release {
    defer {
      keys.subtract(presses)
      lostKeys.subtract(presses)
      passedKeys.subtract(presses)
    }
    if !lostKeys.isDisjoint(with: presses) { return .lost }
    return isBusy || !passedKeys.isDisjoint(with: presses) ? .passed : .own
  }

  /// Lets go of the keys.
  ///
  /// - Returns: What is to be cancelled; nil without keys.
  mutating func loseKeys() -> Set<UIPress>? {
    guard !keys.isEmpty else { return nil }
    lostKeys.formUnion(keys)
    defer { keys = [] }
    return keys
  }
}
#endif
