#if os(iOS) || os(Linux)
import GradientModel

extension GradientControl {
  func loadingDidChange() {
    if isLoading { letGo() }
    // Before the look moves, which takes along what is there; and the spinner knows the system's words.
    showBusyness()
    look.stateDidChange()
    setNeedsLayout()
    guard window != nil else { return }
    UIAccessibility.post(
      notification: isLoading ? .announcement : .layoutChanged,
      argument: isLoading ? loadingWords : self)
  }

  /// What VoiceOver says of a busy control.
  var loadingWords: String { loadingDescription ?? indicator.name ?? "Loading" }

  /// What the state adds to the app's own traits.
  var stateTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if isSelected { traits.insert(.selected) }
    if !isEnabled || isLoading { traits.insert(.notEnabled) }
    if isLoading { traits.insert(.updatesFrequently) }
    return traits
  }

  /// The words in the content, in the order of its views; nil if there are none.
  var contentWords: String? {
    guard let contentView else { return nil }
    let words = Self.words(in: contentView)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  private static func words(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    if let label = view.accessibilityLabel, !label.isEmpty { return [label] }
    if let text = (view as? UILabel)?.text, !text.isEmpty { return [text] }
    return view.subviews.flatMap(words)
  }

  /// Whether a view in the control takes touches itself.
  func takesTouches(_ hit: UIView) -> Bool {
    var view: UIView? = hit
    while let current = view, current !== self {
      if (current as? UIControl)?.isEnabled == true { return true }
      if current.gestureRecognizers?.isEmpty == false { return true }
      view = current.superview
    }
    return hit === self
  }

  /// Whether keys press the control: the space bar, or the button of a remote or a game controller.
  func activates(_ presses: Set<UIPress>) -> Bool {
    presses.contains { press in
      press.key.map { $0.keyCode == .keyboardSpacebar } ?? (press.type == .select)
    }
  }
}
#endif
