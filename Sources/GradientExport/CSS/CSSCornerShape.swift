internal import GradientModel

/// Continuous corners as superellipses, which CSS Borders 4 has.
struct CSSCornerShape {
  /// The corners in which the superellipse fits the curve.
  let corners: Corners

  /// The parameter of the superellipse that comes nearest to the continuous curve.
  ///
  /// Fitted by minimising the largest distance, which is 0.0031 radii; a quarter of a circle's is 0.0138.
  static let parameter = 1.3847
  /// How far that superellipse reaches along each side, in radii.
  private static let reach = 1.241

  /// Nil where corners are circular, and where the curve has no room to be whole at the least size.
  init?(_ look: ResolvedStyle) {
    guard look.cornerCurve == .continuous, case .radii(let radii) = look.corners else { return nil }
    let largest = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
    let room = 2 * largest * (1 + ContinuousCorner.excess)
    let height = look.height ?? look.minHeight ?? 44
    let width = look.width ?? max(look.minWidth, height)
    guard largest > 0, room <= min(width, height) else { return nil }
    corners = .radii(radii.map { max($0, 0) * Self.reach })
  }
}
