#if os(iOS) || os(Linux)
import GradientModel

extension GradientButton {
  /// The pointer over the button takes the outline's shape, not a rectangle's.
  func pointerStyle(for effect: UIPointerEffect) -> UIPointerStyle? {
    outlineForPointer.map { UIPointerStyle(effect: effect, shape: .path($0)) }
  }
}
#endif
