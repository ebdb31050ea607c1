#if os(iOS) || os(Linux)
import GradientModel

extension GradientControl: UIPointerInteractionDelegate {
  /// The pointer over the control takes the outline's shape, not a rectangle's.
  ///
  /// - Parameters:
  ///   - interaction: The pointer's interaction.
  ///   - region: The part of the control that the pointer is over.
  /// - Returns: The shape, in the superview's coordinates.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    outlineForPointer.map {
      UIPointerStyle(effect: .automatic(targetedPreview), shape: .path($0))
    }
  }

  /// The pointer comes: the control is hovered.
  ///
  /// - Parameters:
  ///   - interaction: The pointer's interaction.
  ///   - region: The part of the control that the pointer is over.
  ///   - animator: Animations beside the pointer's own.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    hover(true)
  }

  /// The pointer goes.
  ///
  /// - Parameters:
  ///   - interaction: The pointer's interaction.
  ///   - region: The part of the control that the pointer was over.
  ///   - animator: Animations beside the pointer's own.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {
    hover(false)
  }
}
#endif
