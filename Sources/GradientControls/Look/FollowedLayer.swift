#if os(iOS) || os(Linux)
import GradientModel

/// What the app has set on a control's own layer, which the look follows where the style is silent.
nonisolated struct FollowedLayer: Hashable, Sendable {
  private let radius: Double
  private let maskedCorners: UInt
  private let isContinuous: Bool
  /// Points; the layer paints its border itself, over everything.
  let borderWidth: Double

  init(_ layer: CALayer) {
    radius = Double(layer.cornerRadius)
    maskedCorners = layer.maskedCorners.rawValue
    isContinuous = layer.cornerCurve == .continuous
    borderWidth = Double(layer.borderWidth)
  }

  /// Takes the layer's corners into a look.
  func round(_ look: inout ResolvedStyle) {
    func radius(of corner: CACornerMask) -> Double {
      self.maskedCorners & corner.rawValue != 0 ? self.radius : 0
    }
    look.corners = .radii(
      CornerRadii(
        topLeft: radius(of: .layerMinXMinYCorner), topRight: radius(of: .layerMaxXMinYCorner),
        bottomRight: radius(of: .layerMaxXMaxYCorner), bottomLeft: radius(of: .layerMinXMaxYCorner))
    )
    look.cornerCurve = isContinuous ? .continuous : .circular
  }
}
#endif
