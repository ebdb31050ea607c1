#if os(iOS) || os(Linux)
/// The parts of a busy button that a spinner takes the place of, and the alpha that the app gave them.
struct HiddenContent {
  private var alphas: [(part: UIView, alpha: CGFloat)] = []

  /// Hides parts that are shown, or gives all that are hidden their alpha back.
  ///
  /// - Parameters:
  ///   - parts: The parts that the button has now.
  ///   - isBusy: Whether it is busy.
  mutating func conceal(_ parts: [UIView], isBusy: Bool) {
    guard isBusy else {
      for (part, alpha) in alphas { part.alpha = alpha }
      alphas = []
      return
    }
    for part in parts where part.alpha != 0 {
      alphas.removeAll { $0.part === part }
      alphas.append((part, part.alpha))
      part.alpha = 0
    }
  }
}
#endif
