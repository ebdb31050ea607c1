#if os(iOS) || os(Linux)
public import GradientModel

/// What to set on a `CAGradientLayer` so that it shows a gradient.
///
/// A layer mixes straight colours in the encoded values of the screen's colour space. Where a
/// gradient blends otherwise (premultiplied, in linear light, in OKLab) it gets extra stops, until
/// no colour along it is further off than the tolerance; ``deviation`` says how far off it is at
/// most. A direction in points, such as CSS's angles, becomes an axis of the unit square for the
/// one size that it was asked for, so ask again when the layer's size changes.
///
/// ```swift
/// let settings = fill.layerSettings(for: layer.bounds.size)
/// settings.apply(to: layer)
/// for limit in settings.limits { print(limit.message) }
/// ```
///
/// The controls themselves use no gradient layer: their picture can show what a layer cannot.
public nonisolated struct GradientLayerSettings: Hashable, Sendable {
  /// The three geometries that a layer knows.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Along the axis from ``start`` to ``end``.
    case axial
    /// Around ``start``, with the radii that ``end`` lies across and down from it.
    case radial
    /// Clockwise around ``start``, beginning in the direction of ``end``.
    case conic
  }

  /// The geometry.
  public let kind: Kind
  /// The layer's start point, in unit coordinates; it may lie outside the unit square.
  public let start: GradientFill.UnitPosition
  /// The layer's end point, in unit coordinates; it may lie outside the unit square.
  public let end: GradientFill.UnitPosition
  /// Straight colours of ``gamut`` at places that rise from 0 to 1: two or more, or none where
  /// nothing is painted.
  public let stops: [GradientStop]
  /// The colour space that neighbouring stops are mixed in.
  public let gamut: OutputGamut
  /// The largest difference, in any premultiplied component (0...1), between a colour along the
  /// stops and the gradient's own.
  public let deviation: Double
  /// What the layer cannot show, or not surely.
  public let limits: [GradientLayerLimit]

  private static let finestTolerance = 1.0 / 65_536

  /// Works out the settings of a gradient for one size.
  ///
  /// - Parameters:
  ///   - fill: The gradient.
  ///   - size: The layer's size in points.
  ///   - direction: The layout direction, for words such as `leading`.
  ///   - gamut: The colour space of the screen that the layer is shown on.
  ///   - tolerance: The largest difference in any premultiplied component, 0...1; half a level of
  ///     8 bits by default. It is taken as 1/65 536 where smaller.
  public init(
    _ fill: GradientFill, size: Size2D, direction: LayoutDirection = .leftToRight,
    gamut: OutputGamut = .srgb, tolerance: Double = 0.5 / 255
  ) {
    let geometry = LayerGeometry(fill.resolved(in: direction).kind, size: size)
    let ramp = GradientRamp(fill, output: gamut)
    // A tolerance that is not a number fails the comparison too.
    let tolerance = tolerance > Self.finestTolerance ? tolerance : Self.finestTolerance
    var limits = geometry.limits
    self.gamut = gamut
    guard !ramp.isEmpty else {
      (kind, start, end, stops, deviation) = (.axial, geometry.start, geometry.end, [], 0)
      self.limits = limits + [.nothingToPaint]
      return
    }
    var subdivision = StraightRamp(
      ramp, isPremultiplied: fill.isPremultiplied, gamut: gamut, tolerance: tolerance)
    if geometry.isPastEnd {
      subdivision.keepLastColor()
      (kind, start, end) = (.axial, geometry.start, geometry.end)
    } else {
      let span = subdivision.normalize(for: geometry.kind)
      let axis = geometry.axis(from: span.lower, to: span.upper)
      (kind, start, end) = (geometry.kind, axis.start, axis.end)
    }
    stops = subdivision.stops
    deviation = subdivision.deviation
    if deviation > tolerance { limits.append(.coarse) }
    self.limits = limits
  }
}

/// Something that a `CAGradientLayer` cannot show, or not surely.
public nonisolated enum GradientLayerLimit: Hashable, Sendable, CaseIterable {
  /// The gradient has no stop, so the layer paints nothing.
  case nothingToPaint
  /// The size has no area, so directions and radii in points have no place in the unit square.
  case sizeWithoutArea
  /// A conic gradient on a box that is not square: Apple does not say whether a layer measures the
  /// angle in points, as this package does, or in the unit square.
  case conicOnOblong
  /// The blend curves so sharply that ``GradientLayerSettings/deviation`` exceeds the tolerance.
  case coarse

  /// What cannot be shown and what to do, as a sentence.
  public var message: String {
    switch self {
    case .nothingToPaint: "The gradient has no stop: add one, or two for a change of colour."
    case .sizeWithoutArea: "The layer has no area yet: ask again once it has its size."
    case .conicOnOblong:
      "A layer may sweep a conic gradient in the unit square, which differs from an angle in points "
        + "unless the layer is square: use a square layer, or a picture."
    case .coarse:
      "The blend needs more stops than a layer should have: allow a larger tolerance, or use a "
        + "picture."
    }
  }
}
#endif
