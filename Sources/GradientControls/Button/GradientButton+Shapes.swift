#if os(iOS) || os(Linux)
import GradientModel

extension GradientButton {
  /// The pointer over the button takes the outline's shape, not a rectangle's.
  func pointerStyle(for effect: UIPointerEffect) -> UIPointerStyle? {
    guard let outline = look.outline else { return nil }
    // In the coordinates of the superview, where the pointer is.
    let path = UIBezierPath.make(
      outline, offset: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
    return UIPointerStyle(effect: effect, shape: .path(path))
  }
}
#endif
