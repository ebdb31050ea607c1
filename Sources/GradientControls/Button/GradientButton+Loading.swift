#if os(iOS) || os(Linux)
import GradientModel

extension GradientButton {
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

  /// Shows the spinner of a busy button in the place of title and image, or those again.
  func showBusyness() {
    hiddenContent.conceal(contentParts, isBusy: isLoading)
    indicator.set(isLoading, in: self, color: spinnerColor)
  }

  /// What being busy adds to the traits.
  var busyTraits: UIAccessibilityTraits { isLoading ? [.notEnabled, .updatesFrequently] : [] }

  /// What VoiceOver says of a busy button.
  var loadingWords: String { loadingDescription ?? indicator.name ?? "Loading" }
}
#endif
