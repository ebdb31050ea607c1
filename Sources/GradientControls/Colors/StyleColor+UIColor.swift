#if os(iOS) || os(Linux)
public import GradientModel

/// A colour of UIKit that no style can use.
public nonisolated struct UnusableColorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The colour, as UIKit describes it.
  public let color: String

  /// What was found, what is allowed and what to do.
  public var description: String {
    "\(color) has no red, green and blue, as a pattern's colour has none: give a plain or dynamic "
      + "colour, and a picture as an image"
  }
}

nonisolated extension StyleColor {
  /// Takes over a colour of UIKit as it looks with some traits.
  ///
  /// It is converted through extended sRGB, so a colour of Display P3 keeps its full strength. A
  /// dynamic colour is frozen by this: keep the `UIColor`, and convert it again whenever traits
  /// change.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - traits: The traits of the view that shows it.
  /// - Throws: ``UnusableColorError`` for a pattern, which has no components.
  public init(_ color: UIColor, in traits: UITraitCollection) throws(UnusableColorError) {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 0
    let resolved = color.resolvedColor(with: traits)
    guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      throw UnusableColorError(color: "\(color)")
    }
    self.init(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

nonisolated extension UIColor {
  /// A colour of UIKit that looks like a style's, in extended sRGB.
  ///
  /// Missing components count as 0.
  ///
  /// - Parameter color: The colour, of any space.
  public convenience init(_ color: StyleColor) {
    let srgb = color.converted(to: .srgb).components
    self.init(
      red: CGFloat(srgb.x), green: CGFloat(srgb.y), blue: CGFloat(srgb.z),
      alpha: CGFloat(color.alpha))
  }
}

nonisolated extension CGColor {
  /// A colour whose components are those of a gamut, for layers.
  ///
  /// - Parameters:
  ///   - color: The colour, of any space.
  ///   - gamut: The space that the components are wanted in.
  /// - Returns: The colour; in sRGB where the system lacks the other space.
  static func make(_ color: StyleColor, in gamut: OutputGamut) -> CGColor {
    if gamut == .displayP3, let space = CGColorSpace(name: CGColorSpace.displayP3) {
      let p3 = color.converted(to: .displayP3).components
      let values = [CGFloat(p3.x), CGFloat(p3.y), CGFloat(p3.z), CGFloat(color.alpha)]
      if let result = CGColor(colorSpace: space, components: values) { return result }
    }
    let srgb = color.converted(to: .srgb).components
    return CGColor(
      srgbRed: CGFloat(srgb.x), green: CGFloat(srgb.y), blue: CGFloat(srgb.z),
      alpha: CGFloat(color.alpha))
  }
}
#endif
