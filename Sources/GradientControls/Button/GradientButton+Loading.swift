#if os(iOS) || os(Linux)
import GradientModel

extension GradientButton {
  func loadingDidChange() {
    look.stateDidChange()
    setNeedsLayout()
    guard window != nil else { return }
    UIAccessibility.post(
      notification: isLoading ? .announcement : .layoutChanged,
      argument: isLoading ? loadingWords : self)
  }

  /// What VoiceOver says of a busy button.
  var loadingWords: String { loadingDescription ?? indicator.name ?? "Loading" }
}
#endif
