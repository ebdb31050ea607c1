/// A colour as it was given: a space, three components and an alpha.
///
/// Nothing is rounded or converted until pixels are made, so a colour read from a file is written
/// back with the figures that it came with.
///
/// Edge cases: components may lie outside their usual range (extended colours) and may be missing
/// (CSS's `none`); a component that is not a number counts as missing, and an alpha is kept within
/// 0...1.
public struct StyleColor: Hashable, Sendable {
  /// The colour space that the components are in.
  public let space: Space
  /// The components in the order of the space's name, for instance red, green and blue.
  ///
  /// A missing component is stored as 0.
  public let components: SIMD3<Double>
  /// Opacity, from 0 (clear) to 1 (opaque).
  ///
  /// A missing alpha is stored as 0.
  public let alpha: Double
  /// The components that are missing: in a blend each takes the other colour's value.
  public let missing: Missing

  /// Makes a colour from its components.
  ///
  /// - Parameters:
  ///   - space: The colour space.
  ///   - first: The first component, such as red, hue or lightness; see ``Space`` for ranges.
  ///   - second: The second component.
  ///   - third: The third component.
  ///   - alpha: Opacity; brought into 0...1.
  ///   - missing: Components that are missing, whose values are ignored.
  @inline(never)
  public init(
    _ space: Space, _ first: Double, _ second: Double, _ third: Double, alpha: Double = 1,
    missing: Missing = []
  ) {
    var components = SIMD3(first, second, third)
    var missing = missing
    for index in 0..<3 {
      if !components[index].isFinite { missing.insert(Missing(component: index)) }
      if missing.contains(Missing(component: index)) { components[index] = 0 }
    }
    if alpha != alpha { missing.insert(.alpha) }
    self.space = space
    self.components = components
    self.alpha = missing.contains(.alpha) ? 0 : min(max(alpha, 0), 1)
    self.missing = missing
  }

  /// Makes an sRGB colour.
  ///
  /// - Parameters:
  ///   - red: 0...1, more or less for an extended colour.
  ///   - green: 0...1.
  ///   - blue: 0...1.
  ///   - alpha: Opacity, 0...1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(.srgb, red, green, blue, alpha: alpha)
  }

  /// Makes an sRGB grey.
  ///
  /// - Parameters:
  ///   - white: 0 (black) to 1 (white).
  ///   - alpha: Opacity, 0...1.
  public init(white: Double, alpha: Double = 1) {
    self.init(.srgb, white, white, white, alpha: alpha)
  }

  /// Clear black.
  public static let clear = StyleColor(white: 0, alpha: 0)
  /// Opaque black.
  public static let black = StyleColor(white: 0)
  /// Opaque white.
  public static let white = StyleColor(white: 1)

  /// The same colour with another opacity.
  ///
  /// - Parameter alpha: The new opacity, 0...1.
  /// - Returns: The colour with that opacity and the same components.
  public func withAlpha(_ alpha: Double) -> StyleColor {
    StyleColor(
      space, components.x, components.y, components.z, alpha: alpha,
      missing: missing.subtracting(.alpha))
  }

  /// A set of missing components.
  public struct Missing: OptionSet, Hashable, Sendable {
    /// The bits: 1, 2 and 4 for the components, 8 for alpha.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: 1, 2 and 4 for the components, 8 for alpha.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Makes the set of one component.
    ///
    /// - Parameter component: 0, 1 or 2; 3 for alpha.
    public init(component: Int) { rawValue = 1 << UInt8(component & 7) }

    /// The first component.
    public static let first = Missing(rawValue: 1)
    /// The second component.
    public static let second = Missing(rawValue: 2)
    /// The third component.
    public static let third = Missing(rawValue: 4)
    /// The alpha.
    public static let alpha = Missing(rawValue: 8)
  }
}
