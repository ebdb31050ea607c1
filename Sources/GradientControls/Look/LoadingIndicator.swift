#if os(iOS) || os(Linux)
/// The spinner of a control that is busy.
final class LoadingIndicator {
  private var spinner: UIActivityIndicatorView?

  // An optimised build may keep an instance on the stack, gone before an isolated deinit had its turn
  // on the main actor.
  nonisolated deinit {}

  /// What the system's spinner is called in the reader's language; nil while there is none.
  var name: String? { spinner?.accessibilityLabel }

  /// Shows the spinner in the middle of a view, or takes it away.
  ///
  /// - Parameters:
  ///   - isShown: Whether the control is busy.
  ///   - view: The control.
  ///   - color: The title's colour, so that the spinner can be seen on the fill.
  func set(_ isShown: Bool, in view: UIView, color: UIColor) {
    guard isShown else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    let spinner = spinner ?? UIActivityIndicatorView(style: .medium)
    if self.spinner == nil {
      self.spinner = spinner
      spinner.isUserInteractionEnabled = false
      spinner.isAccessibilityElement = false
      view.addSubview(spinner)
      spinner.startAnimating()
    }
    if spinner.color != color { spinner.color = color }
    let size = spinner.intrinsicContentSize
    // Whole points: half a pixel would blur it.
    let frame = CGRect(
      x: (view.bounds.midX - size.width / 2).rounded(),
      y: (view.bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    if spinner.frame != frame { spinner.frame = frame }
  }
}
#endif
