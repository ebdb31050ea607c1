#if os(iOS) || os(Linux)
public import GradientModel

/// The two stretchable pictures of a bar button: 30 points high for ordinary bars and 24 for a phone's
/// bars in landscape, unless the style gives other heights.
///
/// They are for code that sets images, such as a background of a bar button item for each of its
/// metrics; ``GradientBarButton`` draws itself and needs none. Caps at both sides are 15 points, or
/// more where the corners need it, and the whole height belongs to the caps.
public nonisolated struct BarButtonImages {
  /// For bars of the ordinary height.
  public let regular: UIImage
  /// For the lower bars of a phone in landscape.
  public let compact: UIImage
  /// Whether any width has the pixels that the style has there.
  ///
  /// False where the look changes from left to right: its middle is then stretched.
  public let stretchesExactly: Bool

  /// Points at each side that no width changes, at least.
  static let sideCap = 15.0
  /// The width of the pictures in points, at least: that of the classic bar button.
  static let classicWidth = 49.0

  /// Draws both pictures; nil where the style's height has no area.
  ///
  /// - Parameters:
  ///   - style: The look.
  ///   - state: The states that are on.
  ///   - scale: Pixels a point, such as `traitCollection.displayScale`.
  ///   - environment: Appearance, layout direction and gamut; its metrics do not matter.
  public init?(
    _ style: ControlStyle, for state: ControlState = .normal, scale: CGFloat,
    in environment: StyleEnvironment = StyleEnvironment()
  ) {
    let drawn = [Metrics.regular, .compact].map { metrics in
      Self.draw(style, state, metrics, scale: scale, environment)
    }
    guard let regular = drawn[0], let compact = drawn[1] else { return nil }
    self.regular = regular.image
    self.compact = compact.image
    stretchesExactly = regular.isExact && compact.isExact
  }

  private static func draw(
    _ style: ControlStyle, _ state: ControlState, _ metrics: Metrics, scale: CGFloat,
    _ environment: StyleEnvironment
  ) -> (image: UIImage, isExact: Bool)? {
    var environment = environment
    environment.metrics = metrics
    let look = style.resolved(for: state, in: environment)
    let height = look.height ?? metrics.barButtonHeight
    // Wider than any picture, so that the plan says what a stretched button needs.
    let plan = StretchPlan(look, size: Size2D(width: 4096, height: height))
    let left = max(sideCap, plan.caps.left)
    let right = max(sideCap, plan.caps.right)
    let width = max(classicWidth, look.minWidth.rounded(.up), left + 1 + right)
    let caps = Edges(top: 0, left: left, bottom: 0, right: right)
    let image = look.image(
      size: Size2D(width: width, height: height), caps: caps, scale: scale,
      gamut: environment.gamut)
    return image.map { ($0, plan.stretchesAcross) }
  }
}

nonisolated extension Metrics {
  /// The classic height of a bar button's look in points: 30 in a bar of 44, 24 in one of 32.
  var barButtonHeight: Double { self == .compact ? 24 : 30 }
}
#endif
