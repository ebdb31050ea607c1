/// A gradient: stops, the geometry that spreads them over a box, and the way that they blend.
///
/// The same value can be drawn by a control, a `CAGradientLayer`, CSS or a picture. What it means is
/// defined by one sampler, which works in double precision and which every faster way is tested
/// against.
///
/// Edge cases: no stop paints nothing; one stop is a plain colour; beyond the first and last place
/// their colours go on; a gradient line, radius or pair of radii of no length paints the last
/// colour.
public struct GradientFill: Hashable, Sendable {
  /// The colours and their places, in order.
  public var stops: [GradientStop]
  /// Axial, radial or conic, with direction, centre and extent.
  public var kind: Kind
  /// The colour space in which neighbouring stops are mixed.
  public var interpolation: Interpolation
  /// Whether colours are multiplied by their alpha before they are mixed, as in CSS.
  ///
  /// With straight alpha (`false`) a fade from white to clear black passes through grey.
  public var isPremultiplied: Bool

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - stops: The colours and their places, in order.
  ///   - kind: Axial, radial or conic; by default axial from top to bottom.
  ///   - interpolation: The colour space of the blend; sRGB by default, as Core Animation's.
  ///   - isPremultiplied: Whether alpha is multiplied in before mixing.
  public init(
    stops: [GradientStop], kind: Kind = .axial(.to(.bottom)), interpolation: Interpolation = .srgb,
    isPremultiplied: Bool = true
  ) {
    self.stops = stops
    self.kind = kind
    self.interpolation = interpolation
    self.isPremultiplied = isPremultiplied
  }

  /// Makes a gradient of colours that are evenly spaced, the first at 0 and the last at 1.
  ///
  /// - Parameters:
  ///   - colors: The colours in order.
  ///   - kind: Axial, radial or conic; by default axial from top to bottom.
  ///   - interpolation: The colour space of the blend.
  public init(
    colors: [StyleColor], kind: Kind = .axial(.to(.bottom)), interpolation: Interpolation = .srgb
  ) {
    let last = Double(max(colors.count - 1, 1))
    var stops: [GradientStop] = []
    for (index, color) in colors.enumerated() {
      stops.append(GradientStop(color, at: Double(index) / last))
    }
    self.init(stops: stops, kind: kind, interpolation: interpolation)
  }

  /// The colour space in which neighbouring stops are mixed.
  public enum Interpolation: UInt8, Hashable, Sendable, CaseIterable {
    /// Gamma-encoded sRGB.
    case srgb
    /// sRGB in linear light.
    case srgbLinear
    /// Gamma-encoded Display P3.
    case displayP3
    /// OKLab: even steps to the eye.
    case oklab
    /// OKLCh along the shorter way around the hue circle; a powerless hue takes the other's.
    case oklch

    /// The space that stops are converted to.
    public var space: StyleColor.Space {
      switch self {
      case .srgb: .srgb
      case .srgbLinear: .srgbLinear
      case .displayP3: .displayP3
      case .oklab: .oklab
      case .oklch: .oklch
      }
    }
  }
}
