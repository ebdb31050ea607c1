#if os(iOS) || os(Linux)
/// A view's alpha as the app set it, beside the opacity of its look: on screen is their product.
struct LookOpacity {
  private(set) var look: CGFloat = 1
  /// The app's alpha while the look has an opacity of its own; nil while it is the view's.
  private(set) var own: CGFloat?

  /// Takes the alpha that the app sets.
  ///
  /// - Returns: What the view gets.
  mutating func setting(own alpha: CGFloat) -> CGFloat {
    own = look == 1 ? nil : alpha
    return alpha * look
  }

  /// Takes the opacity of a look.
  ///
  /// - Parameters:
  ///   - opacity: 0...1.
  ///   - alpha: The view's alpha as the app knows it.
  /// - Returns: What the view gets; nil if nothing changes.
  mutating func setting(look opacity: CGFloat, over alpha: CGFloat) -> CGFloat? {
    guard opacity != look else { return nil }
    look = opacity
    return setting(own: alpha)
  }
}
#endif
