/// A shadow in CSS's terms: cast by the outline, outside it or, inset, inside the border.
public struct DropShadow: Hashable, Sendable {
  /// The colour.
  public var color: StyleColor
  /// Points to the right; never mirrored.
  public var offsetX: Double
  /// Points down.
  public var offsetY: Double
  /// CSS's blur radius in points: twice the standard deviation of the Gaussian, so twice
  /// `CALayer.shadowRadius`.
  ///
  /// Below 0 counts as 0.
  public var blur: Double
  /// Points by which the outline grows before it is blurred; it shrinks where negative.
  public var spread: Double
  /// Whether the shadow falls inwards from the border's inner edge.
  public var isInset: Bool
  /// Whether an outer shadow is painted under the control too, as `CALayer` does, and so shows
  /// through a clear fill.
  ///
  /// By default it is painted outside the outline only, as in CSS.
  public var isBehind: Bool

  /// Makes a shadow.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - offsetX: Points to the right.
  ///   - offsetY: Points down.
  ///   - blur: CSS's blur radius in points.
  ///   - spread: Points by which the outline grows.
  ///   - isInset: Whether the shadow falls inwards.
  ///   - isBehind: Whether an outer shadow is painted under the control too.
  public init(
    color: StyleColor, offsetX: Double = 0, offsetY: Double = 0, blur: Double = 0,
    spread: Double = 0, isInset: Bool = false, isBehind: Bool = false
  ) {
    self.color = color
    self.offsetX = offsetX
    self.offsetY = offsetY
    self.blur = blur
    self.spread = spread
    self.isInset = isInset
    self.isBehind = isBehind
  }

  /// A shadow that cannot be seen: what `none` means for a title's shadow.
  public static let none = DropShadow(color: .clear)

  /// The standard deviation of the blur in points.
  public var standardDeviation: Double { blur > 0 ? blur / 2 : 0 }

  /// How far the shadow reaches beyond each edge of the outline that casts it, in points: three
  /// standard deviations, the spread and the offset.
  ///
  /// 0 where it does not reach beyond, for an inset or an invisible shadow, and for figures that
  /// are not finite.
  public var reach: Edges {
    let around = 3 * standardDeviation + spread
    guard !isInset, color.alpha > 0, around.isFinite, offsetX.isFinite, offsetY.isFinite else {
      return .zero
    }
    return Edges(
      top: max(0, around - offsetY), left: max(0, around - offsetX),
      bottom: max(0, around + offsetY), right: max(0, around + offsetX))
  }
}
